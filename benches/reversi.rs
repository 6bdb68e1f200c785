//! Perft of Reversi from the start, the middle and the end of a game, on a grid and on sets of cells, compared with two
//! hand-written programs. Random games, compared with the reference engine.
//!
//! `cargo bench --bench reversi` times each job with divan. `cargo bench --bench reversi -- --ratios` runs each pair of
//! jobs in turn and prints the ratio of their medians. Every run asserts its count.

#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::{
    Grid,
    rules::{
        Engine, Finished, Outcome, Rules, Side, perft, playout,
        reversi::{BitReversi8x8, Reversi, Square, State},
    },
};
use divan::Bencher;
use ndarray::Array2;
use ratios::Pair;

/// A position, and the number of games of a given length from this position.
#[derive(Clone, Copy)]
struct Job {
    name: &'static str,
    board: &'static str,
    depth: usize,
    count: usize,
}

const START: Job = Job {
    name: "start",
    board: "......../......../......../...OX.../...XO.../......../......../........",
    depth: 8,
    count: 390_216,
};

/// 32 discs, after 28 random moves.
const MIDDLE: Job = Job {
    name: "middle",
    board: "OX...XX./OO.O.XX./.OOO.XX./..OOXXX./.XOOOXX./..OO.XXX/..O..X../........",
    depth: 5,
    count: 120_496,
};

/// Position 29 of the FFO endgame suite, with 20 empty cells.
const LATE: Job = Job {
    name: "late",
    board: ".OXXXX../..OXXO../XXOOXOOO/XXXOOXOO/XXOOXOOO/XXXXOO.X/X.XXO.../........",
    depth: 5,
    count: 48_004,
};

const JOBS: [Job; 3] = [START, MIDDLE, LATE];

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    for (yardstick, count) in [
        ("byte board", byte_board as fn(Job) -> usize),
        ("ndarray", ndarray),
    ] {
        let pair = |job: Job| {
            let name = format!("{}, perft {}, to {yardstick}", job.name, job.depth);
            Pair::new(name, move || collinear(job), move || count(job))
        };
        ratios::print("yardstick", JOBS.map(pair).into());
    }
    let perft = |job: Job| {
        let name = format!("{}, perft {}, bits to byte board", job.name, job.depth);
        Pair::new(name, move || bits(job), move || byte_board(job))
    };
    let mut pairs: Vec<_> = JOBS.map(perft).into();
    let (reference, bits) = (Reversi::default(), othello());
    pairs.push(Pair::new(
        format!("{GAMES} games at random, bits to reference"),
        move || games(&bits),
        move || games(&reference),
    ));
    ratios::print("yardstick", pairs);
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.name))]
fn collinear_last_ply_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, collinear);
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.name))]
fn bits_last_ply_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, bits);
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.name))]
fn byte_board_with_unmake_last_ply_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, byte_board);
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.name))]
fn ndarray_with_clones(bencher: Bencher, name: &str) {
    bench(bencher, name, ndarray);
}

#[divan::bench]
fn bits_games_at_random(bencher: Bencher) {
    let rules = othello();
    bencher.bench(|| games(&rules));
}

#[divan::bench(sample_count = 10)]
fn plain_games_at_random(bencher: Bencher) {
    let rules = Reversi::default();
    bencher.bench(|| games(&rules));
}

fn bench(bencher: Bencher, name: &str, count: fn(Job) -> usize) {
    let job = JOBS.into_iter().find(|job| job.name == name);
    let job = job.expect("the names are those of the jobs");
    bencher.bench(|| assert_eq!(count(job), job.count));
}

fn position(job: Job) -> State {
    let picture = job.board.replace('/', "\n");
    let grid = Grid::parse_with(&picture, Square::from_glyph).expect("a picture");
    let state = Reversi::default().set_up(grid, Side::First);
    state.expect("8 by 8 cells")
}

fn counted<R: Rules>(rules: &R, state: &R::State, job: Job) -> usize {
    let count = perft(rules, state, black_box(job.depth), Finished::Counted);
    usize::try_from(count).expect("it is small")
}

fn collinear(job: Job) -> usize {
    counted(&Reversi::default(), &position(job), job)
}

fn othello() -> BitReversi8x8 {
    BitReversi8x8::new(Reversi::default()).expect("8 by 8 cells")
}

fn bits(job: Job) -> usize {
    let rules = othello();
    let state = rules.enter(&position(job)).expect("8 by 8 cells");
    counted(&rules, &state, job)
}

const GAMES: usize = 100;

/// The number of random games that the first player wins. Each engine plays the same games.
fn games<R: Rules>(rules: &R) -> usize {
    let mut seed = black_box(88_172_645_463_325_252_u64); // Marsaglia's xorshift
    let wins = (0..GAMES).filter(|_| {
        let mut state = rules.start();
        let outcome = playout(rules, &mut state, usize::MAX, |n| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            usize::try_from((u128::from(seed) * n as u128) >> 64).unwrap_or(0)
        });
        outcome == Some(Outcome::Win(Side::First))
    });
    wins.count()
}

/// Rows of ten bytes with a border, so that steps need no check.
struct Board {
    cells: [u8; 100],
    /// The flipped cells of all moves made, with the cells of the last move on top.
    turned: Vec<u8>,
}

