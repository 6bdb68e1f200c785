//! Whole games: the trait that a game implements, what every game gets for it, and the games.
//!
//! | you write | you get |
//! |---|---|
//! | [`Rules`], four methods | [`Game`]: legal moves, checked play, undo, redo, record, what a move changed; [`perft`], [`divide`], [`playout`] |
//! | [`View`] on the state (free with [`Position`], which can hold one more fact) | `distinct_positions`, `game_value`; [`testing`](crate::testing): the contract suite; [`picture`](crate::picture)s |
//! | [`Engine`], three methods and a constructor | a fast backend for the same game, such as bitboards, with [`perft_bulk`] and [`check_engine`](crate::testing::check_engine) |
//! | [`Notation`], two methods or none | moves and whole games read and written as text; [`check_notation`](crate::testing::check_notation) |
//! | [`FromStr`](core::str::FromStr) and [`Display`](core::fmt::Display), by [`Settings`] | variants of the rules in files and on command lines |
//! | [`MoveCells`] on the move (free for the cells of every board and for the moves that games share) | front ends that let a player pick cells |
//!
//! A game is a module that uses nothing but the public parts of the floors below: [`in_a_row`],
//! [`reversi`], [`peg_solitaire`], [`hnefatafl`] and [`draughts`] do.
//!
//! # Your own game
//!
//! Tic-tac-toe, whole:
//!
//! ```
#![doc = include_str!("../../examples/new_game.rs")]
//! ```
//!
//! A game whose pieces move is Breakthrough, in `crates/games/src/breakthrough.rs`: [`headings_of`](crate::Grid::headings_of)
//! is every piece with each of its headings, [as its player sees them](Side::facing), and what one of them does
//! there is a query, a [slide](crate::Grid::slide) of one step.
//!
//! A game that captures in chains: English draughts, whole but for its draws, with [`MoveOrCapture`] for its
//! moves. The six kinds of [`draughts`] that are there have these, and reasons, notation and speed besides.
//!
//! ```
#![doc = include_str!("../../examples/new_game_draughts.rs")]
//! ```
//!
//! # Which engine
//!
//! | engine | for | worth it |
//! |---|---|---|
//! | the reference ones | any board, wrapped or not; a reason for every refusal | always, but where millions are played |
//! | [`BitInARow`](in_a_row::BitInARow), [`BitReversi`](reversi::BitReversi), [`BitHnefatafl`](hnefatafl::BitHnefatafl), [`BitDraughts`](draughts::BitDraughts) | boards of a size that the type names | searches, counts, playouts |
//! | [`LineInARow`](in_a_row::LineInARow) | m,n,k games of up to 32 rows and columns | Gomoku and other large boards |
//! | [`TableInARow`](in_a_row::TableInARow) | k in a row on any board whose cells fit an integer | Qubic, Möbius strips, boards of your own |
//! | [`BitPegSolitaire`](peg_solitaire::BitPegSolitaire) | any board of at most 64 holes | counts; its `census` counts the 187,636,299 positions of the English board in nine seconds of one core |
//!
//! [`in_a_row::fastest`] and its siblings choose one for a board of rows and columns.
//!
//! # On the screen
//!
//! The crate `collinear-play` plays any game that has rules, a [`View`] of the state and the
//! [`MoveCells`] of a move: from a pipe, at a terminal, on a full screen, against the computer. Its `main`
//! is one line, `collinear_play::run(TicTacToe)`, and its README says the rest.

mod by_cells;
mod cell;
pub mod draughts;
mod engine;
mod game;
#[cfg(feature = "std")]
mod game_value;
pub mod hnefatafl;
mod illegal;
pub mod in_a_row;
mod move_cells;
mod moves;
mod notation;
mod outcome;
mod past;
pub mod peg_solitaire;
mod perft;
mod playout;
mod position;
#[cfg(feature = "std")]
mod positions;
pub mod reversi;
mod settings;
mod setup_error;
mod side;
mod view;

use core::fmt::Debug;

pub(crate) use self::engine::visit_on_its_board;
#[cfg(feature = "std")]
pub use self::game_value::game_value;
#[cfg(feature = "std")]
pub use self::positions::{DistinctPositions, distinct_positions};
pub use self::{
    by_cells::{ByCells, read_by_cells, write_by_cells},
    cell::Cell,
    engine::{Engine, EngineVisitor},
    game::Game,
    illegal::{GameError, Illegal, vacant},
    move_cells::MoveCells,
    moves::{Column, Either, MoveOrCapture, PlaceOrMove, Put, or_pass},
    notation::Notation,
    outcome::Outcome,
    past::Past,
    perft::{Finished, divide, perft, perft_bulk},
    playout::{draw, playout},
    position::Position,
    settings::{Named, Setting, SettingOf, Settings, SettingsError, WriteSettings},
    setup_error::SetupError,
    side::Side,
    view::{CellOf, View},
};
use crate::shared::Arc;

