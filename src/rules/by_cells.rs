//! Moves as text by the cells that they are made on: the notation of a game that has no other.

use alloc::{format, string::String, vec::Vec};
use core::ops::Deref;

use itertools::Itertools;

use super::{CellOf, Illegal, MoveCells, Notation, Rules, Settings, View, goes_on};
use crate::{Grid, Layout, NameError, Topology};

/// A move as its cells and its label: `b2`, `b2-b4` or `b2=x`; one without cells as its label alone, `up`,
/// or else as `Debug` has it, in small letters: `take(3)`. Where several legal moves would still be written
/// alike a number tells them apart, `b2#2`.
///
/// [`Notation`] writes moves so unless a game says otherwise; [`ByCells`] has it for rules without one.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells, write_by_cells};
///
/// let start = TIC_TAC_TOE.start();
/// let m = read_by_cells(&TIC_TAC_TOE, &start, "b2").unwrap();
/// assert_eq!(write_by_cells(&TIC_TAC_TOE, &start, &m), "b2");
/// ```
///
/// # Complexity
///
/// Of a move that is not made [of its cells](Notation::move_of_cells): goes through the legal moves up to
/// this one.
pub fn write_by_cells<R: Notation + ?Sized>(rules: &R, before: &R::State, m: &R::Move) -> String {
    Words::of(rules, before).write(m)
}

/// The legal move that is [written](write_by_cells) like this. The names of cells are read as the board
/// [reads](Layout::cell_named) them, in capital letters too; a label and a number as they are written.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended; what [`check`](Rules::check) says of the move that is made [of
/// these cells](Notation::move_of_cells); that a cell is off the board; what a move looks like, as the game
/// [writes](Notation::write_move) it, if a legal move begins on these cells or none has this form; otherwise
/// [`Illegal::NotLegal`].
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells};
///
/// let refused = read_by_cells(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), "b4").unwrap_err();
/// assert_eq!(refused.to_string(), "off the board: its cells are a1 to c3");
/// ```
///
/// # Complexity
///
/// Asks `check` about the move that is made of the cells. If there is none, or it is not legal, it goes
/// through the legal moves, at most three times.
pub fn read_by_cells<R: Notation + ?Sized>(
    rules: &R,
    before: &R::State,
    word: &str,
) -> Result<R::Move, Illegal> {
    Words::of(rules, before).read(word)
}

/// The same rules with their moves written by their cells, whether they have a [`Notation`] or not. One that they
/// have is not asked, nor its [`move_of_cells`](Notation::move_of_cells): [`read_by_cells`] asks that.
///
/// ```
/// use collinear::rules::{ByCells, Notation, Rules, in_a_row::FOUR_IN_A_ROW};
///
/// let start = FOUR_IN_A_ROW.start();
/// let m = ByCells(&FOUR_IN_A_ROW).read_move(&start, "d1").unwrap();
/// assert_eq!(FOUR_IN_A_ROW.write_move(&start, &m), "4");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ByCells<'a, R>(pub &'a R);

impl<R> Deref for ByCells<'_, R> {
    type Target = R;

    fn deref(&self) -> &R {
        self.0
    }
}

impl<R: Rules> Rules for ByCells<'_, R> {
    crate::forward_rules!(R);
}

impl<R> Notation for ByCells<'_, R> where R: Rules<State: View, Move: MoveCells<<R as Rules>::State>>
{}

/// How the moves of a state are written by their cells.
///
/// Those that would be written alike are numbered: first the one that is made of the cells, if it is legal,
/// and then the others as they are listed.
struct Words<'a, R: Notation + ?Sized> {
    rules: &'a R,
    before: &'a R::State,
    /// The board, which has the names.
    glyphs: Grid<char, <R::State as View>::Board>,
}

impl<'a, R: Notation + ?Sized> Words<'a, R> {
    fn of(rules: &'a R, before: &'a R::State) -> Self {
        Self {
            rules,
            before,
            glyphs: before.glyphs(),
        }
    }

    fn write(&self, m: &R::Move) -> String {
        let (cells, label): (Vec<_>, _) = (self.cells(m).collect(), self.label(m));
        let names = cells.iter().map(|&at| self.layout().name(at)).join("-");
        let names = Some(names).filter(|_| !cells.is_empty());
        let name = names.iter().chain(&label).join("=");
        let made = self.made(&cells, label.as_deref());
        if made.as_ref() == Some(m) {
            return name;
        }
        let made = made.filter(|made| self.rules.check(self.before, made).is_ok());
        let mut alike = self.alike(&cells, label.as_deref(), made);
        match alike.position(|other| other == *m) {
            Some(index @ 1..) => format!("{name}#{}", index + 1),
            _ => name,
        }
    }

