//! Blocks, compared with a program that tries every corner, and shapes that are blocks.

use super::*;
use collinear::Part;
use itertools::iproduct;

/// All blocks with their corners, from all corners. Of several with the same cells, round a ring, the first.
fn naive_blocks(board: Bounds, rows: usize, cols: usize) -> Vec<(Coord, CellSet)> {
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
        if found.iter().all(|(_, other)| *other != block) {
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
            let expected = naive_blocks(board, rows, cols);
            let as_sets = |part: Part| (part.corner(), part.cells().collect());
            let found = board.blocks(rows, cols).map(as_sets);
            assert_eq!(found.collect::<Vec<_>>(), expected, "{board:?} {rows} {cols}");
            for at in cells(board).into_iter().chain(cells_off(board)) {
                let through: BTreeSet<_> = expected.iter()
                    .filter(|(_, cells)| cells.contains(&at)).cloned().collect();
                let found: Vec<_> = board.blocks_through(at, rows, cols).map(as_sets).collect();
                assert_eq!(found.len(), through.len());
                assert_eq!(BTreeSet::from_iter(found), through, "{board:?} {rows} {cols} {at}");
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
        assert_eq!(torus.blocks(rows, cols).count(), count);
    }
}

#[test]
fn huge_blocks_are_found_one_by_one() {
    let side = 1 << 31;
    let huge = Bounds::new(side, side).expect("as many as any container holds");
    let at = Coord::new(5, 5);
    for (board, counts) in [
        (huge, [1, 25, 36, 1]),
        (huge.with_wrap(Wrap::Both), [1, 25, 99, 1]),
    ] {
        for (size, count) in [1, 5, side - 9, side].into_iter().zip(counts) {
            let through = board.blocks_through(at, size, size);
            assert_eq!(through.take(99).count(), count, "{board:?} {size}");
        }
        assert_eq!(board.blocks_through(at, usize::MAX, usize::MAX).count(), 0);
        assert_eq!(board.blocks(side + 1, 1).count(), 0);
        assert!(board.blocks(1, 1).next().is_some());
    }
}
