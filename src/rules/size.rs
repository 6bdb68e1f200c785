//! [`MAX_CELLS`]: how large the boards of the games here may be, and whether a board has the right size.

use crate::{Bounds, TooLarge, WrongSize};

/// The most cells that the board of a game here may have, and the most rows and columns: 2^20, the cells of
/// a board of 1024 by 1024.
pub const MAX_CELLS: usize = 1 << 20;

/// The board of these rows and columns, unless its cells, rows or columns are more than [`MAX_CELLS`].
pub(super) const fn check_sides(rows: usize, cols: usize) -> Result<Bounds, TooLarge> {
    match Bounds::new(rows, cols) {
        Ok(bounds)
            if bounds.cell_count() <= MAX_CELLS && rows <= MAX_CELLS && cols <= MAX_CELLS =>
        {
            Ok(bounds)
        }
        _ => Err(TooLarge::sides(rows, cols).over(MAX_CELLS)),
    }
}

/// Refuses a board of another size; how its sides are joined makes no difference.
pub(super) fn check_size(found: Bounds, expected: Bounds) -> Result<(), WrongSize> {
    if (found.rows(), found.cols()) == (expected.rows(), expected.cols()) {
        Ok(())
    } else {
        Err(WrongSize { found, expected })
    }
}
