//! Hnefatafl: the game on a grid and on bits next to an engine that shares no code with the library, pictures of every
//! switch, refusals, counts and the contract.

mod bits;
#[path = "../budget/mod.rs"]
mod budget;
#[path = "../chosen/mod.rs"]
mod chosen;
mod contract;
mod counts;
mod encirclement;
mod engines;
mod late_positions;
mod naive;
mod naive_counts;
mod pictures;
mod presets;
mod random_games;
mod refusals;
mod repetition;
mod same_states;
mod settings;
