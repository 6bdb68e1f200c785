//! A [`Variant`] as text: `renju rows=19 cols=19`.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{Double, Limits, Overline, RENJU, Variant};
use crate::rules::{
    Settings, SettingsError,
    settings::{name_of, set, write_nearest},
};

const OVERLINES: [(&str, Overline); 3] = [
    ("wins", Overline::Wins),
    ("nothing", Overline::Nothing),
    ("forbidden", Overline::Forbidden),
];

const DOUBLES: [(&str, Double); 2] = [
    ("allowed", Double::Allowed),
    ("forbidden", Double::Forbidden),
];

const OPEN_ENDS: [(&str, u8); 3] = [("0", 0), ("1", 1), ("2", 2)];

/// A preset, `renju`, `omok` or `caro`, and what is different:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `overline` | what more than five in a row are: `wins`, `nothing` or `forbidden` |
/// | `double-four`, `double-three` | two of them with one stone: `allowed` or `forbidden` |
/// | `open-ends` | how many ends of a five have to be open: `0`, `1` or `2` |
///
/// What a player may make is said once for both, or for the first player and for the second:
/// `overline=forbidden,wins`. Without a preset, what is not set is as in Renju. Whether there is such a game is
/// not looked into: that is asked of [`Renju::new`](super::Renju::new).
///
/// ```
/// use collinear::rules::renju::{CARO, Variant};
///
/// let variant: Variant = "caro open-ends=2".parse()?;
/// assert_eq!(variant, Variant { open_ends: 2, ..CARO });
///
/// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
/// assert_eq!(
///     why("double-four=lost"),
///     "double-four=lost: it can be allowed or forbidden, for both players or for each, with a comma between"
/// );
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
        let mut it = settings.preset(&Self::PRESETS)?.unwrap_or(RENJU);
        set(&mut it.rows, settings.number("rows")?);
        set(&mut it.cols, settings.number("cols")?);
        let overlines = settings.value("overline", |text| of_each(text, &OVERLINES))?;
        let fours = settings.value("double-four", |text| of_each(text, &DOUBLES))?;
        let threes = settings.value("double-three", |text| of_each(text, &DOUBLES))?;
        for (i, limits) in it.limits.iter_mut().enumerate() {
            set(&mut limits.overline, overlines.map(|of| of[i]));
            set(&mut limits.double_four, fours.map(|of| of[i]));
            set(&mut limits.double_three, threes.map(|of| of[i]));
        }
        set(&mut it.open_ends, settings.choice("open-ends", &OPEN_ENDS)?);
        settings.finish()?;
        Ok(it)
    }
}

/// One value for both players, or one for each.
fn of_each<V: Copy>(text: &str, values: &[(&str, V)]) -> Result<[V; 2], String> {
    let named = |word: &str| {
        let value = values.iter().find(|(name, _)| *name == word);
        value.map(|&(_, value)| value)
    };
    let read = match text.split_once(',') {
        None => named(text).map(|both| [both; 2]),
        Some((first, second)) => named(first).zip(named(second)).map(<[V; 2]>::from),
    };
    read.ok_or_else(|| {
        let (last, others) = values.split_last().expect("there are some");
        let others = others.iter().map(|(name, _)| name).format(", ");
        format!(
            "it can be {others} or {}, for both players or for each, with a comma between",
            last.0
        )
    })
}

/// The value for both players, or that of each.
fn write_each<V: PartialEq>(
    limits: [Limits; 2],
    of: fn(Limits) -> V,
    values: &[(&str, V)],
) -> String {
    let names = limits
        .map(|limits| name_of(&of(limits), values))
        .into_iter();
    names.dedup().join(",")
}

/// The preset that is nearest, and what is different: what [`FromStr`] reads as the same rules.
///
/// ```
/// use collinear::rules::renju::{RENJU, Variant};
///
/// assert_eq!(RENJU.to_string(), "renju");
/// assert_eq!(Variant { rows: 19, cols: 19, ..RENJU }.to_string(), "renju rows=19 cols=19");
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
        let limits = self.limits;
        [
            ("rows", self.rows.to_string()),
            ("cols", self.cols.to_string()),
            ("overline", write_each(limits, |it| it.overline, &OVERLINES)),
            (
                "double-four",
                write_each(limits, |it| it.double_four, &DOUBLES),
            ),
            (
                "double-three",
                write_each(limits, |it| it.double_three, &DOUBLES),
            ),
            ("open-ends", self.open_ends.to_string()),
        ]
        .into()
    }
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(Variant);

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(super::Renju);
