//! Chains of jumps and custom steps, each compared with a hand-written search over a flat `Vec`.
//!
//! `cargo bench --bench chains -- --ratios` prints the ratios. Every run asserts that both results are equal. Own
//! pieces are of kind 1, the enemy's pieces of kind 2.

#[path = "support/flat.rs"]
mod flat;
#[path = "support/kinds.rs"]
mod kinds;

use collinear::{
    Coord, Direction, Removal,
    lines::{Hop, longest_of},
};
use flat::{Board, Flat, Job, Step};
use kinds::{is_empty, is_enemy, is_own};

flat::pairs!(JOBS);

const DIAGONAL: &[Direction] = &Direction::DIAGONAL;
const KNIGHT: &[Direction] = &Direction::KNIGHT;

const ALL: &[Direction] = &Direction::ALL;

const JOBS: &[Job] = &[
    Job::new("chains", [10, 10], DIAGONAL, chains, Flat::chains),
    Job::new("chains by", [10, 10], DIAGONAL, chains_by, Flat::chains_by),
    Job::new("longest chains", [10, 10], DIAGONAL, longest, Flat::longest),
    Job::new("reach by", [9, 9], ALL, reach, Flat::reach),
    Job::new("reach by", [19, 19], ALL, reach, Flat::reach),
    Job::new("connect by", [8, 8], KNIGHT, connect, Flat::connect),
    Job::new("connect by", [19, 19], KNIGHT, connect, Flat::connect),
    Job::new("flood", [19, 19], ALL, flood, Flat::flood),
];

/// The number of hops in all chains of all men.
fn chains(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    grid.cells_where(is_own)
        .flat_map(|at| grid.chains(at, directions, is_enemy, is_empty, Removal::AtEnd))
        .map(|chain| chain.len())
        .sum()
}

/// The number of hops in all chains of flying kings.
fn chains_by(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let board = grid.bounds();
    let mut sum = 0;
    for from in grid.cells_where(is_own) {
        let free = |at: Coord| at == from || grid[at] == 0;
        let chains = board.chains_by(from, |at, before: &[Hop], hops| {
            let is_new = |at: Coord| grid[at] == 2 && !before.iter().any(|hop| hop.over == at);
            for &way in directions {
                let far = board.far_hops(at, way, free, is_new, free);
                far.for_each(|hop| hops.push(hop));
            }
        });
        sum += chains.map(|chain| chain.len()).sum::<usize>();
    }
    sum
}

/// The number of hops in all longest chains.
fn longest(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let chains = |man| grid.chains(man, directions, is_enemy, is_empty, Removal::AtEnd);
    let longest = longest_of(grid.cells_where(is_own).flat_map(chains));
    longest.iter().map(Vec::len).sum()
}

/// The number of cells that all pieces can jump to in Halma, over pieces of both kinds.
fn reach(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let reach = |from| {
        grid.reach_by([from], |at| {
            let hop = move |&way: &Direction| grid.hop(at, way, |&cell| cell != 0, is_empty).ok();
            directions.iter().filter_map(hop).map(|hop| hop.to)
        })
    };
    let regions = grid.cells_where(is_own).map(reach);
    regions.map(|region| region.cells().len()).sum()
}

/// The total length of the paths of all knights to the far corner, over cells without pieces of kind 1.
fn connect(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let corner = Coord::new(grid.rows() - 1, grid.cols() - 1);
    let leap = |from| grid.connect([from], |at| at == corner, directions, |&cell| cell != 1);
    let ways = grid.cells_where(is_enemy).filter_map(leap);
    ways.map(|way| way.len()).sum()
}

/// The sizes of the groups of equal cells, summed over all cells.
fn flood(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let coords = grid.bounds().coords();
    let flood = |at| grid.flood([at], directions, |&cell| cell == grid[at]);
    coords.map(|at| flood(at).cells().len()).sum()
}

/// A piece that captures in chains, and its captures so far.
struct Capture<'a> {
    flat: &'a Flat,
    steps: &'a [Step],
    from: (usize, usize),
    flies: bool,
    taken: Vec<(usize, usize)>,
}

