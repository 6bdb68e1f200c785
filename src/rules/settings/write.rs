//! [`WriteSettings`]: writing what [`Settings`](super::Settings) reads.

use alloc::{string::String, vec::Vec};
use core::fmt;

use itertools::Itertools;

use super::{WRAPS, YES_OR_NO};
use crate::{Grid, Wrap};

/// The settings of a rule set as text, being written: the other half of [`Settings`](super::Settings).
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

    /// A setting whose value has a name among these, and is written by it; one without a name is left
    /// out.
    pub fn choose<V: Copy + PartialEq>(self, key: &str, choices: &[(&str, V)], value: V) -> Self {
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

/// Settings with their values.
type Values = [(&'static str, String)];

/// Writes the preset that is nearest, and the settings that are different there. A preset with the same value of
/// the setting `above_all` is nearer than any other.
pub(crate) fn write_nearest<P: AsRef<Values>>(
    f: &mut fmt::Formatter<'_>,
    own: &Values,
    presets: &[(&'static str, P)],
    above_all: Option<&str>,
) -> fmt::Result {
    let from_preset = |(name, preset): &(&'static str, P)| {
        let settings = own.iter().zip(preset.as_ref());
        let differing = settings.filter(|(own, usual)| own != usual);
        (*name, differing.map(|(own, _)| own).collect::<Vec<_>>())
    };
    let distance = |differing: &[&(&str, String)]| {
        let above_all = differing.iter().any(|(key, _)| Some(*key) == above_all);
        (above_all, differing.len())
    };
    let presets = presets.iter().map(from_preset);
    let nearest = presets.min_by_key(|(_, differing)| distance(differing));
    let (name, differing) = nearest.unwrap_or_default();
    let words = WriteSettings::to(f).preset(name);
    let words = differing
        .iter()
        .fold(words, |words, (key, value)| words.set(key, value));
    words.finish()
}
