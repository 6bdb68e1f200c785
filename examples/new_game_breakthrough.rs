//! Breakthrough from scratch: a game whose pieces move and take, in one file.
//!
//! `cargo run --example new_game_breakthrough`

use collinear::rules::{Cell, Notation, Outcome, Position, Rules, Side};
use collinear::{Coord, Direction, Grid, Move};

/// The rules; they need to know nothing.
pub struct Breakthrough;

impl Rules for Breakthrough {
    type State = Position<Cell>;
    type Move = Move;

    /// Two rows of pieces each.
    fn start(&self) -> Self::State {
        let cell = |at: Coord| match at.row {
            0 | 1 => Cell::Of(Side::Second),
            6 | 7 => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        Position::new(Grid::from_fn(8, 8, cell).expect("64 cells"))
    }

    /// A piece goes one step forward; diagonally it may take.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        let (grid, turn) = (state.grid(), state.turn);
        let forward = [Direction::NW, Direction::N, Direction::NE].map(|way| turn.facing(way));
        let ways = grid.ways_by(Cell::is_of(turn), move |_| forward);
        ways.flat_map(move |(from, way)| {
            let open = |&to: &Cell| to.is_empty() || way.is_diagonal() && to != Cell::Of(turn);
            grid.slide_at_most(from, way, 1, open).moves()
        })
    }

    fn apply(&self, state: &mut Self::State, Move { from, to }: Move) {
        state.carry(from, to, Cell::Empty);
    }

    /// Who comes through has won, and so has who leaves no move.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let mut enemies = state.grid().cells_where(Cell::is_of(state.turn.other()));
        let is_over = enemies.any(|at| state.rank(at) == 0) || self.is_stuck(state);
        is_over.then_some(Outcome::Win(state.turn.other()))
    }
}

/// Moves are written by their cells.
impl Notation for Breakthrough {}

fn main() -> Result<(), collinear::rules::GameError> {
    let mut game = collinear::rules::Game::new(Breakthrough);
    let text = "c2-c3 h7-h6 c3-c4 h6-h5 c4-c5 h5-h4 c5-c6 h4-h3 c6xb7 h3xg2 b7xa8";
    let moves = Breakthrough.read_game(game.state(), text)?;
    game.play_all(moves)?;
    println!("{}", game.state().grid());
    if let Some(outcome) = game.outcome() {
        println!("{outcome}");
    }
    Ok(())
}
