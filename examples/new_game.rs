//! Tic-tac-toe from scratch: a game of your own in one file. It plays seven moves and prints the board.
//!
//! `cargo run --example new_game`

use std::{
    error::Error,
    io::{self, Write},
};

use collinear::rules::{Cell, Game, Outcome, Position, Rules};
use collinear::{Coord, Direction, Grid, Length};

/// The rules. They have no settings.
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
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(TicTacToe);
    let moves = [(1, 1), (0, 1), (0, 0), (2, 2), (2, 0), (1, 0), (0, 2)];
    game.play_all(moves.map(Coord::from))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", game.state().grid())?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "{outcome}")?;
    }
    Ok(())
}
