//! The computers of the program's games: judges and endgame solvers.

mod abalone;
mod begin;
mod draughts;
mod endgame;
mod endless;
mod four_in_a_row;
mod halma;
mod hnefatafl;
mod in_a_row;
mod listed;
mod peg_solitaire;
mod pente;
mod perfect;
mod renju;
mod reversi;
mod stretch;
mod windows;
mod xiangqi;

pub(crate) use self::{
    abalone::MARBLE,
    draughts::MAN as DRAUGHTS_MAN,
    halma::STEP,
    listed::of_listed,
    reversi::{DISC as REVERSI_DISC, PLIES as REVERSI_PLIES},
    xiangqi::SOLDIER,
};
pub use self::{
    draughts::{ForDraughts, Material},
    hnefatafl::{ForHnefatafl, King},
    in_a_row::ForInARow,
    peg_solitaire::ForPegSolitaire,
    pente::{Captures, ForPente},
    renju::{Fives, ForRenju},
    reversi::{Cells, ForReversi},
    windows::{Standing, Windows},
};
