//! [`Forks`]: a game with every trouble that cells can make.

use std::fmt;

use collinear::{
    Coord, Grid,
    rules::{Cell, MoveCells, Outcome, Position, Rules, Side, View},
};

use crate::core::playable::Playable;

/// On a row of four cells `a1` stands for two moves, the second of which takes `b1` too, and begins a third one, `b1` for a move and it
/// goes on, `c1` begins two moves, one of which goes back to where it began, and no cell at all is a
/// move too, or two. The game ends after three moves.
pub(crate) struct Forks {
    pub(crate) passes: usize,
}

/// Its cells, and a number for moves on the same ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fork(&'static [usize], usize);

/// So is it written if it has no cells.
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

impl MoveCells<State> for Fork {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        self.0.iter().map(|&col| Coord::new(0, col))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) position: Position<Cell>,
    played: usize,
}

impl View for State {
    type Board = collinear::Rect;
    type Key = (<Position<Cell> as View>::Key, usize);

    fn key(&self) -> Self::Key {
        (self.position.key(), self.played)
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.position.glyphs()
    }
}

impl Rules for Forks {
    type State = State;
    type Move = Fork;

    fn start(&self) -> State {
        State {
            position: Position::new(Grid::filled(1, 4, Cell::Empty).expect("four cells")),
            played: 0,
        }
    }

    fn moves(&self, _: &State) -> impl Iterator<Item = Fork> {
        let passes = (0..self.passes).map(|number| Fork(&[], number));
        MOVES.iter().copied().chain(passes)
    }

    fn apply(&self, state: &mut State, m: Fork) {
        let mover = state.position.turn;
        let cells: Vec<_> = m.cells(state).collect();
        for at in cells {
            for col in [at.col, at.col + m.1] {
                state.position.put(Coord::new(at.row, col), Cell::Of(mover));
            }
        }
        state.position.turn = mover.other();
        state.played += 1;
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.played == 3).then_some(Outcome::Draw)
    }
}

pub(crate) fn forks(passes: usize) -> Playable<Forks> {
    Playable::new(Forks { passes }).with_title("Forks")
}
