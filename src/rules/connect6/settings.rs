//! A [`Variant`] as text: `connect6 rows=15 cols=15`.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use super::{CONNECT6, Variant};
use crate::rules::{
    Settings, SettingsError,
    settings::{set, write_nearest},
};

/// The preset `connect6`, and what is different:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `connect` | how many in a row win |
/// | `stones` | how many stones a turn has |
/// | `first` | how many the first turn has |
///
/// What is not set is as in Connect6, without the preset too. Whether there is such a game is not looked into:
/// that is asked of [`Connect6::new`](super::Connect6::new).
///
/// ```
/// use collinear::rules::connect6::{CONNECT6, Variant};
///
/// let variant: Variant = "connect=5 stones=3 first=2".parse()?;
/// assert_eq!(variant, Variant { connect: 5, stones: 3, first: 2, ..CONNECT6 });
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`] with the setting that can't be read.
impl FromStr for Variant {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let mut it = settings.preset(&Self::PRESETS)?.unwrap_or(CONNECT6);
        set(&mut it.rows, settings.number("rows")?);
        set(&mut it.cols, settings.number("cols")?);
        set(&mut it.connect, settings.number("connect")?);
        set(&mut it.stones, settings.number("stones")?);
        set(&mut it.first, settings.number("first")?);
        settings.finish()?;
        Ok(it)
    }
}

/// The preset and what is different: what [`FromStr`] reads as the same rules.
///
/// ```
/// use collinear::rules::connect6::{CONNECT6, Variant};
///
/// assert_eq!(CONNECT6.to_string(), "connect6");
/// assert_eq!(Variant { connect: 5, ..CONNECT6 }.to_string(), "connect6 connect=5");
/// ```
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let presets = Self::PRESETS.map(|(name, preset)| (name, preset.settings()));
        write_nearest(f, &self.settings(), &presets, None)
    }
}

impl Variant {
    /// All settings with their values.
    fn settings(&self) -> Vec<(&'static str, String)> {
        [
            ("rows", self.rows),
            ("cols", self.cols),
            ("connect", self.connect),
            ("stones", self.stones),
            ("first", self.first),
        ]
        .map(|(key, value)| (key, value.to_string()))
        .into()
    }
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(Variant);

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(super::Connect6);
