//! [`Judge`]: what a search has to know of a game besides its rules.

use collinear::rules::Rules;

use super::legal::listed;

/// What a search has to know of a game besides its rules: who judges its states.
///
/// A closure that tells what a state is worth is a judge.
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
    /// How good a state in which the game goes on is for the side to move: 0 if the sides are equal,
    /// and never beyond [`MOST`]. In a game that ends with a score it is the score that is expected.
    fn worth(&self, rules: &R, state: &R::State) -> i32;

    /// The legal moves that deserve a look, the promising ones first: at least one. If one of them wins
    /// at once, or else keeps the other side from that, the other moves need not be there.
    fn promising(&self, rules: &R, state: &R::State) -> Vec<R::Move> {
        listed(rules, state)
    }

    /// Whether a move that is not among the promising ones of a state may be better than all of them. Where
    /// that is so, a loss or a draw that was seen after each of them is an estimate, and nothing is decided; a
    /// win is one whatever else there is.
    ///
    /// By default no move may be missing.
    fn leaves_out(&self, rules: &R, state: &R::State, promising: &[R::Move]) -> bool {
        promising.len() < rules.count_moves(state)
    }

    /// Whether promising moves come in an order to be relied on; if not, the search finds out which
    /// moves are good elsewhere and tries them first.
    fn knows_the_order(&self) -> bool {
        false
    }

    /// A small number for a move, such as the number of its cell, by which the search remembers
    /// whether it is good elsewhere. It remembers the few best without a number too.
    fn number(&self, _: &R::Move) -> Option<u16> {
        None
    }
}

/// The most that a state in which the game goes on can be worth; what is worth more is won.
pub const MOST: i32 = 1_000_000;

impl<R: Rules, F: Fn(&R, &R::State) -> i32 + Send + Sync> Judge<R> for F {
    fn worth(&self, rules: &R, state: &R::State) -> i32 {
        self(rules, state)
    }
}
