//! The jobs of the library, for any game and engine.

use std::{hint::black_box, iter::repeat_n};

use collinear::rules::{Bulk, Engine, Finished, Outcome, Rules, Side, perft_bulk, playout};
use collinear_batch::playouts;

use crate::picker::picker;

/// The name of the engine on a grid, which is listed in addition to the fast engine.
pub(crate) const ON_GRID: &str = "collinear, on a grid";

/// The name of the job that plays random games one by one, as the peers do.
pub(crate) const ONE_BY_ONE: &str = "collinear, one by one";

/// The number of games with this number of plies (perft).
pub(crate) fn count(rules: &impl Engine, depth: usize, finished: Finished) -> usize {
    let rules = black_box(rules);
    let count = perft_bulk(rules, &rules.start(), black_box(depth), finished);
    usize::try_from(count).expect("it is small")
}

/// Plays random games to their end. Returns the number of plies plus the number of wins of the first player.
pub(crate) fn play_games(rules: &impl Rules, games: usize) -> usize {
    let rules = black_box(rules);
    let (mut sum, mut pick) = (0, picker(black_box(1)));
    for _ in 0..black_box(games) {
        let outcome = playout(rules, &mut rules.start(), usize::MAX, |n| {
            sum += 1;
            pick(n)
        });
        sum += usize::from(outcome == Some(Outcome::Win(Side::First)));
    }
    sum
}

/// Plays many random games interleaved, with the library's own random numbers. Returns the same sum. `plies` returns
/// the number of plies of a state.
pub(crate) fn play_games_side_by_side<R: Bulk>(
    rules: &R,
    games: usize,
    plies: impl Fn(&R::State) -> usize,
) -> usize {
    let rules = black_box(rules);
    let (mut sum, states) = (0, repeat_n(rules.start(), black_box(games)));
    playouts(
        rules,
        states,
        usize::MAX,
        black_box(1),
        |_, state, outcome| {
            sum += plies(state) + usize::from(outcome == Some(Outcome::Win(Side::First)));
        },
    );
    sum
}

/// Plays this number of plies in random games, each cut off after `cap` plies. Returns the number of plies.
pub(crate) fn play_plies(rules: &impl Rules, cap: usize, plies: usize) -> usize {
    let rules = black_box(rules);
    let (mut made, mut pick) = (0, picker(black_box(1)));
    while made < black_box(plies) {
        let limit = cap.min(plies - made);
        black_box(playout(rules, &mut rules.start(), limit, |n| {
            made += 1;
            pick(n)
        }));
    }
    made
}
