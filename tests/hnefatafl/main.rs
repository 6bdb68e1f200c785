//! Hnefatafl: the game on a grid and on bits next to an engine that shares no code with the library, pictures of every
//! switch, refusals, counts and the contract.

mod bit_engine;
mod bits;
mod board;
#[path = "../budget/mod.rs"]
mod budget;
mod contract;
mod counts;
mod engines;
mod late_positions;
mod lockstep;
mod naive;
mod naive_counts;
mod pictures;
mod presets;
mod random;
mod refusals;
mod repetition;
mod settings;
mod tally;
mod variants_as_text;
