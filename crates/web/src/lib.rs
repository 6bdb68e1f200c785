//! Any game written with [`collinear`] as a page of the browser: clicks, keys and fingers, the computer as a
//! player, hints, reasons at the cell, records and links.
//!
//! A crate of one's own is the game and a line:
//!
//! ```
//! # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
//! collinear_web::page!(Breakthrough);
//! ```
//!
//! and `crates/web/build PATH` makes the page of it, in the folder `dist` of that crate: `index.html` is all in
//! one file and opens from disk. Without a path it is the page of all games, and beside it that of the
//! [vocabulary](words).
//!
//! A page asks one class, [`Game`], with the commands of [`collinear_play::json`]:
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
//! # How it is called
//!
//! From JavaScript there are three functions of numbers, which [`page!`] exports: `collinear_put` takes a byte
//! of a text, `collinear_ask` answers the text and says how long the answer is, `collinear_get` gives a byte of
//! it. So no program has to be installed that would have to be of the same version as a library, and there is
//! no `unsafe` code; a picture of 20 kB comes over in less than a millisecond.

mod game;
mod page;
pub mod words;

pub use self::{
    game::Game,
    page::{Page, entry},
};
