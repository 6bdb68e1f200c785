//! What is tested of every game.

use collinear::{
    rules::{Finished, Notation, Rules, View, perft},
    testing::{RandomPlay, check_notation, check_rules},
};

/// The ways in which a game can go, ply by ply; one that has ended is not counted any more.
pub(crate) fn counts<R: Rules>(rules: &R, counts: &[u128]) {
    for (depth, &count) in counts.iter().enumerate() {
        let found = perft(rules, &rules.start(), depth, Finished::Dropped);
        assert_eq!(found, count, "after {depth} plies");
    }
}

/// Whether there is little time: without optimization.
pub(crate) const QUICK: bool = cfg!(debug_assertions) && option_env!("THOROUGH_TESTS").is_none();

/// Fewer games without optimization: for each state every legal move is looked up among all.
pub(crate) const WALKS: RandomPlay = RandomPlay {
    games: if QUICK { 4 } else { 50 },
    plies: 200,
    seed: 1,
};

/// A few, for games whose positions are looked at for long.
pub(crate) const FEW: RandomPlay = RandomPlay {
    games: 2,
    plies: 60,
    seed: 1,
};

/// Shorter ones, for games with a hundred moves and more.
pub(crate) const SHORT: RandomPlay = RandomPlay {
    games: if QUICK { 1 } else { 10 },
    plies: if QUICK { 8 } else { 100 },
    seed: 1,
};

/// The promises of rules hold, and what is written can be read, in random games.
pub(crate) fn agrees_with_its_promises<R>(rules: &R)
where
    R: Rules<State: View> + Notation,
{
    agrees_with_its_promises_in(WALKS, rules);
}

/// As [`agrees_with_its_promises`], in these games.
pub(crate) fn agrees_with_its_promises_in<R>(walks: RandomPlay, rules: &R)
where
    R: Rules<State: View> + Notation,
{
    agrees_with_its_promises_from(&rules.start(), walks, rules);
}

/// As [`agrees_with_its_promises`], in these games from a state on.
pub(crate) fn agrees_with_its_promises_from<R>(start: &R::State, walks: RandomPlay, rules: &R)
where
    R: Rules<State: View> + Notation,
{
    check_rules(rules, start, walks).unwrap_or_else(|breach| panic!("{breach}"));
    let few = RandomPlay { games: 1, ..walks };
    check_notation(rules, start, few).unwrap_or_else(|breach| panic!("{breach}"));
}
