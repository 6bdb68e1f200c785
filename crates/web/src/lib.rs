//! Makes a web page from any game written with [`collinear`]. The page has mouse, keys and touch, the computer as a
//! player, hints, reasons at the cell, records and links.
//!
//! A crate of your own needs the game and one line:
//!
//! ```
//! # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
//! collinear_web::page!(Breakthrough);
//! ```
//!
//! `crates/web/build PATH` builds the page of the crate in `PATH` into the folder `PATH/dist`. The page is one file,
//! `index.html`, which opens from disk. Without `PATH` it builds the page of all games and the page of the
//! [vocabulary](words).
//!
//! A page sends the commands of [`collinear_play::json`] to a [`Game`]:
//!
//! ```
//! use collinear_web::Game;
//!
//! # #[cfg(feature = "games")] {
//! let mut game = Game::new(collinear_play::all_games())?;
//! let answer = game.command(r#"{"command": "open", "game": "reversi --rows 6"}"#);
//! assert!(answer.contains(r#""ok":true"#), "{answer}");
//! assert!(game.snapshot().contains("<svg "));
//! # }
//! # Ok::<(), String>(())
//! ```
//!
//! # JavaScript interface
//!
//! The macro [`page!`] exports three functions that take and return numbers. `collinear_put` takes a byte of the
//! request. `collinear_ask` processes the request and returns the length of the answer. `collinear_get` returns a byte
//! of the answer. This interface needs no `unsafe` code, and no tool whose version must match a library. Passing a
//! picture of 20 kB takes less than a millisecond.

mod game;
mod page;
pub mod words;

pub use self::{
    game::Game,
    page::{Page, entry},
};
