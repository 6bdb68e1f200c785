//! The time budget of tests. `cargo test` is not optimized, so it tries and counts a sixteenth or less.
//! `.ci/long/thorough` sets `THOROUGH_TESTS` when it builds the tests, optimized; in release, counts go deeper.

#![allow(
    dead_code,
    reason = "every test binary includes this, and none needs all of it"
)]

/// Whether there is time. `cargo test` does not compile the branches guarded by it, so tests of many board and engine
/// types belong there.
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

/// This many random cases, or a sixteenth of them.
pub(crate) fn cases(cases: u32) -> u32 {
    if THOROUGH { cases } else { cases.div_ceil(16) }
}

/// This many random games, or a sixteenth of them.
pub(crate) fn games(games: usize) -> usize {
    if THOROUGH { games } else { games.div_ceil(16) }
}

/// How many of the first counts fit in the budget.
pub(crate) fn affordable(counts: &[u128], budget: u128) -> usize {
    let mut sum = 0;
    let fits = |&&count: &&u128| {
        sum += count;
        sum <= budget
    };
    counts.iter().take_while(fits).count()
}
