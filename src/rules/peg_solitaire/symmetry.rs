//! The symmetries of a board: where its holes go if it is turned or reflected onto itself.

use alloc::vec::Vec;

use super::Lattice;
use crate::{Coord, Direction};

/// All ways to lay a board onto itself, each as the hole that each of its holes, given in reading
/// order, comes to. A triangle has six, which the symmetries of its picture are not enough for.
pub(super) fn symmetries(lattice: Lattice, holes: &[Coord]) -> Vec<Vec<Coord>> {
    let directions = lattice.directions();
    let maps = directions
        .iter()
        .flat_map(|&right| directions.iter().map(move |&down| Map { right, down }));
    let maps = maps.filter(|map| map.keeps(directions));
    let maps = maps.filter(|map| !map.folds());
    maps.filter_map(|map| map.laid_onto_itself(holes)).collect()
}

/// A turn or a reflection: what becomes of a step to the right and of a step down.
#[derive(Clone, Copy)]
struct Map {
    right: Direction,
    down: Direction,
}

impl Map {
    /// What becomes of so many steps down and to the right.
    const fn of(self, rows: isize, cols: isize) -> (isize, isize) {
        (
            rows * self.down.rows() + cols * self.right.rows(),
            rows * self.down.cols() + cols * self.right.cols(),
        )
    }

    /// Whether it lays the board onto one line of itself, where different holes come to the same.
    fn folds(self) -> bool {
        self.right == self.down || self.right == -self.down
    }

    /// Whether each of these directions becomes one of them.
    fn keeps(self, directions: &[Direction]) -> bool {
        let mut images = directions.iter().map(|way| self.of(way.rows(), way.cols()));
        images.all(|image| Direction::try_from(image).is_ok_and(|way| directions.contains(&way)))
    }

    /// Where the holes come to, if these are places of holes again: the board is moved to where it
    /// was before.
    fn laid_onto_itself(self, holes: &[Coord]) -> Option<Vec<Coord>> {
        let place = |at: &Coord| (at.row.cast_signed(), at.col.cast_signed());
        let image = |at: &Coord| self.of(at.row.cast_signed(), at.col.cast_signed());
        let (row, col) = corner(holes.iter().map(place))?;
        let (image_row, image_col) = corner(holes.iter().map(image))?;
        let moved = holes.iter().map(|at| {
            let (down, right) = image(at);
            let to = Coord::new(
                (down - image_row + row).cast_unsigned(),
                (right - image_col + col).cast_unsigned(),
            );
            holes.binary_search(&to).is_ok().then_some(to)
        });
        moved.collect()
    }
}

/// The least row and the least column.
fn corner(places: impl Iterator<Item = (isize, isize)>) -> Option<(isize, isize)> {
    places.reduce(|(row, col), place| (row.min(place.0), col.min(place.1)))
}
