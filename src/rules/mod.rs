//! Whole games: the trait that a game implements, what every game gets for it, and the games.
//!
//! | you write | you get |
//! |---|---|
//! | [`Rules`], four methods | [`Game`]: legal moves, checked play, undo, redo, record, what a move changed; [`perft`], [`divide`], [`playout`] |
//! | [`View`] on the state (free with [`Position`], which can hold one more fact) | `distinct_positions`, `game_value`; [`testing`](crate::testing): the contract suite; [`picture`](crate::picture)s |
//! | [`Engine`], three methods and a constructor | a fast backend for the same game, such as bitboards, with [`perft_bulk`] and [`check_engine`](crate::testing::check_engine) |
//! | [`Encode`], on the rules | planes and actions, for the batches and the search of `collinear-batch`; [`Bulk`] for speed there |
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

mod actions;
mod bulk;
mod cell;
pub mod draughts;
mod encode;
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
mod perft_bulk;
mod plane_shape;
mod playout;
mod position;
#[cfg(feature = "std")]
mod positions;
mod random;
pub mod reversi;
#[expect(clippy::module_inception, reason = "one noun a file")]
mod rules;
mod settings;
mod setup_error;
mod side;
mod view;

#[cfg(feature = "std")]
pub use self::game_value::game_value;
#[cfg(feature = "std")]
pub use self::positions::{DistinctPositions, distinct_positions};
pub use self::{
    actions::{Action, Actions},
    bulk::Bulk,
    cell::Cell,
    encode::{Encode, write_cells},
    engine::{Engine, EngineVisitor, visit_engine},
    game::Game,
    illegal::{GameError, Illegal, vacant},
    move_cells::MoveCells,
    moves::{Column, Either, MoveOrCapture, PlaceOrMove, Put, or_pass},
    notation::{ByCells, Notation, read_by_cells, write_by_cells},
    outcome::Outcome,
    past::Past,
    perft::{Finished, divide, perft},
    perft_bulk::perft_bulk,
    plane_shape::PlaneShape,
    playout::{draw, playout},
    position::Position,
    random::Random,
    rules::{Rules, goes_on, is_stuck},
    settings::{Named, Setting, SettingOf, Settings, SettingsError, WriteSettings},
    setup_error::SetupError,
    side::Side,
    view::{CellOf, View},
};

/// The most cells that the board of a game here may have, and the most rows and columns: 2^20, the cells of
/// a board of 1024 by 1024.
pub const MAX_CELLS: usize = 1 << 20;
