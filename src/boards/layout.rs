//! The paper of the boards that have rows and columns of their own.

use alloc::{format, string::String};
use core::fmt;

use super::{Hex, Hexagons, PlaneCell, Twisted, Window, plane::plane_cell, twisted::Seam};
use crate::geometry::{
    Bounds, Coord, Direction, Labels, Layout, NameError, Origin, Tiling, Topology, Wrap,
};

/// The paper is the rectangle. Sides with a seam are joined, twisted or not.
impl Layout for Twisted {
    fn paper(&self) -> Bounds {
        let has_seam = |seam| seam != Seam::Edge;
        let wrap = Wrap::of(has_seam(self.north_south()), has_seam(self.east_west()));
        self.bounds().with_wrap(wrap)
    }

    fn on_paper(&self, at: Coord) -> Coord {
        at
    }

    fn cell_named(&self, name: &str) -> Result<Coord, NameError> {
        self.paper().cell_named_from(name, Origin::BottomLeft)
    }
}

/// The paper is the rectangle of the left-aligned cells, with each row shifted left by half a cell from the row above.
impl Layout for Hexagons {
    fn paper(&self) -> Bounds {
        self.bounds()
    }

    fn on_paper(&self, Hex { q, r }: Hex) -> Coord {
        let index = |axial: i32| usize::try_from(axial).unwrap_or(usize::MAX);
        Coord::new(index(r), index(q))
    }

    fn tiling(&self) -> Tiling {
        Tiling::Hexagonal
    }

    fn cell_named(&self, name: &str) -> Result<Hex, NameError> {
        self.cell_named_from(name, Origin::BottomLeft)
    }
}

impl<T: Topology<Cell: PlaneCell + fmt::Display, Heading = Direction>> Window<T> {
    /// The error for a name that no cell of the window has.
    fn off_window(&self) -> NameError {
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let last = Coord::new(rows.wrapping_sub(1), cols.wrapping_sub(1));
        match [Coord::new(0, 0), last].map(|at| self.cell_at(at).map(name_of)) {
            [Some(first), Some(last)] => NameError::off_board(Some([&first, &last])),
            _ => NameError::off_board(None),
        }
    }
}

/// The two numbers of a cell, as in `3,-1`.
fn name_of(at: impl fmt::Display) -> String {
    format!("{at}").replace(['(', ' ', ')'], "")
}

/// The name of a cell is its two numbers, such as `3,-1`, wherever the window is.
///
/// ```
/// use collinear::{Coord, Layout, boards::{Place, Plane, Window}};
///
/// let window = Window::new(Plane, Place::new(5, -2), 2, 3)?;
/// assert_eq!(window.on_paper(Place::new(6, -1)), Coord::new(1, 1));
/// assert_eq!(window.name(Place::new(6, -1)), "6,-1");
/// assert_eq!(window.labels().unwrap().columns, ["-2", "-1", "0"]);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
impl<T> Layout for Window<T>
where
    T: Topology<Cell: PlaneCell + fmt::Display, Heading = Direction> + Send + Sync + 'static,
{
    fn paper(&self) -> Bounds {
        self.bounds()
    }

    fn on_paper(&self, at: T::Cell) -> Coord {
        let nowhere = Coord::new(usize::MAX, usize::MAX);
        self.coord_of(at).unwrap_or(nowhere)
    }

    fn tiling(&self) -> Tiling {
        T::Cell::TILING
    }

    fn name(&self, at: T::Cell) -> String {
        name_of(at)
    }

    fn cell_named(&self, name: &str) -> Result<T::Cell, NameError> {
        // A `Place` is written with its row first, a hexagon with its column first; only the correct reading has this
        // name.
        let [first, second] = plane_cell::parsed(name)?;
        let candidates = [T::Cell::at(first, second), T::Cell::at(second, first)];
        let written = format!("{first},{second}");
        let called = |&at: &T::Cell| self.contains(at) && self.name(at) == written;
        let found = candidates.into_iter().find(called);
        found.ok_or_else(|| self.off_window())
    }

    fn has_labels(&self) -> bool {
        true
    }

    fn labels(&self) -> Option<Labels> {
        let bounds = self.bounds();
        let label = |row, col, number: fn(T::Cell) -> i32| {
            let at = self.cell_at(Coord::new(row, col));
            at.map_or_else(String::new, |at| format!("{}", number(at)))
        };
        let (rows, columns) = (0..bounds.rows(), 0..bounds.cols());
        Some(Labels {
            rows: rows.map(|row| label(row, 0, PlaneCell::row)).collect(),
            columns: columns.map(|col| label(0, col, PlaneCell::col)).collect(),
        })
    }
}
