//! What every game gets: the driver, the counts, random play and the tests for any game; whole games
//! with every answer; hashes; and the game of a reader of the docs.

mod batch;
#[path = "../budget/mod.rs"]
mod budget;
mod by_cells;
mod draughts_from_scratch;
mod driver;
mod first_game;
mod golden;
mod golden_draughts;
mod golden_five_in_a_row;
mod hashes;
mod international_from_scratch;
mod notation;
