//! [`PlaneShape`]: the shape of a network's input.

use crate::{Bounds, Symmetry};

/// The shape of a network's input: planes one after the other (channels first), each with a number for each cell of
/// the board, row by row.
///
/// ```
/// use collinear::{Bounds, rules::PlaneShape};
///
/// let shape = PlaneShape { planes: 3, board: Bounds::new(6, 7)? };
/// assert_eq!(shape.len(), 126);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias("observation_space", "input shape", "channels first", "NCHW"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaneShape {
    /// The number of planes.
    pub planes: usize,
    /// The rows and columns of each plane.
    pub board: Bounds,
}

impl PlaneShape {
    /// The number of values in all planes.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.planes.saturating_mul(self.board.cell_count())
    }

    /// True if there are no values.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Rotates or mirrors planes by a symmetry of the board, for example to get more positions for training. Some
    /// symmetries swap rows and columns.
    ///
    /// ```
    /// use collinear::{Bounds, Symmetry, rules::PlaneShape};
    ///
    /// let shape = PlaneShape { planes: 2, board: Bounds::new(1, 3)? };
    /// let mut mirrored = [0; 6];
    /// shape.map_planes(Symmetry::FlipLeftRight, &[1, 2, 3, 4, 5, 6], &mut mirrored);
    /// assert_eq!(mirrored, [3, 2, 1, 6, 5, 4]);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the length of a slice differs from [`len`](Self::len).
    #[doc(alias("augment", "rotate", "flip"))]
    pub fn map_planes<V: Copy>(self, symmetry: Symmetry, planes: &[V], mapped: &mut [V]) {
        for len in [planes.len(), mapped.len()] {
            assert_eq!(len, self.len(), "planes of another shape");
        }
        let cells = self.board.cell_count();
        let after = symmetry.map_bounds(self.board);
        let images = self
            .board
            .cells()
            .map(|at| symmetry.map_coord(at, self.board));
        for (from, image) in images.enumerate() {
            let Some(at) = image else { continue };
            let to = at.row * after.cols() + at.col;
            for plane in (0..self.planes).map(|plane| plane * cells) {
                mapped[plane + to] = planes[plane + from];
            }
        }
    }
}
