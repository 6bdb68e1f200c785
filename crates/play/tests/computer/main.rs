//! Tests of the computer as a player: its searches and its moves.

mod asked;
mod followers;
mod judges;
mod opinions;
mod peg_solitaire;
mod perfect;
mod pieces;
mod pile;
mod repetition;
mod searches;
mod threats;
mod tree;

use std::sync::Arc;

use collinear::{
    Grid,
    rules::{Cell, Rules, in_a_row::InARow},
};
use collinear_play::computer::{Advice, Computer, Effort, Level};

fn level(number: u8) -> Effort {
    let level = Level::new(number).expect("from 1 to 5");
    Effort { level, seed: 1 }
}

/// The computer's advice after all its work.
fn advice<R: Rules>(
    computer: &impl Computer<R>,
    game: &Arc<R>,
    state: &R::State,
    effort: Effort,
) -> Advice<R::Move> {
    computer.search(game, state, effort).finish()
}

/// The computer's move, which must be legal.
fn move_of<R: Rules>(
    computer: &impl Computer<R>,
    game: &Arc<R>,
    state: &R::State,
    effort: Effort,
) -> R::Move {
    legal(&**game, state, advice(computer, game, state, effort))
}

/// The advised move, which must be legal.
fn legal<R: Rules>(game: &R, state: &R::State, advice: Advice<R::Move>) -> R::Move {
    match advice {
        Advice::Play(m) => {
            assert!(game.moves(state).any(|legal| legal == m), "{m:?}");
            m
        }
        other => panic!("{other:?}"),
    }
}

/// A state of an m,n,k game, from a drawing of the board.
fn in_a_row(game: &InARow, picture: &str) -> <InARow as Rules>::State {
    let board = Grid::parse_with(picture, Cell::from_glyph).expect(picture);
    let state = game.set_up(board);
    state.unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
