//! Plays four in a row on 6 rows and 7 columns perfectly.
//!
//! The game can be searched to its end by known methods (John Tromp's Fhourstones of 1995, Pascal Pons' "Solving
//! Connect 4" of 2015):
//!
//! - [`Perfect`] asks whether a move is worth at least a value. [`Proof`] answers by alpha-beta with a null window.
//! - A [`Position`] is two sets of cells. From the sets, all cells that complete a line are found at once. Wins, and
//!   moves that allow a win, are never searched: the position before them is known to be won or lost.
//! - A [`Table`](table::Table) stores bounds under exact keys. Mirrored positions have the same key. All positions after
//!   a move are looked up before any of them is searched, because one bound can be enough.
//! - Moves that make more threats come first, then those in the middle.
//! - A side that could not complete a line even with all empty cells does not win.
//! - The first moves take too long and are in a [`Book`].

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

/// A perfect search on 6 rows and 7 columns, in which `quick` gives the result until more is known. On other boards,
/// only `quick`.
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

/// Decides what follows the quick search of the position.
fn next(position: Position) -> Stage<Coord> {
    if let Some(Known { value, best }) = Book::of_the_solver().look_up(position) {
        let best = best.into_iter().filter_map(Cells::first);
        return Stage::Known(score(value), best.collect());
    }
    solving(position).map_or(Stage::Found, Stage::Solving)
}

/// Decides what follows a move after which no side can win at once.
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

/// Begins to solve a position. Returns `None` if a side can win at once.
fn solving(position: Position) -> Option<Solving<Coord>> {
    let safe = promising(position);
    if safe.is_empty() || !position.wins().is_empty() {
        return None;
    }
    let moves = safe.into_iter().filter_map(Cells::first).collect();
    Some(solving_moves(position, moves))
}

/// Begins to find the values of moves after which no side can win at once.
fn solving_moves(position: Position, moves: Vec<Coord>) -> Solving<Coord> {
    let discs = position.discs();
    let after = After {
        position,
        proof: Proof::new(),
    };
    let bounds = (-win_next(discs + 1), win_next(discs));
    Solving::new(Box::new(after), moves, bounds)
}

/// The moves after which the other side cannot win at once, the most promising moves first.
fn promising(position: Position) -> Vec<Cells> {
    let safe = position.safe_moves();
    let moves = COLUMNS.map(|number| safe & column(number));
    let moves = moves.into_iter().filter(|disc| !disc.is_empty());
    let mut moves: Vec<_> = moves.collect();
    moves.sort_by_key(|&disc| Reverse(position.threats_after(disc)));
    moves
}

/// Proves the values of moves in a position.
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
        // A win that takes more moves is worth less: one less for each move.
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