const EMPTY: u8 = 0;
const FIRST: u8 = 1;
const BORDER: u8 = 3;
const STEPS: [isize; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

fn cells() -> impl Iterator<Item = usize> {
    (1..9).flat_map(|row| 10 * row + 1..10 * row + 9)
}

impl Board {
    fn of(picture: &str) -> Self {
        let mut cells = [BORDER; 100];
        for (at, glyph) in self::cells().zip(picture.chars().filter(|&glyph| glyph != '/')) {
            cells[at] = match glyph {
                'X' => FIRST,
                'O' => 3 - FIRST,
                _ => EMPTY,
            };
        }
        Self {
            cells,
            turned: Vec::with_capacity(1024),
        }
    }

    /// The number of opposing discs that a disc on this cell outflanks in one direction.
    fn closed_in(&self, from: usize, step: isize, mover: u8) -> usize {
        let mut at = from.wrapping_add_signed(step);
        let mut count = 0;
        while self.cells[at] == 3 - mover {
            count += 1;
            at = at.wrapping_add_signed(step);
        }
        if self.cells[at] == mover { count } else { 0 }
    }

    fn is_legal(&self, at: usize, mover: u8) -> bool {
        let closes_in = |&step: &isize| self.closed_in(at, step, mover) > 0;
        self.cells[at] == EMPTY && STEPS.iter().any(closes_in)
    }

    /// Flips the outflanked discs and returns their number.
    fn turn(&mut self, at: usize, mover: u8) -> usize {
        let before = self.turned.len();
        for step in STEPS {
            let mut next = at;
            for _ in 0..self.closed_in(at, step, mover) {
                next = next.wrapping_add_signed(step);
                self.cells[next] = mover;
                self.turned.push(u8::try_from(next).expect("below 100"));
            }
        }
        self.turned.len() - before
    }

    fn count(&mut self, mover: u8, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let mut sum = 0;
        if depth == 1 {
            sum = cells().filter(|&at| self.is_legal(at, mover)).count();
        } else {
            for at in cells() {
                if self.cells[at] != EMPTY {
                    continue;
                }
                let turned = self.turn(at, mover);
                if turned == 0 {
                    continue;
                }
                self.cells[at] = mover;
                sum += self.count(3 - mover, depth - 1);
                self.cells[at] = EMPTY;
                let left = self.turned.len() - turned;
                for at in self.turned.drain(left..) {
                    self.cells[usize::from(at)] = 3 - mover;
                }
            }
        }
        if sum > 0 {
            sum
        } else if cells().any(|at| self.is_legal(at, 3 - mover)) {
            self.count(3 - mover, depth - 1)
        } else {
            1
        }
    }
}

fn byte_board(job: Job) -> usize {
    let mut board = Board::of(black_box(job.board));
    board.count(FIRST, black_box(job.depth))
}

/// A typical first version with ndarray: a list of moves, and a cloned board for each move.
fn ndarray(job: Job) -> usize {
    type Board = Array2<u8>;

    fn flips(board: &Board, row: usize, col: usize, mover: u8) -> Vec<(usize, usize)> {
        let mut flips = Vec::new();
        if board[[row, col]] != EMPTY {
            return flips;
        }
        for down in -1..=1 {
            for right in -1..=1 {
                if (down, right) == (0, 0) {
                    continue;
                }
                let mut line = Vec::new();
                let (mut row, mut col) = (row.cast_signed(), col.cast_signed());
                loop {
                    row += down;
                    col += right;
                    let at = [row.cast_unsigned(), col.cast_unsigned()];
                    match board.get(at) {
                        Some(&disc) if disc == 3 - mover => line.push((at[0], at[1])),
                        Some(&disc) if disc == mover => {
                            flips.extend(line);
                            break;
                        }
                        _ => break,
                    }
                }
            }
        }
        flips
    }
    fn moves_of(board: &Board, mover: u8) -> Vec<(usize, usize)> {
        let cells = board.indexed_iter().map(|(at, _)| at);
        let legal = cells.filter(|&(row, col)| !flips(board, row, col, mover).is_empty());
        legal.collect()
    }
    fn count(board: &Board, mover: u8, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let moves = moves_of(board, mover);
        if moves.is_empty() {
            let over = moves_of(board, 3 - mover).is_empty();
            return if over {
                1
            } else {
                count(board, 3 - mover, depth - 1)
            };
        }
        if depth == 1 {
            return moves.len();
        }
        let counts = moves.into_iter().map(|(row, col)| {
            let mut next = board.clone();
            for (row, col) in flips(board, row, col, mover) {
                next[[row, col]] = mover;
            }
            next[[row, col]] = mover;
            count(&next, 3 - mover, depth - 1)
        });
        counts.sum()
    }
    let glyphs = black_box(job.board).chars().filter(|&glyph| glyph != '/');
    let cells = glyphs.map(|glyph| match glyph {
        'X' => FIRST,
        'O' => 3 - FIRST,
        _ => EMPTY,
    });
    let board = Array2::from_shape_vec((8, 8), cells.collect()).expect("8 by 8 cells");
    count(&board, FIRST, black_box(job.depth))
}
