//! [`perft_bulk`]: perft with an engine that counts several plies at once.

use super::{Engine, Finished, perft::count};

/// [`perft`](super::perft()) with an engine that can count several plies at once: bulk counting.
///
/// The result is the same. It takes a fraction of the time if the engine has [`Engine::count_replies`], as those of
/// m,n,k games on sets of cells do, or [`Engine::count_plies`], as that of Reversi does; otherwise the same time.
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
/// Like [`perft`](super::perft()), but linear in the number of sequences of `depth - 2` moves if the engine counts the
/// last two plies at once.
#[must_use]
pub fn perft_bulk<E: Engine>(
    engine: &E,
    state: &E::State,
    depth: usize,
    finished: Finished,
) -> u128 {
    count(engine, state, depth, finished, &mut None, E::count_plies)
}
