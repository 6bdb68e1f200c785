//! Reversi on 8x8.

use std::{hint::black_box, sync::LazyLock};

use collinear::rules::{
    Engine, Finished,
    reversi::{BitReversi8x8, Reversi},
};
use magpie::othello::{self, Stone};
use rust_reversi_core::board::{self, Turn};

use crate::{
    ours,
    picker::picker,
    race::{Answer, Race},
};

/// Perft: a pass is a ply, and a finished game counts as one game.
pub(crate) const PERFT: Race = Race {
    work: "Reversi, perft 10",
    answer: Answer::Exactly(24_571_284),
    jobs: &[
        ("collinear", our_perft),
        (ours::ON_GRID, our_grid_perft),
        ("magpie", magpie_perft),
        ("rust_reversi_core", rust_reversi_core_perft),
    ],
};

/// If games are played one by one, all crates list moves row by row and play the same games. If games are interleaved,
/// the library uses its own random numbers, and passes are not counted.
pub(crate) const PLAYOUTS: Race = Race {
    work: "Reversi, 1,000 random games",
    answer: Answer::About(60_871),
    jobs: &[
        ("collinear", our_playouts_side_by_side),
        (ours::ONE_BY_ONE, our_playouts),
        (ours::ON_GRID, our_grid_playouts),
        ("magpie", magpie_playouts),
        ("rust_reversi_core", rust_reversi_core_playouts),
    ],
};

const DEPTH: usize = 10;
const GAMES: usize = 1_000;

static ENGINE: LazyLock<BitReversi8x8> =
    LazyLock::new(|| BitReversi8x8::new(Reversi::default()).expect("its board"));

fn our_perft() -> usize {
    ours::count(&*ENGINE, DEPTH, Finished::Counted)
}

fn our_grid_perft() -> usize {
    ours::count(ENGINE.rules(), DEPTH, Finished::Counted)
}

fn our_playouts_side_by_side() -> usize {
    ours::play_games_side_by_side(&*ENGINE, GAMES, |state| {
        state.disc_counts().into_iter().sum::<usize>() - 4
    })
}

fn our_playouts() -> usize {
    ours::play_games(&*ENGINE, GAMES)
}

fn our_grid_playouts() -> usize {
    ours::play_games(ENGINE.rules(), GAMES)
}

/// Perft as in the crate's own benchmark.
fn magpie_perft() -> usize {
    fn count(board: &othello::Board, stone: Stone, passed: bool, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let moves = board.moves_for(stone);
        if moves.is_empty() {
            if passed {
                1
            } else {
                count(board, stone.flip(), true, depth - 1)
            }
        } else if depth == 1 {
            usize::from(moves.count_set())
        } else {
            let counts = moves.hot_bits().map(|at| {
                let mut next = board.clone();
                next.play(stone, at);
                count(&next, stone.flip(), false, depth - 1)
            });
            counts.sum()
        }
    }
    let start = black_box(othello::Board::standard());
    count(&start, Stone::Black, false, black_box(DEPTH))
}

fn magpie_playouts() -> usize {
    let (mut sum, mut pick) = (0, picker(black_box(1)));
    for _ in 0..black_box(GAMES) {
        let (mut board, mut stone) = (othello::Board::standard(), Stone::Black);
        loop {
            let mut moves = board.moves_for(stone);
            if moves.is_empty() {
                stone = stone.flip();
                moves = board.moves_for(stone);
                if moves.is_empty() {
                    break;
                }
                pick(1);
                sum += 1;
            }
            let mut moves = moves.hot_bits();
            let at = moves.nth(pick(moves.len())).expect("one of them");
            board.play(stone, at);
            stone = stone.flip();
            sum += 1;
        }
        let [black, white] = [Stone::Black, Stone::White].map(|stone| board.bits_for(stone));
        sum += usize::from(black.count_set() > white.count_set());
    }
    sum
}

/// The cells of a set, numbered as the crate does: the highest bit is cell 0.
struct Cells(u64);

impl Iterator for Cells {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let cell = self.0.leading_zeros();
        self.0 &= !(1_u64 << 63).checked_shr(cell)?;
        Some(cell as usize)
    }
}

/// The moves are taken from the crate's set of moves, because its lists of moves and boards visit all cells.
fn rust_reversi_core_perft() -> usize {
    fn count(board: &mut board::Board, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let moves = board.get_legal_moves();
        if moves == 0 {
            let mut next = board.clone();
            return next.do_pass().map_or(1, |()| count(&mut next, depth - 1));
        }
        if depth == 1 {
            return moves.count_ones() as usize;
        }
        let counts = Cells(moves).map(|cell| {
            let mut next = board.clone();
            next.do_move(cell).expect("it is legal");
            count(&mut next, depth - 1)
        });
        counts.sum()
    }
    count(&mut black_box(board::Board::new()), black_box(DEPTH))
}

fn rust_reversi_core_playouts() -> usize {
    let (mut sum, mut pick) = (0, picker(black_box(1)));
    for _ in 0..black_box(GAMES) {
        let mut board = board::Board::new();
        loop {
            let moves = board.get_legal_moves();
            if moves == 0 {
                if board.do_pass().is_err() {
                    break;
                }
                pick(1);
            } else {
                let cell = Cells(moves).nth(pick(moves.count_ones() as usize));
                board
                    .do_move(cell.expect("one of them"))
                    .expect("it is legal");
            }
            sum += 1;
        }
        let winner = board.get_winner().expect("it is over");
        sum += usize::from(winner == Some(Turn::Black));
    }
    sum
}
