//! Breakthrough: who first gets a pawn through to the other side wins.

use collinear::rules::{Cell, Outcome, Position, Rules, Side};
use collinear::{Direction, Grid, Move};

struct Breakthrough;

impl Rules for Breakthrough {
    type State = Position<Cell>;
    type Move = Move;

    fn start(&self) -> Self::State {
        let rows = ["OOOOOOOO", "........", "........", "XXXXXXXX"];
        let picture = rows.map(|row| [row; 2].join("\n")).join("\n");
        Position::new(Grid::parse_with(&picture, Cell::from_glyph).expect("a board"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        let (grid, own) = (state.grid(), Cell::Of(state.turn));
        let ways = match state.turn {
            Side::First => [Direction::N, Direction::NE, Direction::NW],
            Side::Second => [Direction::S, Direction::SE, Direction::SW],
        };
        let pawns = grid.cells_where(move |&cell| cell == own);
        let steps = pawns.flat_map(move |from| ways.map(|way| (from, way)));
        steps.filter_map(move |(from, way)| {
            let to = grid.bounds().step(from, way)?;
            let is_free = grid[to].is_empty() || way.is_diagonal() && grid[to] != own;
            is_free.then_some(Move { from, to })
        })
    }

    fn apply(&self, state: &mut Self::State, Move { from, to }: Move) {
        state.carry(from, to, Cell::Empty);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is_through = state.last().is_some_and(|last| last.row % 7 == 0);
        let is_stuck = self.moves(state).next().is_none();
        (is_through || is_stuck).then_some(Outcome::Win(state.turn.other()))
    }
}

fn main() -> std::process::ExitCode {
    collinear_play::run(Breakthrough)
}
