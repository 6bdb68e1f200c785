//! [`Turn`]: the turns and reflections of a tiling, and those that lay a shape of squares or hexagons onto
//! itself.

use alloc::vec::Vec;

use super::{Coord, Direction, Tiling};

/// All ways to lay a shape onto itself, each as the cell that each of its cells comes to, in the order in
/// which the cells are given. A shape without cells has none.
///
/// They are the turns and reflections of the tiling under which the shape, moved back to where it was,
/// has the same cells: at most eight of squares, and twelve of hexagons.
///
/// ```
/// use collinear::geometry::{Coord, Tiling, shape_symmetries};
///
/// let corner = [(0, 0), (1, 0), (1, 1)].map(Coord::from);
/// assert_eq!(shape_symmetries(Tiling::Square, &corner).len(), 2); // itself, and over the diagonal
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

/// A turn or a reflection of a tiling: what becomes of a step to the right and of a step down.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    right: Direction,
    down: Direction,
}

impl Turn {
    /// The eight of squares, the twelve of hexagons: what leaves everything as it is, then clockwise.
    pub(super) fn all(tiling: Tiling) -> impl Iterator<Item = Self> {
        let sides = tiling.sides();
        // From east on: there the step to the right stays what it is.
        let rights = sides.iter().skip(1).chain(sides.first());
        let turns =
            rights.flat_map(move |&right| sides.iter().map(move |&down| Self { right, down }));
        turns.filter(|turn| turn.keeps(sides) && !turn.folds())
    }

    /// Whether it is a reflection, which turns a shape over.
    pub(super) const fn is_reflection(self) -> bool {
        let (down, right) = (self.down, self.right);
        down.rows() * right.cols() - down.cols() * right.rows() < 0
    }

    /// What becomes of this many steps down and to the right. The numbers are so wide that those of any
    /// two cells have a difference.
    pub(super) const fn map(self, [rows, cols]: [i128; 2]) -> [i128; 2] {
        let (down, right) = (self.down, self.right);
        [
            rows * down.rows() as i128 + cols * right.rows() as i128,
            rows * down.cols() as i128 + cols * right.cols() as i128,
        ]
    }

    /// Whether it lays everything onto one line, where different cells come to the same.
    fn folds(self) -> bool {
        self.right == self.down || self.right == -self.down
    }

    /// Whether each of these directions becomes one of them.
    fn keeps(self, directions: &[Direction]) -> bool {
        let steps = |direction: &Direction| [direction.rows() as i128, direction.cols() as i128];
        let is_kept = |direction| {
            directions
                .iter()
                .any(|other| steps(other) == self.map(steps(direction)))
        };
        directions.iter().all(is_kept)
    }

    /// Where the cells of a shape come to, if these are its cells again: the same ones, sorted.
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

/// The least row and the least column.
pub(super) fn corner(cells: impl Iterator<Item = [i128; 2]>) -> Option<[i128; 2]> {
    cells.reduce(|[row, col], at| [row.min(at[0]), col.min(at[1])])
}
