//! Renju, Omok and Caro: five in a row with forbidden moves.
//!
//! Players take turns to place a stone on a free cell of a board of 15x15, and five in a row win. The first player has
//! a great advantage, and each of these games takes some of it away:
//!
//! | preset | six or more in a row | two fours, two threes at once | a five between two enemy stones |
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
//! By the International Rules of Renju (Renju International Federation, 1996, sections 3 and 9.1 to 9.3):
//!
//! - A *five* is exactly five stones in a row. A player who makes one wins, whatever else the move makes.
//! - An *overline* is six or more in a row.
//! - A *four* is four stones in a line that one more stone would turn into a five. A *straight* four is four stones
//!   side by side that a stone at either end would turn into a five. One line can have two fours: `X . X X X . X`.
//! - A *three* is three stones in a line that one more stone would turn into a straight four. That stone must not be
//!   forbidden itself, or make a five.
//!
//! A move is forbidden if it makes an overline, two or more fours through its cell, or two or more threes. Because of
//! the last condition on a three, this depends on later moves: the fourth stone is checked with the third one on the
//! board, and so on. [`Renju::foul`] checks a cell and returns the lines.
//!
//! By the rules of the federation a player can make a forbidden move, and loses if the opponent claims it. Here
//! forbidden moves are illegal, as in most programs. The opening rules, which balance the first move, are left out: the
//! board starts empty, and the first stone may go anywhere. There is no passing: if a player has no legal move, the
//! game is a draw.
//!
//! Sources: for Renju the rules of the federation; for Omok the crate figrid-board and Korean teaching programs
//! (`kotlin-omok`); for Caro the rule of Vietnamese players that a five blocked at both ends wins nothing. Other
//! versions need their own [settings](Variant#impl-FromStr-for-Variant): in Gomoku+ of Board Game Arena both ends must
//! be open (`caro open-ends=2`), and in one Caro overlines win (`caro overline=wins`).

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
