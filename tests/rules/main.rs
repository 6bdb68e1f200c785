//! What every game gets: the driver, the counts, random play and the tests for any game; whole games
//! with every answer; and the game of a reader of the docs.

mod driver;
mod first_game;
mod golden;
mod notation;