    fn read(&self, word: &str) -> Result<R::Move, Illegal> {
        goes_on(self.rules, self.before)?;
        let (name, index) = numbered(word).unwrap_or((word, 0));
        let labelled = name.split_once('=');
        let (names, label) = labelled.map_or((name, None), |(names, label)| (names, Some(label)));
        let named = parts(names).map(|name| self.layout().cell_named(name));
        let named: Result<Vec<_>, _> = named.collect();
        let (cells, label) = match &named {
            Ok(cells) => (&cells[..], label),
            Err(_) => (&[][..], Some(name)),
        };
        let made = self.made(cells, label);
        let refused = made.as_ref().map(|m| self.rules.check(self.before, m));
        let refused = refused.and_then(Result::err);
        let made = made.filter(|_| refused.is_none());
        if let (0, Some(m)) = (index, &made) {
            return Ok(m.clone());
        }
        let found = self.alike(cells, label, made).nth(index);
        found.ok_or_else(|| match (refused, named) {
            (Some(refused), _) => refused,
            (None, Ok(cells)) => self.no_such_move(&cells, label.is_some()),
            (None, Err(NameError::Form)) => self.no_such_move(&[], false),
            (None, Err(error)) => Illegal::refused(error),
        })
    }

    /// The move that is made of cells and a label.
    fn made(&self, cells: &[CellOf<R::State>], label: Option<&str>) -> Option<R::Move> {
        self.rules.move_of_cells(self.before, cells, label)
    }

    /// The legal moves of these cells and this label: first the one that is made of them, if it is legal.
    fn alike(
        &self,
        cells: &[CellOf<R::State>],
        label: Option<&str>,
        made: Option<R::Move>,
    ) -> impl Iterator<Item = R::Move> {
        let listed = self.rules.moves(self.before);
        made.clone().into_iter().chain(listed.filter(move |m| {
            self.cells(m).eq(cells.iter().copied())
                && self.label(m).as_deref() == label
                && made.as_ref() != Some(m)
        }))
    }

    /// Why no legal move is written so. An example begins on these cells, if a legal move does.
    fn no_such_move(&self, cells: &[CellOf<R::State>], labelled: bool) -> Illegal {
        let moves = || self.rules.moves(self.before);
        let begins_so = |m: &R::Move| {
            let its_cells: Vec<_> = self.cells(m).collect();
            its_cells.starts_with(cells) && !labelled
        };
        let has_this_form = |m: R::Move| {
            self.cells(&m).count() == cells.len() && self.label(&m).is_some() == labelled
        };
        let example = match moves().find(begins_so) {
            None if moves().any(has_this_form) => None,
            None => moves().next(),
            begun => begun,
        };
        example.map_or(Illegal::NotLegal, |m| {
            let example = self.rules.write_move(self.before, &m);
            Illegal::refused(format!("not a move: a move looks like {example}"))
        })
    }

    /// The label of a move. One without cells that has none is labelled as `Debug` has it.
    fn label(&self, m: &R::Move) -> Option<String> {
        let label = m.label(self.before);
        let shown = || format!("{m:?}").to_lowercase();
        let label = label.or_else(|| self.cells(m).next().is_none().then(shown));
        label.map(|label| one_word(&label))
    }

    /// The cells of a move that have names: a piece may go off the board, as in backgammon.
    fn cells(&self, m: &R::Move) -> impl Iterator<Item = CellOf<R::State>> {
        m.cells(self.before)
            .filter(|&at| self.layout().contains(at))
    }

    fn layout(&self) -> &<R::State as View>::Board {
        self.glyphs.board().topology()
    }
}

/// A text without spaces, and without the sign that a number stands behind.
fn one_word(text: &str) -> String {
    let is_in_a_word = |char: &char| !char.is_whitespace() && *char != '#';
    text.chars().filter(is_in_a_word).collect()
}

/// A word without its number, and that number counted from 0; `None` if it has none from 1 on.
fn numbered(word: &str) -> Option<(&str, usize)> {
    let (name, number) = word.split_once('#')?;
    Some((name, Settings::whole_number(number)?.checked_sub(1)?))
}

/// What stands between hyphens. One that no letter and no digit comes before is a sign: `3,-1-4,-1`.
fn parts(names: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    names.split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}
