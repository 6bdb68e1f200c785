//! Match-3 on 8x8: all legal swaps and all matches, each compared with a hand-written loop over a flat list.
//!
//! `cargo bench --bench match_three` times each job with divan. `cargo bench --bench match_three -- --ratios` runs each
//! pair of jobs in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "support/ratios.rs"]
mod ratios;

use collinear::{Direction, Grid, Length};
use divan::Bencher;
use ratios::Pair;

const SIDE: usize = 8;
const GEMS: u8 = 6;
/// The number of boards: large enough that branch prediction cannot learn them, small enough that a run is rarely
/// interrupted.
const SWAPPED: usize = 200;
const MATCHED: usize = 1000;
const AXES: [Direction; 2] = [Direction::E, Direction::S];
const THREE: Length = Length::AtLeast(3);

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    ratios::print("by hand", vec![legal_swaps(), matches()]);
}

fn boards(count: usize) -> Vec<Grid<u8>> {
    let mut random = fastrand::Rng::with_seed(3);
    let mut board = || Grid::from_fn(SIDE, SIDE, |_| random.u8(..GEMS));
    (0..count)
        .map(|_| board().expect("a small board"))
        .collect()
}

fn flats(count: usize) -> Vec<Flat> {
    let flat = |board: Grid<u8>| Flat {
        rows: board.rows(),
        cols: board.cols(),
        gems: board.iter().copied().collect(),
    };
    boards(count).into_iter().map(flat).collect()
}

fn legal_swaps() -> Pair {
    let (boards, flats) = (boards(SWAPPED), flats(SWAPPED));
    let on = |board: &Grid<u8>| board.matching_swaps(&AXES, THREE, |&gem| Some(gem)).count();
    Pair::new(
        format!("legal swaps on {SWAPPED} boards"),
        move || boards.iter().map(on).sum(),
        move || flats.iter().map(Flat::swaps).sum(),
    )
}

fn matches() -> Pair {
    let (boards, flats) = (boards(MATCHED), flats(MATCHED));
    let on = |board: &Grid<u8>| {
        let matches = board.matches(&AXES, THREE, |&gem| Some(gem));
        matches.iter().map(|found| found.cells.len()).sum::<usize>()
    };
    Pair::new(
        format!("cells of matches on {MATCHED} boards"),
        move || boards.iter().map(on).sum(),
        move || flats.iter().map(Flat::matched).sum(),
    )
}

/// A hand-written board: rows one after the other, with a size known at run time.
struct Flat {
    rows: usize,
    cols: usize,
    gems: Vec<u8>,
}

impl Flat {
    /// Tests the swaps of each gem with its right and its lower neighbour: searches the lines through both cells as if
    /// they were swapped.
    fn swaps(&self) -> usize {
        let mut gems = self.gems.clone();
        let mut count = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                let here = row * self.cols + col;
                if col + 1 < self.cols {
                    count += usize::from(self.swap_matches(&mut gems, here, here + 1));
                }
                if row + 1 < self.rows {
                    count += usize::from(self.swap_matches(&mut gems, here, here + self.cols));
                }
            }
        }
        count
    }

    fn swap_matches(&self, gems: &mut [u8], here: usize, there: usize) -> bool {
        if gems[here] == gems[there] {
            return false;
        }
        gems.swap(here, there);
        let matches = self.is_matched(gems, here) || self.is_matched(gems, there);
        gems.swap(here, there);
        matches
    }

    fn is_matched(&self, gems: &[u8], at: usize) -> bool {
        let (row, col, gem) = (at / self.cols, at % self.cols, gems[at]);
        let (mut first, mut last) = (col, col);
        while first > 0 && gems[row * self.cols + first - 1] == gem {
            first -= 1;
        }
        while last + 1 < self.cols && gems[row * self.cols + last + 1] == gem {
            last += 1;
        }
        if last - first >= 2 {
            return true;
        }
        let (mut first, mut last) = (row, row);
        while first > 0 && gems[(first - 1) * self.cols + col] == gem {
            first -= 1;
        }
        while last + 1 < self.rows && gems[(last + 1) * self.cols + col] == gem {
            last += 1;
        }
        last - first >= 2
    }

    /// Marks each three in a row and counts the marked cells.
    fn matched(&self) -> usize {
        let mut marks = vec![false; self.gems.len()];
        for (steps, step) in [([0, 2], 1), ([2, 0], self.cols)] {
            for row in 0..self.rows.saturating_sub(steps[0]) {
                for col in 0..self.cols.saturating_sub(steps[1]) {
                    let cells = [0, step, 2 * step].map(|on| row * self.cols + col + on);
                    if cells.iter().all(|&at| self.gems[at] == self.gems[cells[0]]) {
                        for at in cells {
                            marks[at] = true;
                        }
                    }
                }
            }
        }
        marks.into_iter().filter(|&mark| mark).count()
    }
}

#[divan::bench]
fn legal_swaps_of_the_crate(bencher: Bencher) {
    let pair = legal_swaps();
    bencher.bench_local(|| pair.ours());
}

#[divan::bench]
fn legal_swaps_by_hand(bencher: Bencher) {
    let pair = legal_swaps();
    bencher.bench_local(|| pair.yardstick());
}
