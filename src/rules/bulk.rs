//! [`Bulk`]: operations for programs that play many games at once.

use super::Rules;
use crate::shared::Arc;

/// Operations for programs that play many games at once. Every method has a default, so most games implement it with an
/// empty body; an engine replaces the methods that it can make faster.
///
/// [`check_bulk`](crate::testing::check_bulk) tests an implementation.
pub trait Bulk: Rules {
    /// True if a move is legal: [`check`](Rules::check) without the reason. Called only while
    /// [`outcome`](Rules::outcome) is `None`.
    fn is_legal(&self, state: &Self::State, m: &Self::Move) -> bool {
        self.check(state, m).is_ok()
    }

    /// Makes a random move in each of several states, if an engine is faster with all of them together. Returns true if
    /// it made the moves.
    ///
    /// The default makes no move and returns `false`.
    ///
    /// The moves are the same as if [`random_move`](Rules::random_move) had picked each with `pick(index, n)`; `index`
    /// is the index of the state. Called only while no state has an [`outcome`](Rules::outcome), and not for moves of
    /// [chance](Rules::is_chance).
    ///
    /// ```
    /// use collinear::rules::{Bulk, Rules, Side, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
    ///
    /// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
    /// let mut states = [rules.start(); 3];
    /// if rules.random_moves(&mut states, |index, _| index) {
    ///     assert_eq!(states[2].discs(Side::First).first(), Some((5, 2).into()));
    /// }
    /// assert!(!FOUR_IN_A_ROW.random_moves(&mut [FOUR_IN_A_ROW.start()], |_, _| 0));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[inline]
    fn random_moves(
        &self,
        _states: &mut [Self::State],
        _pick: impl FnMut(usize, usize) -> usize,
    ) -> bool {
        false
    }

    /// Makes a legal move in each of several states, as [`apply`](Rules::apply) does. An engine can be faster with many
    /// states together.
    ///
    /// ```
    /// use collinear::rules::{Bulk, Rules, reversi::{BitReversi8x8, Reversi}};
    ///
    /// let rules = BitReversi8x8::new(Reversi::default())?;
    /// let start = rules.start();
    /// let mut states = [start; 4];
    /// rules.apply_each(states.iter_mut().zip(rules.moves(&start)));
    /// assert!(states.iter().all(|state| state.disc_counts() == [4, 1]));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[inline(always)]
    fn apply_each<'s>(&self, moves: impl Iterator<Item = (&'s mut Self::State, Self::Move)>)
    where
        Self::State: 's,
    {
        for (state, m) in moves {
            self.apply(state, m);
        }
    }
}

/// Forwards every method to the rules behind a pointer.
macro_rules! bulk_behind_pointer {
    () => {
        fn is_legal(&self, state: &Self::State, m: &Self::Move) -> bool {
            (**self).is_legal(state, m)
        }

        fn random_moves(
            &self,
            states: &mut [Self::State],
            pick: impl FnMut(usize, usize) -> usize,
        ) -> bool {
            (**self).random_moves(states, pick)
        }

        fn apply_each<'s>(&self, moves: impl Iterator<Item = (&'s mut Self::State, Self::Move)>)
        where
            Self::State: 's,
        {
            (**self).apply_each(moves);
        }
    };
}

/// Rules can be borrowed.
impl<R: Bulk> Bulk for &R {
    bulk_behind_pointer!();
}

/// Rules can be shared.
impl<R: Bulk> Bulk for Arc<R> {
    bulk_behind_pointer!();
}
