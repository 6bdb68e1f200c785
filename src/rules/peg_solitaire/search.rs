//! [`Search`]: from level to level through the positions, the promising ones first.
//!
//! A sweep goes from level to level, a jump at a time, and keeps the positions of each level whose pegs
//! are closest to the middle. Most boards are solved by a narrow sweep; where it fails, a wider one
//! follows. A sweep in which nothing had to be left out proves that there is no solution. Of positions
//! that a symmetry of the board makes of each other, one is kept.

use alloc::{boxed::Box, collections::BTreeMap, vec, vec::Vec};

use super::{Goal, PegSolitaire, Solve, Square, State};
use crate::{Coord, Hop, geometry::shape_symmetries};

/// The board of a game as numbers: its holes are counted in reading order.
pub(super) struct Search {
    holes: Vec<Coord>,
    /// The jumps there is room for: from, over, to.
    jumps: Vec<[usize; 3]>,
    /// Where each hole goes under each symmetry of the board that keeps the goal.
    symmetries: Vec<Vec<usize>>,
    /// How far from the middle each hole is, squared.
    distances: Vec<u64>,
    /// Where the last peg may be.
    is_end: Vec<bool>,
    start: Pegs,
}

/// How many positions may be visited, and what to call meanwhile.
pub(super) struct Budget<P> {
    pub(super) nodes: u64,
    pub(super) limit: u64,
    pub(super) progress: P,
}

impl<P: FnMut(u64)> Budget<P> {
    /// Whether one more position may be visited.
    fn admits_one_more(&mut self) -> bool {
        if self.nodes == self.limit {
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            (self.progress)(self.nodes);
        }
        true
    }
}

/// The result of one sweep through the levels.
enum Sweep {
    /// A solution, as numbers of jumps.
    Solution(Vec<usize>),
    /// All positions were visited.
    Whole,
    /// Some were left out.
    Narrow,
    /// The budget was spent before.
    TooMuch,
}

/// A position, and how it was reached.
struct Reached {
    pegs: Pegs,
    /// The place of the position before on its level.
    before: usize,
    /// The jump that was made there.
    jump: usize,
}

impl Search {
    /// A search from a state for one peg in one of these holes, which are in reading order.
    pub(super) fn new(game: &PegSolitaire, state: &State, ends: &[Coord]) -> Self {
        let grid = state.grid();
        let holes: Vec<_> = grid.cells_where(Square::is_hole).collect();
        let number = |at: &Coord| holes.binary_search(at).ok();
        let hops = holes.iter().flat_map(|&from| {
            let hole = |at: Coord| grid[at].is_hole();
            let directions = game.lattice().directions().iter();
            directions.filter_map(move |&way| grid.bounds().hop(from, way, hole, hole).ok())
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

    /// Looks for a solution in wider and wider sweeps.
    pub(super) fn run(&self, budget: &mut Budget<impl FnMut(u64)>) -> Solve {
        let mut width = 1;
        loop {
            match self.sweep(width, budget) {
                Sweep::Solution(jumps) => {
                    let hops = jumps.into_iter().map(|jump| self.hop(jump));
                    return Solve::Solved(hops.collect());
                }
                Sweep::Whole => return Solve::Impossible,
                Sweep::TooMuch => {
                    let nodes = budget.nodes;
                    return Solve::GaveUp { nodes };
                }
                Sweep::Narrow => width *= 4,
            }
        }
    }

    fn sweep(&self, width: usize, budget: &mut Budget<impl FnMut(u64)>) -> Sweep {
        let start = Reached {
            pegs: self.start.clone(),
            before: 0,
            jump: 0,
        };
        let mut levels = vec![vec![start]];
        let mut whole = true;
        loop {
            let mut next = match self.next_level(&levels, budget) {
                Ok(next) if next.is_empty() => break,
                Ok(next) => next,
                Err(end) => return end,
            };
            if next.len() > width {
                whole = false;
                next.sort_by_cached_key(|reached| self.distance(&reached.pegs));
                next.truncate(width);
            }
            levels.push(next);
        }
        if whole { Sweep::Whole } else { Sweep::Narrow }
    }

    /// The positions that a jump makes of those of the last level, one for all that a symmetry
    /// makes of each other; or how the sweep ends.
    fn next_level(
        &self,
        levels: &[Vec<Reached>],
        budget: &mut Budget<impl FnMut(u64)>,
    ) -> Result<Vec<Reached>, Sweep> {
        let mut next = BTreeMap::new();
        for (before, reached) in levels.last().into_iter().flatten().enumerate() {
            for jump in self.legal(&reached.pegs) {
                if !budget.admits_one_more() {
                    return Err(Sweep::TooMuch);
                }
                let mut pegs = reached.pegs.clone();
                for hole in self.jumps[jump] {
                    pegs.toggle(hole);
                }
                if pegs.count() == 1 && self.is_end[self.jumps[jump][2]] {
                    return Err(Sweep::Solution(path(levels, before, jump)));
                }
                let class = next.entry(self.first_alike(&pegs));
                class.or_insert(Reached { pegs, before, jump });
            }
        }
        Ok(next.into_values().collect())
    }

    /// The jumps that are possible.
    fn legal(&self, pegs: &Pegs) -> impl Iterator<Item = usize> {
        let jumps = self.jumps.iter().enumerate();
        jumps.filter_map(|(jump, &[from, over, to])| {
            (pegs.has(from) && pegs.has(over) && !pegs.has(to)).then_some(jump)
        })
    }

    /// The first, in their order, of the positions that a symmetry makes of this one: the same for
    /// all of them.
    fn first_alike(&self, pegs: &Pegs) -> Pegs {
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

    /// How far from the middle the pegs are, all together.
    fn distance(&self, pegs: &Pegs) -> u64 {
        let distances = self.distances.iter().enumerate();
        let of_pegs = distances.filter(|&(hole, _)| pegs.has(hole));
        of_pegs.map(|(_, distance)| distance).sum()
    }

    fn hop(&self, jump: usize) -> Hop {
        let [from, over, to] = self.jumps[jump].map(|hole| self.holes[hole]);
        Hop { from, over, to }
    }
}

/// The jumps that lead to a position of the last level, and one more.
fn path(levels: &[Vec<Reached>], last: usize, jump: usize) -> Vec<usize> {
    let mut jumps = vec![jump];
    let mut place = last;
    for level in levels.iter().skip(1).rev() {
        let reached = &level[place];
        jumps.push(reached.jump);
        place = reached.before;
    }
    jumps.reverse();
    jumps
}

/// Which of the holes of a board, numbered from 0, have a peg: small enough to keep many of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pegs(Box<[u64]>);

impl Pegs {
    /// A board with this number of holes and no pegs.
    pub(super) fn none(holes: usize) -> Self {
        Self(vec![0; holes.div_ceil(64)].into())
    }

    pub(super) fn has(&self, hole: usize) -> bool {
        self.0[hole / 64] >> (hole % 64) & 1 == 1
    }

    /// Puts a peg into an empty hole, or takes the peg out of it.
    pub(super) fn toggle(&mut self, hole: usize) {
        self.0[hole / 64] ^= 1 << (hole % 64);
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}
