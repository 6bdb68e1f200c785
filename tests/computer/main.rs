//! The computer as a player of the examples: what it searches with, and what it does.
//!
//! Which of several good moves it makes is chance, so these tests ask only what holds for each of them.

mod adapter;
mod any_game;
#[path = "../../examples/common/mod.rs"]
mod common;
mod judges;
mod peg_solitaire;
mod pile;
mod repetition;
mod stopping;
mod threats;
mod tic_tac_toe;
mod time_limit;

use std::sync::Arc;

use collinear::{
    Grid,
    rules::{Cell, Rules, in_a_row::InARow},
};
use common::computer::{
    Advice, Computer,
    effort::{Effort, Level},
};

/// A level without a limit of time.
fn level(number: u8) -> Effort {
    let level = Level::new(number).expect("from 1 to 5");
    Effort::whole(level)
}

/// The move that the computer makes; it has to be a legal one.
fn move_of<G: Computer>(game: &Arc<G>, state: &G::State, effort: &Effort) -> G::Move {
    match game.advise(state, effort) {
        Advice::Play(mov) => {
            game.check(state, &mov).expect("a legal move");
            mov
        }
        other => panic!("{other:?}"),
    }
}

/// A state of an m,n,k game from a picture.
fn in_a_row(game: &InARow, picture: &str) -> <InARow as Rules>::State {
    let board = Grid::parse_with(picture, Cell::from_glyph).expect(picture);
    let state = game.position(board);
    state.unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
