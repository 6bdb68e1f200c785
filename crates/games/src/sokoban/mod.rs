//! Sokoban: boxes that are pushed onto goals, a puzzle for one.

mod levels;
mod rules;

pub use self::{
    levels::{LEVELS, levels},
    rules::{Sokoban, State, shown},
};
