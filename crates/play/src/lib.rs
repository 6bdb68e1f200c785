//! Plays any game written with [`collinear`]: from a pipe, at a terminal, on a full screen, against the computer.
//!
//! The program also saves games, draws boards and counts positions. Your own rules need one line:
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
//! | a title, players, a look, a notation, the cells that decided the game | [`Playable`], with a method for each |
//! | an evaluation | a stronger computer: [`Playable::with_judge`], [`Playable::with_follower`], [`Playable::with_computer`], [`computer`] |
//! | options of your own | [`Options`], derived by clap, and [`run_with_options`] |
//! | a page, a bot or an arena in another language | [`json`]: one command and one answer per line |
//! | several games | [`Entry`] and [`run_any`], with a menu |
//! | a front end of your own | [`Session`]: a game in progress whose cells are numbers |
//!
//! Features, all on by default:
//!
//! - `screen`: the full screen
//! - `computer`: the computer as a player
//! - `program`: the games of the program `collinear-play`, with their options and judges
//! - `shell`: completions and manual pages
//!
//! Without these features, only the text front end is left. For your own game you usually need `screen` and `computer`.

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
        game_option::GameOption,
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
