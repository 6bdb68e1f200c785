//! Boards of every kind: the laws and all words on a list of them, listed lines, grids.

mod grids;
mod layout;
mod list;
mod naive;
mod topology;
mod tracks;
mod words;
