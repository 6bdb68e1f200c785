//! [`Engine`]: a faster implementation of a game.

use alloc::format;
use core::fmt;

use super::{Encode, Finished, Rules, SetupError, View};
use crate::{Bounds, Wrap, WrongSize};

/// A faster implementation of a game, such as one on bitboards. It has the moves of its reference rules, and its own
/// type of state.
///
/// An engine is made from the reference rules and converts their states to its own and back. Notation, the reasons of
/// refused moves and the cells of a win come from the reference rules. Rules can be their own engine, the reference
/// engine. [`check_engine`](crate::testing::check_engine) plays random games to test that an engine and its reference
/// rules play the same game.
///
/// ```
/// use collinear::rules::{
///     Engine, SetupError, Finished, Rules,
///     in_a_row::{BitTicTacToe, LineInARow, TIC_TAC_TOE},
///     perft,
/// };
///
/// /// Counts with an engine, starting from a state of the reference rules.
/// fn count<E: Engine>(
///     rules: E::Reference,
///     from: &<E::Reference as Rules>::State,
///     depth: usize,
/// ) -> Result<u128, SetupError> {
///     let engine = E::of(rules)?;
///     let state = engine.enter(from)?;
///     Ok(perft(&engine, &state, depth, Finished::Dropped))
/// }
///
/// let start = TIC_TAC_TOE.start();
/// assert_eq!(count::<BitTicTacToe>(TIC_TAC_TOE, &start, 9)?, 127_872);
/// assert_eq!(count::<LineInARow<3, 3>>(TIC_TAC_TOE, &start, 9)?, 127_872);
/// let error = count::<LineInARow<6, 7>>(TIC_TAC_TOE, &start, 9).unwrap_err();
/// let text = "the board has 3 rows and 3 columns, but the engine is for 6 rows and 7 columns";
/// assert_eq!(error.to_string(), text);
/// # Ok::<(), SetupError>(())
/// ```
#[doc(alias("backend", "bitboard"))]
pub trait Engine: Rules {
    /// The rules that the engine plays.
    type Reference: Rules<Move = Self::Move>;

    /// Makes the engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if the engine can't play the game, for example because the board has another size.
    fn of(rules: Self::Reference) -> Result<Self, SetupError>
    where
        Self: Sized;

    /// The reference rules, for notation, reasons and all other queries of the game.
    fn rules(&self) -> &Self::Reference;

    /// Converts a state of the reference rules to one of this engine.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if the state does not belong to this game. Not every such state is detected.
    fn enter(&self, state: &<Self::Reference as Rules>::State) -> Result<Self::State, SetupError>;

    /// Converts a state of this engine to the same position of the reference rules. The history of the state may be
    /// lost.
    fn leave(&self, state: &Self::State) -> <Self::Reference as Rules>::State;

    /// The number of sequences of two legal moves, if the engine can count them without making the first move.
    /// [`perft_bulk`](super::perft_bulk) uses it for the last two plies. If it returns `None`, the default,
    /// `perft_bulk` makes the first move.
    ///
    /// If the first move ends the game, [`Finished`] says whether that counts as one sequence or none. A count that
    /// does not fit a `u128` is `u128::MAX`. Called only while [`outcome`](Rules::outcome) is `None`.
    ///
    /// ```
    /// use collinear::rules::{
    ///     Engine, Finished, Rules,
    ///     in_a_row::{BitTicTacToe, TIC_TAC_TOE},
    /// };
    ///
    /// let fast = BitTicTacToe::new(TIC_TAC_TOE)?;
    /// let count = fast.count_replies(&fast.start(), Finished::Dropped);
    /// assert_eq!(count, Some(72)); // nine moves, and eight after each of them
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    fn count_replies(&self, _: &Self::State, _: Finished) -> Option<u128> {
        None
    }

    /// The number of sequences of `depth` legal moves, if the engine can count them faster than
    /// [`perft`](super::perft). `depth` is at least 2. [`perft_bulk`](super::perft_bulk) calls it at every node. The
    /// default calls [`count_replies`](Self::count_replies) if `depth` is 2, and otherwise returns `None`.
    ///
    /// Called only while [`outcome`](Rules::outcome) is `None`. Games that end earlier count as in `count_replies`.
    ///
    /// ```
    /// use collinear::rules::{Engine, Finished, Rules, reversi::{BitReversi8x8, Reversi}};
    ///
    /// let fast = BitReversi8x8::new(Reversi::default())?;
    /// let count = fast.count_plies(&fast.start(), 5, Finished::Counted);
    /// assert_eq!(count, Some(1396));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[inline(always)]
    fn count_plies(&self, state: &Self::State, depth: usize, finished: Finished) -> Option<u128> {
        if depth == 2 {
            self.count_replies(state, finished)
        } else {
            None
        }
    }
}

