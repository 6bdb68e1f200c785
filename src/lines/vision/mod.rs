//! Line of sight at any angle between two cells, and the field of view from one.
//!
//! # What is seen
//!
//! Cells are squares or hexagons. From one cell to another leads the segment between their centres,
//! without its ends. Sight is clear if
//!
//! - the segment meets the interior of no opaque cell but the two at its ends, and
//! - wherever it passes exactly through a corner, or along an edge, the cells beside it there that it
//!   only touches let it through: with [`Corners::Strict`] all of them have to be transparent, with
//!   [`Corners::Lenient`] one on either side is enough, so that sight squeezes past one pillar and not
//!   between two that touch.
//!
//! ```text
//!     @ #      strict: @ does not see b         @ #      @ does not see b
//!     . b      lenient: @ sees b                # b
//! ```
//!
//! Nothing here tells one end from the other: sight is symmetric, by definition and for every pair of
//! cells, walls among them. Whether the cells at the ends are opaque makes no difference, so a wall is
//! seen, but not the one in the corner of a room, which lies behind the two walls that meet there. On
//! boards whose sides are joined the segment is that of the flat board, as [`path`](crate::Grid::path) has
//! it: round a torus there are many, and no one is the straight one.
//!
//! # How
//!
//! The headings to the neighbours of a cell cut what lies around it into wedges, eight on squares and
//! six on hexagons. In a wedge a cell has a *ring*, its distance from the eye, and an index within it,
//! from 0 on the first heading to the number of the ring on the next. A ray has as its slope the
//! part of the wedge that it has turned, and meets the centre of cell `index` of a ring if the slope is
//! `index / ring`. An opaque cell shades the slopes between those of two of its corners; in either tiling
//! it does so for all rings behind it, and for no centre of its own ring. All are fractions of whole
//! numbers, and nothing is rounded.
//!
//! So [`sees`](crate::Grid::sees) looks at the two cells of each ring whose centres are next to the slope, and a
//! [`field of view`](crate::Grid::field_of_view) goes out ring by ring with the list of slopes that are
//! still open: it takes the cells whose slopes are in it, then the shadows of the opaque ones from it.
//! A shadow that is cast before ring *k* is wider than 1/*k*, so that the list never has more
//! parts than the ring has cells, and what lies in shadow costs nothing. The rays along the headings
//! themselves, which belong to two wedges, are walked apart.
//!
//! # Others
//!
//! Shadowcasting in the form of Björn Bergström is not symmetric; Albert Ford's symmetric one is, between
//! floors, and answers for walls by other rules. The `FOV_SYMMETRIC_SHADOWCAST` of libtcod is of that
//! kind; Duerig's precise permissive field of view (`FOV_PERMISSIVE`) asks for any line between two
//! cells instead of that between their centres. `range_fov` of hexx draws a rounded line to
//! each cell of the last ring, and is not symmetric.

use crate::geometry::{Board, Tiled};

mod eye;
mod field;
mod wedge;

use self::{eye::Eye, wedge::wedges};

pub use self::{eye::Corners, field::FieldOfView};

/// # Queries: vision
impl<T: Tiled> Board<T> {
    /// Whether one cell sees another, at any angle. See [`Grid::sees`](crate::Grid::sees).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// Linear in the distance, with two cells asked in each ring, or a third beside an opaque one; no allocation.
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
            // From a cell to itself.
            None => Ok(()),
        }
    }

    /// The field of view: the cells that a cell sees within a radius. See
    /// [`Grid::field_of_view`](crate::Grid::field_of_view).
    ///
    /// # Complexity
    ///
    /// Linear in the cells within the radius, for all of it, and those that lie in shadow are not asked.
    /// Allocates the cells in sight of one ring, and the parts of it that are open.
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
