//! [`perft_bulk`]: perft with an engine that counts several plies at once.

use super::{Engine, Finished, perft::count};

/// [`perft`](super::perft()) with an engine that can count several plies at once: bulk counting.
///
/// The result is the same. It is much faster if the engine implements [`Engine::count_replies`], like
/// [`BitInARow`](super::in_a_row::BitInARow) and [`TableInARow`](super::in_a_row::TableInARow), or
/// [`Engine::count_plies`], like [`BitReversi`](super::reversi::BitReversi). With other engines it takes the same time.
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