/// Implements [`Engine`] for rules that are their own reference engine. A function such as
/// [`fastest`](super::reversi::fastest) chooses the reference engine if no other engine can play the game.
///
/// ```
/// use collinear::{reference_engine, rules::{Engine, Outcome, Rules}};
///
/// /// Two players count to three.
/// #[derive(Clone)]
/// struct Count;
///
/// impl Rules for Count {
///     type State = u8;
///     type Move = ();
///
///     fn start(&self) -> u8 { 0 }
///     fn moves(&self, _: &u8) -> impl Iterator<Item = ()> { std::iter::once(()) }
///     fn apply(&self, state: &mut u8, (): ()) { *state += 1; }
///     fn outcome(&self, state: &u8) -> Option<Outcome> { (*state == 3).then_some(Outcome::Draw) }
/// }
///
/// reference_engine!(Count);
///
/// assert_eq!(Count.enter(&2)?, 2);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[macro_export]
macro_rules! reference_engine {
    ($Game:ty $(where $T:ident: $($bounds:tt)+)?) => {
        impl$(<$T>)? $crate::rules::Engine for $Game $(where $T: $($bounds)+)? {
            type Reference = Self;

            fn of(rules: Self) -> Result<Self, $crate::rules::SetupError> {
                Ok(rules)
            }

            fn rules(&self) -> &Self {
                self
            }

            fn enter(
                &self,
                state: &Self::State,
            ) -> Result<Self::State, $crate::rules::SetupError> {
                Ok(state.clone())
            }

            fn leave(&self, state: &Self::State) -> Self::State {
                state.clone()
            }
        }
    };
}

/// Code that runs with an engine of any type. Functions such as [`in_a_row::fastest`](super::in_a_row::fastest) call it
/// with the engine they choose, which also implements [`Encode`].
///
/// Each engine is a type of its own, so a loop over moves is compiled for each engine. An implementation of `visit` can
/// have fewer bounds than the trait, for example only `E: Engine<Reference = InARow>`.
pub trait EngineVisitor<R: Rules<State: View>> {
    /// What the visitor returns.
    type Answer;

    /// Called once, with the engine.
    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: Engine<Reference = R, Move = R::Move, State: View<Board = <R::State as View>::Board>>
            + Encode<State: Send + Sync, Move: Send + Sync>
            + Clone
            + Send
            + Sync
            + 'static;
}

/// Visits an engine if it can play the game, and otherwise calls a function that tries the next engine. It is one step
/// of a function such as `fastest`, whose last step is `V::visit` with the reference engine.
///
/// ```
/// use collinear::{
///     Bounds,
///     rules::{Engine, EngineVisitor, reversi::{BitReversi8x8, Reversi}, visit_engine},
/// };
///
/// /// An engine for the 8x8 board, and the rules themselves on any other board.
/// fn fastest<V: EngineVisitor<Reversi>>(rules: Reversi, visitor: V) -> V::Answer {
///     visit_engine::<BitReversi8x8, _>(rules, visitor, V::visit)
/// }
///
/// /// Returns the name of the engine's type.
/// struct Name;
///
/// impl EngineVisitor<Reversi> for Name {
///     type Answer = &'static str;
///
///     fn visit<E: Engine>(self, _: E) -> &'static str { std::any::type_name::<E>() }
/// }
///
/// assert!(fastest(Reversi::default(), Name).contains("BitReversi"));
/// ```
pub fn visit_engine<E, V>(
    rules: E::Reference,
    visitor: V,
    otherwise: impl FnOnce(V, E::Reference) -> V::Answer,
) -> V::Answer
where
    E: Engine<
            Reference: Rules<Move = E::Move, State: View> + Clone,
            State: View<Board = BoardOf<E::Reference>>,
        > + Encode<State: Send + Sync, Move: Send + Sync>
        + Clone
        + Send
        + Sync
        + 'static,
    V: EngineVisitor<E::Reference>,
{
    match E::of(rules.clone()) {
        Ok(engine) => visitor.visit(engine),
        Err(_) => otherwise(visitor, rules),
    }
}

type BoardOf<R> = <<R as Rules>::State as View>::Board;

/// Why an [`Engine`] can't play a game, or can't convert a state of it.
impl SetupError {
    /// The error for a game whose rules differ from those that the engine is compiled for, such as `lines have 4 cells`
    /// for an engine for `lines of 5`.
    #[must_use]
    pub fn for_engine(found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        Self::new(format!("{found}, but the engine is for {expected}"))
    }

    /// Checks that a board has the size that an engine is made for. Its sides can be joined.
    ///
    /// # Errors
    ///
    /// If the board has another size.
    pub fn check_size(found: Bounds, expected: Bounds) -> Result<(), Self> {
        WrongSize::check(found, expected)
            .map_err(|_| Self::for_engine(format!("the board has {found}"), expected))
    }

    /// Checks that a board has the size that an engine is made for, and that no sides are joined.
    ///
    /// # Errors
    ///
    /// If the board has another size, or joined sides.
    ///
    /// ```
    /// use collinear::{Bounds, Wrap, rules::SetupError};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert!(SetupError::check_plain(board, board).is_ok());
    /// let error = SetupError::check_plain(board.with_wrap(Wrap::Both), board).unwrap_err();
    /// let why = "the sides of the board are joined, but the engine is for plain boards";
    /// assert_eq!(error.to_string(), why);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check_plain(found: Bounds, expected: Bounds) -> Result<(), Self> {
        Self::check_size(found, expected)?;
        let sides = match found.wrap() {
            Wrap::None => return Ok(()),
            Wrap::NorthSouth => "the upper and the lower side",
            Wrap::EastWest => "the left and the right side",
            Wrap::Both => "the sides",
        };
        let found = format!("{sides} of the board are joined");
        Err(Self::for_engine(found, "plain boards"))
    }
}
