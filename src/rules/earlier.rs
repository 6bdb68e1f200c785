//! The boards that can come again, kept as boards: for engines whose boards are a few words. The reference rules
//! keep the moves between them, as [`QuietMoves`](super::QuietMoves). And what states have in common whose
//! history decides.

use alloc::vec::Vec;

use super::Side;

/// How often a board has occurred with the same side to move, after these: each is of the other side than the
/// one before.
pub(super) fn occurrences<P: PartialEq>(now: &P, earlier: &[P]) -> usize {
    let with_same_turn = earlier.iter().rev().skip(1).step_by(2);
    1 + with_same_turn.filter(|&earlier| earlier == now).count()
}

/// These boards, each with whose turn it was: for a key. Sorted, since their order decides nothing.
pub(super) fn history<P: Copy + Ord>(earlier: &[P], mut turn: Side) -> Vec<(Side, P)> {
    let earlier = earlier.iter().rev().map(|&board| {
        turn = turn.other();
        (turn, board)
    });
    let mut history: Vec<_> = earlier.collect();
    history.sort_unstable();
    history
}

/// Two states are equal if their `identity` is: what else they keep follows from it. They are shown as the
/// picture of what is in a field.
macro_rules! state_by_identity {
    ([$($generics:tt)*] $State:ty, $board:ident) => {
        impl<$($generics)*> PartialEq for $State {
            fn eq(&self, other: &Self) -> bool {
                self.identity() == other.identity()
            }
        }

        impl<$($generics)*> Eq for $State {}

        impl<$($generics)*> core::hash::Hash for $State {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.identity().hash(state);
            }
        }

        /// The board as a picture.
        impl<$($generics)*> core::fmt::Display for $State {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.$board, f)
            }
        }
    };
}

pub(super) use state_by_identity;
