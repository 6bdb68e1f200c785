//! [`Settings`]: a rule set as a line of text.

mod error;
mod rule_set;
mod value;
mod write;

use alloc::{string::ToString, vec::Vec};
use core::fmt;

use self::error::shortened;
pub use self::{
    error::SettingsError,
    rule_set::SettingOf,
    value::{Named, Setting},
    write::WriteSettings,
};

/// The settings of a rule set as text, being read: a preset to start from, and `key=value` for what
/// is different there.
///
/// ```text
/// gomoku-freestyle
/// rows=6 cols=7 connect=4 gravity=down
/// copenhagen shieldwall=no
/// ```
///
/// The words are separated by white space and come in any order, only the preset is the first one. A rule set
/// that is a struct of switches is read and written by [`settings!`](crate::settings). Another one takes out
/// each setting that it knows in its [`FromStr`](core::str::FromStr), and then [finishes](Self::finish), which
/// refuses what is left. It writes them in its [`Display`](fmt::Display) with [`WriteSettings`], so that what
/// is written is read back as the same rules.
///
/// ```
/// use collinear::rules::{Settings, SettingsError};
///
/// let mut settings = Settings::read("misere stones=12 fast=yes")?;
/// assert_eq!(settings.preset(&[("nim", false), ("misere", true)])?, Some(true));
/// assert_eq!(settings.get("stones")?, Some(12));
/// assert_eq!(settings.get("heaps")?, None::<usize>);
///
/// let error = settings.clone().finish().unwrap_err();
/// assert_eq!(error.to_string(), "there is no setting fast: there are stones and heaps");
/// assert_eq!(settings.get("fast")?, Some(true));
/// settings.finish()?;
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
        let preset = presets.iter().find(|(name, _)| *name == wanted);
        let preset = preset.map(|(_, preset)| preset.clone());
        let names = presets.iter().map(|(name, _)| *name);
        preset
            .map(Some)
            .ok_or_else(|| SettingsError::no_preset(wanted, names))
    }

    /// The name of the preset that the text starts from, if it names one: for a game that has more of them
    /// than can be listed, such as a triangle of every size.
    pub const fn preset_name(&mut self) -> Option<&'a str> {
        self.preset.take()
    }

    /// The value of a setting, read by a function.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Value`] with the reason why it can't be read, [`SettingsError::Twice`] if it is set more
    /// than once.
    pub fn value<V, E: fmt::Display>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&'a str) -> Result<V, E>,
    ) -> Result<Option<V>, SettingsError> {
        self.known.push(key);
        let mut set = self.left.extract_if(.., |(set, _)| *set == key);
        let Some((_, text)) = set.next() else {
            return Ok(None);
        };
        if set.count() > 0 {
            return Err(SettingsError::Twice { key });
        }
        let value = read(text).map_err(|why| SettingsError::Value {
            key,
            value: shortened(text),
            why: why.to_string(),
        });
        value.map(Some)
    }

    /// The value of a setting, read [as what it is](Setting::read).
    ///
    /// # Errors
    ///
    /// As of [`value`](Self::value).
    pub fn get<V: Setting>(&mut self, key: &'static str) -> Result<Option<V>, SettingsError> {
        self.value(key, V::read)
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
