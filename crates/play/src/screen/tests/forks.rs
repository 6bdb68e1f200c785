//! [`Forks`]: a game with every ambiguity of cells.

use std::fmt;

use collinear::{
    Coord, Grid,
    rules::{MoveCells, Outcome, Position, Rules, Side},
};

use crate::core::playable::Playable;

/// A ring of four cells. `a1` alone is two moves, and the second of them also changes `b1`; `a1` begins a third move as
/// well. `b1` alone is a move and begins another one. `c1` begins two moves, one of which returns to its first cell.
/// Some moves have no cells. The pieces of the second player are two columns wide.
pub(crate) struct Forks {
    passes: usize,
}

/// The cells of a move, and a number that distinguishes moves on the same cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fork(&'static [usize], usize);

/// Used for moves without cells.
impl fmt::Debug for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass")
    }
}

const MOVES: &[Fork] = &[
    Fork(&[0], 0),
    Fork(&[0], 1),
    Fork(&[0, 3], 0),
    Fork(&[1], 0),
    Fork(&[1, 3], 0),
    Fork(&[2, 2], 0),
    Fork(&[2, 3], 0),
];

impl MoveCells<Position<char>> for Fork {
    fn cells(&self, _: &Position<char>) -> impl Iterator<Item = Coord> {
        self.0.iter().map(|&col| Coord::new(0, col))
    }
}

impl Rules for Forks {
    type State = Position<char>;
    type Move = Fork;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(1, 4, '.').expect("four cells"))
    }

    fn moves(&self, _: &Self::State) -> impl Iterator<Item = Fork> {
        let passes = (0..self.passes).map(|number| Fork(&[], number));
        MOVES.iter().copied().chain(passes)
    }

    fn apply(&self, state: &mut Self::State, m: Fork) {
        let piece = match state.turn {
            Side::First => 'X',
            Side::Second => '\u{1F34E}',
        };
        let taken = m.0.iter().flat_map(|&col| [col, col + m.1]);
        let taken: Vec<_> = taken.map(|col| Coord::new(0, col)).collect();
        state.fill(taken, piece);
        state.turn = state.turn.other();
    }

    fn outcome(&self, _: &Self::State) -> Option<Outcome> {
        None
    }
}

/// The game with this number of moves without cells.
pub(crate) fn forks(passes: usize) -> Playable<Forks> {
    Playable::new(Forks { passes }).with_pieces(["X", "\u{1F34E}"])
}
