//! What every game gets: the driver, counts, random play and checks for any game; whole games as snapshots; hashes;
//! and the games in the docs.

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
