//! Line of sight at any angle between two cells, and the field of view of a cell.
//!
//! # What is seen
//!
//! Cells are squares or hexagons. The line of sight is the segment between the centres of two cells, without its ends.
//! It is clear if
//!
//! - it crosses the interior of no opaque cell, except the two at its ends, and
//! - at each corner or edge that it touches exactly, the cells it only touches let it through. With
//!   [`Corners::Strict`] all of these cells must be transparent. With [`Corners::Lenient`] the cells on one side are
//!   enough: sight passes the corner of one pillar, but not between two pillars that touch.
//!
//! ```text
//!     @ #      strict: @ does not see b         @ #      @ does not see b
//!     . b      lenient: @ sees b                # b
//! ```
//!
//! Sight is symmetric by definition, for every pair of cells, walls included. The cells at the ends can be opaque, so
//! walls are seen. The wall in the corner of a room is not: the two walls that meet at the corner hide it. On boards
//! with joined sides, the segment is the one of the flat board, as for [`path`](crate::Grid::path), because many
//! segments lead round a torus.
//!
//! # How
//!
//! The headings to the neighbours of a cell cut its surroundings into wedges, eight on squares and six on hexagons. In
//! a wedge, a cell has a *ring*, its distance from the eye, and an index in that ring. The index is 0 on the first
//! heading, and equals the number of the ring on the next heading. The slope of a ray is the part of the wedge that the
//! ray has turned: the ray meets the centre of cell `index` of a ring if its slope is `index / ring`. An opaque cell
//! shades the slopes between two of its corners in all rings behind it, but no centre in its own ring. All numbers are
//! exact fractions of integers.
//!
//! [`sees`](crate::Grid::sees) tests the two cells of each ring whose centres are next to the slope.
//! [`field_of_view`](crate::Grid::field_of_view) goes out ring by ring with a list of open slopes. It takes the cells
//! with open slopes, then removes the shadows of the opaque cells. A shadow cast before ring *k* is wider than 1/*k*,
//! so the list never has more parts than the ring has cells, and cells in shadow cost nothing. Rays along the headings,
//! which belong to two wedges, are walked separately.
//!
//! # Other definitions
//!
//! Björn Bergström's shadowcasting is not symmetric. Albert Ford's symmetric shadowcasting, and libtcod's similar
//! `FOV_SYMMETRIC_SHADOWCAST`, are symmetric between floors, but have other rules for walls. Duerig's precise
//! permissive field of view (`FOV_PERMISSIVE`) accepts any line between two cells, not only between their centres.
//! `range_fov` of hexx draws a rounded line to each cell of the last ring, and is not symmetric.

use crate::geometry::{Board, Tiled};

mod eye;
mod field;
mod wedge;

use self::{eye::Eye, wedge::wedges};

pub use self::{eye::Corners, field::FieldOfView};

/// # Queries: vision
impl<T: Tiled> Board<T> {
    /// Checks the line of sight between two cells, at any angle. See [`Grid::sees`](crate::Grid::sees).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// Linear in the distance: two cells per ring, or three if one of them is opaque; no allocation.
    pub fn sees(
        &self,
        from: T::Cell,
        to: T::Cell,
        corners: Corners,
        opaque: impl FnMut(T::Cell) -> bool,
    ) -> Result<(), T::Cell> {
        for end in [from, to] {
            if !self.contains(end) {
                return Err(end);
            }
        }
        let mut eye = Eye::new(self.clone(), from, corners, opaque);
        let offset = eye.offset_to(to);
        let mut wedges = wedges(T::TILING).iter();
        match wedges.find_map(|wedge| Some((wedge, wedge.place_of(offset)?))) {
            Some((wedge, [ring, index])) => eye
                .look(wedge, ring, index)
                .map_err(|blocker| blocker.unwrap_or(to)),
            // The line leads from a cell to itself.
            None => Ok(()),
        }
    }

    /// The field of view of a cell: all cells that it sees within a radius. See
    /// [`Grid::field_of_view`](crate::Grid::field_of_view).
    ///
    /// # Complexity
    ///
    /// Linear in the cells within the radius; cells in shadow are not tested. Allocates the visible cells and the open
    /// parts of one ring.
    pub fn field_of_view<F: FnMut(T::Cell) -> bool>(
        &self,
        from: T::Cell,
        radius: usize,
        corners: Corners,
        opaque: F,
    ) -> FieldOfView<T, F> {
        let eye = Eye::new(self.clone(), from, corners, opaque);
        FieldOfView::new(eye, from, radius)
    }
}