/// The most cells that the board of a game here may have, and the most rows and columns: 2^20, the cells of
/// a board of 1024 by 1024.
pub const MAX_CELLS: usize = 1 << 20;

/// The rules of a turn-based game: its states, the legal moves, what a move does, how the game ends.
///
/// The rules are an ordinary value, so the size of the board and the variant are its fields. Four methods are
/// required; the others have a default that can be replaced: for speed, to give reasons, or for a game with
/// chance. [`check_rules`](crate::testing::check_rules) tests what is promised here.
#[doc(alias("game", "move generator", "environment"))]
pub trait Rules {
    /// The state of a game: the board, whose turn it is, and whatever else decides how it goes on. It may
    /// cache what [`apply`](Self::apply) found, such as the legal moves.
    ///
    /// `clone_from` is called at every node of [`perft`]: write it by hand if it can save an
    /// allocation.
    type State: Clone;

    /// A move. A pass, where there is one, is a move. It is cloned for records and where one is made
    /// in more than one state, so a chain of hops can be a move; [`perft`] clones none.
    type Move: Clone + Eq + Debug;

    /// The initial state; the same at every call.
    fn start(&self) -> Self::State;

    /// The legal moves, each once. It is called only while [`outcome`](Self::outcome) is `None`,
    /// and then there is at least one.
    #[doc(alias("legal_moves", "move generation"))]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Makes a legal move on a state, always with the same result: [`Game`] makes moves again to take
    /// others back.
    ///
    /// # Panics
    ///
    /// May panic if the move is not legal. If it does not, the state means nothing afterwards: nothing
    /// that is asked of it has to be right. [`Game`] [checks](Self::check) each move and makes no other.
    #[doc(alias("make_move", "do_move", "play"))]
    fn apply(&self, state: &mut Self::State, m: Self::Move);

    /// The result of the game, or `None` while it goes on. Where a player who can't move has lost, this
    /// asks whether they are [stuck](Self::is_stuck); a state can cache its moves if that costs too much.
    ///
    /// A game for two ends with [`Outcome::Win`] or [`Outcome::Draw`]. A game for one has the first player
    /// only, whose turn it always is, and ends with the goal reached ([`Outcome::Solved`]), with no move left
    /// before it is ([`Outcome::Stuck`], and how much is left), with the player caught ([`Outcome::Lost`]),
    /// or with points ([`Outcome::Score`]): Sokoban is solved or stuck, Minesweeper solved or lost, 2048 ends
    /// with a score.
    #[doc(alias("result", "is_terminal", "winner"))]
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Whether there is no move: what the [`outcome`](Self::outcome) asks of a game in which who can't move
    /// has lost, or is done.
    ///
    /// ```
    /// use collinear::rules::{Outcome, Rules, Side};
    ///
    /// /// Nim with one heap: who takes the last stone has won. A state is how many are left, and whose turn it is.
    /// struct Heap;
    ///
    /// impl Rules for Heap {
    ///     type State = (usize, Side);
    ///     type Move = usize;
    ///
    ///     fn start(&self) -> (usize, Side) { (5, Side::First) }
    ///     fn moves(&self, state: &(usize, Side)) -> impl Iterator<Item = usize> { 1..=state.0.min(3) }
    ///     fn apply(&self, state: &mut (usize, Side), taken: usize) {
    ///         *state = (state.0 - taken, state.1.other());
    ///     }
    ///
    ///     fn outcome(&self, state: &(usize, Side)) -> Option<Outcome> {
    ///         self.is_stuck(state).then_some(Outcome::Win(state.1.other()))
    ///     }
    /// }
    ///
    /// assert_eq!(Heap.outcome(&(0, Side::Second)), Some(Outcome::Win(Side::First)));
    /// assert_eq!(Heap.outcome(&(1, Side::Second)), None);
    /// ```
    #[doc(alias("no legal moves", "stalemate", "normal play", "blocked"))]
    fn is_stuck(&self, state: &Self::State) -> bool {
        self.moves(state).next().is_none()
    }