impl Capture<'_> {
    fn is_free(&self, at: (usize, usize)) -> bool {
        at == self.from || self.flat.at(at) == 0
    }

    /// Continues from a cell. Calls `ended` with the hops of each chain that ends.
    fn go_on(&mut self, at: (usize, usize), ended: &mut impl FnMut(&[(usize, usize)])) {
        let mut is_end = true;
        for index in 0..self.steps.len() {
            let step = self.steps[index];
            let mut over = self.flat.step(at, step);
            while self.flies
                && let Some(next) = over
                && self.is_free(next)
            {
                over = self.flat.step(next, step);
            }
            let Some(over) = over else { continue };
            if self.flat.at(over) != 2 || self.taken.contains(&over) {
                continue;
            }
            let mut to = self.flat.step(over, step);
            while let Some(next) = to
                && self.is_free(next)
            {
                is_end = false;
                self.taken.push(over);
                self.go_on(next, ended);
                self.taken.pop();
                to = if self.flies {
                    self.flat.step(next, step)
                } else {
                    None
                };
            }
        }
        if is_end && !self.taken.is_empty() {
            ended(&self.taken);
        }
    }
}

impl Flat {
    #[inline]
    fn number(&self, (row, col): (usize, usize)) -> usize {
        row * self.cols + col
    }

    fn cells_of(&self, kind: u8) -> impl Iterator<Item = (usize, usize)> {
        let cells = (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (row, col)));
        cells.filter(move |&at| self.at(at) == kind)
    }

    fn capture(&self, steps: &[Step], flies: bool, mut ended: impl FnMut(&[(usize, usize)])) {
        for from in self.cells_of(1) {
            let mut capture = Capture {
                flat: self,
                steps,
                from,
                flies,
                taken: Vec::new(),
            };
            capture.go_on(from, &mut ended);
        }
    }

    /// Collects the chains in a list, as a game does.
    fn chains(&self, steps: &[Step]) -> usize {
        let mut chains = Vec::new();
        self.capture(steps, false, |taken| chains.push(taken.to_vec()));
        chains.iter().map(Vec::len).sum()
    }

    fn chains_by(&self, steps: &[Step]) -> usize {
        let mut chains = Vec::new();
        self.capture(steps, true, |taken| chains.push(taken.to_vec()));
        chains.iter().map(Vec::len).sum()
    }

    fn longest(&self, steps: &[Step]) -> usize {
        let mut longest: Vec<Vec<_>> = Vec::new();
        self.capture(steps, false, |taken| {
            let best = longest.first().map_or(0, Vec::len);
            if taken.len() > best {
                longest.clear();
            }
            if taken.len() >= best {
                longest.push(taken.to_vec());
            }
        });
        longest.iter().map(Vec::len).sum()
    }

    fn reach(&self, steps: &[Step]) -> usize {
        let reach = |from| {
            let mut known = vec![false; self.cells.len()];
            known[self.number(from)] = true;
            let (mut found, mut next) = (vec![from], 0);
            while let Some(&at) = found.get(next) {
                for &step in steps {
                    if let Some(over) = self.step(at, step)
                        && self.at(over) != 0
                        && let Some(to) = self.step(over, step)
                        && self.at(to) == 0
                        && !known[self.number(to)]
                    {
                        known[self.number(to)] = true;
                        found.push(to);
                    }
                }
                next += 1;
            }
            found.len()
        };
        self.cells_of(1).map(reach).sum()
    }

    fn connect(&self, steps: &[Step]) -> usize {
        let corner = (self.rows - 1, self.cols - 1);
        let leap = |from| {
            let mut known = vec![false; self.cells.len()];
            known[self.number(from)] = true;
            let (mut found, mut next) = (vec![(from, 0)], 0);
            while let Some(&(mut at, mut before)) = found.get(next) {
                if at == corner {
                    let mut way = vec![at];
                    while way.last() != Some(&from) {
                        (at, before) = found[before];
                        way.push(at);
                    }
                    way.reverse();
                    return Some(way);
                }
                for &step in steps {
                    if let Some(to) = self.step(at, step)
                        && self.at(to) != 1
                        && !known[self.number(to)]
                    {
                        known[self.number(to)] = true;
                        found.push((to, next));
                    }
                }
                next += 1;
            }
            None
        };
        self.cells_of(2).filter_map(leap).map(|way| way.len()).sum()
    }

    fn flood(&self, steps: &[Step]) -> usize {
        let flood = |from| {
            let mut known = vec![false; self.cells.len()];
            known[self.number(from)] = true;
            let (mut found, mut next) = (vec![from], 0);
            while let Some(&at) = found.get(next) {
                for &step in steps {
                    if let Some(to) = self.step(at, step)
                        && self.at(to) == self.at(from)
                        && !known[self.number(to)]
                    {
                        known[self.number(to)] = true;
                        found.push(to);
                    }
                }
                next += 1;
            }
            found.len()
        };
        (0..3).flat_map(|kind| self.cells_of(kind)).map(flood).sum()
    }
}
