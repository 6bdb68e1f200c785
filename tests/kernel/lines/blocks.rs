//! Blocks beside a program that tries every corner, and shapes that are blocks.

use super::*;
use itertools::iproduct;

/// The corners of all blocks, from all corners: of those with the same cells, on a ring that they fill, the
/// first.
fn naive_blocks(grid: &Grid<char>, rows: usize, cols: usize) -> Vec<(Coord, CellSet)> {
    let board = grid.bounds();
    let mut found: Vec<(Coord, CellSet)> = Vec::new();
    if rows == 0 || cols == 0 || rows > board.rows() || cols > board.cols() {
        return found;
    }
    for corner in cells(board) {
        let below = iproduct!(0..rows, 0..cols);
        let block = below.map(|(row, col)| {
            let down = naive::walk(board, corner, Direction::S, row, |_| true).0;
            let left = down.last().copied().unwrap_or(corner);
            let right = naive::walk(board, left, Direction::E, col, |_| true).0;
            let is_there = down.len() == row && right.len() == col;
            is_there.then(|| right.last().copied().unwrap_or(left))
        });
        let Some(block) = block.collect::<Option<CellSet>>() else {
            continue;
        };
        let is_full = block.iter().all(|&at| grid[at] == 'x');
        if is_full && found.iter().all(|(_, other)| *other != block) {
            found.push((corner, block));
        }
    }
    found
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn blocks_are_those_that_a_search_finds(grid in a_grid()) {
        let board = grid.bounds();
        for (rows, cols) in iproduct!(0..=4, 0..=4).chain([(7, 2), (1, 8), (6, 6)]) {
            let expected = naive_blocks(&grid, rows, cols);
            let found: Vec<_> = grid.blocks(rows, cols, is_x).collect();
            let as_sets = found.iter().map(|part| (part.corner(), part.cells().collect()));
            assert_eq!(as_sets.collect::<Vec<_>>(), expected, "{grid:?} {rows} {cols}");
            assert!(board.blocks(rows, cols, is(&grid, 'x')).eq(found));
            for at in cells(board).into_iter().chain(cells_off(board)) {
                let through: BTreeSet<Coord> = expected.iter()
                    .filter(|(_, cells)| cells.contains(&at)).map(|&(corner, _)| corner).collect();
                let has = !through.is_empty();
                assert_eq!(grid.has_block_through(at, rows, cols, is_x), has);
                assert_eq!(board.has_block_through(at, rows, cols, is(&grid, 'x')), has);
            }
        }
    }

    #[test]
    fn parts_are_copied_and_turned_where_they_are(grid in a_grid()) {
        let board = grid.bounds();
        for (corner, rows, cols) in iproduct!(cells(board), 1..=3, 1..=3) {
            let Some(part) = board.part(corner, rows, cols) else { continue };
            let inside = grid.part(part);
            assert_eq!(inside.bounds(), part.board());
            for symmetry in collinear::Symmetry::ALL {
                let mut turned = grid.clone();
                let fits = symmetry.map_bounds(part.board()) == part.board();
                assert_eq!(turned.transform_part(part, symmetry).is_ok(), fits);
                for at in cells(board) {
                    match part.to_inside(at).filter(|_| fits) {
                        Some(from) => {
                            let to = symmetry.map_coord(from, part.board()).expect("inside");
                            assert_eq!(turned.part(part)[to], inside[from]);
                        }
                        None => assert_eq!(turned[at], grid[at]),
                    }
                }
            }
        }
    }
}

#[test]
fn blocks_of_a_torus_lie_over_its_seam_and_fill_it_once() {
    let torus = board(2, 3, Wrap::Both);
    for (rows, cols, count) in [(2, 3, 1), (1, 3, 2), (2, 2, 3), (1, 2, 6)] {
        assert_eq!(torus.blocks(rows, cols, |_| true).count(), count);
    }
}

#[test]
fn huge_blocks_are_looked_for_no_farther_than_cells_match() {
    let side = 1 << 31;
    let huge = Bounds::new(side, side).expect("as many as any container holds");
    for board in [huge, huge.with_wrap(Wrap::Both)] {
        let at = Coord::new(5, 5);
        let near = |cell: Coord| cell.distance(at) <= 2;
        assert!(!board.has_block_through(at, side, side, near));
        assert!(!board.has_block_through(at, usize::MAX, usize::MAX, near));
        assert!(board.has_block_through(at, 5, 5, near));
        assert_eq!(board.blocks(side + 1, 1, |_| true).count(), 0);
        assert!(board.blocks(1, 1, |_| true).next().is_some());
    }
}
