//! Sizes, shapes and memory of arrays.

use super::*;

// becheran/grid#18: rows * cols overflowed in release builds, and cells out of bounds were read.
#[test]
fn row_01_a_size_that_overflows_was_accepted() {
    for (rows, cols) in [
        (usize::MAX, 2),
        (MAX, 2),
        (1 << 32, 1 << 32),
        (2, usize::MAX),
    ] {
        let error = Bounds::new(rows, cols).unwrap_err();
        assert_eq!(error, TooLarge::sides(rows, cols));
        let too_large = GridError::from(error);
        assert_eq!(Grid::filled(rows, cols, 0_u8).unwrap_err(), too_large);
        assert_eq!(Grid::from_fn(rows, cols, |_| 0_u8).unwrap_err(), too_large);
        assert_eq!(
            Grid::from_vec(rows, cols, vec![0_u8]).unwrap_err(),
            too_large
        );
    }
    // A size that fits in a number but not in memory.
    assert!(Grid::filled(1 << 30, 1 << 32, 0_u64).is_err());
}

// becheran/grid#18: a board of 0 x 1 kept a side that was not zero.
#[test]
fn row_02_an_empty_board_was_not_empty() {
    for (rows, cols) in [(0, 0), (0, 1), (1, 0), (0, 5), (5, 0)] {
        for wrap in naive::WRAPS {
            let grid = Grid::filled(rows, cols, 'x').unwrap().with_wrap(wrap);
            let (board, origin) = (grid.bounds(), at(0, 0));
            assert_eq!(
                (board.rows(), board.cols(), board.cell_count()),
                (rows, cols, 0)
            );
            assert_eq!((grid.iter().count(), grid.indexed().count()), (0, 0));
            assert_eq!((grid.get(origin), grid.to_string()), (None, String::new()));
            assert_eq!(format!("{grid:?}"), format!("{board:?}"));
            for way in directions() {
                assert_eq!(board.lines(way).len() + board.windows(way, 1).len(), 0);

                assert_eq!(grid.runs(way, |&cell| Some(cell)).count(), 0);
                let ends = [
                    grid.run(origin, way, is('x')).stop,
                    grid.run_through(origin, way, is('x')).ahead,
                    grid.slide(origin, way, .., is('x')).stop,
                ];
                assert_eq!(ends, [Stop::Edge; 3]);
                assert_eq!(grid.clone().compact(way, |_| Gravity::Falls), 0);
            }
            let all = Length::AtLeast(0);
            assert_eq!(grid.k_lines(&Direction::AXES, all, is('x')).count(), 0);
            let word = Pattern::word("x");
            let found = grid.find_pattern(&Direction::ALL, &word, |&cell| cell);
            assert_eq!(found.count(), 0);
            let error = board.cell_named_from("a1", Origin::TopLeft).unwrap_err();
            assert_eq!(error.to_string(), "off the board: it has no cells");
            for symmetry in Symmetry::ALL {
                assert_eq!(
                    grid.transformed(symmetry).bounds(),
                    symmetry.map_bounds(board)
                );
            }
        }
    }
}

// becheran/grid#19: after a panic halfway through a change, rows * cols did not match the cells.
#[test]
fn row_03_a_panic_halfway_broke_the_board() {
    let before = Grid::parse("a . b\n. c .\n. . .").unwrap();
    let sorted = |grid: &Grid<char>| {
        let mut cells: Vec<char> = grid.iter().copied().collect();
        cells.sort_unstable();
        (grid.rows(), grid.cols(), cells)
    };
    // In the middle of a fall: no piece is lost.
    let mut grid = before.clone();
    let mut asked = 0;
    panic_text(|| {
        grid.compact(Direction::S, |&cell| {
            asked += 1;
            assert!(asked < 7, "enough");
            if cell == '.' {
                Gravity::Empty
            } else {
                Gravity::Falls
            }
        });
    });
    assert_eq!(sorted(&grid), sorted(&before));
    // A swap with a cell off the board changes nothing.
    let mut grid = before.clone();
    panic_text(|| grid.swap(at(0, 0), at(0, 3)));
    panic_text(|| grid[at(3, 0)] = 'x');
    assert_eq!(grid, before);
}

/// A cell whose clone can panic.
#[derive(Debug)]
struct Fragile(Rc<u32>, bool);

impl Clone for Fragile {
    fn clone(&self) -> Self {
        assert!(!self.1, "it broke");
        Self(Rc::clone(&self.0), self.1)
    }
}

