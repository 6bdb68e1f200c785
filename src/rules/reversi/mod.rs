//! Reversi, also known as Othello: place a disc, and flip the discs that it outflanks.
//!
//! A placed disc brackets the opponent's discs that are in an unbroken straight line between it and another disc of the
//! same player, in any of eight directions. All bracketed discs are turned over at once. A disc that would turn nothing
//! over cannot be placed. A player who cannot place a disc must pass; nobody else may pass. When neither player can
//! place, the game is over: the player with more discs wins, and equal numbers are a draw. (Rules of the World Othello
//! Federation.)
//!
#![doc = include_str!("../../../examples/pictures/reversi.svg")]
//!
//! ```
//! use collinear::{Coord, rules::{Game, reversi::{PlaceOrPass, Reversi}}};
//!
//! let mut game = Game::new(Reversi::default());
//! let f5 = Coord::new(4, 5);
//! let lines: Vec<_> = game.rules().flips(game.state(), f5).collect();
//! assert_eq!(lines.len(), 1);
//! assert_eq!(lines[0].to_string(), "1 cell at (4, 4)");
//!
//! game.play(PlaceOrPass::Place(f5)).unwrap();
//! assert_eq!(game.state().disc_counts(), [4, 1]);
//! assert_eq!(
//!     game.state().to_string(),
//!     ". . . . . . . .\n\
//!      . . . . . . . .\n\
//!      . . . . . . . .\n\
//!      . . . O X . . .\n\
//!      . . . X X X . .\n\
//!      . . . . . . . .\n\
//!      . . . . . . . .\n\
//!      . . . . . . . ."
//! );
//! ```
//!
//! Boards can have any size from 2x2 up, holes and joined sides. Games start from the four discs in the middle or from
//! a picture.
//!
//! ```
//! use collinear::{Grid, Wrap, rules::{Rules, Side, reversi::{Reversi, Square, Start}}};
//!
//! let oblong = Reversi::new(5, 8, Start::Parallel)?;
//! let torus = Reversi::new(6, 6, Start::Crossed)?.with_wrap(Wrap::Both);
//!
//! let picture = "
//!     . . . . #
//!     . O X . .
//!     . X O . .
//!     . . . . #
//! ";
//! let two_missing = Grid::parse_with(picture, Square::from_glyph)?;
//! let two_missing = Reversi::from_start(two_missing, Side::First)?;
//! assert_eq!(two_missing.count_moves(&two_missing.start()), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Two engines
//!
//! [`Reversi`] plays on a grid, on any board, and has every query: lines that flip, notation, reasons. [`BitReversi`]
//! plays the same game on bitboards. The size of the board must be known at compile time, and its sides must not be
//! joined; holes are allowed. [`fastest`] chooses it if possible. Use bitboards to count, to search, or to play
//! thousands of games: on 8x8 with AVX2, perft is 60 to 250 times faster, and random games are 50 to 110 times faster.
//!
//! ```
//! use collinear::rules::{Finished, Rules, perft, reversi::{BitReversi8x8, Reversi}};
//!
//! let reference = Reversi::default();
//! let bits = BitReversi8x8::new(reference.clone())?;
//! assert_eq!(
//!     perft(&bits, &bits.start(), 6, Finished::Counted),
//!     perft(&reference, &reference.start(), 6, Finished::Counted),
//! );
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```

mod bits;
mod encode;
mod fastest;
mod notation;
mod place_or_pass;
mod placements;
mod play;
mod set_up;
mod settings;
mod square;
mod state;
mod style;
mod variant;

pub use self::{
    bits::{BitReversi, BitReversi8x8, BitState},
    fastest::fastest,
    place_or_pass::PlaceOrPass,
    square::Square,
    state::State,
    variant::{Reversi, Start},
};
