//! [`Turn`]: the turns and reflections of a tiling, and the symmetries of a shape.

use alloc::vec::Vec;

use super::{Coord, Direction, Tiling};

/// The symmetries of a shape: for each, the image of every cell, in the order of `cells`. Empty for a shape without
/// cells.
///
/// A symmetry is a turn or reflection of the tiling after which the shape, moved back, has the same cells: at most
/// eight for squares, twelve for hexagons.
///
/// ```
/// use collinear::geometry::{Coord, Tiling, shape_symmetries};
///
/// let corner = [(0, 0), (1, 0), (1, 1)].map(Coord::from);
/// assert_eq!(shape_symmetries(Tiling::Square, &corner).len(), 2); // the identity, and over the diagonal
/// assert_eq!(shape_symmetries(Tiling::Hexagonal, &corner).len(), 6); // three hexagons that meet
/// ```
#[must_use]
pub fn shape_symmetries(tiling: Tiling, cells: &[Coord]) -> Vec<Vec<Coord>> {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let turns = Turn::all(tiling);
    turns
        .filter_map(|turn| turn.onto_itself(cells, &sorted))
        .collect()
}

/// A turn or a reflection of a tiling: the images of a step to the right and of a step down.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    right: Direction,
    down: Direction,
}

impl Turn {
    /// All turns and reflections, eight of squares or twelve of hexagons: the identity first, then clockwise.
    pub(super) fn all(tiling: Tiling) -> impl Iterator<Item = Self> {
        let sides = tiling.sides();
        // The identity, which maps east to east, comes first.
        let rights = sides.iter().skip(1).chain(sides.first());
        let turns =
            rights.flat_map(move |&right| sides.iter().map(move |&down| Self { right, down }));
        turns.filter(|turn| turn.keeps(sides) && !turn.folds())
    }

    /// Whether it is a reflection.
    pub(super) const fn is_reflection(self) -> bool {
        let (down, right) = (self.down, self.right);
        down.rows() * right.cols() - down.cols() * right.rows() < 0
    }

    /// The image of an offset in rows and columns. `i128` holds the difference of any two cells.
    pub(super) const fn map(self, [rows, cols]: [i128; 2]) -> [i128; 2] {
        let (down, right) = (self.down, self.right);
        [
            rows * down.rows() as i128 + cols * right.rows() as i128,
            rows * down.cols() as i128 + cols * right.cols() as i128,
        ]
    }

    /// Whether it maps everything onto one line, so it is not a turn.
    fn folds(self) -> bool {
        self.right == self.down || self.right == -self.down
    }

    /// Whether it maps each of these directions to one of them.
    fn keeps(self, directions: &[Direction]) -> bool {
        let steps = |direction: &Direction| [direction.rows() as i128, direction.cols() as i128];
        let is_kept = |direction| {
            directions
                .iter()
                .any(|other| steps(other) == self.map(steps(direction)))
        };
        directions.iter().all(is_kept)
    }

    /// The images of the cells of a shape, moved back, if they are the same cells. `sorted` are the cells in order.
    fn onto_itself(self, cells: &[Coord], sorted: &[Coord]) -> Option<Vec<Coord>> {
        let unmoved = |at: &Coord| [at.row as i128, at.col as i128];
        let image = |at: &Coord| self.map(unmoved(at));
        let [row, col] = corner(cells.iter().map(unmoved))?;
        let [image_row, image_col] = corner(cells.iter().map(image))?;
        let moved = cells.iter().map(|at| {
            let [down, right] = image(at);
            let to = Coord::new(
                usize::try_from(down - image_row + row).ok()?,
                usize::try_from(right - image_col + col).ok()?,
            );
            sorted.binary_search(&to).is_ok().then_some(to)
        });
        moved.collect()
    }
}

/// The smallest row and the smallest column.
pub(super) fn corner(cells: impl Iterator<Item = [i128; 2]>) -> Option<[i128; 2]> {
    cells.reduce(|[row, col], at| [row.min(at[0]), col.min(at[1])])
}
