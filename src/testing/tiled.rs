//! [`check_tiled`]: whether the cells of a board tile the plane.

use super::{Law, TopologyBreach, law::holds};
use crate::{
    geometry::{Board, Finite, Headings, Tiled},
    lines::Corners,
};

/// Checks the laws of [`Tiled`] for every two cells of a board.
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
/// The first [`TopologyBreach`]: the law and the cell.
///
/// # Complexity
///
/// For each two cells linear in how far they are apart.
pub fn check_tiled<T: Finite + Headings + Tiled>(
    board: &Board<T>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let topology = board.topology();
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        let found = topology.cell_in(row, col) == Some(at);
        holds(Law::Tiled, found, at, None)?;
    }
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        for side in T::TILING.sides() {
            let (row, col) = (row + side.rows() as i64, col + side.cols() as i64);
            let mut steps = topology.headings(at).map(|way| board.step(at, way));
            let is_next = topology
                .cell_in(row, col)
                .is_none_or(|beside| steps.any(|to| to == Some(beside)));
            holds(Law::TiledSides, is_next, at, None)?;
        }
        for to in topology.cells() {
            let is_clear = board.sees(at, to, Corners::Lenient, |_| false).is_ok();
            holds(Law::Convex, is_clear, at, None)?;
        }
    }
    Ok(())
}
