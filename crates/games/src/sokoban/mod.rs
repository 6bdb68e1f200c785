//! Sokoban: push boxes onto goals, a puzzle for one player.

mod levels;
mod rules;

pub use self::{
    levels::{LEVELS, levels},
    rules::{Sokoban, State, shown},
};
