//! [`Judge`]: an evaluation of states for a search.

use collinear::rules::Rules;

use super::legal::listed;

/// Evaluates states for a search.
///
/// A closure that returns the value of a state is a judge too.
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
    /// 0 means that the sides are equal, and the value must be from -[`MOST`] to [`MOST`]. In a game that ends with a
    /// score, return the expected score.
    fn worth(&self, rules: &R, state: &R::State) -> i32;

    /// Returns at least one of the legal moves, the most promising first.
    ///
    /// The list can leave moves out if a returned move wins at once or stops the other side from winning at once.
    fn promising(&self, rules: &R, state: &R::State) -> Vec<R::Move> {
        listed(rules, state)
    }

    /// Returns whether a move that is not promising can be better than all promising ones.
    ///
    /// If so, a loss or draw after all promising moves is reported as an estimate only. A win is always certain. By
    /// default, no move is left out.
    fn leaves_out(&self, rules: &R, state: &R::State, promising: &[R::Move]) -> bool {
        promising.len() < rules.count_moves(state)
    }

    /// Returns whether promising moves are reliably ordered. If not, the search first tries moves that were good in
    /// other positions.
    fn knows_the_order(&self) -> bool {
        false
    }

    /// Returns a small number for a move, such as the number of its cell. The search uses it to remember moves that are
    /// good in other positions.
    ///
    /// Without numbers, the search still remembers a few of the best moves.
    fn number(&self, _: &R::Move) -> Option<u16> {
        None
    }
}

/// The largest value of an unfinished state. Larger values mean a win.
pub const MOST: i32 = 1_000_000;

impl<R: Rules, F: Fn(&R, &R::State) -> i32 + Send + Sync> Judge<R> for F {
    fn worth(&self, rules: &R, state: &R::State) -> i32 {
        self(rules, state)
    }
}
