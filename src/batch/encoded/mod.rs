//! The games of the crate as numbers, a file a game: nothing that is not public is used, so yours can have
//! the same.

mod any_game;
mod draughts;
mod hnefatafl;
mod in_a_row;
mod peg_solitaire;
mod reversi;

pub use self::any_game::Encoded;

use crate::{Coord, bits::PlaneValue};

/// Writes a plane of these cells alone.
#[inline(always)]
fn write_cells<V: PlaneValue>(
    plane: &mut [V],
    cols: usize,
    cells: impl IntoIterator<Item = Coord>,
) {
    plane.fill(V::default());
    for at in cells {
        if let Some(cell) = plane.get_mut(at.row * cols + at.col) {
            *cell = V::ONE;
        }
    }
}
