//! Converts between cells and their numbers. The code is generic over the board only, so it is compiled once per type
//! of board.

use collinear::Layout;

/// The numbers of cells; cells outside the board are left out.
pub(crate) fn numbers<B: Layout>(
    board: &B,
    cells: &mut dyn Iterator<Item = B::Cell>,
) -> Vec<usize> {
    cells.filter_map(|at| board.index_of(at)).collect()
}

/// The cells with these numbers; numbers that are too large are left out.
pub(crate) fn cells<B: Layout>(board: &B, numbers: &[usize]) -> Vec<B::Cell> {
    let all: Vec<_> = board.cells().collect();
    let cells = numbers.iter().filter_map(|&number| all.get(number));
    cells.copied().collect()
}
