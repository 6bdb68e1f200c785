//! Copenhagen Hnefatafl on 11x11 and Brandubh on 7x7. The libraries list moves in different orders, so they cannot play
//! the same random games. The work is a fixed number of plies.

use std::{hint::black_box, sync::LazyLock};

use collinear::rules::{
    Engine,
    hnefatafl::{
        self as tafl, BitHnefatafl7x7, BitHnefatafl11x11, Ending, Hnefatafl, Repetition, Variant,
    },
};
use hnefatafl::{
    aliases::{MediumBasicBoardState, SmallBasicBoardState},
    board::state::BoardState,
    game::{GameStatus, logic::GameLogic, state::GameState},
    preset,
    rules::Ruleset,
};

use crate::{
    ours,
    picker::picker,
    race::{Answer, Race},
};

pub(crate) const COPENHAGEN: Race = Race {
    work: "Copenhagen Hnefatafl, 10,000 random plies",
    answer: Answer::Exactly(PLIES),
    jobs: &[
        ("collinear", our_copenhagen),
        (ours::ON_GRID, our_grid_copenhagen),
        ("hnefatafl", copenhagen),
    ],
};

pub(crate) const BRANDUBH: Race = Race {
    work: "Brandubh, 10,000 random plies",
    answer: Answer::Exactly(PLIES),
    jobs: &[
        ("collinear", our_brandubh),
        (ours::ON_GRID, our_grid_brandubh),
        ("hnefatafl", brandubh),
    ],
};

const PLIES: usize = 10_000;
const CAP: usize = 1_000;

static COPENHAGEN_ENGINE: LazyLock<BitHnefatafl11x11> = LazyLock::new(|| {
    BitHnefatafl11x11::new(without_repetition(tafl::COPENHAGEN)).expect("its board")
});

static BRANDUBH_ENGINE: LazyLock<BitHnefatafl7x7> =
    LazyLock::new(|| BitHnefatafl7x7::new(without_repetition(tafl::BRANDUBH)).expect("its board"));

fn without_repetition(variant: Variant) -> Hnefatafl {
    let ending = Ending {
        repetition: Repetition::Ignored,
        ..variant.ending
    };
    Hnefatafl::new(Variant { ending, ..variant }).expect("a preset with another ending")
}

fn our_copenhagen() -> usize {
    ours::play_plies(&*COPENHAGEN_ENGINE, CAP, PLIES)
}

fn our_grid_copenhagen() -> usize {
    ours::play_plies(COPENHAGEN_ENGINE.rules(), CAP, PLIES)
}

fn our_brandubh() -> usize {
    ours::play_plies(&*BRANDUBH_ENGINE, CAP, PLIES)
}

fn our_grid_brandubh() -> usize {
    ours::play_plies(BRANDUBH_ENGINE.rules(), CAP, PLIES)
}

fn copenhagen() -> usize {
    let (rules, board) = (preset::rules::COPENHAGEN, preset::boards::COPENHAGEN);
    hnefatafl_plies::<MediumBasicBoardState>(rules, board)
}

fn brandubh() -> usize {
    let (rules, board) = (preset::rules::BRANDUBH, preset::boards::BRANDUBH);
    hnefatafl_plies::<SmallBasicBoardState>(rules, board)
}

/// Plays as in the crate's documentation and demo: lists the moves of each piece of the side to play, and makes a valid
/// move on a copy of the state. The list is reused between plies.
fn hnefatafl_plies<B: BoardState>(rules: Ruleset, board: &str) -> usize {
    let rules = Ruleset {
        repetition_rule: None,
        ..rules
    };
    let start = GameState::<B>::new(board, rules.starting_side).expect("the crate's own board");
    let logic = black_box(GameLogic::new(rules, start.board.side_len()));
    let (mut made, mut pick, mut moves) = (0, picker(black_box(1)), Vec::new());
    while made < black_box(PLIES) {
        let mut state = start;
        for _ in 0..CAP.min(PLIES - made) {
            if state.status != GameStatus::Ongoing {
                break;
            }
            moves.clear();
            for tile in state.board.occupied_by_side(state.side_to_play) {
                let of_piece = logic.iter_plays(tile, &state);
                moves.extend(of_piece.expect("a piece stands there"));
            }
            made += 1;
            let m = moves[pick(moves.len())];
            state = logic.do_valid_play(m, state).new_state;
        }
        black_box(state.status);
    }
    made
}
