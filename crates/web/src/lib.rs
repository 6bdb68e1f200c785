//! Any game written with [`collinear`] as a page for the browser: mouse, keys and touch, the computer as a player,
//! hints, reasons at the cell, records and links.
//!
//! Your own crate needs the game and one line:
//!
//! ```
//! # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
//! collinear_web::page!(Breakthrough);
//! ```
//!
//! Then `crates/web/build PATH` builds the page into the folder `dist` of that crate: one file, `index.html`, which
//! opens from disk. Without a path it builds the page of all games and the page of the [vocabulary](words).
//!
//! A page talks to one class, [`Game`], with the commands of [`collinear_play::json`]:
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
//! The macro [`page!`] exports three functions of numbers. `collinear_put` takes a byte of a text, `collinear_ask`
//! processes the text and returns the length of the answer, and `collinear_get` returns a byte of it. This needs no
//! `unsafe` code, and no tool whose version must match a library. A picture of 20 kB takes less than a millisecond.

mod game;
mod page;
pub mod words;

pub use self::{
    game::Game,
    page::{Page, entry},
};
