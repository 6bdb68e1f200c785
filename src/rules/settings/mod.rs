//! [`Settings`]: a rule set as a line of text.

mod error;
mod write;

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

pub(super) use self::write::write_nearest;
pub use self::{error::SettingsError, write::WriteSettings};
use crate::{Grid, GridError, Wrap, geometry};

/// The settings of a rule set as text, being read: a preset to start from, and `key=value` for what
/// is different there.
///
/// ```text
/// gomoku-freestyle
/// rows=6 cols=7 connect=4 gravity=down
/// copenhagen shieldwall=no
/// ```
///
/// The words are separated by white space and come in any order, only the preset is the first one. A
/// game reads them in its [`FromStr`](core::str::FromStr): it takes out each setting that it knows and
/// [finishes](Self::finish), which refuses what is left. It writes them in its
/// [`Display`](fmt::Display) with [`WriteSettings`], so that what is written is read back as the same
/// rules.
///
/// ```
/// use core::{fmt, str::FromStr};
/// use collinear::rules::{Settings, SettingsError, WriteSettings};
///
/// /// Takes stones from a heap.
/// #[derive(Clone, PartialEq, Debug)]
/// struct Nim { stones: usize, last: Last }
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Last { Wins, Loses }
///
/// const NIM: Nim = Nim { stones: 21, last: Last::Wins };
/// const PRESETS: [(&str, Nim); 2] = [("nim", NIM), ("misere", Nim { last: Last::Loses, ..NIM })];
/// const LAST: [(&str, Last); 2] = [("wins", Last::Wins), ("loses", Last::Loses)];
///
/// impl FromStr for Nim {
///     type Err = SettingsError;
///
///     fn from_str(text: &str) -> Result<Self, SettingsError> {
///         let mut settings = Settings::read(text)?;
///         let preset = settings.preset(&PRESETS)?.unwrap_or(NIM);
///         let stones = settings.number("stones")?.unwrap_or(preset.stones);
///         let last = settings.choice("last", &LAST)?.unwrap_or(preset.last);
///         settings.finish()?;
///         Ok(Self { stones, last })
///     }
/// }
///
/// impl fmt::Display for Nim {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         WriteSettings::to(f).set("stones", self.stones).choose("last", &LAST, self.last).finish()
///     }
/// }
///
/// let rules: Nim = "misere stones=12".parse()?;
/// assert_eq!(rules.to_string(), "stones=12 last=loses");
/// assert_eq!(rules.to_string().parse::<Nim>()?, rules);
///
/// let refused = |text: &str| text.parse::<Nim>().unwrap_err().to_string();
/// assert_eq!(refused("last=draws"), "last=draws: it can be wins or loses");
/// assert_eq!(refused("stone=12"), "there is no setting stone: there are stones and last");
/// assert_eq!(refused("chess"), "there is no preset chess: there are nim and misere");
/// # Ok::<(), SettingsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Settings<'a> {
    /// The word in front, if it is no setting, until a preset is asked for.
    preset: Option<&'a str>,
    /// The settings that were not asked for yet.
    left: Vec<(&'a str, &'a str)>,
    /// The keys that were.
    known: Vec<&'static str>,
}

