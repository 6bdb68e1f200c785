//! Lines of five on large boards of bytes, beside a scan that people write, the crate's own walk, and
//! reading the board at all.
//!
//! `cargo bench --bench scan` times each with divan, `cargo bench --bench scan -- --ratios` runs both
//! of a pair in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "support/ratios.rs"]
mod ratios;

use std::{hint::black_box, mem};

use collinear::{Direction, Grid, Length};
use divan::Bencher;
use ratios::Pair;

const SIZES: [[usize; 2]; 3] = [[19, 19], [200, 300], [8192, 8192]];
const FIVE: Length = Length::AtLeast(5);

type Job = fn(&Grid<u8>) -> usize;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    for (name, yardstick) in [
        ("running counts", running_counts as Job),
        ("k_lines", k_lines),
        ("plain read", plain_read),
    ] {
        let pair = |size: [usize; 2]| {
            assert_eq!(scan(&board(size)), running_counts(&board(size)));
            let name = format!("{}x{}", size[0], size[1]);
            Pair::new(name, asked(size, scan), asked(size, yardstick))
        };
        ratios::print(name, SIZES.map(pair).into());
    }
}

#[divan::bench(sample_count = 10, args = SIZES)]
fn collinear_scan(bencher: Bencher, size: [usize; 2]) {
    bencher.bench_local(asked(size, scan));
}

#[divan::bench(sample_count = 3, args = SIZES)]
fn collinear_k_lines(bencher: Bencher, size: [usize; 2]) {
    bencher.bench_local(asked(size, k_lines));
}

#[divan::bench(sample_count = 3, args = SIZES)]
fn running_count_scan(bencher: Bencher, size: [usize; 2]) {
    bencher.bench_local(asked(size, running_counts));
}

#[divan::bench(sample_count = 10, args = SIZES)]
fn read_of_all_bytes(bencher: Bencher, size: [usize; 2]) {
    bencher.bench_local(asked(size, plain_read));
}

/// Does the job again and again, asserts that the answer stays, and says how many cells it was about.
fn asked(size: [usize; 2], job: Job) -> impl Fn() -> usize {
    let board = board(size);
    let answer = job(&board);
    move || {
        assert_eq!(job(black_box(&board)), answer);
        size[0] * size[1]
    }
}

/// A board of bytes, two of five of them 1.
fn board([rows, cols]: [usize; 2]) -> Grid<u8> {
    let mut state = 2026_u32;
    let cells = (0..rows * cols).map(|_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        [0, 0, 1, 1, 2][(state >> 24) as usize % 5]
    });
    Grid::from_vec(rows, cols, cells.collect()).expect("it fits")
}

fn scan(board: &Grid<u8>) -> usize {
    board.scan(&Direction::AXES, FIVE).count(|&cell| cell == 1)
}

fn k_lines(board: &Grid<u8>) -> usize {
    board
        .k_lines(&Direction::AXES, FIVE, |&cell| cell == 1)
        .count()
}

/// What people write who know that one pass is enough: for each of the four axes, how many cells in
/// a row have matched up to here. A line counts when it has five.
fn running_counts(board: &Grid<u8>) -> usize {
    let cols = board.cols();
    let [mut down, mut down_right] = [vec![0; cols], vec![0; cols]];
    let mut down_left = vec![0; cols + 1];
    let mut lines = 0;
    for row in board.iter().as_slice().chunks_exact(cols) {
        let (mut across, mut up_left) = (0, 0);
        for (col, &cell) in row.iter().enumerate() {
            let is_set = u32::from(cell == 1);
            across = (across + 1) * is_set;
            down[col] = (down[col] + 1) * is_set;
            down_left[col] = (down_left[col + 1] + 1) * is_set;
            let diagonal = (up_left + 1) * is_set;
            up_left = mem::replace(&mut down_right[col], diagonal);
            for count in [across, down[col], down_left[col], diagonal] {
                lines += usize::from(count == 5);
            }
        }
    }
    lines
}

/// What it takes to look at each byte.
fn plain_read(board: &Grid<u8>) -> usize {
    let sum: u64 = board.iter().map(|&cell| u64::from(cell)).sum();
    usize::try_from(sum).expect("a small sum")
}
