//! Halma and Chinese checkers, judged by how far the men have advanced.

use std::collections::VecDeque;

use collinear::{
    Board, Direction, Grid, Headings, Layout, Move,
    rules::{Cell, Owned, Rules, Side},
};
use collinear_games::halma::Halma;

use crate::computer::{judge::Judge, legal::listed};

/// The search depth of each level.
pub(super) const PLIES: [u8; 5] = [1, 1, 2, 3, 4];

/// The judge of Halma: the distance of each cell from the yards.
///
/// The further a man is behind, the more his steps count, so that no man stays at home. Inside the target yard, cells
/// further in cost less, so that men make room for others.
pub(super) struct Yards<B: Layout> {
    /// The cost of a man of either side on each cell.
    costs: Grid<[i32; 2], B>,
}

/// The approximate cost of a step.
pub(crate) const STEP: i32 = 10;

/// The cost at which a step counts twice as much.
const LAG: i32 = 150;

/// The cost of a man outside the target yard, larger than the cost of any cell inside it.
const OUTSIDE: i32 = 50;

impl<B: Layout<Heading = Direction> + Headings> Yards<B> {
    /// The judge for the board of a game.
    pub(super) fn of(game: &Halma<B>) -> Self {
        let start = game.start();
        let start = start.grid();
        // The mean distance from the men of each side, in tenths of a step.
        let means = Side::BOTH.map(|side| {
            let men = start.cells_where(Cell::is_of(side));
            let steps: Vec<_> = men.map(|man| steps_from(start.board(), man)).collect();
            let men = i32::try_from(steps.len()).unwrap_or(1).max(1);
            move |at| STEP * steps.iter().map(|steps| steps[at]).sum::<i32>() / men
        });
        let cost = |at, side: Side| {
            let [from_home, to_go] = [side, side.other()].map(|side| &means[side.index()]);
            if start[at] == Cell::Of(side.other()) {
                let yard = start.cells_where(Cell::is_of(side.other()));
                yard.map(from_home).max().unwrap_or(0) - from_home(at)
            } else {
                let lag = to_go(at);
                OUTSIDE + lag + lag * lag / (2 * LAG)
            }
        };
        let mut costs = start.map(|_| [0; 2]);
        for (at, _) in start.indexed() {
            costs[at] = Side::BOTH.map(|side| cost(at, side));
        }
        Self { costs }
    }
}

fn steps_from<B: Layout + Headings>(board: &Board<B>, from: B::Cell) -> Grid<i32, B> {
    let mut steps =
        Grid::filled_on(board.clone(), i32::MAX).expect("as many cells as the game has");
    steps[from] = 0;
    let mut edge = VecDeque::from([from]);
    while let Some(at) = edge.pop_front() {
        for heading in board.topology().headings(at) {
            let next = board
                .step(at, heading)
                .filter(|&next| steps[next] == i32::MAX);
            if let Some(next) = next {
                steps[next] = steps[at] + 1;
                edge.push_back(next);
            }
        }
    }
    steps
}

impl<B: Layout<Heading = Direction> + Headings> Judge<Halma<B>> for Yards<B> {
    fn worth(&self, _: &Halma<B>, state: &<Halma<B> as Rules>::State) -> i32 {
        let pairs = state.grid().iter().zip(self.costs.iter());
        let costs = pairs.map(|(cell, costs)| match cell.owner() {
            Some(side) if side == state.turn => -costs[side.index()],
            Some(side) => costs[side.index()],
            None => 0,
        });
        costs.sum()
    }

    /// Moves that advance a man the most come first.
    fn promising(&self, game: &Halma<B>, state: &<Halma<B> as Rules>::State) -> Vec<Move<B::Cell>> {
        let cost = |at| self.costs[at][state.turn.index()];
        let mut moves = listed(game, state);
        moves.sort_by_key(|m| cost(m.to) - cost(m.from));
        moves
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}
