//! Random playouts of Copenhagen Hnefatafl, beside the crate `hnefatafl`.
//!
//! `cargo bench --manifest-path benches/peers/Cargo.toml` times each with divan; with `-- --ratios`
//! both are run in turn and the ratio of their medians is printed. Both make the same number of
//! plies: random games from the start, one after the other, with the same cap and without
//! repetition.

#[path = "../../support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::rules::{
    Rules,
    hnefatafl::{COPENHAGEN, Ending, Hnefatafl, Repetition, Variant},
    playout,
};
use divan::Bencher;
use hnefatafl::{
    aliases::{MediumBasicGameLogic, MediumBasicGameState},
    board::state::BoardState,
    game::GameStatus,
    pieces::Side,
    preset,
    rules::Ruleset,
};
use ratios::Pair;

const PLIES: usize = 10_000;
/// Games that have not ended by then are left.
const CAP: usize = 1_000;

fn main() {
    if ratios::are_wanted() {
        let name = format!("{PLIES} plies of random playouts");
        let pair = Pair::new(name, collinear_plies, hnefatafl_plies);
        ratios::print("hnefatafl", vec![pair]);
    } else {
        divan::main();
    }
}

#[divan::bench(sample_count = 20)]
fn collinear(bencher: Bencher) {
    bencher.bench(|| assert_eq!(collinear_plies(), PLIES));
}

#[divan::bench(sample_count = 20)]
fn hnefatafl(bencher: Bencher) {
    bencher.bench(|| assert_eq!(hnefatafl_plies(), PLIES));
}

/// A generator of small numbers: Marsaglia's xorshift.
fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    }
}

fn collinear_plies() -> usize {
    let ending = Ending {
        repetition: Repetition::Ignored,
        ..COPENHAGEN.ending
    };
    let rules = Hnefatafl::new(Variant {
        ending,
        ..COPENHAGEN
    });
    let rules = black_box(rules.expect("a preset with another ending"));
    let (mut plies, mut pick) = (0, picker(black_box(1)));
    while plies < PLIES {
        let (mut state, begin) = (rules.start(), plies);
        let outcome = playout(&rules, &mut state, CAP.min(PLIES - begin), |n| {
            plies += 1;
            pick(n)
        });
        black_box(outcome);
    }
    plies
}

/// As the crate's own documents and demo have it: the moves of each piece of the side to play, and
/// a move that is known to be valid made on a copy of the state. The list is kept between plies.
fn hnefatafl_plies() -> usize {
    let rules = Ruleset {
        repetition_rule: None,
        ..preset::rules::COPENHAGEN
    };
    let logic = black_box(MediumBasicGameLogic::new(rules, 11));
    let start = MediumBasicGameState::new(preset::boards::COPENHAGEN, Side::Attacker);
    let start = start.expect("the crate's own board");
    let (mut plies, mut pick, mut moves) = (0, picker(black_box(1)), Vec::new());
    while plies < PLIES {
        let mut state = start;
        for _ in 0..CAP.min(PLIES - plies) {
            if state.status != GameStatus::Ongoing {
                break;
            }
            moves.clear();
            for tile in state.board.occupied_by_side(state.side_to_play) {
                moves.extend(
                    logic
                        .iter_plays(tile, &state)
                        .expect("a piece stands there"),
                );
            }
            plies += 1;
            state = logic
                .do_valid_play(moves[pick(moves.len())], state)
                .new_state;
        }
        black_box(state.status);
    }
    plies
}
