//! Patterns, each beside what people write by hand; in the worst case beside one look at each cell
//! for each segment, which is what it may cost.
//!
//! `cargo bench --bench patterns` times every job with divan. `cargo bench --bench patterns --
//! --ratios` runs both of a pair in turn and prints the ratio of their medians. Every run asserts that
//! both give the same answer.

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

/// How the same answer is found by hand.
type Yardstick = fn(&Grid<char>) -> usize;

enum Job {
    /// Everywhere on a square of this side where a pattern begins.
    Found(&'static str, usize, Yardstick),
    /// A pattern that does not fit, from the first of so many cells that all of its segments but the
    /// last would take.
    InVain(&'static str, usize),
}

const JOBS: &[Job] = &[
    Job::Found("a b b a", 19, words),
    Job::Found(". a{3} .", 19, open_threes),
    Job::Found("b+ a", 8, flips),
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
            Self::InVain(text, len) => {
                let board = Grid::filled(1, len, 'a').expect("a row");
                let (pattern, same) = (read(text), board.clone());
                let segments = pattern.segments().len();
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

/// A cell and all that follow it in a direction.
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

/// In how many rays something holds.
fn count(board: &Grid<char>, holds: impl Fn(Ray<'_>) -> bool) -> usize {
    let mut count = 0;
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            for direction in Direction::ALL {
                let ray = Ray {
                    board,
                    row,
                    col,
                    direction,
                };
                count += usize::from(holds(ray));
            }
        }
    }
    count
}

fn words(board: &Grid<char>) -> usize {
    count(board, |mut ray| {
        "abba".chars().all(|letter| ray.next() == Some(letter))
    })
}

fn open_threes(board: &Grid<char>) -> usize {
    count(board, |mut ray| {
        ".aaa.".chars().all(|letter| ray.next() == Some(letter))
    })
}

fn flips(board: &Grid<char>) -> usize {
    count(board, |mut ray| {
        ray.next() == Some('b') && ray.find(|&cell| cell != 'b') == Some('a')
    })
}

/// Each cell for each segment: how many of them are an `a`, for one segment.
fn looks(board: &Grid<char>, segments: usize) -> usize {
    let looks = (0..segments).map(|_| {
        let cells = (0..board.cols()).map(|col| board[(0, col)]);
        cells.filter(|&cell| black_box(cell) == 'a').count()
    });
    looks.max().unwrap_or(0)
}
