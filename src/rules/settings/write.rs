//! [`WriteSettings`]: writing what [`Settings`](super::Settings) reads.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt;

use super::Setting;

/// The settings of a rule set as text, being written: the other half of [`Settings`](super::Settings). It is
/// itself shown as that text.
#[derive(Clone, Default, Debug)]
#[must_use]
pub struct WriteSettings(Vec<String>);

impl WriteSettings {
    /// The preset that the settings start from: the first word.
    pub fn preset(name: &str) -> Self {
        Self(vec![name.to_string()])
    }

    /// A setting and its value, a text without white space.
    pub fn set(mut self, key: &str, value: impl fmt::Display) -> Self {
        self.0.push(format!("{key}={value}"));
        self
    }

    /// A setting and its value, written [as what it is](Setting::write).
    pub fn value(self, key: &str, value: &impl Setting) -> Self {
        self.set(key, value.write())
    }

    /// A setting that is a picture of a board: its rows, with `/` between them.
    pub fn board(self, key: &str, picture: impl fmt::Display) -> Self {
        let rows = picture.to_string().replace(' ', "").replace('\n', "/");
        self.set(key, rows)
    }

    /// Some of the words, if that is so.
    pub fn when(self, so: bool, words: impl FnOnce(Self) -> Self) -> Self {
        if so { words(self) } else { self }
    }
}

impl fmt::Display for WriteSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.join(" "))
    }
}
