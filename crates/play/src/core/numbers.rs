//! Cells as numbers and back, compiled once for each board and not for each game.

use collinear::Layout;

/// The numbers of cells; none for those that the board does not have.
pub(crate) fn numbers<B: Layout>(
    board: &B,
    cells: &mut dyn Iterator<Item = B::Cell>,
) -> Vec<usize> {
    cells.filter_map(|at| board.index_of(at)).collect()
}

/// The cells of numbers; none for those that are too large.
pub(crate) fn cells<B: Layout>(board: &B, numbers: &[usize]) -> Vec<B::Cell> {
    let all: Vec<_> = board.cells().collect();
    let cells = numbers.iter().filter_map(|&number| all.get(number));
    cells.copied().collect()
}
