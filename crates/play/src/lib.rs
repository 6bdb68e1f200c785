//! Play any game written with [`collinear`]: moves from a pipe, people at a terminal, the full screen,
//! the computer, records, pictures and counts, for rules of your own, with nothing to register:
//!
//! ```no_run
//! # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
//! fn main() -> std::process::ExitCode {
//!     collinear_play::run(Breakthrough)
//! }
//! ```
//!
//! | you have | you get |
//! |---|---|
//! | rules, a [`View`](collinear::rules::View) of the state, a [`MoveCells`](collinear::rules::MoveCells) of the moves | the whole program: [`run`] |
//! | more to tell: title, players, look, notation, what decided the game | [`Playable`], which has a method for each |
//! | an evaluation | a stronger computer: [`Playable::with_judge`], [`Playable::with_follower`], [`Playable::with_computer`], [`computer`] |
//! | options of your own | [`Options`], derived by clap, and [`run_with_options`] |
//! | a page, a bot or an arena in another language | [`json`]: a command and its answer, a line each |
//! | several games | [`Entry`] and [`run_any`], with a menu |
//! | a front end of your own | [`Session`]: a game in progress whose cells are numbers |
//!
//! Features: `screen`, the full screen; `computer`, the computer as a player; `program`, the games of the
//! program `collinear-play`, with their computers. All are there unless `default-features = false`, which leaves the
//! text front end; a program of your own needs `screen` and `computer`, and `program` if it
//! uses the judges or the options of these games.

pub mod computer;
pub mod json;

mod core;
mod formats;
mod program;
#[cfg(all(feature = "computer", feature = "program"))]
mod protocol;
#[cfg(feature = "screen")]
mod screen;
mod text;

#[cfg(feature = "program")]
pub use self::program::{all_games, games};
pub use self::{
    core::{
        board::{Board, Cell, Toward},
        catalogue::{Group, NamedGame},
        overlay::SeenLine,
        playable::{Playable, changed},
        player::Player,
        plays::Plays,
        refused::Refused,
        seat::{NoSeat, Seat},
        session::Session,
        table::Seating,
        tags::Tags,
        tree::Tree,
        turn::Turn,
    },
    program::{Entry, Options, run, run_any, run_with_options},
};
