//! Match-3 on 8x8: all legal swaps and all matches, each beside a loop that was written by hand over an array.
//!
//! `cargo bench --bench match_three` times each with divan, `cargo bench --bench match_three --
//! --ratios` runs both of a pair in turn and prints the ratio of their medians. Every run asserts its
//! answer.

#[path = "support/ratios.rs"]
mod ratios;

use collinear::{Direction, Grid, Length};
use divan::Bencher;
use ratios::Pair;

const SIDE: usize = 8;
const GEMS: u8 = 6;
const BOARDS: usize = 64;
const AXES: [Direction; 2] = [Direction::E, Direction::S];
const THREE: Length = Length::AtLeast(3);

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    ratios::print("by hand", vec![legal_swaps(), matches()]);
}

/// More boards than a processor learns by heart, with gems at random.
fn boards() -> Vec<Grid<u8>> {
    let mut random = fastrand::Rng::with_seed(3);
    let mut board = || Grid::from_fn(SIDE, SIDE, |_| random.u8(..GEMS));
    (0..BOARDS)
        .map(|_| board().expect("a small board"))
        .collect()
}

/// The same boards as arrays.
fn arrays() -> Vec<[[u8; SIDE]; SIDE]> {
    let array = |board: Grid<u8>| {
        let mut gems = [[0; SIDE]; SIDE];
        for (at, &gem) in board.indexed() {
            gems[at.row][at.col] = gem;
        }
        gems
    };
    boards().into_iter().map(array).collect()
}

fn legal_swaps() -> Pair {
    let (boards, arrays) = (boards(), arrays());
    let on = |board: &Grid<u8>| board.matching_swaps(&AXES, THREE, |&gem| Some(gem)).count();
    Pair::new(
        format!("legal swaps on {BOARDS} boards"),
        move || boards.iter().map(on).sum(),
        move || arrays.iter().map(|board| swaps_by_hand(*board)).sum(),
    )
}

fn matches() -> Pair {
    let (boards, arrays) = (boards(), arrays());
    let on = |board: &Grid<u8>| {
        let matches = board.matches(&AXES, THREE, |&gem| Some(gem));
        matches.iter().map(|found| found.cells.len()).sum::<usize>()
    };
    Pair::new(
        format!("cells of matches on {BOARDS} boards"),
        move || boards.iter().map(on).sum(),
        move || arrays.iter().map(matched_by_hand).sum(),
    )
}

/// Swaps each gem with the one to its right and the one below, looks along the two lines through both, and
/// swaps back.
fn swaps_by_hand(mut board: [[u8; SIDE]; SIDE]) -> usize {
    let mut count = 0;
    for row in 0..SIDE {
        for col in 0..SIDE {
            for (other_row, other_col) in [(row, col + 1), (row + 1, col)] {
                if other_row == SIDE || other_col == SIDE {
                    continue;
                }
                let (gem, other) = (board[row][col], board[other_row][other_col]);
                if gem == other {
                    continue;
                }
                board[row][col] = other;
                board[other_row][other_col] = gem;
                let is_match =
                    is_matched(&board, row, col) || is_matched(&board, other_row, other_col);
                count += usize::from(is_match);
                board[row][col] = gem;
                board[other_row][other_col] = other;
            }
        }
    }
    count
}

fn is_matched(board: &[[u8; SIDE]; SIDE], row: usize, col: usize) -> bool {
    let gem = board[row][col];
    let (mut first, mut last) = (col, col);
    while first > 0 && board[row][first - 1] == gem {
        first -= 1;
    }
    while last + 1 < SIDE && board[row][last + 1] == gem {
        last += 1;
    }
    if last - first >= 2 {
        return true;
    }
    let (mut first, mut last) = (row, row);
    while first > 0 && board[first - 1][col] == gem {
        first -= 1;
    }
    while last + 1 < SIDE && board[last + 1][col] == gem {
        last += 1;
    }
    last - first >= 2
}

/// Marks each three in a row, and counts the marks.
fn matched_by_hand(board: &[[u8; SIDE]; SIDE]) -> usize {
    let mut marks = [[false; SIDE]; SIDE];
    for row in 0..SIDE {
        for col in 0..SIDE {
            let gem = board[row][col];
            if col + 2 < SIDE && board[row][col + 1] == gem && board[row][col + 2] == gem {
                marks[row][col..col + 3].fill(true);
            }
            if row + 2 < SIDE && board[row + 1][col] == gem && board[row + 2][col] == gem {
                for marks in &mut marks[row..row + 3] {
                    marks[col] = true;
                }
            }
        }
    }
    marks.iter().flatten().filter(|&&mark| mark).count()
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
