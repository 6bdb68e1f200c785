//! [`WhyNot`]: finds a reason for a refused move from the legal moves, if the game gives none.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Display;

use super::{
    Illegal, Owned, Side,
    form::{Form, Word},
};
use crate::{Grid, Layout, NameError};

/// A word that is not a legal move, with the data from which a reason is found.
pub(super) struct WhyNot<'a, B: Layout> {
    pub(super) word: &'a Word<B::Cell>,
    /// True if the word is a move, legal or not.
    pub(super) is_made: bool,
    /// The legal moves.
    pub(super) forms: &'a [Form<B::Cell>],
    pub(super) glyphs: &'a Grid<char, B>,
    pub(super) turn: Side,
    /// Writes a legal move as the game does.
    pub(super) write: &'a dyn Fn(usize) -> String,
}

/// The most cells or labels listed in a reason.
const LISTED: usize = 6;

/// The character of an empty cell.
const EMPTY: char = '.';

impl<B: Layout> WhyNot<'_, B> {
    pub(super) fn illegal(&self) -> Illegal {
        let cells = &self.word.form.cells;
        let begins_so = |form: &&Form<B::Cell>| form.cells.starts_with(cells);
        match &self.word.unnamed {
            None | Some(NameError::Form) => {}
            Some(error) => return Illegal::refused(error),
        }
        let Some(longest) = self.forms.iter().map(|form| form.cells.len()).max() else {
            return Illegal::NotLegal;
        };
        if cells.is_empty() {
            return self.without_cells(longest);
        }
        if cells.len() > longest {
            return self.form(&[]);
        }
        if self.forms.iter().any(|form| begins_so(&form)) {
            return self.labelled();
        }
        let begun = (0..cells.len()).rev();
        let begun = begun.map(|count| &cells[..count]);
        let mut begun = begun.filter(|&begun| self.next(begun).next().is_some());
        match begun.next() {
            None | Some([]) => self.begins_nowhere(cells[0]),
            Some(begun) => self.goes_elsewhere(begun, cells[begun.len()]),
        }
    }

    /// Shows an example of a legal move, if possible one that starts on these cells.
    fn form(&self, cells: &[B::Cell]) -> Illegal {
        let begins_so = |form: &Form<B::Cell>| form.cells.starts_with(cells);
        let index = self.forms.iter().position(begins_so).unwrap_or(0);
        let example = (self.write)(index);
        match &self.word.form.label {
            Some(label) if self.is_made && cells.is_empty() => Illegal::refused(format!(
                "{label} is not possible: a move looks like {example}"
            )),
            _ => Illegal::refused(format!("not a move: a move looks like {example}")),
        }
    }

    /// A reason for a word that is only a label.
    fn without_cells(&self, longest: usize) -> Illegal {
        let labels = self.forms.iter().filter_map(|form| form.label.as_deref());
        match (few(labels), &self.word.form.label) {
            (Some(labels), Some(label)) if longest == 0 && !label.is_empty() => {
                Illegal::refused(format!("you can play {labels} here, not {label}"))
            }
            _ => self.form(&[]),
        }
    }

    /// A reason for a word whose cells start legal moves: the label is wrong, or more cells follow.
    fn labelled(&self) -> Illegal {
        let Form { cells, label } = &self.word.form;
        let alike = self.forms.iter().filter(|form| form.cells == *cells);
        let labels = alike.filter_map(|form| form.label.as_deref());
        let names = self.names(cells);
        let labels = few(labels.map(|label| format!("{names}={label}")));
        match (labels, label) {
            (Some(labels), Some(label)) if self.word.index == 0 => {
                let why = format!("you can play {labels} here, not {names}={label}");
                Illegal::refused_at(why, cells.iter().copied())
            }
            _ => self.form(cells),
        }
    }

    fn begins_nowhere(&self, at: B::Cell) -> Illegal {
        let (board, glyph) = (
            self.glyphs.board(),
            self.glyphs.get(at).copied().unwrap_or(EMPTY),
        );
        let shown: Vec<_> = self
            .next(&[])
            .filter_map(|at| self.glyphs.get(at))
            .copied()
            .collect();
        let turn = self.turn;
        let is_own = |glyph: &char| match glyph {
            'X' | 'O' => *glyph == char::from(turn),
            _ => glyph.owner() == Some(turn),
        };
        if glyph == EMPTY && !shown.contains(&EMPTY) {
            return Illegal::about(board, at, "is empty");
        }
        let are_pieces = shown.iter().all(|glyph| *glyph == EMPTY || is_own(glyph));
        if glyph != EMPTY && !is_own(&glyph) && are_pieces && shown.iter().any(is_own) {
            return Illegal::about(board, at, "has no piece of yours");
        }
        let are_cells = self.forms.iter().all(|form| form.cells.len() < 2);
        let are_empty = shown.iter().all(|&glyph| glyph == EMPTY);
        if are_empty && glyph.is_alphabetic() {
            return Illegal::about(board, at, "is occupied");
        }
        let (begins, name) = (
            if are_cells { "is possible" } else { "starts" },
            board.names([at]),
        );
        let why = match few(self.next(&[]).map(|at| board.names([at]))) {
            Some(cells) => format!("a move {begins} on {cells}, not on {name}"),
            None => format!("no move {begins} on {name}"),
        };
        Illegal::refused_at(why, [at])
    }

    /// The reason if legal moves start with these cells, but none continues to this one.
    fn goes_elsewhere(&self, begun: &[B::Cell], to: B::Cell) -> Illegal {
        let (from, name) = (self.names(begun), self.names(&[to]));
        let next = few(self.next(begun).map(|at| self.names(&[at])));
        // If a move has more cells, the piece does not end on the next one.
        let begins_so = |form: &&Form<B::Cell>| form.cells.starts_with(begun);
        let mut forms = self.forms.iter().filter(begins_so);
        let are_pairs = begun.len() == 1 && forms.all(|form| form.cells.len() == 2);
        let why = match (next, are_pairs) {
            (Some(next), true) => format!("from {from} a move goes to {next}, not to {name}"),
            (Some(next), false) => format!("after {from} the next cell is {next}, not {name}"),
            (None, _) => format!("no move goes from {from} to {name}"),
        };
        Illegal::refused_at(why, begun.iter().copied().chain([to]))
    }

    /// The next cells of legal moves that start with these cells.
    fn next(&self, begun: &[B::Cell]) -> impl Iterator<Item = B::Cell> {
        let begin_so = self
            .forms
            .iter()
            .filter(move |form| form.cells.starts_with(begun));
        begin_so.filter_map(|form| form.cells.get(begun.len()).copied())
    }

    fn names(&self, cells: &[B::Cell]) -> String {
        let board = self.glyphs.board();
        let names: Vec<_> = cells.iter().map(|&at| board.names([at])).collect();
        names.join("-")
    }
}

/// Lists each item once, `c4, d4 or b4`; `None` if there are too many.
fn few(items: impl Iterator<Item: PartialEq + Display>) -> Option<String> {
    let mut listed = Vec::new();
    for item in items {
        if listed.contains(&item) {
            continue;
        }
        if listed.len() == LISTED {
            return None;
        }
        listed.push(item);
    }
    let last = listed.pop()?;
    let others: Vec<_> = listed.iter().map(|item| format!("{item}")).collect();
    Some(match others.len() {
        0 => format!("{last}"),
        _ => format!("{} or {last}", others.join(", ")),
    })
}
