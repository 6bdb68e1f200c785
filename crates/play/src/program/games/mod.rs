//! The games with options: the options, and texts for people.

mod connect6;
mod draughts;
mod hnefatafl;
mod in_a_row;
mod joined;
mod peg_solitaire;
mod pente;
mod picture_file;
mod renju;
mod reversi;
mod sokoban;

pub use self::{
    connect6::Connect6Options, draughts::DraughtsOptions, hnefatafl::HnefataflOptions,
    in_a_row::InARowOptions, peg_solitaire::PegSolitaireOptions, pente::PenteOptions,
    renju::RenjuOptions, reversi::ReversiOptions, sokoban::SokobanOptions,
};
