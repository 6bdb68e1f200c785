//! Four in a row on 7x6.

use std::{hint::black_box, sync::LazyLock};

use board_game::{
    board::{Board, BoardMoves, Outcome, Player},
    games::connect4::Connect4,
    util::game_stats,
};
use collinear::rules::{
    Finished, Side,
    in_a_row::{BitFourInARow, FOUR_IN_A_ROW},
};
use connect_four_ai::Position;
use internal_iterator::InternalIterator;

use crate::{
    ours,
    picker::picker,
    race::{Answer, Race},
};

/// Perft: games that end early are not counted.
pub(crate) const PERFT: Race = Race {
    work: "four in a row, perft 10",
    answer: Answer::Exactly(268_031_646),
    jobs: &[
        ("collinear", our_perft),
        (ours::ON_GRID, our_grid_perft),
        ("board-game", board_game_perft),
        ("board-game, with a memory", board_game_perft_with_memory),
        ("connect-four-ai", connect_four_ai_perft),
    ],
};

pub(crate) const PLAYOUTS: Race = Race {
    work: "four in a row, 10,000 random games",
    answer: Answer::About(219_332),
    jobs: &[
        ("collinear", our_playouts_side_by_side),
        (ours::ONE_BY_ONE, our_playouts),
        (ours::ON_GRID, our_grid_playouts),
        ("board-game", board_game_playouts),
        ("connect-four-ai", connect_four_ai_playouts),
    ],
};

const DEPTH: usize = 10;
const GAMES: usize = 10_000;

static ENGINE: LazyLock<BitFourInARow> =
    LazyLock::new(|| BitFourInARow::new(FOUR_IN_A_ROW).expect("its board"));

fn our_perft() -> usize {
    ours::count(&*ENGINE, DEPTH, Finished::Dropped)
}

fn our_grid_perft() -> usize {
    ours::count(&FOUR_IN_A_ROW, DEPTH, Finished::Dropped)
}

fn our_playouts_side_by_side() -> usize {
    ours::play_games_side_by_side(&*ENGINE, GAMES, |state| {
        let discs = Side::BOTH.map(|side| state.discs(side).len());
        discs.into_iter().sum()
    })
}

fn our_playouts() -> usize {
    ours::play_games(&*ENGINE, GAMES)
}

fn our_grid_playouts() -> usize {
    ours::play_games(&FOUR_IN_A_ROW, GAMES)
}

/// The crate's own function. It copies the board for each move, and counts the moves of the last ply without making
/// them.
fn board_game_perft() -> usize {
    board_game_count(game_stats::perft_naive)
}

/// The crate's function with a transposition table. It does less work and uses more memory.
fn board_game_perft_with_memory() -> usize {
    board_game_count(game_stats::perft)
}

fn board_game_count(perft: fn(&Connect4, u32) -> u64) -> usize {
    let depth = u32::try_from(black_box(DEPTH)).expect("it is small");
    let count = perft(&black_box(Connect4::default()), depth);
    usize::try_from(count).expect("it is small")
}

/// Picks a random move as the crate itself does: counts the moves, and iterates to one of them.
fn board_game_playouts() -> usize {
    let (mut sum, mut pick) = (0, picker(black_box(1)));
    for _ in 0..black_box(GAMES) {
        let mut board = Connect4::default();
        while let Ok(moves) = board.available_moves() {
            let column = moves.clone().nth(pick(moves.count()));
            let column = column.expect("one of them");
            board.play(column).expect("it is available");
            sum += 1;
        }
        sum += usize::from(board.outcome() == Some(Outcome::WonBy(Player::A)));
    }
    sum
}

/// The columns that are not full, in the order of the crate's search.
fn columns(position: &Position) -> impl Iterator<Item = usize> {
    (0..Position::WIDTH).filter(|&column| position.is_playable(column))
}

/// Counts the moves of the last ply without making them. Checks each move for a win only if a winning move exists.
fn connect_four_ai_perft() -> usize {
    fn count(position: &Position, depth: usize) -> usize {
        if depth == 1 {
            return position.possible().count_ones() as usize;
        }
        let wins = position.can_win_next();
        let mut sum = 0;
        for column in columns(position) {
            if !(wins && position.is_winning_move(column)) {
                let mut next = *position;
                next.play(column);
                sum += count(&next, depth - 1);
            }
        }
        sum
    }
    count(&black_box(Position::new()), black_box(DEPTH))
}

fn connect_four_ai_playouts() -> usize {
    let (mut sum, mut pick) = (0, picker(black_box(1)));
    for _ in 0..black_box(GAMES) {
        let mut position = Position::new();
        loop {
            let moves = position.possible().count_ones() as usize;
            if moves == 0 {
                break;
            }
            let column = columns(&position).nth(pick(moves));
            let column = column.expect("one of them");
            position.play(column);
            sum += 1;
            if position.is_won_position() {
                sum += position.get_moves() % 2;
                break;
            }
        }
    }
    sum
}
