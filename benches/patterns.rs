//! Patterns, each compared with hand-written code. The worst case is compared with its upper bound: reading each cell
//! once per segment.
//!
//! `cargo bench --bench patterns` times every job with divan. `cargo bench --bench patterns -- --ratios` runs each pair
//! of jobs in turn and prints the ratio of their medians. Every run asserts that both results are equal.

#[path = "support/ratios.rs"]
mod ratios;

use std::{fmt, hint::black_box};

use collinear::{Coord, Direction, Grid, Pattern};
use divan::Bencher;
use ratios::Pair;

fn main() {
    if ratios::are_wanted() {
        ratios::print("hand-written", JOBS.iter().map(Job::pair).collect());
    } else {
        divan::main();
    }
}

#[divan::bench(args = JOBS)]
fn collinear(bencher: Bencher, job: &Job) {
    let pair = job.pair();
    bencher.bench_local(|| pair.ours());
}

#[divan::bench(args = JOBS)]
fn hand_written(bencher: Bencher, job: &Job) {
    let pair = job.pair();
    bencher.bench_local(|| pair.yardstick());
}

type Yardstick = fn(&Grid<char>) -> usize;

enum Job {
    /// Finds all places of a pattern on a square board of this size.
    Found(&'static str, usize, Yardstick),
    /// Finds the places through each cell, one cell after another.
    Through(&'static str, usize, Yardstick),
    /// Tries a pattern that does not match a row of this many cells. All its segments except the last accept every
    /// cell.
    InVain(&'static str, usize),
}

const JOBS: &[Job] = &[
    Job::Found("a b b a", 19, words),
    Job::Found(". a{3} .", 19, open_threes),
    Job::Found("b+ a", 8, flips),
    Job::Found("!a| a{3} !a|", 19, lone_threes),
    Job::Through(". a{3} .", 19, open_threes_through),
    Job::InVain("a+ a+ a+ b", 1000),
    Job::InVain("a* a? a* a? a* a? a* a? a* a? a* b", 1000),
];

impl Job {
    fn pair(&self) -> Pair {
        let name = self.to_string();
        match *self {
            Self::Found(text, side, yardstick) => {
                let (board, pattern) = (random(side), read(text));
                let same = board.clone();
                let ours = move || {
                    let kind = |&cell: &char| cell;
                    black_box(&board)
                        .find_pattern(&Direction::ALL, &pattern, kind)
                        .count()
                };
                Pair::new(name, ours, move || yardstick(black_box(&same)))
            }
            Self::Through(text, side, yardstick) => {
                let (board, pattern) = (random(side), read(text));
                let same = board.clone();
                let ours = move || {
                    let board = black_box(&board);
                    let through = |at| {
                        let kind = |&cell: &char| cell;
                        board
                            .find_pattern_through(at, &Direction::ALL, &pattern, kind)
                            .count()
                    };
                    board.bounds().coords().map(through).sum()
                };
                Pair::new(name, ours, move || yardstick(black_box(&same)))
            }
            Self::InVain(text, len) => {
                let board = Grid::filled(1, len, 'a').expect("a row");
                let (pattern, same) = (read(text), board.clone());
                let segments = pattern.len();
                let ours = move || {
                    let (from, kind) = (Coord::new(0, 0), |&cell: &char| cell);
                    let found = black_box(&board).match_pattern(from, Direction::E, &pattern, kind);
                    found.map_or_else(|miss| miss.after, |_| 0)
                };
                Pair::new(name, ours, move || looks(black_box(&same), segments))
            }
        }
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found(text, side, _) => write!(f, "{text:?} on {side}x{side}"),
            Self::Through(text, side, _) => write!(f, "{text:?} through {side}x{side}"),
            Self::InVain(text, len) => write!(f, "{text:?} in vain on {len}"),
        }
    }
}

fn read(text: &str) -> Pattern<char> {
    text.parse().expect("a pattern")
}

fn random(side: usize) -> Grid<char> {
    let mut state = 2026_u32;
    let board = Grid::from_fn(side, side, |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ['.', '.', 'a', 'a', 'b'][(state >> 24) as usize % 5]
    });
    board.expect("a small board")
}

/// A cell and all cells after it in a direction.
#[derive(Clone)]
struct Ray<'a> {
    board: &'a Grid<char>,
    row: usize,
    col: usize,
    direction: Direction,
}

impl Iterator for Ray<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let cell = self.board.get(Coord::new(self.row, self.col)).copied();
        self.row = self.row.wrapping_add_signed(self.direction.rows());
        self.col = self.col.wrapping_add_signed(self.direction.cols());
        cell
    }
}

impl Ray<'_> {
    /// The ray that starts some steps behind. Empty if its start is off the board.
    fn behind(&self, steps: usize) -> Self {
        let behind = |at: usize, step: isize| {
            at.wrapping_add_signed(step.wrapping_mul(-isize::try_from(steps).expect("a few")))
        };
        Self {
            row: behind(self.row, self.direction.rows()),
            col: behind(self.col, self.direction.cols()),
            ..*self
        }
    }
}

fn sum(board: &Grid<char>, times: impl Fn(Ray<'_>) -> usize) -> usize {
    let mut sum = 0;
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            for direction in Direction::ALL {
                sum += times(Ray {
                    board,
                    row,
                    col,
                    direction,
                });
            }
        }
    }
    sum
}

fn count(board: &Grid<char>, holds: impl Fn(Ray<'_>) -> bool) -> usize {
    sum(board, |ray| usize::from(holds(ray)))
}

fn words(board: &Grid<char>) -> usize {
    count(board, |mut ray| {
        "abba".chars().all(|letter| ray.next() == Some(letter))
    })
}

fn open_threes(board: &Grid<char>) -> usize {
    count(board, is_open_three)
}

fn is_open_three(mut ray: Ray<'_>) -> bool {
    ".aaa.".chars().all(|letter| ray.next() == Some(letter))
}

fn open_threes_through(board: &Grid<char>) -> usize {
    sum(board, |ray| {
        let starts = (0..5).map(|steps| ray.behind(steps));
        starts.filter(|start| is_open_three(start.clone())).count()
    })
}

/// With another cell or an edge at either end: from the cell before, and at the edge also from the first `a`.
fn lone_threes(board: &Grid<char>) -> usize {
    let is_three =
        |ray: &mut Ray<'_>| ray.by_ref().take(3).eq("aaa".chars()) && ray.next() != Some('a');
    sum(board, |ray| {
        let at_edge = ray.behind(1).next().is_none();
        let mut after_another = ray.clone();
        let mut from_here = ray;
        let three = after_another.next() != Some('a') && is_three(&mut after_another);
        usize::from(three || at_edge && is_three(&mut from_here))
    })
}

fn flips(board: &Grid<char>) -> usize {
    count(board, |mut ray| {
        ray.next() == Some('b') && ray.find(|&cell| cell != 'b') == Some('a')
    })
}

/// Reads each cell once per segment, and returns the number of `a` for one segment.
fn looks(board: &Grid<char>, segments: usize) -> usize {
    let looks = (0..segments).map(|_| {
        let cells = (0..board.cols()).map(|col| board[Coord::new(0, col)]);
        cells.filter(|&cell| black_box(cell) == 'a').count()
    });
    looks.max().unwrap_or(0)
}
