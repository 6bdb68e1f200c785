//! Renju: forbidden cells.

use std::{hint::black_box, sync::LazyLock};

use collinear::rules::{Cell, Side};
use collinear_games::renju::{RENJU, Renju};
use figrid_board::{board::BitBoard, renju::is_forbidden};

use crate::{
    picker::picker,
    race::{Answer, Race},
    stones::{Position, positions},
};

pub(crate) const FOULS: Race = Race {
    work: "Renju, 8,000 cells forbidden or not",
    answer: Answer::Exactly(81),
    jobs: &[("collinear", our_fouls), ("figrid-board", fouls)],
};

static POSITIONS: LazyLock<Vec<Position>> =
    LazyLock::new(|| positions(picker(225), 1000, (40, 2), 8));

static RULES: LazyLock<Renju> = LazyLock::new(|| Renju::new(RENJU).expect("a preset"));

fn our_fouls() -> usize {
    let of = |position: &Position| {
        let is_foul = |&&at: &&_| RULES.foul(&position.state, at).is_some();
        position.cells.iter().filter(is_foul).count()
    };
    black_box(&*POSITIONS).iter().map(of).sum()
}

/// The same boards as the library's, with the stones of each player as a set.
static BOARDS: LazyLock<Vec<(BitBoard, BitBoard, Vec<usize>)>> = LazyLock::new(|| {
    let board = |position: &Position| {
        let grid = position.state.grid();
        let index = |at| grid.board().cells().position(|cell| cell == at);
        let set = |side| {
            let stones = grid.cells_where(|&cell| cell == Cell::Of(side));
            stones
                .filter_map(index)
                .fold(BitBoard::EMPTY, |mut set, at| {
                    set.set(at);
                    set
                })
        };
        let cells = position.cells.iter().copied().filter_map(index);
        (set(Side::First), set(Side::Second), cells.collect())
    };
    POSITIONS.iter().map(board).collect()
});

fn fouls() -> usize {
    let of = |(black, white, cells): &(BitBoard, BitBoard, Vec<usize>)| {
        let is_foul = |&&at: &&usize| is_forbidden(black, white, at);
        cells.iter().filter(is_foul).count()
    };
    black_box(&*BOARDS).iter().map(of).sum()
}
