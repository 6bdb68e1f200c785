//! Abalone, judged by the marbles that are left, by how near to the middle they are and how close together.

use collinear::{
    Direction, Finite, Grid,
    boards::{Hex, Hexagons},
    rules::{Cell, EitherMove, Owned, Rules},
};
use collinear_games::abalone::{Abalone, Step};

use crate::computer::judge::Judge;

/// How many moves each level looks ahead.
pub(super) const PLIES: [u8; 5] = [1, 1, 2, 3, 4];

/// What the judge of Abalone knows of the board: what a marble is worth on each cell.
pub(super) struct Middle(Grid<i32, Hexagons>);

/// What a marble is worth wherever it is, a step towards the middle, and a neighbour of its own side.
pub(crate) const MARBLE: i32 = 200;
const STEP: i32 = 6;
const NEIGHBOUR: i32 = 1;

impl Middle {
    /// The middle of the board.
    pub(super) fn of(game: Abalone) -> Self {
        let start = game.start();
        let board = *start.grid().board();
        let cells = || start.grid().indexed().map(|(at, _)| at);
        // As far from any other cell as from the one across it.
        let farthest = |at: Hex| cells().map(move |other| at.distance(other)).max();
        let middle = cells().min_by_key(|&at| farthest(at));
        let worth = |at: Hex| {
            let steps = middle.map_or(0, |middle| at.distance(middle));
            MARBLE - STEP * i32::try_from(steps * steps).unwrap_or(0) / 2
        };
        Self(Grid::on(board, worth).expect("61 cells"))
    }
}

impl Judge<Abalone> for Middle {
    fn worth(&self, _: &Abalone, state: &<Abalone as Rules>::State) -> i32 {
        let grid = state.grid();
        let worth = |(at, cell): (Hex, &Cell)| {
            let side = cell.owner()?;
            let own = |(_, _, other): &(Direction, Hex, &Cell)| *other == cell;
            let beside = grid
                .neighbours(at, &Direction::HEX_AXES)
                .filter(own)
                .count();
            let worth = self.0[at] + NEIGHBOUR * i32::try_from(beside).unwrap_or(0);
            Some(if side == state.turn { worth } else { -worth })
        };
        grid.indexed().filter_map(worth).sum()
    }

    /// Of a step aside, by its first marble and where that comes.
    fn number(&self, step: &Step) -> Option<u16> {
        let (from, to) = match *step {
            EitherMove::Left(m) => (m.from, m.to),
            EitherMove::Right([from, _, to]) => (from, to),
        };
        let board = self.0.board().topology();
        let [from, to] = [from, to].map(|at| board.index_of(at));
        u16::try_from(from? * board.cell_count() + to?).ok()
    }
}
