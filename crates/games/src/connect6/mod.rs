//! Connect6 and similar games: k in a row with several stones a turn.
//!
//! Connect(m, n, k, p, q) is played on m columns and n rows. The first turn places q stones, every later turn p stones.
//! A line of k or more wins at once, even in the middle of a turn. Connect6 is six in a row on a board of 19x19, with
//! one stone in the first turn and two in every later turn. After each turn the player who moved has one stone more on
//! the board than the opponent.
//!
//! ```
//! use collinear::rules::{Game, Notation, Side, View};
//! use collinear_games::connect6::{CONNECT6, Connect6};
//!
//! let rules = Connect6::new(CONNECT6)?;
//! let mut game = Game::new(rules.clone());
//! game.play_all(rules.read_game(game.state(), "j10 k11 k9")?)?;
//! assert_eq!(game.turn(), Side::First);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move is one stone. A state is a [`Position`](collinear::rules::Position) with one more fact: the number of stones
//! still to place in this turn.
//!
//! Source: I-Chen Wu and Dei-Yen Huang, "A New Family of k-in-a-Row Games" (2005).

mod play;
mod style;
mod variant;

pub use self::{
    play::State,
    variant::{CONNECT6, Connect6, Variant},
};
