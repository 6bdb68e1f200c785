//! [`playout`]: a game played at random.

use super::{Outcome, Rules};

/// Plays moves at random until the game ends or `plies` of them are made, and answers how it
/// ended; `None` if it has not.
///
/// The randomness is the caller's: `pick(n)` has to answer a number below `n`, and gets a move
/// with every equally likely answer if its answers are; a larger number stands for the last move.
/// The limit is there because not every game ends by itself.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::FOUR_IN_A_ROW, playout};
///
/// let mut state = FOUR_IN_A_ROW.start();
/// let mut seed = 1_u64; // a small generator of numbers (Marsaglia's xorshift)
/// let outcome = playout(&FOUR_IN_A_ROW, &mut state, 42, |n| {
///     seed ^= seed << 13;
///     seed ^= seed >> 7;
///     seed ^= seed << 17;
///     (seed % n as u64) as usize
/// });
/// assert!(outcome.is_some());
/// ```
///
/// With a limit of one ply it makes a random move, so that each can be looked at.
pub fn playout<R: Rules>(
    rules: &R,
    state: &mut R::State,
    plies: usize,
    mut pick: impl FnMut(usize) -> usize,
) -> Option<Outcome> {
    for _ in 0..plies {
        let outcome = rules.outcome(state);
        if outcome.is_some() {
            return outcome;
        }
        let last = rules.count_moves(state).checked_sub(1)?;
        let m = rules.moves(state).nth(pick(last + 1).min(last))?;
        rules.apply(state, m);
    }
    rules.outcome(state)
}
