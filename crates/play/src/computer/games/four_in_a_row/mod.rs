//! Four in a row on 6 rows and 7 columns, without a mistake.
//!
//! The game is small enough to be looked at to its end, by means that are known for it (John Tromp's Fhourstones of
//! 1995, Pascal Pons' "Solving Connect 4" of 2015):
//!
//! - [`Perfect`] asks whether moves are worth at least so much, and [`Proof`] answers: alpha-beta with a null window.
//! - A [`Position`] is two sets of cells, and answers for a whole set at once where a disc would close a line.
//!   A move after which the other side wins at once is never looked at, nor is a win: the position before
//!   it is known to be lost.
//! - Bounds are kept in a [`Table`](table::Table) by exact keys, mirrored positions under the same one. All positions that a
//!   move leads to are looked up before any of them is searched, since one may do at once.
//! - Moves that make more threats come first, and those in the middle.
//! - A side that could not close a line if all free cells were its own does not win.
//! - The first moves take too long, and stand in a [`Book`] that was made by the same search.

mod book;
mod position;
mod proof;
mod table;

use std::cmp::{Ordering, Reverse};

use collinear::{
    Coord,
    rules::{Owned, Side, View, in_a_row::State},
};

use self::{
    book::{Book, Known},
    position::{COLUMNS, Cells, Position, column},
    proof::{Proof, win_next},
};
use super::perfect::{Perfect, Prove, Solving, Stage, Worth};
use crate::computer::{Score, Search};

/// A search in a state of the game on 6 rows and 7 columns; in any other it is the quick search, which answers
/// until more is known.
pub(super) fn perfect(quick: Box<dyn Search<Coord>>, state: &State) -> Box<dyn Search<Coord>> {
    let mask = |whose: &dyn Fn(Side) -> bool| {
        let discs = state.grid().mask(|cell| cell.owner().is_some_and(whose));
        discs.ok()
    };
    let own = mask(&|side| side == state.turn());
    let (Some(own), Some(taken)) = (own, mask(&|_| true)) else {
        return quick;
    };
    let position = Position { own, taken };
    Box::new(Perfect::new(quick, move |asked, score| {
        if score.is_none_or(|score| score.decided().is_some()) {
            Stage::Found
        } else if let Some(&at) = asked {
            about(position, at)
        } else {
            next(position)
        }
    }))
}

/// What comes after the quick search.
fn next(position: Position) -> Stage<Coord> {
    if let Some(Known { value, best }) = Book::of_the_solver().look_up(position) {
        let best = best.into_iter().filter_map(Cells::first);
        return Stage::Known(score(value), best.collect());
    }
    solving(position).map_or(Stage::Found, Stage::Solving)
}

/// What comes of a move after which no side wins with the next disc.
fn about(position: Position, at: Coord) -> Stage<Coord> {
    let known = Book::of_the_solver().look_up(position.after(Cells::cell(at)));
    match known {
        Some(known) => Stage::Known(score(known.value.reverse()), Vec::new()),
        None => Stage::Solving(solving_moves(position, vec![at])),
    }
}

const fn score(value: Ordering) -> Score {
    match value {
        Ordering::Greater => Score::Wins { moves: None },
        Ordering::Equal => Score::Draws,
        Ordering::Less => Score::Loses { moves: None },
    }
}

/// Begins to solve a position; `None` if a side wins with the next disc that it puts.
fn solving(position: Position) -> Option<Solving<Coord>> {
    let safe = promising(position);
    if safe.is_empty() || !position.wins().is_empty() {
        return None;
    }
    let moves = safe.into_iter().filter_map(Cells::first).collect();
    Some(solving_moves(position, moves))
}

/// Begins to find out what moves are worth, after which no side wins with the next disc.
fn solving_moves(position: Position, moves: Vec<Coord>) -> Solving<Coord> {
    let discs = position.discs();
    let after = After {
        position,
        proof: Proof::new(),
    };
    let bounds = (-win_next(discs + 1), win_next(discs));
    Solving::new(Box::new(after), moves, bounds)
}

/// The moves after which the other side does not win at once, the promising ones first.
fn promising(position: Position) -> Vec<Cells> {
    let safe = position.safe_moves();
    let moves = COLUMNS.map(|number| safe & column(number));
    let moves = moves.into_iter().filter(|disc| !disc.is_empty());
    let mut moves: Vec<_> = moves.collect();
    moves.sort_by_key(|&disc| Reverse(position.threats_after(disc)));
    moves
}

/// A proof of what moves in a position are worth.
struct After {
    position: Position,
    proof: Proof,
}

impl Prove<Coord> for After {
    fn begin(&mut self, &at: &Coord, least: Worth) -> Option<Worth> {
        let after = self.position.after(Cells::cell(at));
        Some(-self.proof.begin(after, 1 - least)?)
    }

    fn work(&mut self, positions: u64) -> Option<Worth> {
        Some(-self.proof.work(positions)?)
    }

    fn looked_at(&self) -> u64 {
        self.proof.looked_at
    }

    fn score(&self, low: Worth, high: Worth) -> Option<Score> {
        let discs = self.position.discs();
        // A win is worth less by one for each move that it takes.
        let moves = |soonest: Worth, worth: Worth| {
            (low >= high).then_some(u32::from((soonest - worth + 1).unsigned_abs()))
        };
        match (low, high) {
            (1.., _) => Some(Score::Wins {
                moves: moves(win_next(discs), low),
            }),
            (_, ..0) => Some(Score::Loses {
                moves: moves(win_next(discs + 1), -high),
            }),
            (0, 0) => Some(Score::Draws),
            _ => None,
        }
    }
}
