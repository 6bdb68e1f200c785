//! Draughts, or checkers: men go forward, hop over enemies, and become kings.
//!
//! A man goes one step forward. A piece takes an enemy by a hop over it to a free square behind, and goes on
//! as long as it can; who can take has to. A man on the last row becomes a king, who moves in all directions.
//! Who can't move has lost. Almost everything else differs from country to country, so a [`Variant`] is data:
//! named switches, grouped by what they belong to, with presets such as [`INTERNATIONAL`].
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
//! assert_eq!(refused.to_string(), "you have to capture, with the piece on 15");
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
//! | which capture | any | most pieces | any | most pieces | most pieces | highest value |
//! | a man on the last row | stops | goes on as a man | goes on as a king | goes on as a man | goes on as a man | goes on as a man |
//! | taken pieces leave | at the end | at the end | at the end | at the end | at once | at the end |
//! | half turns | yes | yes | yes | yes | | yes |
//! | a draw after king moves | 40 | 25 | 15 | 20 | | |
//! | squares | numbers | numbers | letters | letters | letters | numbers |
//!
//! In all of them the third occurrence of a position is a draw. A variant is text as well, `"russian
//! duty=most-pieces"`: see [`Variant`]; and so is a position, `"W:W31-50:B1-20"`: see
//! [`read_fen`](Draughts::read_fen). A variant of your own begins with the nearest preset:
//!
//! ```
//! use collinear_games::draughts::{Board, Draughts, INTERNATIONAL, Variant};
//!
//! let board = Board { rows: 12, cols: 12, men: 5, ..INTERNATIONAL.board };
//! let canadian = Draughts::new(Variant { board, ..INTERNATIONAL })?;
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! [`BitDraughts`] is the same game on bitboards, in every variant, for searches and counts; [`fastest`] chooses
//! it where there is one for the board.
//!
//! What is left to referees is no switch: the main road of Russian draughts, endings that are drawn only if
//! nobody can win by force, and adjournments. Nor is Italian draughts there, where a man takes no king.
//!
//! Sources: the rules of the World Draughts Federation (FMJD) for international, Russian and Brazilian
//! draughts, of the World Checkers and Draughts Federation (WCDF) for English draughts, and the Official
//! Rules for Frisian Draughts of 2011. The counts of the tests are Aart Bik's and Rein Halbersma's (the
//! thread "Perft for all recognized draughts variants" of the FMJD forum, and the tests of his dctl), those
//! of the Shashki forum, and for Turkish draughts those of the crate kish.

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