    /// The number of legal moves: the last ply of [`perft`]. Called only while
    /// [`outcome`](Self::outcome) is `None`.
    fn count_moves(&self, state: &Self::State) -> usize {
        self.moves(state).count()
    }

    /// A legal move at random, each as likely as the others: `pick(n)` has to answer a number below `n`,
    /// every one as often; a larger one stands for the last. Called only while [`outcome`](Self::outcome) is
    /// `None`, and not for moves of [chance](Self::is_chance), which [`draw`] draws. `None` if there is no
    /// move.
    ///
    /// An engine may ask `pick` several times, and for other numbers: with the same answers it plays another
    /// game than its reference rules.
    ///
    /// ```
    /// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE};
    ///
    /// let start = TIC_TAC_TOE.start();
    /// assert_eq!(TIC_TAC_TOE.random_move(&start, |_| 4), Some((1, 1).into()));
    /// ```
    fn random_move(
        &self,
        state: &Self::State,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Option<Self::Move> {
        let last = self.count_moves(state).checked_sub(1)?;
        self.moves(state).nth(pick(last + 1).min(last))
    }

    /// Makes a random move in each of several states at once, if that is faster than one after the other: the
    /// move that [`random_move`](Self::random_move) finds, with the same answers of `pick(index, n)`, where
    /// `index` is that of the state. `false`, the default, if it is not, and then nothing has happened.
    ///
    /// What [`playouts`](crate::batch::playouts) asks before each ply. Called only while no
    /// [`outcome`](Self::outcome) of the states is known, and not for moves of [chance](Self::is_chance).
    ///
    /// ```
    /// use collinear::rules::{Rules, View, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
    ///
    /// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
    /// let mut states = [rules.start(); 3];
    /// if rules.random_moves(&mut states, |index, _| index) {
    ///     assert_eq!(states[2].last(), Some((5, 2).into()));
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

    /// Makes a move in each of several states: [`apply`](Self::apply), which an engine may do faster for many
    /// states together. What a step of a [`Batch`](crate::batch::Batch) asks. Called for legal moves only.
    ///
    /// ```
    /// use collinear::rules::{Rules, reversi::{BitReversi8x8, Reversi}};
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

    /// Whether chance makes the next move: a die is thrown, a tile spawns, a card is drawn. Then the
    /// [`moves`](Self::moves) are what can come of it, each as likely as its [`weight`](Self::weight) says.
    ///
    /// [`playout`] draws one by weight, and a search takes the mean over them where it would take the
    /// best for a player. [`perft`], [`divide`] and `distinct_positions` count them all. It is called only
    /// while [`outcome`](Self::outcome) is `None`; no game has chance unless it says so.
    ///
    /// ```
    /// use collinear::rules::{Outcome, Rules, playout};
    ///
    /// /// A die is thrown until it shows six: a game for one, with nothing to decide.
    /// struct Six;
    ///
    /// impl Rules for Six {
    ///     /// The throws, and what the last one showed.
    ///     type State = (u64, u8);
    ///     type Move = u8;
    ///
    ///     fn start(&self) -> (u64, u8) { (0, 1) }
    ///     fn moves(&self, _: &(u64, u8)) -> impl Iterator<Item = u8> { 1..=6 }
    ///     fn apply(&self, state: &mut (u64, u8), shown: u8) { *state = (state.0 + 1, shown); }
    ///     fn is_chance(&self, _: &(u64, u8)) -> bool { true }
    ///
    ///     fn outcome(&self, &(throws, shown): &(u64, u8)) -> Option<Outcome> {
    ///         (shown == 6).then_some(Outcome::Score(throws))
    ///     }
    /// }
    ///
    /// let mut state = Six.start();
    /// let outcome = playout(&Six, &mut state, 100, |n| n - 1);
    /// assert_eq!(outcome, Some(Outcome::Score(1)));
    /// ```
    #[doc(alias("chance node", "dice", "random event", "stochastic", "expectimax"))]
    fn is_chance(&self, _: &Self::State) -> bool {
        false
    }

    /// How likely a move of chance is, relative to the others: a tile that comes nine times as often as
    /// another one has 9, and that one 1. By default all are equally likely. At least one move of chance
    /// has a weight that is not 0.
    #[doc(alias = "probability")]
    fn weight(&self, _: &Self::State, _: &Self::Move) -> u32 {
        1
    }

    /// Whether a move is legal: [`check`](Self::check) without its reason, for those that ask a million
    /// times. It is called only while [`outcome`](Self::outcome) is `None`.
    fn is_legal(&self, state: &Self::State, m: &Self::Move) -> bool {
        self.check(state, m).is_ok()
    }

    /// Asks whether the game goes on: what comes first where a move is [checked](Self::check) or
    /// [read](Notation::read_move).
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if it has ended.
    fn goes_on(&self, state: &Self::State) -> Result<(), Illegal> {
        let ended = self.outcome(state).map(Illegal::Over);
        ended.map_or(Ok(()), Err)
    }

    /// Whether a move is legal, and if not, why. Replace it to say more than
    /// [`Illegal::NotLegal`].
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, and otherwise whatever the game gives as a reason: a sentence, which may
    /// [name its cells](Illegal::refused_at).
    ///
    /// ```
    /// use collinear::rules::{Illegal, Outcome, Rules};
    ///
    /// /// Who takes the last of the stones has lost; a move takes up to three.
    /// struct Stones(usize);
    ///
    /// impl Rules for Stones {
    ///     type State = usize;
    ///     type Move = usize;
    ///     // ..
    /// #   fn start(&self) -> usize { self.0 }
    /// #   fn moves(&self, &left: &usize) -> impl Iterator<Item = usize> { 1..=left.min(3) }
    /// #   fn apply(&self, left: &mut usize, taken: usize) { *left -= taken; }
    /// #   fn outcome(&self, &left: &usize) -> Option<Outcome> { (left == 0).then_some(Outcome::Draw) }
    ///
    ///     fn check(&self, state: &usize, &taken: &usize) -> Result<(), Illegal> {
    ///         self.goes_on(state)?;
    ///         match taken {
    ///             _ if taken > *state => Err(Illegal::refused(format!("only {state} stones are left"))),
    ///             1..=3 => Ok(()),
    ///             _ => Err(Illegal::refused("a move takes up to three")),
    ///         }
    ///     }
    /// }
    ///
    /// let refused = Stones(2).check(&2, &3).unwrap_err();
    /// assert_eq!(refused.to_string(), "only 2 stones are left");
    /// ```
    fn check(&self, state: &Self::State, m: &Self::Move) -> Result<(), Illegal> {
        self.goes_on(state)?;
        if self.moves(state).any(|legal| legal == *m) {
            Ok(())
        } else {
            Err(Illegal::NotLegal)
        }
    }
}

/// Forwards every method to the rules behind a pointer.
macro_rules! rules_behind_pointer {
    () => {
        type State = R::State;
        type Move = R::Move;

        fn start(&self) -> Self::State {
            (**self).start()
        }

        fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
            (**self).moves(state)
        }

        fn apply(&self, state: &mut Self::State, m: Self::Move) {
            (**self).apply(state, m);
        }

        fn outcome(&self, state: &Self::State) -> Option<$crate::rules::Outcome> {
            (**self).outcome(state)
        }

        fn is_stuck(&self, state: &Self::State) -> bool {
            (**self).is_stuck(state)
        }

        fn count_moves(&self, state: &Self::State) -> usize {
            (**self).count_moves(state)
        }

        fn random_move(
            &self,
            state: &Self::State,
            pick: impl FnMut(usize) -> usize,
        ) -> Option<Self::Move> {
            (**self).random_move(state, pick)
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

        fn is_legal(&self, state: &Self::State, m: &Self::Move) -> bool {
            (**self).is_legal(state, m)
        }

        fn is_chance(&self, state: &Self::State) -> bool {
            (**self).is_chance(state)
        }

        fn weight(&self, state: &Self::State, m: &Self::Move) -> u32 {
            (**self).weight(state, m)
        }

        fn check(&self, state: &Self::State, m: &Self::Move) -> Result<(), $crate::rules::Illegal> {
            (**self).check(state, m)
        }
    };
}

pub(crate) use rules_behind_pointer;

/// Rules can be borrowed.
impl<R: Rules> Rules for &R {
    rules_behind_pointer!();
}

/// Rules can be shared, with other threads too.
///
/// ```
/// use std::{sync::Arc, thread};
/// use collinear::rules::{Finished, Game, in_a_row::TIC_TAC_TOE, perft};
///
/// let rules = Arc::new(TIC_TAC_TOE);
/// let game = Game::new(Arc::clone(&rules));
/// let state = game.state().clone();
/// let counted = thread::spawn(move || perft(&rules, &state, 3, Finished::Dropped));
/// assert_eq!(game.moves().count(), 9); // meanwhile
/// assert_eq!(counted.join().unwrap(), 504);
/// ```
impl<R: Rules> Rules for Arc<R> {
    rules_behind_pointer!();
}
