//! [`JumpSearch`]: the board of a game as numbers, for the [`Solver`](super::Solver).

use alloc::{boxed::Box, vec, vec::Vec};

use super::{Goal, PegSolitaire, Square, State};
use crate::{Coord, Hop, geometry::shape_symmetries};

/// The board of a game as numbers: its holes are numbered in reading order.
#[derive(Clone, Debug)]
pub(super) struct JumpSearch {
    holes: Vec<Coord>,
    /// The jumps that stay on holes: from, over, to.
    pub(super) jumps: Vec<[usize; 3]>,
    /// The image of each hole under each symmetry of the board that keeps the goal.
    symmetries: Vec<Vec<usize>>,
    /// The squared distance of each hole from the middle.
    distances: Vec<u64>,
    /// The holes where the last peg may be.
    pub(super) is_end: Vec<bool>,
    pub(super) start: Pegs,
}

impl JumpSearch {
    /// Searches from a state for one peg in one of these holes, which are in reading order.
    pub(super) fn new(game: &PegSolitaire, state: &State, ends: &[Coord]) -> Self {
        let grid = state.grid();
        let holes: Vec<_> = grid.cells_where(Square::is_hole).collect();
        let number = |at: &Coord| holes.binary_search(at).ok();
        let hops = holes.iter().flat_map(|&from| {
            let hole = |at: Coord| grid[at].is_hole();
            let directions = game.lattice().directions().iter();
            directions
                .filter_map(move |&direction| grid.bounds().hop(from, direction, hole, hole).ok())
        });
        let jumps = hops.filter_map(|Hop { from, over, to }| {
            Some([number(&from)?, number(&over)?, number(&to)?])
        });
        let keeps_the_goal = |images: &Vec<Coord>| match game.goal() {
            Goal::AnyHole => true,
            Goal::Hole(goal) => number(&goal).is_some_and(|hole| images[hole] == goal),
        };
        let symmetries = shape_symmetries(game.lattice().tiling(), &holes).into_iter();
        let symmetries = symmetries.filter(keeps_the_goal);
        let symmetries = symmetries.map(|images| images.iter().filter_map(number).collect());
        let from_the_middle = |place: usize, side: usize| (2 * place).abs_diff(side - 1) as u64;
        let distances = holes.iter().map(|at| {
            let down = from_the_middle(at.row, grid.rows());
            let right = from_the_middle(at.col, grid.cols());
            down * down + right * right
        });
        let mut start = Pegs::none(holes.len());
        for (hole, &at) in holes.iter().enumerate() {
            if grid[at].is_peg() {
                start.toggle(hole);
            }
        }
        Self {
            jumps: jumps.collect(),
            symmetries: symmetries.collect(),
            distances: distances.collect(),
            is_end: holes
                .iter()
                .map(|at| ends.binary_search(at).is_ok())
                .collect(),
            start,
            holes,
        }
    }

    /// The first possible jump, starting at this number.
    pub(super) fn legal_from(&self, jump: usize, pegs: &Pegs) -> Option<usize> {
        let is_legal = |jump: &usize| {
            let [from, over, to] = self.jumps[*jump];
            pegs.has(from) && pegs.has(over) && !pegs.has(to)
        };
        (jump..self.jumps.len()).find(is_legal)
    }

    /// The smallest image of this position under the symmetries. It is the same for all images.
    pub(super) fn first_alike(&self, pegs: &Pegs) -> Pegs {
        let alike = self.symmetries.iter().map(|images| {
            let mut image = Pegs::none(images.len());
            for (hole, &to) in images.iter().enumerate() {
                if pegs.has(hole) {
                    image.toggle(to);
                }
            }
            image
        });
        alike.min().unwrap_or_else(|| pegs.clone())
    }

    /// The sum of the distances of the pegs from the middle.
    pub(super) fn distance(&self, pegs: &Pegs) -> u64 {
        let distances = self.distances.iter().enumerate();
        let of_pegs = distances.filter(|&(hole, _)| pegs.has(hole));
        of_pegs.map(|(_, distance)| distance).sum()
    }

    pub(super) fn hop(&self, jump: usize) -> Hop {
        let [from, over, to] = self.jumps[jump].map(|hole| self.holes[hole]);
        Hop { from, over, to }
    }
}

/// The set of holes that have a peg, by their numbers from 0; small, since the search keeps many.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Pegs(Box<[u64]>);

impl Pegs {
    pub(super) fn none(holes: usize) -> Self {
        Self(vec![0; holes.div_ceil(64)].into())
    }

    pub(super) fn has(&self, hole: usize) -> bool {
        self.0[hole / 64] >> (hole % 64) & 1 == 1
    }

    /// Puts a peg into an empty hole, or removes the peg from an occupied one.
    pub(super) fn toggle(&mut self, hole: usize) {
        self.0[hole / 64] ^= 1 << (hole % 64);
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}
