//! What every game gets: the driver, the counts, random play and the tests for any game; whole games
//! with every answer; hashes; and the games of a reader of the docs.

#[path = "../budget/mod.rs"]
mod budget;
mod by_cells;
mod driver;
#[path = "../followed/mod.rs"]
mod followed;
mod golden;
mod hashes;
mod new_games;
mod notation;
mod stacks;
