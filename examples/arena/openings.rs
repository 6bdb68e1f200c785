//! Random openings and positions.

use collinear::rules::{Rules, playout};
use fastrand::Rng;

/// The state after so many random moves, the game going on.
pub(crate) fn opening<R: Rules<Move: Copy>>(rules: &R, plies: usize, rng: &mut Rng) -> R::State {
    loop {
        let mut state = rules.start();
        if playout(rules, &mut state, plies, |n| rng.usize(..n)).is_none() {
            return state;
        }
    }
}
