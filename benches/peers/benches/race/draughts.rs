//! Turkish draughts from the start: perft.

use std::{hint::black_box, sync::LazyLock};

use collinear::rules::{Engine, Finished};
use collinear_games::draughts::{BitDraughts8x8, Draughts, TURKISH};
use kish::Board;

use crate::{
    ours,
    race::{Answer, Race},
};

pub(crate) const PERFT: Race = Race {
    work: "Turkish draughts, perft 6",
    answer: Answer::Exactly(931_312),
    jobs: &[
        ("collinear", our_perft),
        (ours::ON_GRID, our_grid_perft),
        ("kish", perft),
    ],
};

const PLIES: usize = 6;

static ENGINE: LazyLock<BitDraughts8x8> = LazyLock::new(|| {
    let rules = Draughts::new(TURKISH).expect("a preset");
    BitDraughts8x8::new(rules).expect("its board")
});

fn our_perft() -> usize {
    ours::count(&*ENGINE, PLIES, Finished::Counted)
}

fn our_grid_perft() -> usize {
    ours::count(ENGINE.rules(), PLIES, Finished::Counted)
}

/// The crate's own perft. It counts the moves of the last ply without making them, and reuses its lists of moves.
fn perft() -> usize {
    let count = black_box(Board::new_default()).perft(black_box(PLIES as u64));
    usize::try_from(count).expect("it is small")
}
