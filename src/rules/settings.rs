//! [`Settings`]: a rule set as a line of text.

use alloc::{
    borrow::ToOwned,
    boxed::Box,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use itertools::Itertools;

use crate::{Grid, GridError, Wrap};

/// The settings of a rule set as text, being read: a preset to start from, and `key=value` for what
/// is different there.
///
/// ```text
/// gomoku-freestyle
/// rows=6 cols=7 connect=4 gravity=down
/// copenhagen edge-escape=yes
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
            None => Err(SettingsError::NoPreset {
                found: shortened(wanted),
                presets: names(presets).collect(),
            }),
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
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let number = text.parse().ok().filter(|_| digits);
            number.ok_or_else(|| format!("it has to be a whole number up to {}", usize::MAX))
        })
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
    /// [`SettingsError::Unknown`] for a setting that the game does not have.
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
const YES_OR_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

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

/// `rows, cols and connect`.
fn list<'a>(words: impl Iterator<Item = &'a str>, last: &str) -> String {
    let words: Vec<_> = words.collect();
    match &words[..] {
        [] => "none".to_owned(),
        [word] => (*word).to_owned(),
        [words @ .., word] => format!("{} {last} {word}", words.iter().format(", ")),
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

/// The settings of a rule set as text, being written: the other half of [`Settings`].
///
/// It is used as the builders of [`fmt`], such as [`debug_struct`](fmt::Formatter::debug_struct):
/// a word after the other, and [`finish`](Self::finish).
#[must_use = "what went wrong is known at `finish`"]
pub struct WriteSettings<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    result: fmt::Result,
    begun: bool,
}

impl fmt::Debug for WriteSettings<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("WriteSettings");
        shown.field("result", &self.result).finish_non_exhaustive()
    }
}

impl<'a, 'f> WriteSettings<'a, 'f> {
    /// No words yet.
    pub fn to(f: &'a mut fmt::Formatter<'f>) -> Self {
        Self {
            f,
            result: Ok(()),
            begun: false,
        }
    }

    /// The preset that the settings start from: the first word.
    pub fn preset(self, name: &str) -> Self {
        self.word(format_args!("{name}"))
    }

    /// A setting and its value, a text without white space.
    pub fn set(self, key: &str, value: impl fmt::Display) -> Self {
        self.word(format_args!("{key}={value}"))
    }

    /// A setting whose value has a name among these, and is written by it.
    pub fn choose<V: PartialEq>(self, key: &str, choices: &[(&str, V)], value: V) -> Self {
        match choices.iter().find(|(_, choice)| *choice == value) {
            Some((name, _)) => self.set(key, name),
            None => self,
        }
    }

    /// A setting that is `yes` or `no`.
    pub fn yes_or_no(self, key: &str, value: bool) -> Self {
        self.choose(key, &YES_OR_NO, value)
    }

    /// A setting that is a board: its rows, with `/` between them.
    pub fn board<C: Clone + Into<char>>(self, key: &str, grid: &Grid<C>) -> Self {
        let (cells, cols) = (grid.iter().as_slice(), grid.cols().max(1));
        let glyphs = |row: &[C]| {
            let glyphs: Vec<char> = row.iter().map(|cell| cell.clone().into()).collect();
            glyphs.into_iter().format("")
        };
        self.set(key, cells.chunks(cols).map(glyphs).format("/"))
    }

    /// A setting that says which sides of the board are joined, if any are.
    pub fn wrap(self, key: &str, wrap: Wrap) -> Self {
        self.when(wrap != Wrap::None, |words| words.choose(key, &WRAPS, wrap))
    }

    /// Some of the words, if that is so.
    pub fn when(self, so: bool, words: impl FnOnce(Self) -> Self) -> Self {
        if so { words(self) } else { self }
    }

    /// Ends the line.
    ///
    /// # Errors
    ///
    /// If a word could not be written.
    pub fn finish(self) -> fmt::Result {
        self.result
    }

    fn word(mut self, word: fmt::Arguments<'_>) -> Self {
        let between = if self.begun { " " } else { "" };
        self.begun = true;
        self.result = self.result.and_then(|()| write!(self.f, "{between}{word}"));
        self
    }
}

/// Why a text stands for no rule set.
#[derive(Debug)]
#[non_exhaustive]
pub enum SettingsError {
    /// The game has no preset of this name.
    NoPreset {
        /// The name.
        found: String,
        /// The names of those that it has.
        presets: Vec<&'static str>,
    },
    /// A word is no setting: there is no `=` in it.
    NoSetting {
        /// The word.
        word: String,
    },
    /// The game has no setting of this name.
    Unknown {
        /// The name.
        key: String,
        /// The names of those that it has.
        known: Vec<&'static str>,
    },
    /// A setting is set more than once.
    Twice {
        /// Its name.
        key: &'static str,
    },
    /// A setting can't have this value.
    Value {
        /// Its name.
        key: &'static str,
        /// The value.
        value: String,
        /// What is wrong with it, or what it can be instead.
        why: String,
    },
    /// Two settings say the same thing, and one of them is enough.
    Both {
        /// Their names.
        keys: [&'static str; 2],
    },
    /// Each setting can be so, but together they are no game, for a reason of the game's own.
    Refused(Box<dyn Error + Send + Sync>),
}

impl SettingsError {
    /// The settings are no game, for this reason.
    #[must_use]
    pub fn refused(reason: impl Error + Send + Sync + 'static) -> Self {
        Self::Refused(Box::new(reason))
    }

    /// The game's own reason, if that is why and it is of this type.
    ///
    /// ```
    /// use collinear::rules::in_a_row::{InARow, SetupError};
    ///
    /// let error = "rows=6 cols=7 connect=0".parse::<InARow>().unwrap_err();
    /// assert_eq!(error.reason(), Some(&SetupError::NoLength));
    /// ```
    #[must_use]
    pub fn reason<E: Error + 'static>(&self) -> Option<&E> {
        match self {
            Self::Refused(reason) => reason.downcast_ref(),
            _ => None,
        }
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let there_are = |names: &[&'static str]| match names {
            [] => "there is none".to_owned(),
            [name] => format!("there is {name}"),
            names => format!("there are {}", list(names.iter().copied(), "and")),
        };
        match self {
            Self::NoPreset { found, presets } => {
                write!(f, "there is no preset {found}: {}", there_are(presets))
            }
            Self::NoSetting { word } => {
                write!(f, "{word} is no setting: settings are written key=value")
            }
            Self::Unknown { key, known } => {
                write!(f, "there is no setting {key}: {}", there_are(known))
            }
            Self::Twice { key } => write!(f, "{key} is set more than once"),
            Self::Both { keys: [a, b] } => write!(f, "{a} and {b} can't both be set"),
            Self::Value { key, value, why } => write!(f, "{key}={value}: {why}"),
            Self::Refused(reason) => fmt::Display::fmt(reason, f),
        }
    }
}

impl Error for SettingsError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            // The text is the reason's already.
            Self::Refused(reason) => reason.source(),
            _ => None,
        }
    }
}

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
