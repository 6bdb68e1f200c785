//! How much a test spends. `cargo test` is for somebody who waits for it, right after the first build:
//! it is not optimized, and tries and counts a sixteenth or less. `.ci/long/thorough` sets `THOROUGH_TESTS` when it
//! builds the tests, optimized, and counts deeper still in release.

#![allow(
    dead_code,
    reason = "every test binary includes this, and none needs all of it"
)]

/// Whether there is time. What stands in an `if` of it is not even compiled in `cargo test`, so boards
/// and engines that only their type tells from others belong there.
pub(crate) const THOROUGH: bool =
    option_env!("THOROUGH_TESTS").is_some() || !cfg!(debug_assertions);

/// The budget of a count: quick, thorough, and in release.
pub(crate) const fn of<T: Copy>(quick: T, thorough: T, in_release: T) -> T {
    match (THOROUGH, cfg!(debug_assertions)) {
        (false, _) => quick,
        (true, true) => thorough,
        (true, false) => in_release,
    }
}

/// So many random cases, or a sixteenth of them.
pub(crate) fn cases(cases: u32) -> u32 {
    if THOROUGH { cases } else { cases.div_ceil(16) }
}

/// So many random games, or a sixteenth of them.
pub(crate) fn games(games: usize) -> usize {
    if THOROUGH { games } else { games.div_ceil(16) }
}

/// How many counts, from the first on, add up to no more than the budget.
pub(crate) fn affordable(counts: &[u128], budget: u128) -> usize {
    let mut sum = 0;
    let fits = |&&count: &&u128| {
        sum += count;
        sum <= budget
    };
    counts.iter().take_while(fits).count()
}
