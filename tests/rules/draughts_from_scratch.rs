//! The game in `examples/new_game_draughts.rs`: short enough, right, and the one of the library.

#[path = "../../examples/new_game_draughts.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "its main is not run here, and it is written for a crate of its own"
)]
mod new_game_draughts;

use collinear::{
    rules::{
        Finished, Rules, View,
        draughts::{Draughts, ENGLISH},
        perft,
    },
    testing::{RandomPlay, check_rules},
};
use new_game_draughts::EnglishDraughts;

use crate::budget;

#[test]
fn it_takes_at_most_60_lines() {
    let source = include_str!("../../examples/new_game_draughts.rs");
    let rules = source.split("fn main()").next().unwrap_or_default();
    let code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let lines = rules.lines().filter(code).count();
    assert!((1..=60).contains(&lines), "{lines} lines");
}

#[test]
fn it_keeps_the_contract() {
    let walks = RandomPlay {
        games: 2,
        plies: budget::of(40, 100, 100),
        seed: 3,
    };
    check_rules(&EnglishDraughts, &EnglishDraughts.start(), walks).unwrap();
}

#[test]
fn it_has_the_counts_of_english_draughts() {
    let depths = budget::of(5, 8, 8);
    for (depth, expected) in (1..=depths).zip([7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931]) {
        let counted = perft(
            &EnglishDraughts,
            &EnglishDraughts.start(),
            depth,
            Finished::Dropped,
        );
        assert_eq!(counted, expected, "depth {depth}");
    }
}

/// Draws aside: in a random game, move by move.
#[test]
fn it_is_the_game_of_the_library() {
    let (scratch, library) = (EnglishDraughts, Draughts::new(ENGLISH).expect("a preset"));
    let mut random = 99_u64;
    for _ in 0..budget::games(100) {
        let (mut state, mut other) = (scratch.start(), library.start());
        while library.outcome(&other).is_none() {
            assert_eq!(state.glyphs(), other.glyphs());
            assert_eq!(
                scratch.count_moves(&state),
                library.count_moves(&other),
                "\n{other}"
            );
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let moves: Vec<_> = library.moves(&other).collect();
            let picked = &moves[usize::try_from(random >> 33).expect("31 bits") % moves.len()];
            let same = scratch.moves(&state).find(|turn| {
                let mut after = state.clone();
                scratch.apply(&mut after, turn.clone());
                let mut wanted = other.clone();
                library.apply(&mut wanted, picked.clone());
                after.glyphs() == wanted.glyphs()
            });
            scratch.apply(&mut state, same.expect("it is legal there too"));
            library.apply(&mut other, picked.clone());
        }
    }
}
