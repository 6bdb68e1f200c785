//! Hnefatafl and its kin, the tafl games: a king in the middle of the board, who wants to get out.
//!
//! All pieces move like rooks. A soldier is taken when the opponent moves next to it and something
//! hostile stands on its far side. The attackers win by taking the king, the defenders by his
//! escape, to a corner or to any edge. Almost everything else differs from variant to variant, so a
//! [`Variant`] is data: named switches, grouped by what they belong to, with presets such as
//! [`COPENHAGEN`].
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
//! | is taken on | two sides, at the throne four | four | two, at the throne four | four | four | two, at the throne four | four |
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
//! A variant is text as well, `"tablut king-capture=four-sides"`: see [`Variant`].
//!
//! In all of them the attackers begin and the king is armed. What the third occurrence of a position
//! brings is switched off with [`Repetition::Ignored`]. A variant of your own begins with the
//! nearest preset:
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
//! [`Hnefatafl`] is the reference: it plays on a [`Grid`](crate::Grid), on any board, and answers every
//! query, such as what a move captured. [`BitHnefatafl`] is the same game on bitboards, in every variant,
//! on a board whose size is in its type. It is made from the reference rules, has the same moves, and
//! gives its states back:
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
//! [`fastest`] chooses between them. Take the bits for playouts, searches and counts: `cargo bench --bench
//! hnefatafl -- --ratios` measured random play 16 to 19 times as fast, and perft 35 to 60 times, on one
//! machine with `-C target-cpu=native`. For a game between people the reference will do; to check a move,
//! the bits ask it themselves.
//!
//! No switches: the camps of the Ashton rules of Tablut, weaponless and berserk variants.
//!
//! Sources: the Copenhagen and Fetlar rules of the Fetlar Hnefatafl Panel, and the variants as they
//! are played on Aage Nielsen's site. Peculiarities of the presets stand in their own docs.

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
