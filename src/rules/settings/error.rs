//! [`SettingsError`]: why a text is not a rule set.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

/// Why a text is not a rule set.
#[derive(Debug)]
#[non_exhaustive]
pub enum SettingsError {
    /// The game has no preset of this name.
    NoPreset {
        /// The name.
        found: String,
        /// The names of its presets.
        presets: Vec<&'static str>,
    },
    /// A word without `=` is not a setting.
    NoSetting {
        /// The word.
        word: String,
    },
    /// The game has no setting of this name.
    Unknown {
        /// The name.
        key: String,
        /// The names of its settings.
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
        /// What is wrong with it, or which values are possible.
        why: String,
    },
    /// Both of two settings for the same thing are set, but only one can be.
    Both {
        /// Their names.
        keys: [&'static str; 2],
    },
    /// Each setting is possible alone, but together they are not. The reason is the game's own.
    Refused(String),
}

impl Error for SettingsError {}

impl SettingsError {
    /// The error for settings that can't be played, with the reason.
    #[must_use]
    pub fn refused(why: impl fmt::Display) -> Self {
        Self::Refused(why.to_string())
    }

    /// The error for a name that is not one of these presets. A long name is shortened.
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
        let known = |names: &[&'static str], kind| match names {
            [] => "there are none".to_owned(),
            names => format!("{kind}: {}", names.join(", ")),
        };
        match self {
            Self::NoPreset { found, presets } => {
                write!(f, "no preset \"{found}\"; {}", known(presets, "presets"))
            }
            Self::NoSetting { word } => {
                write!(f, "\"{word}\" is not a setting: write key=value")
            }
            Self::Unknown { key, known: keys } => {
                write!(f, "no setting \"{key}\"; {}", known(keys, "settings"))
            }
            Self::Twice { key } => write!(f, "{key} is set more than once"),
            Self::Both { keys: [a, b] } => write!(f, "{a} and {b} can't both be set"),
            Self::Value { key, value, why } => write!(f, "{key}={value}: {why}"),
            Self::Refused(why) => f.write_str(why),
        }
    }
}

/// A word for a message, shortened if it is long.
pub(super) fn shortened(word: &str) -> String {
    const MOST: usize = 60;
    match word.char_indices().nth(MOST) {
        None => word.to_owned(),
        Some((end, _)) => format!("{}..", &word[..end]),
    }
}
