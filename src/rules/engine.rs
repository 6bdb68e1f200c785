//! [`Engine`]: the same game, faster.

use alloc::format;
use core::fmt;

use super::{Encode, Finished, Rules, SetupError, View};
use crate::{Bounds, Wrap, WrongSize};

/// A backend of a game for speed, such as a bitboard engine: it plays the moves of its reference rules on
/// states of its own.
///
/// It is made from the reference rules, converts their states to its own and back, and leaves to them
/// what needs no speed: notation, reasons, the cells of a win. Rules are an engine of themselves, the
/// reference engine. [`check_engine`](crate::testing::check_engine) checks, on random games, that both play
/// the same game.
///
/// ```
/// use collinear::rules::{
///     Engine, SetupError, Finished, Rules,
///     in_a_row::{BitTicTacToe, LineInARow, TIC_TAC_TOE},
///     perft,
/// };
///
/// /// Counts with an engine, from a state of the reference rules on.
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
/// let text = "the board has 3 rows and 3 columns, and the engine is for 6 rows and 7 columns";
/// assert_eq!(error.to_string(), text);
/// # Ok::<(), SetupError>(())
/// ```
#[doc(alias("backend", "bitboard"))]
pub trait Engine: Rules {
    /// The rules that it plays.
    type Reference: Rules<Move = Self::Move>;

    /// The engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if it can't play it: the board has another size, say.
    fn of(rules: Self::Reference) -> Result<Self, SetupError>
    where
        Self: Sized;

    /// The reference rules: notation, reasons, and every other query of the game.
    fn rules(&self) -> &Self::Reference;

    /// Converts a state of the reference rules to one of this engine.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if it is no state of this game, as far as that is looked into.
    fn enter(&self, state: &<Self::Reference as Rules>::State) -> Result<Self::State, SetupError>;

    /// Converts a state of this engine to one of the reference rules: the same position. Its history may
    /// be lost.
    fn leave(&self, state: &Self::State) -> <Self::Reference as Rules>::State;

    /// The number of sequences of two legal moves, if the engine can find it without making the first
    /// of them: what [`perft_bulk`](super::perft_bulk) asks two plies before its end. `None`, the
    /// default, has the moves made.
    ///
    /// A game that ends with the first move counts as [`Finished`] says: as no sequence or as one. What
    /// a `u128` can't hold is `u128::MAX`. It is called only while [`outcome`](Rules::outcome) is `None`.
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

    /// The number of sequences of `depth` legal moves, at least two, if the engine counts that many plies
    /// faster than [`perft`](super::perft) does, which makes one move after the other: what
    /// [`perft_bulk`](super::perft_bulk) asks before every ply. By default two plies are counted by
    /// [`count_replies`](Self::count_replies), and more are not.
    ///
    /// It is called only while [`outcome`](Rules::outcome) is `None`, and counts as `count_replies` does.
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

/// Implements [`Engine`] for reference rules as their own engine, which takes their states as they are: what
/// [`fastest`](super::reversi::fastest) visits where no other engine plays the game.
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

/// A visitor of an engine, whichever type that is: [`in_a_row::fastest`](super::in_a_row::fastest) and its
/// kin call it with the engine that they choose, whose positions and moves are numbers too.
///
/// Engines are types of their own, made for a board when the program is compiled, so that a loop over
/// moves is compiled for each of them. An implementation may ask for less than what is promised of `E`
/// here: `E: Engine<Reference = InARow>`, say.
pub trait EngineVisitor<R: Rules<State: View>> {
    /// What the visitor answers.
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

/// Visits an engine if it can play the game, and what else is left otherwise: a step of a `fastest`, whose last one is
/// the reference engine, `V::visit`.
///
/// ```
/// use collinear::{
///     Bounds,
///     rules::{Engine, EngineVisitor, reversi::{BitReversi8x8, Reversi}, visit_engine},
/// };
///
/// /// An engine for the usual board, and the rules themselves on any other.
/// fn fastest<V: EngineVisitor<Reversi>>(rules: Reversi, visitor: V) -> V::Answer {
///     visit_engine::<BitReversi8x8, _>(rules, visitor, V::visit)
/// }
///
/// /// The name of the type.
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

/// The kind of board of a game.
type BoardOf<R> = <<R as Rules>::State as View>::Board;

/// Why an [`Engine`] can't play a game, or can't take over a state of it.
impl SetupError {
    /// A rule of the game is another one than the engine is compiled for: `lines have 4 cells`, and the
    /// engine is for `lines of 5`.
    #[must_use]
    pub fn for_engine(found: impl fmt::Display, expected: impl fmt::Display) -> Self {
        Self::new(format!("{found}, and the engine is for {expected}"))
    }

    /// Whether an engine for boards of one size can take a board, however its sides are joined.
    ///
    /// # Errors
    ///
    /// If it has another size.
    pub fn check_size(found: Bounds, expected: Bounds) -> Result<(), Self> {
        WrongSize::check(found, expected)
            .map_err(|_| Self::for_engine(format!("the board has {found}"), expected))
    }

    /// Whether an engine for a plain board of one size can take a board.
    ///
    /// # Errors
    ///
    /// If it has another size, or if sides of it are joined.
    ///
    /// ```
    /// use collinear::{Bounds, Wrap, rules::SetupError};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert!(SetupError::check_plain(board, board).is_ok());
    /// let error = SetupError::check_plain(board.with_wrap(Wrap::Both), board).unwrap_err();
    /// let why = "the sides of the board are joined, and the engine is for plain boards";
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
