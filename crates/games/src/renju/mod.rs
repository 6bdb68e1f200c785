//! Renju, Omok and Caro: five in a row with moves that are forbidden.
//!
//! Players take turns to put a stone on a free cell of a board of 15x15, and five in a row win. Who begins has
//! a great advantage in that, and each of these games takes some of it away:
//!
//! | preset | six or more in a row | two fours, two threes at once | a five between two stones of the other player |
//! |---|---|---|---|
//! | [`RENJU`] | the first player may not make them, the second wins by them | forbidden to the first player | wins |
//! | [`OMOK`] | win nothing | two threes are forbidden to both | wins |
//! | [`CARO`] | win nothing | allowed | wins nothing |
//!
//! ```
//! use collinear::rules::{Game, Notation};
//! use collinear_games::renju::{RENJU, Renju};
//!
//! let rules = Renju::new(RENJU)?;
//! let mut game = Game::new(rules.clone());
//! let moves = rules.read_game(game.state(), "h8 a1 i8 a3 j9 a5 j10 a7")?;
//! game.play_all(moves)?;
//! // Three in the column, and three in the row.
//! let error = rules.read_move(game.state(), "j8").unwrap_err();
//! assert_eq!(error.to_string(), "j8 is forbidden: a double three, on j7 to j10 and g8 to j8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which moves are forbidden
//!
//! By the International Rules of Renju (Renju International Federation, 1996; 3, 9.1 to 9.3):
//!
//! - A *five* is five stones in a row, and no more. Who makes one has won, whatever else the move makes.
//! - An *overline* is six or more in a row.
//! - A *four* is four stones of a row that one more stone makes a five; a *straight* four is four stones side
//!   by side that either of two makes a five. Two fours may lie on one line: `X . X X X . X`.
//! - A *three* is three stones of a row that one more stone makes a straight four: a stone that makes no five
//!   in the same move, and that is not forbidden itself.
//!
//! A move is forbidden that makes an overline, more than one four through its cell, or more than one three. The
//! last half sentence of what a three is makes this a question about later moves: whether the fourth stone may
//! be placed is asked with the third one on the board, and so on. [`Renju::foul`] answers it for a cell, with
//! the lines.
//!
//! Under the rules of the federation a move that is forbidden may be made, and loses if the opponent claims it.
//! Here it is illegal, as in most programs. The opening, by which the players make up for the first move, is
//! left out: the board is empty, and the first stone may go to any cell. So is the pass; who has no legal move
//! has a draw.
//!
//! Sources: for Renju the rules of the federation; for Omok the crate figrid-board and Korean programs of
//! teaching (`kotlin-omok`); for Caro the rule of Vietnamese players, that a five blocked at both ends wins
//! nothing. Others have it otherwise, and have their [settings](Variant#impl-FromStr-for-Variant): in Gomoku+ of
//! Board Game Arena both ends have to be open (`caro open-ends=2`), and there is a Caro in which overlines win
//! (`caro overline=wins`).

mod around;
mod foul;
mod play;
mod set_up;
mod settings;
mod state;
mod style;
mod variant;

pub use self::{
    foul::Foul,
    state::State,
    variant::{CARO, Double, Limits, MAX_SIDE, OMOK, Overline, RENJU, Renju, Variant},
};