// ndarray 0.17.2: `Array::clone_from` leaves freed cells behind if a clone panics; grids do not.
#[test]
fn row_03_a_panic_halfway_through_a_copy_freed_the_cells() {
    let rows = |n: u32, breaks| {
        let cells = (0..6).map(|i| Fragile(Rc::new(n + i), breaks && i == 4));
        Grid::from_vec(2, 3, cells.collect()).unwrap()
    };
    let mut grid = rows(10, false);
    let text = panic_text(|| grid.clone_from(&rows(20, true)));
    assert_eq!(text, "it broke");
    assert_eq!((grid.rows(), grid.cols(), grid.iter().count()), (2, 3, 6));
    // Each cell is the old or the new one, and not freed.
    let alive: Vec<u32> = grid.iter().map(|cell| *cell.0).collect();
    assert!(
        alive
            .iter()
            .zip(0..)
            .all(|(&n, i)| n == 10 + i || n == 20 + i),
        "{alive:?}"
    );
}

// becheran/grid#17 and #21: an undocumented panic, and a message that named the wrong axis.
#[test]
fn row_04_an_error_named_the_wrong_axis() {
    // Three rows of five columns, not swapped in any text.
    let error = |found: GridError| found.to_string();
    let digits = |picture| Grid::parse_with(picture, |glyph: char| glyph.to_digit(10));
    let rows = Grid::from_rows([vec![0; 5], vec![0; 5], vec![0; 4]]);
    for (found, text) in [
        (
            error(Grid::from_vec(3, 5, vec![0; 14]).unwrap_err()),
            "14 cells do not fill 3 rows and 5 columns",
        ),
        (
            error(rows.unwrap_err()),
            "row 2 has 4 columns, but row 0 has 5",
        ),
        (
            error(Grid::filled(3, usize::MAX, 0).unwrap_err()),
            "a board of 3 rows and 18446744073709551615 columns is too large for memory",
        ),
        (
            error(digits("1 2 3 4 5\n1 2 3 \u{200b} 5").unwrap_err()),
            "row 1, column 3: unknown character '\\u{200b}'",
        ),
    ] {
        assert_eq!(found, text);
    }
    let board = board(3, 5, Wrap::None);
    let error = board.cell_named_from("d4", Origin::TopLeft).unwrap_err();
    assert_eq!(error.to_string(), "off the board: its cells are a1 to e3");
}

// rust-ndarray/ndarray#953: arrays with negative strides panicked.
#[test]
fn row_06_a_view_with_negative_strides_panicked() {
    let base: Array2<usize> = array![[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]];
    let cut = |rows: Slice, cols: Slice| {
        let mut array = base.clone();
        array.slice_axis_inplace(Axis(0), rows);
        array.slice_axis_inplace(Axis(1), cols);
        array
    };
    let (all, back) = (Slice::from(..), Slice::new(0, None, -1));
    for array in [
        base.clone(),
        base.clone().reversed_axes(),
        cut(back, all),
        cut(all, back),
        cut(back, back).reversed_axes(),
        cut(Slice::new(0, None, 2), Slice::new(0, None, -2)),
        cut(Slice::from(1..), Slice::new(1, None, 2)),
        cut(Slice::from(1..2), all),
        cut(all, Slice::from(2..2)),
        cut(Slice::from(2..2), back).reversed_axes(),
    ] {
        let grid = Grid::from(array.clone());
        assert_eq!(grid.view(), array.view());
        assert_eq!(Grid::from(array.view()), grid);
        assert!(grid.iter().eq(array.iter()));
        assert!(grid.view().is_standard_layout());
        assert_eq!(Array2::from(grid.clone()), array);
        for direction in directions() {
            for line in grid.bounds().lines(direction) {
                let cells = line.iter().map(|at| &array[[at.row, at.col]]);
                assert!(grid.along(line).eq(cells));
            }
            for from in cells(grid.bounds()) {
                let even = |&cell: &usize| cell % 2 == 0;
                let expected = naive::walk(grid.bounds(), from, direction, 99, |at| {
                    even(&array[[at.row, at.col]])
                });
                let slide = grid.slide(from, direction, .., even);
                assert_eq!((list(slide.line), slide.stop), expected);
            }
        }
        let mut copy = Grid::filled(grid.rows(), grid.cols(), 99).unwrap();
        copy.clone_from(&grid);
        assert_eq!(copy, grid);
    }
}

// evenfurther/pathfinding#538: rows without columns failed an assertion.
#[test]
fn row_08_rows_without_columns_failed() {
    let grid = Grid::from_rows([[0_u8; 0]; 4]).unwrap();
    assert_eq!((grid.rows(), grid.cols()), (4, 0));
    let none: [[u8; 3]; 0] = [];
    assert_eq!(Grid::from_rows(none).unwrap().rows(), 0);
    assert_eq!(Grid::parse("").unwrap().bounds(), board(0, 0, Wrap::None));
    assert_eq!(
        Grid::parse(" \n\t\n").unwrap().bounds(),
        board(0, 0, Wrap::None)
    );
}
