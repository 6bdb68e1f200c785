//! [`check_tiled`]: tests the laws of [`Tiled`].

use super::breach::{Breach, holds_at};
use crate::{
    geometry::{Board, Finite, Headings, Tiled},
    lines::Corners,
};

/// Checks the laws of [`Tiled`] for all pairs of cells.
///
/// ```
/// use collinear::{boards::Hexagons, testing::check_tiled};
///
/// check_tiled(&Hexagons::hexagon(4)?.board()).unwrap();
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// # Errors
///
/// The first [`Breach`]: the law and the cell.
///
/// # Complexity
///
/// For each pair of cells, linear in their distance.
pub fn check_tiled<T: Finite + Headings + Tiled>(board: &Board<T>) -> Result<(), Breach> {
    let topology = board.topology();
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        let found = topology.cell_in(row, col) == Some(at);
        holds_at("cell_in finds each cell in its row and column", found, at)?;
    }
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        for side in T::TILING.sides() {
            let (row, col) = (row + side.rows() as i64, col + side.cols() as i64);
            let mut steps = topology.headings(at).map(|heading| board.step(at, heading));
            let is_next = topology
                .cell_in(row, col)
                .is_none_or(|beside| steps.any(|to| to == Some(beside)));
            holds_at(
                "two cells that share a side are one step apart",
                is_next,
                at,
            )?;
        }
        for to in topology.cells() {
            let is_clear = board.sees(at, to, Corners::Lenient, |_| false).is_ok();
            holds_at("all cells between two cells are on the board", is_clear, at)?;
        }
    }
    Ok(())
}
