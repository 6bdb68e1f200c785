//! A [`Variant`] as text: `pente opening=tournament`.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use super::{Captures, Opening, PENTE, Variant};
use crate::rules::{
    Settings, SettingsError,
    settings::{name_of, set, write_nearest},
};

const CAPTURES: [(&str, Captures); 2] = [
    ("pairs", Captures::Pairs),
    ("pairs-and-threes", Captures::PairsAndThrees),
];

const OPENINGS: [(&str, Opening); 3] = [
    ("free", Opening::Free),
    ("centre", Opening::Centre),
    ("tournament", Opening::Tournament),
];

/// A preset, `pente` or `keryo`, and what is different:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `captures` | how many stones at once: `pairs` or `pairs-and-threes` |
/// | `captured-to-win` | how many captured stones win; `0` if none do |
/// | `opening` | where the first stones go: `free`, `centre` or `tournament` |
///
/// Without a preset, what is not set is as in Pente. Whether there is such a game is not looked into: that is
/// asked of [`Pente::new`](super::Pente::new).
///
/// ```
/// use collinear::rules::pente::{KERYO, Opening, Variant};
///
/// let variant: Variant = "keryo opening=free".parse()?;
/// assert_eq!(variant, Variant { opening: Opening::Free, ..KERYO });
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
        let mut it = settings.preset(&Self::PRESETS)?.unwrap_or(PENTE);
        set(&mut it.rows, settings.number("rows")?);
        set(&mut it.cols, settings.number("cols")?);
        set(&mut it.captures, settings.choice("captures", &CAPTURES)?);
        set(&mut it.captured_to_win, settings.number("captured-to-win")?);
        set(&mut it.opening, settings.choice("opening", &OPENINGS)?);
        settings.finish()?;
        Ok(it)
    }
}

/// The preset that is nearest, and what is different: what [`FromStr`] reads as the same rules.
///
/// ```
/// use collinear::rules::pente::{KERYO, Variant};
///
/// assert_eq!(KERYO.to_string(), "keryo");
/// assert_eq!(Variant { rows: 13, cols: 13, ..KERYO }.to_string(), "keryo rows=13 cols=13");
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
            ("rows", self.rows.to_string()),
            ("cols", self.cols.to_string()),
            ("captures", name_of(&self.captures, &CAPTURES)),
            ("captured-to-win", self.captured_to_win.to_string()),
            ("opening", name_of(&self.opening, &OPENINGS)),
        ]
        .into()
    }
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(Variant);

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(super::Pente);
