//! [`distinct_positions`]: counting boards instead of ways to reach them.

use core::{fmt, iter::FusedIterator};
use std::{collections::HashSet, vec, vec::Vec};

use super::{Rules, View};

/// The number of distinct positions after 0, 1, 2 .. plies, terminal ones included.
///
/// Positions are the same if their [`View::key`] is. A game is not played on after its end, and a
/// position that can be reached in different numbers of plies counts at each of them. The counts
/// end when every game has.
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
/// Time linear in the moves of all positions, memory in the positions of two plies.
pub fn distinct_positions<'a, R: Rules<State: View>>(
    rules: &'a R,
    state: &R::State,
) -> DistinctPositions<'a, R> {
    DistinctPositions {
        rules,
        ply: vec![state.clone()],
        begun: false,
    }
}

/// Counts of distinct positions, ply by ply; made by [`distinct_positions`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct DistinctPositions<'a, R: Rules> {
    rules: &'a R,
    /// One state for each position of the ply that was counted last.
    ply: Vec<R::State>,
    begun: bool,
}

impl<R: Rules> fmt::Debug for DistinctPositions<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DistinctPositions")
            .field("last", &self.ply.len())
            .finish_non_exhaustive()
    }
}

impl<R: Rules<State: View>> DistinctPositions<'_, R> {
    fn play_a_ply(&mut self) {
        let (mut seen, mut next) = (HashSet::new(), Vec::new());
        for state in self.ply.drain(..) {
            if self.rules.outcome(&state).is_some() {
                continue;
            }
            for m in self.rules.moves(&state) {
                let mut after = state.clone();
                self.rules.apply(&mut after, m);
                if seen.insert(after.key()) {
                    next.push(after);
                }
            }
        }
        self.ply = next;
    }
}

impl<R: Rules<State: View>> Iterator for DistinctPositions<'_, R> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.begun {
            self.play_a_ply();
        }
        self.begun = true;
        Some(self.ply.len()).filter(|&count| count > 0)
    }
}

impl<R: Rules<State: View>> FusedIterator for DistinctPositions<'_, R> {}
