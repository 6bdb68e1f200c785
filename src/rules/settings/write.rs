//! [`WriteSettings`]: writes what [`Settings`](super::Settings) reads.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt;

use super::Setting;

/// Writes the settings of a rule set as text, which [`Settings`](super::Settings) reads. Display it to get the text.
#[derive(Clone, Default, Debug)]
#[must_use]
pub struct WriteSettings(Vec<String>);

impl WriteSettings {
    /// Starts with a preset, the first word.
    pub fn preset(name: &str) -> Self {
        Self(vec![name.to_string()])
    }

    /// Adds a setting and its value, a text without white space.
    pub fn set(mut self, key: &str, value: impl fmt::Display) -> Self {
        self.0.push(format!("{key}={value}"));
        self
    }

    /// Adds a setting and its value, written by [`Setting::write`].
    pub fn value(self, key: &str, value: &impl Setting) -> Self {
        self.set(key, value.write())
    }

    /// Adds a setting whose value is a board, with `/` between its rows.
    pub fn board(self, key: &str, picture: impl fmt::Display) -> Self {
        let rows = picture.to_string().replace(' ', "").replace('\n', "/");
        self.set(key, rows)
    }

    /// Adds words if a condition is true.
    pub fn when(self, so: bool, words: impl FnOnce(Self) -> Self) -> Self {
        if so { words(self) } else { self }
    }
}

impl fmt::Display for WriteSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.join(" "))
    }
}
