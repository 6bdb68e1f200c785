//! Hnefatafl and the other tafl games: a king in the middle of the board tries to escape.
//!
//! All pieces move like rooks. A soldier is captured when an enemy moves next to it and something hostile is on its
//! other side. The attackers win if they capture the king, the defenders if he escapes to a corner or to any edge.
//! Almost everything else depends on the variant, so a [`Variant`] is a value: it has groups of named switches, and
//! presets such as [`COPENHAGEN`].
//!
#![doc = include_str!("../../../examples/pictures/hnefatafl.svg")]
//!
//! ```
//! use collinear::{
//!     Origin,
//!     rules::{Game, Notation, hnefatafl::{BRANDUBH, Hnefatafl}},
//! };
//!
//! let rules = Hnefatafl::new(BRANDUBH)?;
//! let mut game = Game::new(&rules);
//! for text in ["d6-f6", "c4-c6", "g4-g6"] {
//!     let slide = rules.read_move(game.state(), text).unwrap();
//!     game.play(slide).unwrap();
//! }
//! // 7 . . . a . . .
//! // 6 . . d . . a a
//! // 5 . . . d . . .
//! // 4 a a . K d a .
//! // 3 . . . d . . .
//! // 2 . . . a . . .
//! // 1 . . . a . . .
//! //   a b c d e f g
//! let refused = rules.read_move(game.state(), "d4-d7").unwrap_err();
//! assert_eq!(refused.to_string(), "the way from d4 to d7 is blocked at d5");
//!
//! let slide = rules.read_move(game.state(), "d4-c4").unwrap();
//! game.play(slide).unwrap();
//! assert_eq!(game.state().captured(), []);
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! | | brandubh | ardri | tablut | copenhagen | fetlar | web9 | web11 |
//! |---|---|---|---|---|---|---|---|
//! | board | 7x7 | 7x7 | 9x9 | 11x11 | 11x11 | 9x9 | 11x11 |
//! | king escapes to | corners | corners | any edge | corners | corners | any edge | corners |
//! | is captured on | two sides, at the throne four | four | two, at the throne four | four | four | two, at the throne four | four |
//! | moves at most | | 1 | | | | 3 | 3 |
//! | crosses the throne | everybody | the king | everybody | everybody | everybody | the king | the king |
//! | stops on it | the king | the king | nobody | the king | the king | the king | the king |
//! | throne hostile to attackers | empty | empty | empty | always | always | empty | always |
//! | throne hostile to defenders | empty | empty | empty | empty | empty | empty | empty |
//! | corners hostile to | all | all | | soldiers | soldiers | | soldiers |
//! | shieldwall, exit fort | | | | both | | | |
//! | encirclement | yes | | | yes | yes | | yes |
//! | third occurrence | draw | draw | draw | defenders lose | draw | draw | draw |
//!
//! A variant can be written as text, `"tablut king-capture=four-sides"`: see [`Variant`].
//!
//! In all these presets the attackers move first and the king is armed. [`Repetition::Ignored`] switches off the rule
//! about third occurrences. For a variant of your own, start from the nearest preset:
//!
//! ```
//! use collinear::rules::hnefatafl::{Ending, Hnefatafl, King, Reach, Repetition, TABLUT, Variant};
//!
//! let slow_king = Variant {
//!     king: King { reach: Reach::AtMost(2), ..TABLUT.king },
//!     ending: Ending { repetition: Repetition::Ignored, ..TABLUT.ending },
//!     ..TABLUT
//! };
//! let rules = Hnefatafl::new(slow_king)?;
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! # Two engines
//!
//! [`Hnefatafl`] is the reference. It plays on a [`Grid`](crate::Grid) of any size, and has all the queries, such as
//! what a move captured. [`BitHnefatafl`] plays every variant on bitboards, with the size of the board in its type.
//! This engine is made from the reference rules, has the same moves, and can convert its states to theirs:
//!
//! ```
//! use collinear::rules::{Engine, Rules, hnefatafl::{BitHnefatafl7x7, BRANDUBH, Hnefatafl}, playout};
//!
//! let rules = BitHnefatafl7x7::new(Hnefatafl::new(BRANDUBH)?)?;
//! let mut state = rules.start();
//! playout(&rules, &mut state, 50, |n| n / 2);
//!
//! let same = rules.leave(&state);
//! assert_eq!(same.to_string(), state.to_string());
//! assert_eq!(rules.rules().outcome(&same), rules.outcome(&state));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`fastest`] chooses between them. Use bitboards for playouts, searches and counts: random play is 16 to 19 times
//! faster, and perft 35 to 60 times faster. For a game between people the reference is fast enough.
//!
//! There are no switches for the camps of the Ashton rules of Tablut, nor for weaponless and berserk variants.
//!
//! Sources: the Copenhagen and Fetlar rules of the Fetlar Hnefatafl Panel, and the variants played on Aage Nielsen's
//! site. The docs of each preset describe its peculiarities.

mod bits;
mod board;
mod capture;
mod encode;
mod end;
mod ending;
mod fastest;
mod fort;
mod movement;
mod notation;
mod play;
mod presets;
mod set_up;
mod settings;
mod square;
mod state;
mod style;
mod switches;
mod variant;

pub use self::{
    bits::{
        BitHnefatafl, BitHnefatafl7x7, BitHnefatafl9x9, BitHnefatafl11x11, BitHnefatafl13x13,
        BitState, Pieces,
    },
    end::End,
    fastest::fastest,
    fort::Fort,
    presets::{ARD_RI, BRANDUBH, COPENHAGEN, FETLAR, TABLUT, WEB_9, WEB_11},
    square::{Army, Square},
    state::State,
    switches::{
        Corners, Crossing, Ending, Escape, Hostility, King, KingCapture, Reach, Repetition,
        Soldiers, Stopping, Throne,
    },
    variant::{Hnefatafl, Variant},
};
