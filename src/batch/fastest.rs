//! [`Engines`]: the fastest engine for a board, as numbers.

use super::Encode;
use crate::rules::{
    Engine, Rules, View, draughts, draughts::Draughts, hnefatafl, hnefatafl::Hnefatafl, in_a_row,
    in_a_row::InARow, peg_solitaire, peg_solitaire::PegSolitaire, reversi, reversi::Reversi,
};

/// A visitor of an engine whose positions and moves are numbers, whichever type that is: what
/// [`EngineVisitor`](crate::rules::EngineVisitor) is for all engines.
pub trait EncodeVisitor<R: Rules> {
    /// What the visitor answers.
    type Answer;

    /// Called once, with the engine.
    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: Engine<Reference = R, Move = R::Move>
            + Encode<State: Send + Sync, Move: Send + Sync>
            + Clone
            + Send
            + Sync
            + 'static;
}

/// Games whose fastest engine can be chosen for a batch.
///
/// ```
/// use collinear::{
///     batch::{Batch, Encode, EncodeVisitor, Engines},
///     rules::{Engine, Rules, reversi::{Reversi, Start}},
/// };
///
/// /// How many actions there are, on whichever engine.
/// struct Actions;
///
/// impl EncodeVisitor<Reversi> for Actions {
///     type Answer = usize;
///
///     fn visit<E: Encode>(self, engine: E) -> usize {
///         Batch::new(engine, 1024, 0).rules().actions().count()
///     }
/// }
///
/// assert_eq!(Reversi::default().visit_fastest(Actions), 65);
/// assert_eq!(Reversi::new(6, 8, Start::Crossed)?.visit_fastest(Actions), 49);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Engines: Rules<State: View> + Sized {
    /// Chooses the fastest engine for a game, as `fastest` of its module does, and calls a visitor with it.
    fn visit_fastest<V: EncodeVisitor<Self>>(self, visitor: V) -> V::Answer;
}

/// Calls a visitor as `fastest` of the module of a game does.
macro_rules! engines {
    ($($game:ident::$Game:ty),*) => {
        $(impl Engines for $Game {
            fn visit_fastest<V: EncodeVisitor<Self>>(self, visitor: V) -> V::Answer {
                let rules = self;
                $game::visit_fastest!(rules, visitor)
            }
        })*
    };
}

engines!(
    in_a_row::InARow,
    reversi::Reversi,
    hnefatafl::Hnefatafl,
    draughts::Draughts,
    peg_solitaire::PegSolitaire
);
