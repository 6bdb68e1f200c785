//! Hnefatafl: the game next to an engine that shares no code with the library, pictures of every
//! switch, refusals, counts and the contract.

mod board;
mod contract;
mod counts;
mod late_positions;
mod lockstep;
mod naive;
mod naive_counts;
mod pictures;
mod presets;
mod refusals;
mod repetition;
mod settings;
mod twins;
