//! Tic-tac-toe from scratch: a game of your own, in one file, with nothing to register.

use collinear::rules::{Cell, Game, Outcome, Position, Rules};
use collinear::{Coord, Direction, Grid, Length};

struct TicTacToe;

impl Rules for TicTacToe {
    type State = Position<Cell>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(3, 3, Cell::Empty).expect("nine cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        state.grid.positions(|cell| cell.is_empty())
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let three = |&at: &Coord| {
            let (own, axes, length) = (state.grid[at], &Direction::AXES, Length::AtLeast(3));
            let mut lines = state.grid.k_lines_through(at, axes, length, |&c| c == own);
            lines.next().is_some()
        };
        let won = state
            .last
            .filter(three)
            .map(|_| Outcome::Win(state.turn.other()));
        won.or_else(|| (state.grid.count(|c| c.is_empty()) == 0).then_some(Outcome::Draw))
    }
}

fn main() {
    let mut game = Game::new(TicTacToe);
    while game.outcome().is_none() {
        let first_free = game.moves().next().expect("the game goes on");
        game.play(first_free).expect("it is legal");
    }
    println!(
        "{}\n{}",
        game.state().grid,
        game.outcome().expect("it has ended")
    );
}
