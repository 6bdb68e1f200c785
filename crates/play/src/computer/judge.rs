//! [`Judge`]: an evaluation of states for a search.

use collinear::rules::Rules;

use super::legal::listed;

/// Evaluates states for a search.
///
/// A closure that returns the value of a state is a judge.
///
/// ```
/// use std::sync::Arc;
/// use collinear::rules::{Rules, View, reversi::Reversi};
/// use collinear_play::computer::{Advice, Computer, Effort, Level, Negamax};
///
/// /// Counts the discs.
/// fn discs<R: Rules<State: View>>(_: &R, state: &R::State) -> i32 {
///     let own = char::from(state.turn());
///     let theirs = char::from(state.turn().other());
///     let sign = |&glyph: &char| i32::from(glyph == own) - i32::from(glyph == theirs);
///     state.glyphs().iter().map(sign).sum()
/// }
///
/// let greedy = Negamax::new(discs::<Reversi>, [1, 2, 3, 4, 5]);
/// let game = Arc::new(Reversi::default());
/// let effort = Effort { level: Level::WEAKEST, seed: 1 };
/// let mut search = greedy.search(&game, &game.start(), effort);
/// assert!(matches!(search.finish(), Advice::Play(_)));
/// ```
pub trait Judge<R: Rules>: Send + Sync {
    /// Returns the value of an unfinished state for the side to move.
    ///
    /// 0 means equal, and [`MOST`] is the limit in both directions. In a game that ends with a score, return the
    /// expected score.
    fn worth(&self, rules: &R, state: &R::State) -> i32;

    /// Returns at least one of the legal moves, the most promising first.
    ///
    /// Other moves can be left out if a returned move wins at once or stops the other side from winning at once.
    fn promising(&self, rules: &R, state: &R::State) -> Vec<R::Move> {
        listed(rules, state)
    }

    /// Returns whether a move that is not promising can be better than all promising ones.
    ///
    /// Then a loss or draw after all promising moves is only an estimate; a win is certain anyway. By default no move
    /// is left out.
    fn leaves_out(&self, rules: &R, state: &R::State, promising: &[R::Move]) -> bool {
        promising.len() < rules.count_moves(state)
    }

    /// Returns whether promising moves are reliably ordered. If not, the search tries moves first that were good
    /// elsewhere.
    fn knows_the_order(&self) -> bool {
        false
    }

    /// Returns a small number for a move, such as the number of its cell, to remember whether it is good elsewhere.
    ///
    /// The search remembers a few of the best moves without numbers too.
    fn number(&self, _: &R::Move) -> Option<u16> {
        None
    }
}

/// The largest value of an unfinished state; larger values are wins.
pub const MOST: i32 = 1_000_000;

impl<R: Rules, F: Fn(&R, &R::State) -> i32 + Send + Sync> Judge<R> for F {
    fn worth(&self, rules: &R, state: &R::State) -> i32 {
        self(rules, state)
    }
}
