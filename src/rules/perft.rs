//! [`perft`]: counts sequences of moves.
//!
//! The count is recursive, one call per ply. The moves of the last ply are counted, not made, and an engine can count
//! the last two plies or more at once.

use alloc::boxed::Box;
use core::mem;

use super::Rules;

/// How perft counts a game that ends before the depth.
///
/// Published tables differ in this, so every count takes it as an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finished {
    /// The game is not counted. This is usual for m,n,k games and chess.
    Dropped,
    /// The game counts as one at every later depth. This is usual for Reversi.
    Counted,
}

impl Finished {
    const fn count(self) -> u128 {
        match self {
            Self::Dropped => 0,
            Self::Counted => 1,
        }
    }
}

/// The number of sequences of `depth` legal moves from a state, used to compare move generators. A count that does
/// not fit a `u128` is `u128::MAX`.
///
/// ```
/// use collinear::rules::{Finished, Rules, in_a_row::TIC_TAC_TOE, perft};
///
/// let count = |depth| perft(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), depth, Finished::Dropped);
/// assert_eq!(count(0), 1);
/// assert_eq!(count(2), 72);
/// assert_eq!(count(9), 127_872);
/// ```
///
/// # Complexity
///
/// Linear in the number of sequences of `depth - 1` moves: the moves of the last ply are [counted](Rules::count_moves),
/// not made. It keeps one state per ply, and allocates nothing at a node if `clone_from` of the state does not. A small
/// state that owns no memory is cloned for each move instead.
///
/// It is recursive: a million plies can overflow the stack, which aborts the program. 100,000 plies are fine.
#[must_use]
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: usize, finished: Finished) -> u128 {
    count(rules, state, depth, finished, &mut None, |_, _, _, _| None)
}

/// Counts without making moves if possible, otherwise with [`count_by_moves`]. The two are separate so that the nodes
/// of the last ply, which are most nodes, need no call.
#[inline(always)]
pub(super) fn count<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: usize,
    finished: Finished,
    below: &mut Below<R::State>,
    count_plies: impl CountPlies<R>,
) -> u128 {
    if depth == 0 {
        1
    } else if rules.outcome(state).is_some() {
        finished.count()
    } else if depth == 1 {
        rules.count_moves(state) as u128
    } else if let Some(count) = count_plies(rules, state, depth, finished) {
        count
    } else {
        count_by_moves(rules, state, depth, finished, below, count_plies)
    }
}

/// A function that counts several plies at once, if it can.
pub(super) trait CountPlies<R: Rules>:
    Fn(&R, &R::State, usize, Finished) -> Option<u128> + Copy
{
}

impl<R: Rules, F: Fn(&R, &R::State, usize, Finished) -> Option<u128> + Copy> CountPlies<R> for F {}

/// The states of the plies below, made when first needed.
pub(super) type Below<S> = Option<Box<Ply<S>>>;

pub(super) struct Ply<S> {
    state: S,
    below: Below<S>,
}

/// The largest size of a small state in bytes: six sets of cells of 19x19.
const SMALL: usize = 320;

#[inline(never)]
fn count_by_moves<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: usize,
    finished: Finished,
    below: &mut Below<R::State>,
    count_plies: impl CountPlies<R>,
) -> u128 {
    // A small state that owns no memory stays in registers. A large one is slow to clone: perft of `LineInARow` on
    // 15x15, with states of 1,320 bytes, takes ten times longer.
    if !mem::needs_drop::<R::State>() && size_of::<R::State>() <= SMALL {
        let counts = rules.moves(state).map(|m| {
            let mut next = state.clone();
            rules.apply(&mut next, m);
            count(rules, &next, depth - 1, finished, below, count_plies)
        });
        return sum(counts);
    }
    let ply = below.get_or_insert_with(|| {
        Box::new(Ply {
            state: state.clone(),
            below: None,
        })
    });
    // A `for` loop is a tenth slower. `moves` is usually a chain of iterators: `fold` runs it as one loop, while `next`
    // finds one move at a time.
    let counts = rules.moves(state).map(|m| {
        ply.state.clone_from(state);
        rules.apply(&mut ply.state, m);
        count(
            rules,
            &ply.state,
            depth - 1,
            finished,
            &mut ply.below,
            count_plies,
        )
    });
    sum(counts)
}

/// The sum, capped at the largest number.
fn sum(counts: impl Iterator<Item = u128>) -> u128 {
    counts.fold(0, u128::saturating_add)
}
