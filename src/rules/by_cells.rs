//! Moves as text by the cells that they are made on: the notation of a game that has no other.

use alloc::{format, string::String, vec::Vec};
use core::{error::Error, fmt};

use itertools::Itertools;

use super::{CellOf, Illegal, MoveCells, Rules, View};
use crate::{Layout, NameError, Topology};

/// A move as its cells and its label: `b2`, `b2-b4` or `b2=x`; one without cells as its label alone, `up`,
/// or else as `Debug` has it, in small letters: `take(3)`. Where several legal moves would still be written
/// alike a number tells them apart, `b2#2`.
///
/// [`Notation`](super::Notation) writes moves so unless a game says otherwise.
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
/// Goes through the legal moves up to this one.
pub fn write_by_cells<R>(rules: &R, before: &R::State, m: &R::Move) -> String
where
    R: Rules<State: View, Move: MoveCells<<R as Rules>::State>> + ?Sized,
{
    let glyphs = before.glyphs();
    let layout = glyphs.board().topology();
    let name = alone(before, layout, m);
    let earlier = rules.moves(before).take_while(|earlier| earlier != m);
    let is_alike = |earlier: &R::Move| {
        on_board(before, layout, earlier).eq(on_board(before, layout, m))
            && alone(before, layout, earlier) == name
    };
    match earlier.filter(is_alike).count() {
        0 => name,
        alike => format!("{name}#{}", alike + 1),
    }
}

/// The legal move that is [written](write_by_cells) like this. Capital letters will do as well, and `x` or `/`
/// for a hyphen, as in `a2xb3`.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended; a reason if the word names no cells, cells on which no move begins,
/// or the first cells of moves that go on; otherwise [`Illegal::NotLegal`]. What [`check`](Rules::check) would say of a move that is not legal
/// is not known here: no move can be made of its cells.
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
/// Goes through the legal moves.
pub fn read_by_cells<R>(rules: &R, before: &R::State, word: &str) -> Result<R::Move, Illegal>
where
    R: Rules<State: View, Move: MoveCells<<R as Rules>::State>> + ?Sized,
{
    if let Some(outcome) = rules.outcome(before) {
        return Err(Illegal::Over(outcome));
    }
    let (name, number) = match word.split_once('#') {
        None => (word, Some(1)),
        Some((name, number)) => (name, number.parse::<usize>().ok()),
    };
    let index = number.and_then(|number| number.checked_sub(1));
    let index = index.ok_or_else(|| Illegal::refused(NoMove::Form))?;
    let glyphs = before.glyphs();
    let layout = glyphs.board().topology();
    let hyphenated = with_hyphens(name);
    let cells: Result<Vec<_>, _> = parts(&hyphenated)
        .map(|name| layout.cell_named(name))
        .collect();
    let is_named = |m: &R::Move, alike: fn(&str, &str) -> bool| {
        // Most moves are told apart by their cells, without a text.
        let its_cells = || on_board(before, layout, m);
        let may_be = match &cells {
            Ok(cells) => its_cells().eq(cells.iter().copied()) || its_cells().next().is_none(),
            Err(_) => true,
        };
        may_be && {
            let text = alone(before, layout, m);
            [name, &hyphenated].iter().any(|name| alike(&text, name))
        }
    };
    // Two labels may differ in nothing but a capital letter: a king `=K`, a knight `=k`.
    let as_written: fn(&str, &str) -> bool = |text, name| text == name;
    for alike in [as_written, str::eq_ignore_ascii_case] {
        let mut named = rules.moves(before).filter(|m| is_named(m, alike));
        if let Some(m) = named.nth(index) {
            return Ok(m);
        }
    }
    let begins = |from| {
        let mut moves = rules.moves(before);
        moves.any(|m| m.cells(before).next() == Some(from))
    };
    let goes_on = |cells: &[CellOf<R::State>]| -> (Vec<_>, Vec<_>) {
        let begin_its = |m: &R::Move| {
            let mut its_cells = on_board(before, layout, m);
            cells.iter().all(|&at| its_cells.next() == Some(at))
        };
        let going_on = rules.moves(before).filter(begin_its);
        let moves = going_on.map(|m| {
            let its_cells: Vec<_> = on_board(before, layout, &m).collect();
            (alone(before, layout, &m), its_cells)
        });
        moves
            .filter(|(text, _)| !text.eq_ignore_ascii_case(&hyphenated))
            .unzip()
    };
    let no_beginning = |from| {
        let mut movers = rules.moves(before).map(|m| {
            let mut cells = on_board(before, layout, &m);
            cells.next().filter(|_| cells.next().is_some())
        });
        let only = movers.next().flatten();
        match only.filter(|_| movers.all(|mover| mover == only)) {
            Some(at) => Illegal::refused_at(NoMove::OnlyOne(layout.name(at)), [at]),
            None => Illegal::refused_at(NoMove::Begins, [from]),
        }
    };
    Err(match cells.as_deref() {
        Err(NameError::Form) if !name.eq_ignore_ascii_case("pass") => {
            Illegal::refused(NoMove::Form)
        }
        Err(NameError::Form) => Illegal::NotLegal,
        Err(error) => Illegal::refused(error.clone()),
        Ok(&[from, _, ..]) if !begins(from) => no_beginning(from),
        Ok(_) if has_label(name) => Illegal::NotLegal,
        Ok(cells) => match goes_on(cells) {
            (moves, _) if moves.is_empty() => Illegal::NotLegal,
            (moves, cells) => {
                let named = cells.into_iter().take(FEW).flatten().sorted().dedup();
                Illegal::refused_at(NoMove::GoesOn(moves), named)
            }
        },
    })
}

