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

/// Reads the settings of a rule set from text: the name of a preset, and `key=value` for each difference from it.
///
/// ```text
/// gomoku-freestyle
/// rows=6 cols=7 connect=4 gravity=down
/// copenhagen shieldwall=no
/// ```
///
/// Words are separated by white space. The preset comes first; the settings follow in any order. For a rule set that is
/// a struct of switches, [`settings!`](crate::settings) writes all the code. Otherwise take each setting in
/// [`FromStr`](core::str::FromStr), and call [`finish`](Self::finish) at the end, which refuses any settings that are
/// left. Write the settings with [`WriteSettings`] in [`Display`](fmt::Display). The text has to be read back as the
/// same rules.
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
/// assert_eq!(error.to_string(), "no setting \"fast\"; settings: stones, heaps");
/// assert_eq!(settings.get("fast")?, Some(true));
/// settings.finish()?;
/// # Ok::<(), SettingsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Settings<'a> {
    /// The first word if it is not a setting, until it is taken as a preset.
    preset: Option<&'a str>,
    /// The settings that were not taken yet.
    left: Vec<(&'a str, &'a str)>,
    /// The keys that were asked for.
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

    /// Takes the preset that the text names, if any.
    ///
    /// # Errors
    ///
    /// [`SettingsError::NoPreset`] if the name is not one of these presets.
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

    /// Takes the name of the preset, if the text has one. Use it for games with more presets than can be listed, such
    /// as a triangle of every size.
    pub const fn preset_name(&mut self) -> Option<&'a str> {
        self.preset.take()
    }

    /// Takes the value of a setting, read by a function.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Value`] if the value can't be read, [`SettingsError::Twice`] if it is set more than once.
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

    /// Takes the value of a setting, read by its type's [`Setting::read`].
    ///
    /// # Errors
    ///
    /// The errors of [`value`](Self::value).
    pub fn get<V: Setting>(&mut self, key: &'static str) -> Result<Option<V>, SettingsError> {
        self.value(key, V::read)
    }

    /// Checks that everything was taken.
    ///
    /// # Errors
    ///
    /// [`SettingsError::Unknown`] for a setting that the game does not have, [`SettingsError::NoSetting`] for a preset
    /// that was not taken.
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
