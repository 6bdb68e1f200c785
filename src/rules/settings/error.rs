//! [`SettingsError`]: why a text stands for no rule set.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use crate::geometry::list;

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
    Refused(String),
}

impl Error for SettingsError {}

impl SettingsError {
    /// The settings are no game, for this reason.
    #[must_use]
    pub fn refused(why: impl fmt::Display) -> Self {
        Self::Refused(why.to_string())
    }

    /// There is no preset of this name, which may be of any length; there are these.
    #[must_use]
    pub fn no_preset(found: &str, presets: impl IntoIterator<Item = &'static str>) -> Self {
        Self::NoPreset {
            found: shortened(found),
            presets: presets.into_iter().collect(),
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
            Self::Refused(why) => f.write_str(why),
        }
    }
}

/// A word of whatever length in a message.
pub(super) fn shortened(word: &str) -> String {
    const MOST: usize = 60;
    match word.char_indices().nth(MOST) {
        None => word.to_owned(),
        Some((end, _)) => format!("{}..", &word[..end]),
    }
}
