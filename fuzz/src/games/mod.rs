//! Games from bytes: rules of many kinds, and states of them, such as no play comes to as well.

mod connect6;
mod draughts;
mod hnefatafl;
mod in_a_row;
mod peg_solitaire;
mod pente;
mod renju;
mod reversi;

use std::fmt::Debug;

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord, Grid,
    rules::{Notation, Rules, View},
};

pub use self::{
    connect6::connect6, draughts::draughts, hnefatafl::hnefatafl, in_a_row::in_a_row,
    peg_solitaire::peg_solitaire, pente::pente, renju::renju, reversi::reversi,
};
use crate::shapes::{number, small};

/// A game of which a target can have any state and any move, legal or not.
pub trait Playable: Notation<State: View + PartialEq + Debug> {
    fn any_state(&self, u: &mut Unstructured) -> Result<Self::State>;
    fn any_move(&self, u: &mut Unstructured) -> Result<Self::Move>;
}

/// What a target does with any game.
pub trait Play {
    fn play<R: Playable>(&mut self, rules: &R, u: &mut Unstructured) -> Result<()>;
}

/// Plays one game: on a small board, or on one of so many columns that their names get long.
pub fn play(u: &mut Unstructured, play: &mut impl Play) -> Result<()> {
    let kind = u.arbitrary::<u8>()?;
    let cols = if kind < 224 {
        small(u)? + 1
    } else {
        20 + number(u)? % 40
    };
    let size = (small(u)? + 1, cols);
    match kind % 8 {
        0 => in_a_row(size, u)?.map(|rules| play.play(&rules, u)),
        1 => reversi(size, u)?.map(|rules| play.play(&rules, u)),
        2 => peg_solitaire(size, u)?.map(|rules| play.play(&rules, u)),
        3 => hnefatafl((size.0 | 1, size.1 | 1), u)?.map(|rules| play.play(&rules, u)),
        4 => renju(size, u)?.map(|rules| play.play(&rules, u)),
        5 => pente(size, u)?.map(|rules| play.play(&rules, u)),
        6 => connect6(size, u)?.map(|rules| play.play(&rules, u)),
        _ => draughts(size, u)?.map(|rules| play.play(&rules, u)),
    };
    Ok(())
}

pub type Size = (usize, usize);

/// A cell of the board, or sometimes one beside it.
fn cell((rows, cols): Size, u: &mut Unstructured) -> Result<Coord> {
    let (row, col) = (u.arbitrary::<u8>()?, u.arbitrary::<u8>()?);
    Ok(Coord::new(
        usize::from(row) % (rows + 1),
        usize::from(col) % (cols + 1),
    ))
}

/// A board with these on its cells.
fn grid<T: Copy>((rows, cols): Size, palette: &[T], u: &mut Unstructured) -> Result<Grid<T>> {
    let bits = u.arbitrary::<u64>()?;
    let piece = |at: Coord| {
        let index = u32::try_from(at.row * cols + at.col).unwrap();
        let bits = bits.rotate_right(2 * index + index / 32).to_le_bytes()[0];
        palette[usize::from(bits & 15) % palette.len()]
    };
    Ok(Grid::from_fn(rows, cols, piece).unwrap())
}

/// A state that stones on any cells come to.
fn after_stones<R: Playable + Rules<Move = Coord>>(
    rules: &R,
    u: &mut Unstructured,
) -> Result<R::State> {
    let mut state = rules.start();
    for _ in 0..u.arbitrary::<u8>()? % 64 {
        let at = rules.any_move(u)?;
        if rules.check(&state, &at).is_ok() {
            rules.apply(&mut state, at);
        }
    }
    Ok(state)
}
