//! [`perft`]: counting the ways a game can go.
//!
//! A count calls itself for each move, so a ply is a call, down to where nothing need be played any
//! more: the moves of the last ply are counted, not made, and with an engine that can do so the last
//! two plies are, or all of them.

use alloc::boxed::Box;
use core::mem;

use super::Rules;

/// What becomes of a game that ends before the depth that is counted.
///
/// Published tables differ in this, so every count says which it means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finished {
    /// It is not counted: only games of exactly that many plies are. Usual for m,n,k games and
    /// chess.
    Dropped,
    /// It counts as one at every later depth. Usual for Reversi.
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

/// The number of sequences of `depth` legal moves from a state: the count by which move
/// generators are compared. A count that a `u128` can't hold is `u128::MAX`.
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
/// Linear in the number of sequences of `depth - 1` moves: the moves of the last ply are
/// [counted](Rules::count_moves), not made. One state a ply is kept, and none is allocated at a node if
/// the state's `clone_from` allocates nothing; a small one that owns nothing is cloned for each move
/// instead.
///
/// It is recursive, a call a ply: a game of one move after the other, a million plies deep, can exhaust
/// the stack, which aborts the program. 100,000 plies are fine.
#[must_use]
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: usize, finished: Finished) -> u128 {
    count(rules, state, depth, finished, &mut None, |_, _, _, _| None)
}

/// The counts that take no moves to be made, and else [`count_by_moves`]: apart, so that the nodes
/// of the last ply, which most are, are spared a call. Left to itself the compiler puts the two
/// together and calls both.
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

/// How several plies are counted at once, if they can be.
pub(super) trait CountPlies<R: Rules>:
    Fn(&R, &R::State, usize, Finished) -> Option<u128> + Copy
{
}

impl<R: Rules, F: Fn(&R, &R::State, usize, Finished) -> Option<u128> + Copy> CountPlies<R> for F {}

/// The states of the plies below, made when they are first needed.
pub(super) type Below<S> = Option<Box<Ply<S>>>;

pub(super) struct Ply<S> {
    state: S,
    below: Below<S>,
}

/// The most bytes of a small state: room for six sets of cells of 19x19.
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
    // A small state that owns nothing needs no place to be kept for the next one, and stays in
    // registers. To clone a large one takes long: ten times in perft of line words on 15x15 (1,320
    // bytes).
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
    // Not a `for`, which is a tenth slower: `moves` is mostly several iterators put together, and
    // these go through all moves in one loop, but through one move at a time with state in memory.
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

/// The sum, or the largest number if that is too small for it.
fn sum(counts: impl Iterator<Item = u128>) -> u128 {
    counts.fold(0, u128::saturating_add)
}
