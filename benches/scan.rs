//! Lines of five on big boards of bytes, beside a scan that people write, the crate's own walk, and
//! reading the board at all.
//!
//! `cargo bench --bench scan` times each with divan, `cargo bench --bench scan -- --ratios` runs both
//! of a pair in turn and prints the ratio of their medians. Every run asserts its answer. With
//! `--features rayon` the same scan by all threads is a job too.

#[path = "support/ratios.rs"]
mod ratios;

use std::{hint::black_box, rc::Rc};

use collinear::{Direction, Grid, Length};
use divan::Bencher;
use ratios::Pair;

const SMALL: usize = 1024;
const BIG: usize = 8192;
const SIDES: [usize; 2] = [SMALL, BIG];

type Job = fn(&Board) -> usize;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let boards = SIDES.map(|side| Rc::new(Board::random(side)));
    let beside = |ours: Job, yardstick: Job| {
        let pair = |board: &Rc<Board>| {
            let name = format!("{0}x{0}", board.grid.rows());
            Pair::new(name, asked(board, ours), asked(board, yardstick))
        };
        boards.iter().map(pair).collect()
    };
    ratios::print("running counts", beside(scan, running_counts));
    ratios::print("k_lines", beside(scan, k_lines));
    ratios::print("plain read", beside(scan, plain_read));
    #[cfg(feature = "rayon")]
    ratios::print("one thread", beside(parallel_scan, scan));

    let [small, big] = &boards;
    let times = (BIG / SMALL).pow(2);
    let small = asked(small, scan);
    let as_many_cells = move || (0..times).map(|_| small()).sum();
    let name = format!("{BIG}x{BIG}, a cell");
    let growth = Pair::new(name, asked(big, scan), as_many_cells);
    ratios::print(&format!("{SMALL}x{SMALL}"), vec![growth]);
}

/// Does the job again and again, asserts that the answer stays, and says how many cells it
/// was about.
fn asked(board: &Rc<Board>, job: Job) -> impl Fn() -> usize + use<> {
    let board = Rc::clone(board);
    let answer = job(&board);
    move || {
        assert_eq!(job(black_box(&board)), answer);
        board.grid.bounds().cell_count()
    }
}

#[divan::bench(sample_count = 10, args = SIDES)]
fn collinear_scan(bencher: Bencher, side: usize) {
    bench(bencher, side, scan);
}

#[cfg(feature = "rayon")]
#[divan::bench(sample_count = 10, args = SIDES)]
fn collinear_parallel_scan(bencher: Bencher, side: usize) {
    bench(bencher, side, parallel_scan);
}

#[divan::bench(sample_count = 3, args = SIDES)]
fn collinear_k_lines(bencher: Bencher, side: usize) {
    bench(bencher, side, k_lines);
}

#[divan::bench(sample_count = 3, args = SIDES)]
fn running_count_scan(bencher: Bencher, side: usize) {
    bench(bencher, side, running_counts);
}

#[divan::bench(sample_count = 10, args = SIDES)]
fn read_of_all_bytes(bencher: Bencher, side: usize) {
    bench(bencher, side, plain_read);
}

fn bench(bencher: Bencher, side: usize, job: Job) {
    let ask = asked(&Rc::new(Board::random(side)), job);
    bencher.bench_local(ask);
}

/// A board of bytes, two of five of them 1, and how many lines there are.
struct Board {
    grid: Grid<u8>,
    cells: Vec<u8>,
    lines: usize,
}

impl Board {
    fn random(side: usize) -> Self {
        let mut state = 2026_u32;
        let cells = (0..side * side).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            [0, 0, 1, 1, 2][(state >> 24) as usize % 5]
        });
        let cells: Vec<_> = cells.collect();
        let grid = Grid::from_vec(side, side, cells.clone()).expect("it fits");
        let mut board = Self {
            grid,
            cells,
            lines: 0,
        };
        board.lines = lines_by_running_counts(&board);
        board
    }

    fn check(&self, lines: usize) -> usize {
        assert_eq!(lines, self.lines);
        lines
    }
}

fn scan(board: &Board) -> usize {
    let five = Length::AtLeast(5);
    let lines = board
        .grid
        .scan(&Direction::AXES, five)
        .count(|&cell| cell == 1);
    board.check(lines)
}

#[cfg(feature = "rayon")]
fn parallel_scan(board: &Board) -> usize {
    let five = Length::AtLeast(5);
    let lines = board
        .grid
        .scan(&Direction::AXES, five)
        .par_count(|&cell| cell == 1);
    board.check(lines)
}

fn k_lines(board: &Board) -> usize {
    let five = Length::AtLeast(5);
    let lines = board
        .grid
        .k_lines(&Direction::AXES, five, |&cell| cell == 1);
    board.check(lines.count())
}

fn running_counts(board: &Board) -> usize {
    board.check(lines_by_running_counts(board))
}

/// What people write who know that one pass is enough: for each of the four axes, how many cells in
/// a row have matched up to here. A line counts when it has five.
fn lines_by_running_counts(board: &Board) -> usize {
    let cols = board.grid.cols();
    let mut down = vec![0; cols];
    let mut down_right = vec![0; cols];
    let mut down_left = vec![0; cols + 1];
    let mut lines = 0;
    for row in board.cells.chunks_exact(cols) {
        let (mut across, mut up_left) = (0, 0);
        for (col, &cell) in row.iter().enumerate() {
            let is_set = u32::from(cell == 1);
            across = (across + 1) * is_set;
            down[col] = (down[col] + 1) * is_set;
            down_left[col] = (down_left[col + 1] + 1) * is_set;
            let diagonal = (up_left + 1) * is_set;
            up_left = std::mem::replace(&mut down_right[col], diagonal);
            for count in [across, down[col], down_left[col], diagonal] {
                lines += usize::from(count == 5);
            }
        }
    }
    lines
}

/// What it takes to look at each byte.
fn plain_read(board: &Board) -> usize {
    let sum: u64 = board.cells.iter().map(|&cell| u64::from(cell)).sum();
    usize::try_from(sum).expect("a small sum")
}
