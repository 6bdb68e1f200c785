//! m,n,k games: k in a row on a board of any size, with or without gravity.
//!
//! Four in a row (Connect Four), tic-tac-toe and Gomoku are one game with different numbers. Players take turns putting
//! a disc on an empty cell; with gravity it falls to the lowest free cell of its column. A player who closes a line of
//! the right length wins at once; a full board without a line is a draw. With [`misere`](InARow::misere), a player who
//! closes a line loses. [`with_obstacles`](InARow::with_obstacles) blocks cells.
//!
#![doc = include_str!("../../../examples/pictures/four_in_a_row.svg")]
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
//! A variant is an ordinary value: a preset, or [`InARow::new`] with changes, or a line of
//! [settings](InARow#impl-FromStr-for-InARow) such as `gomoku wrap=rows`.
//!
//! ```
//! use collinear::{Direction, Length, Wrap, rules::in_a_row::InARow};
//!
//! let cylinder = InARow::new(6, 7, Length::AtLeast(4))?.with_gravity()?.with_wrap(Wrap::EastWest)?;
//! let rows_and_columns = InARow::new(9, 9, Length::Exactly(4))?.with_axes(&Direction::ORTHOGONAL)?;
//! let avoided: InARow = "four-in-a-row misere=yes obstacles=d3".parse().unwrap();
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! The board can be any finite board. Qubic is four in a row in a cube:
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
//! [`InARow`] plays every variant on a board of any size, and has all the queries. Three engines play the same games
//! with sets of bits. [`fastest`] chooses one of them:
//!
//! - [`BitInARow`] uses bitboards. The board must fit a word; its size and the length of a line are compile-time
//!   constants.
//! - [`LineInARow`] has a word for each row, column and diagonal. The board has up to 32 rows and columns, which are
//!   compile-time constants.
//! - [`TableInARow`] has tables of lines. The board has at most as many cells as a word has bits. It can have joined
//!   sides, or be a box or a Möbius strip. `TableInARow` is the only engine with obstacles.
//!
//! Use an engine to count, to search or to play thousands of games. For four in a row, `BitInARow` is 50 times faster
//! than the reference rules in perft 10, and 13 times faster in random games.

mod axes;
mod bits;
mod columns;
mod encode;
mod fastest;
mod gravity;
mod line_words;
mod notation;
mod obstacles;
mod play;
mod rectangle;
mod replies;
mod set_up;
mod settings;
mod square;
mod state;
mod style;
mod tables;
mod variant;
mod words;

pub use self::{
    bits::{BitFourInARow, BitInARow, BitState, BitTicTacToe},
    columns::{check_column, check_landing, column_full, read_column},
    fastest::fastest,
    line_words::{LineGomoku, LineInARow, LineState},
    rectangle::{FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, TIC_TAC_TOE},
    square::Square,
    state::State,
    tables::{TableInARow, TableState},
    variant::InARow,
};
