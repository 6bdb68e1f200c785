//! Whole games: the trait that a game implements, what every game gets for it, and the games.
//!
//! | you write | you get |
//! |---|---|
//! | [`Rules`], four methods | [`Game`]: checked play, undo, redo, record; [`perft`], [`divide`], [`playout`] |
//! | [`View`] on the state (free with [`Position`]) | `distinct_positions`; [`testing`](crate::testing): the contract suite, lockstep with another engine |
//! | [`Place`] on the move (free for a [`Coord`](crate::Coord) or a [`Hop`](crate::Hop)) | front ends that let a player pick cells |
//!
//! A game is a module that uses nothing but the public parts of this crate; [`in_a_row`] is the
//! first.
//!
//! # Your own game
//!
//! Tic-tac-toe, whole:
//!
//! ```
#![doc = include_str!("../../examples/new_game.rs")]
//! ```

mod game;
mod illegal;
pub mod in_a_row;
mod outcome;
mod perft;
mod playout;
mod position;
#[cfg(feature = "std")]
mod positions;
mod show;
mod side;

use core::fmt::Debug;

#[cfg(feature = "std")]
pub use self::positions::{DistinctPositions, distinct_positions};
pub use self::{
    game::{Game, PlayAllError},
    illegal::Illegal,
    outcome::Outcome,
    perft::{Finished, divide, perft},
    playout::playout,
    position::Position,
    show::{Place, View},
    side::{Cell, Side},
};

/// The rules of a game: what a state is, what can be played, what it does, how it ends.
///
/// The rules are an ordinary value, so the size of the board and the variant are its fields.
/// Four methods are required; the others have a default that can be replaced for speed or for
/// words. [`check_rules`](crate::testing::check_rules) tests what is promised here.
pub trait Rules {
    /// All that has to be known to go on playing; it may also hold what [`apply`](Self::apply)
    /// learned, so that it need not be found out again.
    ///
    /// `clone_from` is called at every node of [`perft`]: write it by hand if it can save an
    /// allocation.
    type State: Clone;

    /// A move. A pass, where there is one, is a move.
    type Move: Copy + Eq + Debug;

    /// The state in which a game begins; the same at every call.
    fn start(&self) -> Self::State;

    /// The legal moves, each once. It is asked only while [`outcome`](Self::outcome) is `None`,
    /// and then there is at least one.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Makes a legal move. What happens with one that is not is the implementation's affair;
    /// [`Game`] makes none.
    fn apply(&self, state: &mut Self::State, mov: Self::Move);

    /// How the game ended, or `None` if it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// How many legal moves there are: the last ply of [`perft`]. Asked only while
    /// [`outcome`](Self::outcome) is `None`.
    fn count_moves(&self, state: &Self::State) -> usize {
        self.moves(state).count()
    }

    /// Whether a move is legal, and if not, why. Replace it to say more than
    /// [`Illegal::Unlisted`].
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, and otherwise whatever the game gives as a reason.
    fn check(&self, state: &Self::State, mov: Self::Move) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome(state) {
            return Err(Illegal::Over(outcome));
        }
        if self.moves(state).any(|legal| legal == mov) {
            Ok(())
        } else {
            Err(Illegal::Unlisted)
        }
    }
}

/// Rules can be lent.
impl<R: Rules> Rules for &R {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> Self::State {
        (**self).start()
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
        (**self).moves(state)
    }

    fn apply(&self, state: &mut Self::State, mov: Self::Move) {
        (**self).apply(state, mov);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        (**self).outcome(state)
    }

    fn count_moves(&self, state: &Self::State) -> usize {
        (**self).count_moves(state)
    }

    fn check(&self, state: &Self::State, mov: Self::Move) -> Result<(), Illegal> {
        (**self).check(state, mov)
    }
}