impl<'a> Settings<'a> {
    /// Splits a text into its words.
    ///
    /// # Errors
    ///
    /// [`SettingsError::NoSetting`] for a word without `=` that is not the first one.
    pub fn read(text: &'a str) -> Result<Self, SettingsError> {
        let mut words = text.split_whitespace().peekable();
        let preset = words.next_if(|word| !word.contains('='));
        let setting = |word: &'a str| {
            word.split_once('=')
                .ok_or_else(|| SettingsError::NoSetting {
                    word: shortened(word),
                })
        };
        Ok(Self {
            preset,
            left: words.map(setting).collect::<Result<_, _>>()?,
            known: Vec::new(),
        })
    }

    /// The preset that the text starts from, if it names one.
    ///
    /// # Errors
    ///
    /// [`SettingsError::NoPreset`] if it names none of these.
    pub fn preset<V: Clone>(
        &mut self,
        presets: &[(&'static str, V)],
    ) -> Result<Option<V>, SettingsError> {
        let Some(wanted) = self.preset.take() else {
            return Ok(None);
        };
        match named(presets, wanted) {
            Some(preset) => Ok(Some(preset)),
            None => Err(SettingsError::no_preset(wanted, names(presets))),
        }
    }

    /// The name of the preset that the text starts from, if it names one: for a game that has more of them
    /// than can be listed, such as a triangle of every size.
    pub const fn preset_name(&mut self) -> Option<&'a str> {
        self.preset.take()
    }

    /// The value of a setting as text, if it is set.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Twice`] if it is set more than once.
    pub fn text(&mut self, key: &'static str) -> Result<Option<&'a str>, SettingsError> {
        self.known.push(key);
        let before = self.left.len();
        let first = self.left.iter().find(|(set, _)| *set == key).copied();
        self.left.retain(|(set, _)| *set != key);
        match before - self.left.len() {
            0 | 1 => Ok(first.map(|(_, value)| value)),
            _ => Err(SettingsError::Twice { key }),
        }
    }

    /// The value of a setting, read by a function.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Value`] with the reason why it can't be read, and as of [`text`](Self::text).
    pub fn value<V, E: fmt::Display>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&'a str) -> Result<V, E>,
    ) -> Result<Option<V>, SettingsError> {
        let Some(text) = self.text(key)? else {
            return Ok(None);
        };
        let value = read(text).map_err(|why| SettingsError::Value {
            key,
            value: shortened(text),
            why: why.to_string(),
        });
        value.map(Some)
    }

    /// The value of a setting that is a whole number.
    ///
    /// # Errors
    ///
    /// As of [`value`](Self::value).
    pub fn number(&mut self, key: &'static str) -> Result<Option<usize>, SettingsError> {
        self.value(key, |text| {
            Self::whole_number(text)
                .ok_or_else(|| format!("it has to be a whole number up to {}", usize::MAX))
        })
    }

    /// A whole number that is written in digits alone, where [`parse`](str::parse) takes a `+` as well.
    ///
    /// ```
    /// use collinear::rules::Settings;
    ///
    /// assert_eq!(Settings::whole_number("12"), Some(12));
    /// assert_eq!(["+12", "-12", "", "99999999999999999999"].map(Settings::whole_number), [None; 4]);
    /// ```
    #[must_use]
    pub fn whole_number(text: &str) -> Option<usize> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| digits)
    }

    /// The value of a setting that has a few of them, each with a name.
    ///
    /// # Errors
    ///
    /// As of [`value`](Self::value), with the names.
    pub fn choice<V: Clone>(
        &mut self,
        key: &'static str,
        choices: &[(&'static str, V)],
    ) -> Result<Option<V>, SettingsError> {
        self.value(key, |text| {
            let all = || format!("it can be {}", list(names(choices), "or"));
            named(choices, text).ok_or_else(all)
        })
    }

    /// The values of a setting that can have several of them at once, with commas between.
    ///
    /// # Errors
    ///
    /// As of [`value`](Self::value), with the names.
    pub fn choices<V: Clone>(
        &mut self,
        key: &'static str,
        choices: &[(&'static str, V)],
    ) -> Result<Option<Vec<V>>, SettingsError> {
        self.value(key, |text| {
            let all = || {
                let list = list(names(choices), "and");
                format!("it can be {list}, with commas between them")
            };
            let chosen = text.split(',').map(|word| named(choices, word));
            chosen.collect::<Option<Vec<_>>>().ok_or_else(all)
        })
    }

    /// The value of a setting that is `yes` or `no`.
    ///
    /// # Errors
    ///
    /// As of [`choice`](Self::choice).
    pub fn yes_or_no(&mut self, key: &'static str) -> Result<Option<bool>, SettingsError> {
        self.choice(key, &YES_OR_NO)
    }

    /// The value of a setting that is a board: its rows, with `/` between them, as `X.O/.X./O..`.
    ///
    /// # Errors
    ///
    /// As of [`value`](Self::value), with the [`GridError`].
    pub fn board<C>(
        &mut self,
        key: &'static str,
        cell: impl Fn(char) -> Option<C>,
    ) -> Result<Option<Grid<C>>, SettingsError> {
        let parse = |text: &str| -> Result<_, GridError> {
            Grid::parse_with(&text.replace('/', "\n"), cell)
        };
        self.value(key, parse)
    }

    /// The value of a setting that says which sides of the board are joined: `rows`, the left one with
    /// the right one, `cols`, the upper one with the lower one, `both` or `none`.
    ///
    /// # Errors
    ///
    /// As of [`choice`](Self::choice).
    pub fn wrap(&mut self, key: &'static str) -> Result<Option<Wrap>, SettingsError> {
        self.choice(key, &WRAPS)
    }

    /// Refuses what was not asked for.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Unknown`] for a setting that the game does not have, [`SettingsError::NoSetting`] for
    /// a preset if the game has none and did not ask.
    pub fn finish(self) -> Result<(), SettingsError> {
        if let Some(word) = self.preset {
            let word = shortened(word);
            return Err(SettingsError::NoSetting { word });
        }
        match self.left.first() {
            None => Ok(()),
            Some((key, _)) => Err(SettingsError::Unknown {
                key: shortened(key),
                known: self.known,
            }),
        }
    }
}

/// The values of a setting that is or is not so.
pub(in crate::rules) const YES_OR_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// Which sides are joined, by what becomes a ring.
const WRAPS: [(&str, Wrap); 4] = [
    ("none", Wrap::None),
    ("rows", Wrap::EastWest),
    ("cols", Wrap::NorthSouth),
    ("both", Wrap::Both),
];

fn named<V: Clone>(values: &[(&'static str, V)], wanted: &str) -> Option<V> {
    let mut values = values.iter();
    let found = values.find(|(name, _)| *name == wanted)?;
    Some(found.1.clone())
}

fn names<V>(values: &[(&'static str, V)]) -> impl Iterator<Item = &'static str> {
    values.iter().map(|(name, _)| *name)
}

/// `rows, cols and connect`, or `none`.
fn list<'a>(words: impl Iterator<Item = &'a str>, last: &str) -> String {
    let mut words = words.peekable();
    match words.peek() {
        None => "none".to_owned(),
        Some(_) => geometry::list(words, last),
    }
}

/// A word of whatever length in a message.
fn shortened(word: &str) -> String {
    const MOST: usize = 60;
    match word.char_indices().nth(MOST) {
        None => word.to_owned(),
        Some((end, _)) => format!("{}..", &word[..end]),
    }
}

/// Changes a switch, if a setting says to what.
pub(super) fn set<T>(switch: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *switch = value;
    }
}

/// The name of a value among these; empty if it has none.
pub(super) fn name_of<V: PartialEq>(value: &V, names: &[(&str, V)]) -> String {
    let name = names.iter().find(|(_, named)| named == value);
    name.map_or_else(String::new, |(name, _)| (*name).to_owned())
}

/// Gives a variant the name of the preset that it is, and shows it by that, or else by its fields; with `{:#?}`
/// always by these.
macro_rules! variant_by_preset {
    ($Variant:ident { $($field:ident),* }) => {
        impl $Variant {
            /// The name of the preset that this is, if it is one.
            #[must_use]
            pub fn name(&self) -> Option<&'static str> {
                let mut presets = Self::PRESETS.into_iter();
                let (name, _) = presets.find(|(_, preset)| preset == self)?;
                Some(name)
            }
        }

        /// The name of the preset, or else the switches; with `{:#?}` always the switches.
        impl core::fmt::Debug for $Variant {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                if let Some(name) = self.name()
                    && !f.alternate()
                {
                    return f.write_str(name);
                }
                f.debug_struct(stringify!($Variant))
                    $(.field(stringify!($field), &self.$field))*
                    .finish()
            }
        }
    };
}

pub(super) use variant_by_preset;

/// Reads, writes and shows a game that is made of a variant as that.
macro_rules! game_by_variant {
    ($Game:ident) => {
        /// As its variant.
        impl core::fmt::Debug for $Game {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_tuple(stringify!($Game))
                    .field(self.variant())
                    .finish()
            }
        }

        /// Of a [`Variant`]'s text.
        ///
        /// # Errors
        ///
        /// [`SettingsError`](crate::rules::SettingsError); with a [`SetupError`](crate::rules::SetupError) as its
        /// reason if there is no such game.
        impl core::str::FromStr for $Game {
            type Err = crate::rules::SettingsError;

            fn from_str(text: &str) -> Result<Self, crate::rules::SettingsError> {
                Self::new(text.parse()?).map_err(crate::rules::SettingsError::refused)
            }
        }

        /// As its variant.
        impl core::fmt::Display for $Game {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self.variant(), f)
            }
        }
    };
}

pub(super) use game_by_variant;

/// Has rules stand in files as the line of their settings, which is checked when it is read.
#[cfg(feature = "serde")]
macro_rules! serde_as_settings {
    ($Rules:ty) => {
        /// As the line of its settings.
        impl serde::Serialize for $Rules {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// From the line of its settings, with the same refusals.
        impl<'de> serde::Deserialize<'de> for $Rules {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = alloc::string::String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

#[cfg(feature = "serde")]
pub(crate) use serde_as_settings;
