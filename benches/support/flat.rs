//! Queries from every cell of a board, with the crate and with hand-written loops.

#[path = "ratios.rs"]
mod ratios;

use std::{fmt, hint::black_box, rc::Rc};

use collinear::{Direction, Grid};
use ratios::Pair;

/// A query from every cell of a random board, with the crate and with a hand-written loop.
pub(crate) struct Job {
    name: &'static str,
    rows: usize,
    cols: usize,
    /// The directions for both, known only at run time.
    directions: &'static [Direction],
    ours: fn(&Board, &[Direction]) -> usize,
    yardstick: fn(&Flat, &[Step]) -> usize,
}

impl Job {
    pub(crate) const fn new(
        name: &'static str,
        [rows, cols]: [usize; 2],
        directions: &'static [Direction],
        ours: fn(&Board, &[Direction]) -> usize,
        yardstick: fn(&Flat, &[Step]) -> usize,
    ) -> Self {
        Self {
            name,
            rows,
            cols,
            directions,
            ours,
            yardstick,
        }
    }

    pub(crate) fn pair(&self) -> Pair {
        let &Self {
            directions,
            ours,
            yardstick,
            ..
        } = self;
        let board = Rc::new(Board::random(self.rows, self.cols));
        let same = Rc::clone(&board);
        let steps: Vec<Step> = directions
            .iter()
            .map(|&direction| direction.into())
            .collect();
        Pair::new(
            self.to_string(),
            move || ours(black_box(&board), black_box(directions)),
            move || yardstick(black_box(&same.flat), black_box(&steps)),
        )
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}x{}", self.name, self.rows, self.cols)
    }
}

/// The `main` of a benchmark: runs each job of a list with the crate and with the hand-written loop.
macro_rules! pairs {
    ($jobs:ident) => {
        fn main() {
            flat::main($jobs);
        }

        #[divan::bench(args = $jobs)]
        fn collinear(bencher: divan::Bencher, job: &Job) {
            let pair = job.pair();
            bencher.bench_local(|| pair.ours());
        }

        #[divan::bench(args = $jobs)]
        fn hand_written(bencher: divan::Bencher, job: &Job) {
            let pair = job.pair();
            bencher.bench_local(|| pair.yardstick());
        }
    };
}
pub(crate) use pairs;

/// Prints ratios if the command line asks for them. Otherwise runs divan.
pub(crate) fn main(jobs: &[Job]) {
    if ratios::are_wanted() {
        ratios::print("hand-written", jobs.iter().map(Job::pair).collect());
    } else {
        divan::main();
    }
}

/// The cells that both jobs use.
pub(crate) struct Board {
    pub(crate) grid: Grid<u8>,
    pub(crate) flat: Flat,
}

impl Board {
    fn random(rows: usize, cols: usize) -> Self {
        let flat = Flat::random(rows, cols);
        let grid = Grid::from_vec(rows, cols, flat.cells.clone()).expect("it fits");
        Self { grid, flat }
    }
}

/// The hand-written board: cells row by row in a `Vec`, and loops over signed numbers.
#[derive(Clone)]
pub(crate) struct Flat {
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) cells: Vec<u8>,
}

/// The steps: rows down and columns to the right.
pub(crate) type Step = (isize, isize);

impl Flat {
    /// Two of five cells are empty, the others of kind 1 and 2.
    fn random(rows: usize, cols: usize) -> Self {
        let mut state = 2026_u32;
        let cells = (0..rows * cols).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            [0, 0, 1, 1, 2][(state >> 24) as usize % 5]
        });
        Self {
            rows,
            cols,
            cells: cells.collect(),
        }
    }

    #[inline]
    pub(crate) fn step(
        &self,
        (row, col): (usize, usize),
        (down, right): Step,
    ) -> Option<(usize, usize)> {
        let (row, col) = (
            row.wrapping_add_signed(down),
            col.wrapping_add_signed(right),
        );
        (row < self.rows && col < self.cols).then_some((row, col))
    }

    #[inline]
    pub(crate) fn at(&self, (row, col): (usize, usize)) -> u8 {
        self.cells[row * self.cols + col]
    }
}
