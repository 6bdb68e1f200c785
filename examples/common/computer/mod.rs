//! The computer as a player: the crate `minimax` searches, in any game for two.
//!
//! [`Held`] makes a game of ours one of that crate's, whatever its rules; [Monte Carlo tree
//! search](monte_carlo) needs no more. A game that has a [judge] is searched by [negamax], which
//! plays far better: its file holds the judge, and how far each level looks ahead. Peg solitaire has
//! its [solver](peg_solitaire).
//!
//! How the crate draws its random numbers can't be told from outside, so a move that the computer
//! chose can't be had again.

pub(crate) mod effort;
pub(crate) mod held;
pub(crate) mod hnefatafl;
pub(crate) mod in_a_row;
pub(crate) mod judge;
mod monte_carlo;
pub(crate) mod negamax;
mod peg_solitaire;
pub(crate) mod reversi;
pub(crate) mod stoppable;

use std::sync::Arc;

use collinear::rules::{
    Place, Rules, View, hnefatafl::Hnefatafl, in_a_row::InARow, peg_solitaire::PegSolitaire,
    reversi::Reversi,
};

use self::effort::Effort;
use super::{AnyGame, TextGame};

/// A game in which the computer can give advice, or play.
pub(crate) trait Computer:
    TextGame<State: Send + Sync, Move: Send + Sync> + Sized + Send + Sync + 'static
{
    /// What the computer would do in a state in which the game goes on.
    fn advise(self: &Arc<Self>, state: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        monte_carlo::search(Arc::clone(self), state, effort).map_or(Advice::Unknown, Advice::Play)
    }
}

/// What the computer would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Advice<M> {
    /// This move.
    Play(M),
    /// In a game for one: nothing leads to the goal any more.
    Hopeless,
    /// It can't say, not with this effort.
    Unknown,
}

impl<R> Computer for AnyGame<R> where
    R: Rules<State: View + Send + Sync, Move: Place + Copy + Send + Sync> + Send + Sync + 'static
{
}

impl Computer for InARow {
    fn advise(self: &Arc<Self>, state: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        in_a_row::advise(self, state, effort)
    }
}

impl Computer for Reversi {
    fn advise(self: &Arc<Self>, state: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        reversi::advise(self, state, effort)
    }
}

impl Computer for Hnefatafl {
    fn advise(self: &Arc<Self>, state: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        hnefatafl::advise(self, state, effort)
    }
}

impl Computer for PegSolitaire {
    fn advise(self: &Arc<Self>, state: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        peg_solitaire::advise(self, state, effort)
    }
}
