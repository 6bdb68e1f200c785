//! Pente and Keryo: five in a row, or enough stones of the opponent captured.
//!
//! Players take turns to put a stone on a free cell of a board of 19x19. Two stones of the opponent that lie
//! between the new stone and another one of the same player, in a line without a gap, are captured: their cells
//! are free again. A stone that is placed between two others is safe. Who gets five in a row or more, or has
//! captured five pairs, has won. In Keryo three stones are captured as well, and fifteen of them win.
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
//! A state is a [`Position`](collinear::rules::Position) whose one more fact is how many stones each player has
//! captured, by [`Side::index`](collinear::rules::Side::index).
//!
//! Sources: Gary Gabrel's rules of Pente (1977), with the first stone in the middle of the board; the tournament
//! rule of the United States Pente Association, that the second stone of who begins is at least three lines away
//! from there; Rollie Tesh's Keryo-Pente (1983).

mod play;
mod style;
mod variant;

pub use self::{
    play::State,
    variant::{Captures, KERYO, Opening, PENTE, Pente, Variant},
};
