//! Draughts, or checkers: men move forward, jump over enemies, and become kings.
//!
//! A man moves one step forward. A piece captures an enemy by jumping over it to a free square behind, and continues as
//! long as it can. Capturing is compulsory. A man that reaches the last row becomes a king, which moves in all
//! directions. A player who cannot move loses. Almost everything else differs from country to country, so a [`Variant`]
//! is data: named switches in groups, with presets such as [`INTERNATIONAL`].
//!
#![doc = include_str!("draughts.svg")]
//!
//! ```
//! use collinear::rules::{Game, Notation};
//! use collinear_games::draughts::{Draughts, ENGLISH};
//!
//! let rules = Draughts::new(ENGLISH)?;
//! let mut game = Game::new(&rules);
//! for text in ["11-15", "22-18"] {
//!     let step = rules.read_move(game.state(), text).unwrap();
//!     game.play(step).unwrap();
//! }
//! let refused = rules.read_move(game.state(), "8-11").unwrap_err();
//! assert_eq!(refused.to_string(), "you must capture with the piece on 15");
//!
//! let capture = rules.read_move(game.state(), "15x22").unwrap();
//! assert_eq!(rules.name(capture.taken[0]).unwrap().to_string(), "18");
//! game.play(capture).unwrap();
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! | | english | international | russian | brazilian | turkish | frisian |
//! |---|---|---|---|---|---|---|
//! | board | 8x8 | 10x10 | 8x8 | 8x8 | 8x8, all squares | 10x10 |
//! | begins | Black | White | White | White | White | White |
//! | pieces move along | diagonals | diagonals | diagonals | diagonals | rows, columns | diagonals |
//! | and capture along | diagonals | diagonals | diagonals | diagonals | rows, columns | all eight |
//! | men capture backwards | | yes | yes | yes | | yes |
//! | kings fly | | yes | yes | yes | yes | yes |
//! | compulsory capture | any | most pieces | any | most pieces | most pieces | highest value |
//! | a man on the last row while capturing | stops | continues as a man | continues as a king | continues as a man | continues as a man | continues as a man |
//! | captured pieces leave | at the end | at the end | at the end | at the end | at once | at the end |
//! | half turns | yes | yes | yes | yes | | yes |
//! | a draw after king moves | 40 | 25 | 15 | 20 | | |
//! | squares | numbers | numbers | letters | letters | letters | numbers |
//!
//! In all of them the third occurrence of a position is a draw. A variant can be written as text, such as `"russian
//! duty=most-pieces"`: see [`Variant`]. A position can be written as text too, such as `"W:W31-50:B1-20"`: see
//! [`read_fen`](Draughts::read_fen). For a variant of your own, begin with the nearest preset:
//!
//! ```
//! use collinear_games::draughts::{Board, Draughts, INTERNATIONAL, Variant};
//!
//! let board = Board { rows: 12, cols: 12, men: 5, ..INTERNATIONAL.board };
//! let canadian = Draughts::new(Variant { board, ..INTERNATIONAL })?;
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! [`BitDraughts`] is the same game on bitboards in every variant, for searches and counts. [`fastest`] chooses it on
//! boards of the usual sizes.
//!
//! Rules that need a referee are left out: the main road of Russian draughts, endings that are drawn only if nobody can
//! force a win, and adjournments. So is Italian draughts, where men cannot capture kings.
//!
//! Sources: the rules of the World Draughts Federation (FMJD) for international, Russian and Brazilian draughts, of the
//! World Checkers and Draughts Federation (WCDF) for English draughts, and the Official Rules for Frisian Draughts of
//! 2011. The counts in the tests are by Aart Bik and Rein Halbersma (the thread "Perft for all recognized draughts
//! variants" of the FMJD forum, and the tests of dctl), from the Shashki forum, and for Turkish draughts from the crate
//! kish.

mod bits;
mod chains;
mod draughts_move;
mod encode;
mod end;
mod ending;
mod fastest;
mod fen;
mod notation;
mod play;
mod presets;
mod refusal;
mod set_up;
mod settings;
mod square;
mod state;
mod style;
mod switches;
mod variant;

pub use self::{
    bits::{BitDraughts, BitDraughts8x8, BitDraughts10x10, BitDraughts12x12, BitState, Pieces},
    draughts_move::DraughtsMove,
    end::End,
    fastest::fastest,
    notation::SquareName,
    presets::{BRAZILIAN, ENGLISH, FRISIAN, INTERNATIONAL, RUSSIAN, TURKISH},
    square::{Color, Square},
    state::State,
    switches::{Board, Capture, Draws, Duty, Kings, Lines, Men, Naming, Promotion, Squares},
    variant::{Draughts, MAX_SIDE, Variant},
};
