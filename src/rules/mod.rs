//! Whole games: what a game implements, what it gets in return, and four games. Start with [`Rules`]; then read one
//! game, `reversi/play.rs`. [`questions`] shows the code for common rules.
//!
//! | you write | you get |
//! |---|---|
//! | [`Rules`], four methods | [`Game`]: legal moves, checked play, undo, redo, record; [`perft`](perft()), [`playout`](playout()) |
//! | [`View`] on the state (free with [`Position`]) | `distinct_positions`, `game_value`; [`testing`](crate::testing): the contract suite; [`picture`](crate::picture)s |
//! | [`MoveCells`] on the move (free for cells and for the moves that games share) | front ends in which a player picks cells |
//! | [`Notation`], two methods or none | moves and whole games read and written as text; [`check_notation`](crate::testing::check_notation) |
//! | [`Settings`], with [`settings!`](crate::settings) | variants of the rules in files and on command lines |
//! | [`Engine`], three methods and a constructor | a fast backend for the same game, such as bitboards; [`perft_bulk`](perft_bulk()), [`check_engine`](crate::testing::check_engine) |
//! | [`Encode`] and [`Bulk`] | positions and moves as numbers: the batches and the search of `collinear-batch` |
//!
//! The games of this module use only public items, so your own game can do everything they do. [`Rules::check`] says
//! why a move is refused: it returns an [`Illegal`], a sentence and the cells that the sentence names.
//!
//! Two complete games: tic-tac-toe, and English draughts, which captures in chains.
//!
//! ```
#![doc = include_str!("../../examples/new_game.rs")]
//! ```
//!
//! ```
#![doc = include_str!("../../examples/new_game_draughts.rs")]
//! ```
//!
//! # Which engine
//!
//! Each game has a function `fastest`, such as [`in_a_row::fastest`], that chooses the engine for a board.
//!
//! | engine | for |
//! |---|---|
//! | the rules themselves | any board, with a reason for every refused move |
//! | [`BitInARow`](in_a_row::BitInARow), [`BitReversi`](reversi::BitReversi), [`BitHnefatafl`](hnefatafl::BitHnefatafl) | boards of the size that the type names |
//! | [`LineInARow`](in_a_row::LineInARow) | m,n,k games of up to 32 rows and columns, such as Gomoku |
//! | [`TableInARow`](in_a_row::TableInARow) | k in a row on any board with at most as many cells as an integer has bits |
//! | [`BitPegSolitaire`](peg_solitaire::BitPegSolitaire) | any board of at most 64 holes |
//!
//! The crate `collinear-play` puts a game on the screen.

mod actions;
mod bulk;
mod cell;
mod encode;
mod engine;
mod form;
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
mod owned;
mod past;
pub mod peg_solitaire;
mod perft;
mod perft_bulk;
mod plane_shape;
mod playout;
mod position;
#[cfg(feature = "std")]
mod positions;
pub mod questions;
mod random;
pub mod reversi;
#[expect(clippy::module_inception, reason = "one noun a file")]
mod rules;
mod settings;
mod setup_error;
mod side;
mod stack;
mod view;
mod why_not;

#[cfg(feature = "std")]
pub use self::game_value::game_value;
#[cfg(feature = "std")]
pub use self::positions::distinct_positions;
pub use self::{
    actions::{Action, Actions},
    bulk::Bulk,
    cell::Cell,
    encode::{Encode, write_cells},
    engine::{Engine, EngineVisitor, visit_engine},
    game::Game,
    illegal::{GameError, Illegal, vacant},
    move_cells::MoveCells,
    moves::{Column, EitherMove, MoveOrCapture, PlaceOrMove, Put, or_pass},
    notation::{ByCells, Notation, read_by_cells, write_by_cells},
    outcome::Outcome,
    owned::Owned,
    past::Past,
    perft::{Finished, perft},
    perft_bulk::perft_bulk,
    plane_shape::PlaneShape,
    playout::{draw, playout},
    position::Position,
    random::Random,
    rules::{Rules, after, is_stuck, not_over},
    settings::{Named, Setting, SettingOf, Settings, SettingsError, WriteSettings},
    setup_error::SetupError,
    side::Side,
    stack::Stack,
    view::{CellOf, View},
};

/// The largest number of cells of a board in these games: 2^20, or 1024 by 1024. The number of rows or columns has the
/// same limit.
pub const MAX_CELLS: usize = 1 << 20;
