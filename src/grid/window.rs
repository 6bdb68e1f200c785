//! The grid of a window as a grid of rows and columns.

use super::Grid;
use crate::{
    boards::{PlaneCell, Window},
    geometry::{Direction, Topology},
};

impl<T, P: Topology<Cell: PlaneCell, Heading = Direction>> Grid<T, Window<P>> {
    /// The window as a grid of rows and columns, which are counted from its upper left cell: to be
    /// printed, drawn and compared.
    ///
    /// # Complexity
    ///
    /// Constant.
    #[must_use]
    pub fn into_rows(self) -> Grid<T> {
        Grid {
            cells: self.cells,
            board: self.board.topology().bounds(),
        }
    }
}
