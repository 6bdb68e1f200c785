//! Games written with [`collinear`], one file a game: rules, view, notation, and counts as tests, with
//! nothing but what that crate has for everybody.
//!
//! [`NAMES`] is the one list of them, and [`visit`] hands out the game of a name: to a front end, to a
//! count, to a test of all of them.

pub mod tic_tac_toe;
pub mod word_search;

#[cfg(test)]
mod test;

use collinear::rules::{Notation, Place, Rules, View};

/// What is to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Answer;

    /// Does it.
    fn visit<R>(self, rules: R) -> Self::Answer
    where
        R: Rules<State: View + Send + Sync, Move: Place + Send + Sync>
            + Notation
            + Send
            + Sync
            + 'static;
}

/// Lists the games: the name of each, its rules, and what it is.
macro_rules! games {
    ($($name:literal: $rules:expr, $about:literal;)*) => {
        /// The games: the name of each, as on a command line, and what it is.
        pub const NAMES: &[(&str, &str)] = &[$(($name, $about)),*];

        /// Has something done with the game of this name; `None` if there is none.
        ///
        /// ```
        /// use collinear::rules::{Finished, Notation, Place, Rules, View, perft};
        ///
        /// /// Counts the first three plies.
        /// struct Count;
        ///
        /// impl collinear_games::Visitor for Count {
        ///     type Answer = u128;
        ///
        ///     fn visit<R: Rules>(self, rules: R) -> u128 {
        ///         perft(&rules, &rules.start(), 3, Finished::Dropped)
        ///     }
        /// }
        ///
        /// assert_eq!(collinear_games::visit("tic_tac_toe", Count), Some(504));
        /// assert_eq!(collinear_games::visit("chess", Count), None);
        /// ```
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Answer> {
            match name {
                $($name => Some(visitor.visit($rules)),)*
                _ => None,
            }
        }
    };
}

games! {
    "tic_tac_toe": tic_tac_toe::TicTacToe, "Tic-tac-toe: three in a row on 3x3 cells";
    "word_search": word_search::WordSearch::default(), "Word search: hidden words in a grid of letters, for one";
}
