//! Hnefatafl: its options, and how it is played by typing.

pub(crate) mod options;
mod switches;
mod text;
