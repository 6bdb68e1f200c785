//! [`Sheets`]: how often, and which way, a walk has passed over joined sides.
//!
//! Copies of a board laid side by side where its sides are joined, each turned as the seam turns it, cover a
//! plane without end, as sheets of wallpaper do; those of a projective plane are two, and make a sphere. A walk
//! that comes back to its first cell ends on the sheet that it began on, and could be drawn together to a point,
//! or it ends on another one, and goes round the board. In topology the sheets are the universal cover, and what
//! goes round is not contractible (Hatcher, "Algebraic Topology", 2002, section 1.3).

use core::fmt::Debug;

use super::{Coord, Direction, Rect, Topology};

/// A board whose copies can be laid side by side where its sides are joined: it knows which copy a step leads to.
///
/// What goes round a wrapped board is asked with it; see [`Region::way_round`](crate::lines::Region::way_round).
///
/// ```
/// use collinear::{Bounds, Coord, Direction, Wrap, geometry::Sheets};
///
/// let cylinder = Bounds::new(3, 5)?.with_wrap(Wrap::EastWest);
/// let after = |col, way| cylinder.topology().sheet_after([0, 0], Coord::new(0, col), way);
/// assert_eq!(after(3, Direction::E), [0, 0]);
/// assert_eq!(after(4, Direction::E), [0, 1]);
/// assert_eq!(after(0, Direction::SW), [0, -1]);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// # Laws
///
/// - A step back leads back to the sheet from which it came.
/// - Steps round a point of the surface end on the sheet on which they began.
pub trait Sheets: Topology {
    /// A copy of the board, by how often sides were passed to come to it; `()` where none is joined.
    type Sheet: Copy + Eq + Debug;

    /// The copy from which sheets are counted.
    const FIRST: Self::Sheet;

    /// The sheet on which a step from a cell of this one ends, which has to stay on the board.
    fn sheet_after(
        &self,
        sheet: Self::Sheet,
        from: Self::Cell,
        heading: Self::Heading,
    ) -> Self::Sheet;
}

impl Sheets for Rect {
    /// How many sheets down, and how many to the right.
    type Sheet = [isize; 2];

    const FIRST: [isize; 2] = [0, 0];

    fn sheet_after(&self, [down, right]: [isize; 2], from: Coord, way: Direction) -> [isize; 2] {
        let over = |index, step, side, is_joined| {
            if is_joined {
                sides_passed(index, step, side)
            } else {
                0
            }
        };
        [
            down.wrapping_add(over(from.row, way.rows(), self.rows(), self.joins_rows())),
            right.wrapping_add(over(from.col, way.cols(), self.cols(), self.joins_cols())),
        ]
    }
}

/// How often a step along joined sides, which are so far apart, passes over one of them, with its sign.
pub(crate) const fn sides_passed(index: usize, step: isize, side: usize) -> isize {
    let side = if side == 0 { 1 } else { side };
    let whole = step.div_euclid(side.cast_signed());
    let rest = step.rem_euclid(side.cast_signed()).unsigned_abs();
    // No side is longer than isize::MAX, so the sum is a number that there is.
    if index.wrapping_add(rest) < side {
        whole
    } else {
        whole + 1
    }
}
