//! [`Form`]: a move written by its cells; [`Word`]: a word split into these parts.

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::fmt::Debug;

use itertools::Itertools;

use super::{MoveCells, Setting, View};
use crate::{Layout, NameError, Topology};

/// A move written by its cells.
#[derive(PartialEq)]
pub(super) struct Form<C> {
    /// The cells of the move that are on the board. In backgammon, a piece can leave the board.
    pub(super) cells: Vec<C>,
    /// If a move has no cells and no label, this is its `Debug` text.
    pub(super) label: Option<String>,
}

impl<C: Copy + Eq> Form<C> {
    #[inline(never)]
    pub(super) fn of<S, M>(m: &M, before: &S, board: &S::Board) -> Self
    where
        S: View<Board: Topology<Cell = C>>,
        M: MoveCells<S> + Debug,
    {
        let mut cells = Vec::new();
        for at in m.cells(before) {
            if board.contains(at) {
                cells.push(at);
            }
        }
        let label = match m.label(before) {
            None if cells.is_empty() => Some(format!("{m:?}").to_lowercase()),
            label => label,
        };
        let label = label.as_deref().map(one_word);
        Self { cells, label }
    }

    #[inline(never)]
    pub(super) fn of_all<S, M>(moves: &[M], before: &S, board: &S::Board) -> Vec<Self>
    where
        S: View<Board: Topology<Cell = C>>,
        M: MoveCells<S> + Debug,
    {
        let forms = moves.iter().map(|m| Self::of(m, before, board));
        forms.collect()
    }

    /// Writes the form, followed by a number if earlier moves have the same form.
    pub(super) fn write(&self, board: &impl Layout<Cell = C>, index: usize) -> String {
        let names = self.cells.iter().map(|&at| board.name(at)).join("-");
        let names = Some(names).filter(|_| !self.cells.is_empty());
        let name = names.iter().chain(&self.label).join("=");
        match index {
            0 => name,
            _ => format!("{name}#{}", index + 1),
        }
    }

    /// The indices of the moves with this form: `first`, if there is one, and then the others in order.
    pub(super) fn alike(&self, forms: &[Self], first: Option<usize>) -> Vec<usize> {
        let others =
            (0..forms.len()).filter(|&index| forms[index] == *self && Some(index) != first);
        first.into_iter().chain(others).collect()
    }
}

/// A word split into its parts.
pub(super) struct Word<C> {
    /// If the word does not name cells, all of it is the label.
    pub(super) form: Form<C>,
    /// The index among the moves with the same form, from 0.
    pub(super) index: usize,
    /// Why the word does not name cells.
    pub(super) unnamed: Option<NameError>,
}

impl<C: Copy + Eq> Word<C> {
    pub(super) fn read(word: &str, board: &impl Layout<Cell = C>) -> Self {
        let (name, index) = numbered(word).unwrap_or((word, 0));
        let labelled = name.split_once('=');
        let (names, label) = labelled.map_or((name, None), |(names, label)| (names, Some(label)));
        let named = parts(names).map(|name| board.cell_named(name));
        let (cells, label, unnamed) = match named.collect() {
            Ok(cells) => (cells, label, None),
            Err(error) => (Vec::new(), Some(name), Some(error)),
        };
        let label = label.map(ToOwned::to_owned);
        let form = Form { cells, label };
        Self {
            form,
            index,
            unnamed,
        }
    }
}

/// A text without spaces, and without the `#` before a number.
fn one_word(text: &str) -> String {
    let is_in_a_word = |char: &char| !char.is_whitespace() && *char != '#';
    text.chars().filter(is_in_a_word).collect()
}

/// Splits a word into its text and its number, counted from 0; `None` if there is no number of 1 or more.
fn numbered(word: &str) -> Option<(&str, usize)> {
    let (name, number) = word.split_once('#')?;
    Some((name, usize::read(number).ok()?.checked_sub(1)?))
}

/// Splits at hyphens. A hyphen that does not follow a letter or a digit is a sign: `3,-1-4,-1`.
fn parts(names: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    names.split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}
