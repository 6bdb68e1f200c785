//! [`perft_bulk`]: the count of an engine, several plies at once.

use super::{Engine, Finished, perft::count};

/// [`perft`](super::perft()) by an engine that may count several plies at once: bulk counting.
///
/// The answer is the same. Where an engine has [`Engine::count_replies`], as those of m,n,k games on
/// sets of cells do, or [`Engine::count_plies`], as that of Reversi does, it takes a fraction of the time;
/// elsewhere as long.
///
/// ```
/// use collinear::rules::{Finished, Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}, perft_bulk};
///
/// let fast = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let count = perft_bulk(&fast, &fast.start(), 8, Finished::Dropped);
/// assert_eq!(count, 5_673_234);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
///
/// # Complexity
///
/// As of [`perft`](super::perft()), but linear in the number of sequences of `depth - 2` moves where the last two plies
/// are counted at once.
#[must_use]
pub fn perft_bulk<E: Engine>(
    engine: &E,
    state: &E::State,
    depth: usize,
    finished: Finished,
) -> u128 {
    count(engine, state, depth, finished, &mut None, E::count_plies)
}