/// How a move is written if there were no other.
fn alone<S: View>(state: &S, layout: &S::Board, m: &(impl MoveCells<S> + fmt::Debug)) -> String {
    let cells = on_board(state, layout, m);
    let names: Vec<_> = cells.map(|at| layout.name(at)).collect();
    let label = m.label(state).map(|label| one_word(&label));
    match (names.join("-"), label) {
        (name, None) if name.is_empty() => one_word(&format!("{m:?}")).to_lowercase(),
        (name, None) => name,
        (name, Some(label)) if name.is_empty() => label,
        (name, Some(label)) => format!("{name}={label}"),
    }
}

/// The cells of a move that have names: a piece may go off the board, as in backgammon.
fn on_board<S: View>(
    state: &S,
    layout: &S::Board,
    m: &impl MoveCells<S>,
) -> impl Iterator<Item = CellOf<S>> {
    m.cells(state).filter(|&at| layout.contains(at))
}

/// A text without spaces, and without the sign that a number stands behind.
fn one_word(text: &str) -> String {
    let is_in_a_word = |char: &char| !char.is_whitespace() && *char != '#';
    text.chars().filter(is_in_a_word).collect()
}

/// Whether a word has a label.
fn has_label(word: &str) -> bool {
    cells_of(word) != word
}

/// The cells of a word, without its label.
fn cells_of(word: &str) -> &str {
    word.split('=').next().unwrap_or(word)
}

/// A word whose cells have hyphens between them and nothing else: `a2-b3` for `a2xb3`, `d1-d7-g7` for
/// `d1-d7/g7`. An `x` may be a column as well, and then no digit comes before it.
fn with_hyphens(word: &str) -> String {
    let (cells, rest) = word.split_at(cells_of(word).len());
    let mut before = '-';
    let mut chars = cells.chars().peekable();
    let mut text = String::new();
    while let Some(char) = chars.next() {
        let is_between = match char {
            '/' => true,
            'x' | 'X' => {
                before.is_ascii_digit() && chars.peek().is_some_and(char::is_ascii_alphabetic)
            }
            _ => false,
        };
        text.push(if is_between { '-' } else { char });
        before = char;
    }
    text + rest
}

/// What stands between hyphens. One that no letter and no digit comes before is a sign: `3,-1-4,-1`.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    cells_of(word).split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}

/// So many moves are named at most.
const FEW: usize = 3;

/// Why a word stands for no move.
#[derive(Debug)]
enum NoMove {
    /// It has not the form of a move.
    Form,
    /// No move begins on its first cell.
    Begins,
    /// No move begins there, and all that there are begin on this cell.
    OnlyOne(String),
    /// It has the first cells of these moves.
    GoesOn(Vec<String>),
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str(
                "not a move: a move is a cell, several with - between them, such as b2-b4, or pass",
            ),
            Self::Begins => f.write_str("nothing there can move"),
            Self::OnlyOne(mover) => write!(f, "only {mover} can move"),
            Self::GoesOn(moves) => {
                let few = moves.iter().take(FEW);
                write!(f, "goes on: {}", few.format(" or "))?;
                match moves.len() {
                    ..=FEW => Ok(()),
                    many => write!(f, ", and {} more", many - FEW),
                }
            }
        }
    }
}

impl Error for NoMove {}
