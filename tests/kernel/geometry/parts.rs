//! Parts of a board: their cells, inside and outside.

use super::*;
use collinear::Part;
use itertools::iproduct;

/// Rows and columns of parts, including more than a board has.
const SIDES: [usize; 6] = [0, 1, 2, 4, 7, 8];

/// The cells this many rows below and columns to the right of a corner, found by single steps.
fn stepped(board: Bounds, corner: Coord, rows: usize, cols: usize) -> Option<Vec<Coord>> {
    let walk = |from: Coord, way: Direction, steps: usize| {
        (0..steps).try_fold(from, |at, _| naive::step(board, at, way))
    };
    let cells = iproduct!(0..rows, 0..cols)
        .map(|(row, col)| walk(walk(corner, Direction::S, row)?, Direction::E, col));
    cells.collect()
}

#[test]
fn parts_are_the_cells_below_and_beside_their_corner() {
    for board in boards() {
        let corners = cells(board).into_iter().chain(cells_off(board));
        for (corner, rows, cols) in iproduct!(corners, SIDES, SIDES) {
            let found = board.part(corner, rows, cols);
            // An empty part fits where one of a row and a column fits.
            let expected = stepped(board, corner, rows.max(1), cols.max(1))
                .filter(|_| on_board(board, corner))
                .filter(|cells| CellSet::from_iter(cells.clone()).len() == cells.len())
                .filter(|_| rows <= board.rows() && cols <= board.cols())
                .map(|cells| if rows * cols == 0 { vec![] } else { cells });
            let list = found.map(|part| part.cells().collect::<Vec<_>>());
            assert_eq!(list, expected, "{board:?} {corner} {rows} {cols}");
            let Some((part, cells)) = found.zip(expected) else {
                continue;
            };
            assert_eq!((part.corner(), part.board().wrap()), (corner, Wrap::None));
            assert_eq!((part.board().rows(), part.board().cols()), (rows, cols));
            for (inside, &outside) in part.board().coords().zip(&cells) {
                assert_eq!(part.to_inside(outside), Some(inside));
            }
            for off in naive::cells(board).into_iter().chain(cells_off(board)) {
                assert_eq!(part.to_inside(off).is_some(), cells.contains(&off));
            }
        }
    }
}

#[test]
fn a_board_falls_into_parts() {
    for (board, rows, cols) in iproduct!(boards(), 0..=8, 0..=8) {
        let parts = board.parts(rows, cols);
        assert_eq!(parts.len(), parts.clone().count());
        let whole = |side: usize, part: usize| side.checked_div(part).unwrap_or(0);
        assert_eq!(
            parts.len(),
            whole(board.rows(), rows) * whole(board.cols(), cols)
        );
        let corners: Vec<_> = parts.clone().map(Part::corner).collect();
        assert!(corners.is_sorted());
        let covered: Vec<_> = parts.flat_map(Part::cells).collect();
        assert_eq!(CellSet::from_iter(covered.clone()).len(), covered.len());
        assert_eq!(covered.len(), corners.len() * rows * cols);
    }
}

#[test]
fn parts_of_the_largest_boards_have_their_corners() {
    let side = isize::MAX.unsigned_abs();
    let row = Bounds::new(1, side).expect("as many as any container holds");
    let last = Coord::new(0, side - 1);
    assert!(row.part(last, 1, 1).is_some());
    assert_eq!(row.part(last, 1, 2), None);
    assert_eq!(row.part(Coord::new(0, 0), 1, usize::MAX), None);
    let ring = row.with_wrap(Wrap::EastWest);
    let part = ring.part(last, 1, side).expect("it fills the ring");
    assert_eq!(part.to_inside(Coord::new(0, 0)), Some(Coord::new(0, 1)));
    assert_eq!(row.parts(1, 2).len(), side / 2);
    assert_eq!(
        row.parts(1, 2).next_back().map(|part| part.corner().col),
        Some(side - 3)
    );
}
