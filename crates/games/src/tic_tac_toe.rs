//! Tic-tac-toe: three in a row on 3x3 cells. The rules are copied from the example `new_game`, which must stand alone;
//! this version adds moves as text.

use collinear::{
    Coord, Direction, Grid, Length,
    rules::{Cell, Illegal, Notation, Outcome, Position, Rules, not_over, vacant},
};

/// Tic-tac-toe: the first player with three in a row wins. A move is a cell such as `b2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TicTacToe;

impl Rules for TicTacToe {
    type State = Position<Cell>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(3, 3, Cell::Empty).expect("nine cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        state.grid().cells_where(Cell::is_empty)
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let winner = state.closed_line(&Direction::AXES, Length::AtLeast(3));
        let is_full = state.grid().count(Cell::is_empty) == 0;
        winner
            .map(Outcome::Win)
            .or(is_full.then_some(Outcome::Draw))
    }

    fn check(&self, state: &Self::State, m: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)
    }
}

impl Notation for TicTacToe {}
