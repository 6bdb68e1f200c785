//! Pente and Keryo: five in a row, or enough stones of the opponent captured.
//!
//! Players take turns to place a stone on a free cell of a board of 19x19. Two enemy stones in a line between the new
//! stone and another stone of the same player are captured and removed. A stone that is placed between two enemy stones
//! is safe. A player with five or more in a row, or with five captured pairs, wins. In Keryo three stones are captured
//! as well, and fifteen captured stones win.
//!
//! ```
//! use collinear::rules::{Game, Notation};
//! use collinear_games::pente::{PENTE, Pente};
//!
//! let rules = Pente::new(PENTE)?;
//! let mut game = Game::new(rules.clone());
//! game.play_all(rules.read_game(game.state(), "j10 k10 a1 l10 m10")?)?;
//! assert_eq!(game.state().extra, [2, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A state is a [`Position`](collinear::rules::Position) with one more fact: the number of stones each player has
//! captured, by [`Side::index`](collinear::rules::Side::index).
//!
//! Sources: Gary Gabrel's rules of Pente (1977), with the first stone in the middle of the board; the tournament rule
//! of the United States Pente Association that the first player's second stone is at least three lines away from the
//! middle; Rollie Tesh's Keryo-Pente (1983).

mod play;
mod style;
mod variant;

pub use self::{
    play::State,
    variant::{Captures, KERYO, Opening, PENTE, Pente, Variant},
};
