//! m,n,k games: k in a row on a board of any size, with gravity or without.
//!
//! Four in a row, tic-tac-toe, Gomoku and their kin are one game with different numbers. Players
//! take turns to put a disc on an empty cell; with gravity it falls to the lowest free cell of its
//! column. Who closes a line of the wanted length wins at once; a full board without one is a
//! draw.
//!
//! ```
//! use collinear::rules::{Game, Outcome, Side, in_a_row::FOUR_IN_A_ROW};
//!
//! let mut game = Game::new(FOUR_IN_A_ROW);
//! for column in [3, 3, 4, 4, 5, 5, 6] {
//!     let lands = FOUR_IN_A_ROW.landing(game.state(), column).unwrap();
//!     game.play(lands).unwrap();
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
//! let lines: Vec<_> = FOUR_IN_A_ROW.winning_lines(game.state()).collect();
//! assert_eq!(lines.len(), 1);
//! assert_eq!(lines[0].to_string(), "4 cells E from (5, 3)");
//! assert_eq!(
//!     game.state().to_string(),
//!     ". . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . . . . .\n\
//!      . . . O O O .\n\
//!      . . . X X X X"
//! );
//! ```
//!
//! A variant is a plain value: a preset, or [`InARow::new`] and what is to be different.
//!
//! ```
//! use collinear::{Direction, Length, Wrap, rules::in_a_row::InARow};
//!
//! let cylinder = InARow::new(6, 7, Length::AtLeast(4))?.with_gravity()?.with_wrap(Wrap::EastWest)?;
//! let rows_and_columns = InARow::new(9, 9, Length::Exactly(4))?.with_axes(&Direction::ORTHOGONAL)?;
//! # Ok::<(), collinear::rules::in_a_row::SetupError>(())
//! ```
//!
//! A win is a line on whatever board, so any board that ends will do: Qubic is four in a row in a cube.
//!
//! ```
//! use collinear::{Length, boards::Cuboid, rules::{Game, Outcome, Side, in_a_row::InARow}};
//!
//! let qubic = InARow::on(Cuboid::new([4, 4, 4])?.board(), Length::AtLeast(4))?;
//! let mut game = Game::new(qubic);
//! for stone in [[0, 0, 0], [0, 0, 1], [1, 1, 1], [0, 0, 2], [2, 2, 2], [0, 0, 3], [3, 3, 3]] {
//!     game.play(stone.into())?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which engine
//!
//! [`InARow`] plays every variant on a board of any size, and has words for everything. Two more
//! play the same games, move for move, on boards without joined sides whose size is known when the
//! program is compiled: [`BitInARow`] where the board fits a word and the length is known too,
//! [`LineInARow`] up to 32 rows and columns. [`TableInARow`] plays it on any board of as many cells as a
//! word has bits.
//!
//! Take them where games are counted, searched or played by the thousand. On one core of a Zen 4
//! machine, with `-C target-cpu=native`, `BitInARow` did perft 10 of four in a row 50 times as fast as
//! the plain rules and random games 13 times, and `LineInARow` random games on 15x15 five times as
//! fast; perft from the empty board, where few discs stand, it does no faster.

mod axes;
mod bits;
mod gravity;
mod line_words;
mod notation;
mod play;
mod rectangle;
mod refusal;
mod set_up;
mod settings;
mod setup;
mod style;
mod tables;
mod variant;

pub use self::{
    bits::{BitFourInARow, BitInARow, BitState, BitTicTacToe},
    line_words::{LineGomoku, LineInARow, LineState},
    notation::ReadMoveError,
    play::State,
    rectangle::{FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, TIC_TAC_TOE},
    refusal::{Refusal, RefusalOn},
    set_up::{PositionError, PositionErrorOn},
    setup::SetupError,
    tables::{TableInARow, TableState},
    variant::InARow,
};
