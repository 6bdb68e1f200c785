//! Abalone, judged by the number of marbles, their distance from the middle and how close together they are.

use collinear::{
    Direction, Finite, Grid,
    boards::{Hex, Hexagons},
    rules::{Cell, EitherMove, Owned, Rules},
};
use collinear_games::abalone::{Abalone, Step};

use crate::computer::judge::Judge;

/// The search depth of each level.
pub(super) const PLIES: [u8; 5] = [1, 1, 2, 3, 4];

/// The judge of Abalone: the value of a marble on each cell.
pub(super) struct Middle(Grid<i32, Hexagons>);

/// The values of a marble, a step towards the middle, and an adjacent marble of the same side.
pub(crate) const MARBLE: i32 = 200;
const STEP: i32 = 6;
const NEIGHBOUR: i32 = 1;

impl Middle {
    /// The judge for the board of a game.
    pub(super) fn of(game: Abalone) -> Self {
        let start = game.start();
        let board = *start.grid().board();
        let cells = || start.grid().indexed().map(|(at, _)| at);
        // The middle is as far from each cell as from the opposite cell.
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

    /// The number of a sideways step is made from its first marble and its target.
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
