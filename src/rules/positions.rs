//! [`distinct_positions`]: counts positions, not the ways to reach them.

use core::iter;
use std::{collections::HashSet, vec, vec::Vec};

use super::{Rules, View, after};

/// The number of distinct positions after 0, 1, 2 .. plies, terminal ones included.
///
/// Positions are the same if their [`View::key`] is. A position that can be reached in different numbers of plies
/// counts at each of these numbers. The counts stop when every game has ended.
///
/// ```
/// use collinear::rules::{Rules, distinct_positions, in_a_row::TIC_TAC_TOE};
///
/// let counts: Vec<_> = distinct_positions(&TIC_TAC_TOE, &TIC_TAC_TOE.start()).collect();
/// assert_eq!(counts, [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
/// assert_eq!(counts.iter().sum::<usize>(), 5478);
/// ```
///
/// # Complexity
///
/// Time is linear in the number of moves of all positions, memory in the number of positions of two plies.
pub fn distinct_positions<'a, R: Rules<State: View>>(
    rules: &'a R,
    state: &R::State,
) -> impl Iterator<Item = usize> + use<'a, R> {
    // One state for each position of the current ply.
    let (mut start, mut ply) = (Some(state.clone()), Vec::new());
    let counts = iter::from_fn(move || {
        ply = match start.take() {
            Some(start) => vec![start],
            None => ply_after(rules, &ply),
        };
        Some(ply.len()).filter(|&count| count > 0)
    });
    counts.fuse()
}

fn ply_after<R: Rules<State: View>>(rules: &R, ply: &[R::State]) -> Vec<R::State> {
    let (mut seen, mut next) = (HashSet::new(), Vec::new());
    for state in ply.iter().filter(|state| rules.outcome(state).is_none()) {
        for m in rules.moves(state) {
            let after = after(rules, state, m);
            if seen.insert(after.key()) {
                next.push(after);
            }
        }
    }
    next
}
