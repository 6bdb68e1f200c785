//! Perft of four in a row, compared with two hand-written programs.
//!
//! `cargo bench --bench perft` times each job with divan. `cargo bench --bench perft -- --ratios` runs each pair of
//! jobs in turn and prints the ratio of their medians. Every run asserts its count.

#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::rules::{
    Finished, Rules,
    in_a_row::{FOUR_IN_A_ROW, State},
    perft,
};
use divan::Bencher;
use ndarray::Array2;
use ratios::Pair;

const DEPTH: usize = 8;
const COUNT: usize = 5_673_234;

fn main() {
    if ratios::are_wanted() {
        let counted = Pair::new(
            format!("perft {DEPTH}, last ply counted, to array"),
            collinear_counted,
            array_counted,
        );
        let played = Pair::new(
            format!("perft {DEPTH}, last ply played, to ndarray"),
            collinear_played,
            ndarray_played,
        );
        ratios::print("yardstick", vec![counted, played]);
    } else {
        divan::main();
    }
}

#[divan::bench(sample_count = 10)]
fn collinear_last_ply_counted(bencher: Bencher) {
    bencher.bench(|| assert_eq!(collinear_counted(), COUNT));
}

#[divan::bench(sample_count = 10)]
fn array_with_unmake_last_ply_counted(bencher: Bencher) {
    bencher.bench(|| assert_eq!(array_counted(), COUNT));
}

#[divan::bench(sample_count = 10)]
fn collinear_last_ply_played(bencher: Bencher) {
    bencher.bench(|| assert_eq!(collinear_played(), COUNT));
}

#[divan::bench(sample_count = 10)]
fn ndarray_last_ply_played(bencher: Bencher) {
    bencher.bench(|| assert_eq!(ndarray_played(), COUNT));
}

fn collinear_counted() -> usize {
    let rules = black_box(FOUR_IN_A_ROW);
    let count = perft(&rules, &rules.start(), black_box(DEPTH), Finished::Dropped);
    usize::try_from(count).expect("it is small")
}

/// Plays every leaf and checks whether the game has ended.
fn collinear_played() -> usize {
    fn count(rules: &impl Rules<State = State>, state: &State, below: &mut [State]) -> usize {
        let Some((next, below)) = below.split_first_mut() else {
            return 1;
        };
        if rules.outcome(state).is_some() {
            return 0;
        }
        let mut sum = 0;
        for m in rules.moves(state) {
            next.clone_from(state);
            rules.apply(next, m);
            sum += count(rules, next, below);
        }
        sum
    }
    let rules = black_box(FOUR_IN_A_ROW);
    let mut below = vec![rules.start(); black_box(DEPTH)];
    count(&rules, &rules.start(), &mut below)
}

const ROWS: usize = 6;
const COLS: usize = 7;

/// A hand-written board: one array on which moves are made and taken back, and the height of each column.
struct Board {
    cells: [[u8; COLS]; ROWS],
    heights: [usize; COLS],
}

impl Board {
    fn count(&mut self, mover: u8, depth: usize) -> usize {
        if depth == 1 {
            return self.heights.iter().filter(|&&height| height < ROWS).count();
        }
        let mut sum = 0;
        for col in 0..COLS {
            if self.heights[col] == ROWS {
                continue;
            }
            let row = ROWS - 1 - self.heights[col];
            self.cells[row][col] = mover;
            self.heights[col] += 1;
            if !self.wins(row, col, mover) {
                sum += self.count(3 - mover, depth - 1);
            }
            self.cells[row][col] = 0;
            self.heights[col] -= 1;
        }
        sum
    }

    fn wins(&self, row: usize, col: usize, mover: u8) -> bool {
        [(0, 1), (1, 0), (1, 1), (1, -1)]
            .iter()
            .any(|&(down, right)| {
                let reach = |down: isize, right: isize| {
                    let (mut row, mut col, mut len) = (row, col, 0);
                    loop {
                        row = row.wrapping_add_signed(down);
                        col = col.wrapping_add_signed(right);
                        if row >= ROWS || col >= COLS || self.cells[row][col] != mover {
                            return len;
                        }
                        len += 1;
                    }
                };
                1 + reach(down, right) + reach(-down, -right) >= 4
            })
    }
}

fn array_counted() -> usize {
    let mut board = Board {
        cells: [[0; COLS]; ROWS],
        heights: [0; COLS],
    };
    black_box(&mut board).count(1, black_box(DEPTH))
}

/// A typical first version with ndarray: clones the board for each move, and searches the lines through the move for a
/// win.
fn ndarray_played() -> usize {
    fn wins(board: &Array2<u8>, row: usize, col: usize) -> bool {
        let own = board[[row, col]];
        [(0, 1), (1, 0), (1, 1), (1, -1)]
            .iter()
            .any(|&(down, right): &(isize, isize)| {
                let mut len = 1;
                for sign in [1, -1] {
                    let (mut row, mut col) = (row.cast_signed(), col.cast_signed());
                    loop {
                        row += sign * down;
                        col += sign * right;
                        let at = [row.cast_unsigned(), col.cast_unsigned()];
                        if board.get(at) != Some(&own) {
                            break;
                        }
                        len += 1;
                    }
                }
                len >= 4
            })
    }
    fn count(board: &Array2<u8>, mover: u8, depth: usize) -> usize {
        let mut sum = 0;
        for col in 0..board.ncols() {
            let Some(row) = (0..board.nrows()).rev().find(|&row| board[[row, col]] == 0) else {
                continue;
            };
            let mut next = board.clone();
            next[[row, col]] = mover;
            let won = wins(&next, row, col);
            sum += match depth {
                1 => 1,
                _ if won => 0,
                _ => count(&next, 3 - mover, depth - 1),
            };
        }
        sum
    }
    count(&black_box(Array2::zeros((ROWS, COLS))), 1, black_box(DEPTH))
}
