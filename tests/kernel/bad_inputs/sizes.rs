//! Sizes, shapes and the memory of arrays.

use super::*;

// becheran/grid#18: rows * cols wrapped round in release builds, and cells out of bounds were read.
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
    // A size that numbers can hold and memory can't.
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
            for direction in directions() {
                assert_eq!(board.lines(direction).len(), 0);
                assert_eq!(board.windows(direction, 1).len(), 0);
                assert_eq!(board.ray(origin, direction).len(), 0);
                assert_eq!(board.step(origin, direction), None);
                assert_eq!(board.whole_line(origin, direction), None);
                assert_eq!(grid.each_line(direction).len(), 0);
                assert_eq!(grid.runs(direction, |&cell| Some(cell)).count(), 0);
                assert_eq!(grid.run(origin, direction, is('x')).stop, Stop::Edge);
                assert_eq!(
                    grid.run_through(origin, direction, is('x')).ahead,
                    Stop::Edge
                );
                assert_eq!(grid.slide(origin, direction, is('x')).stop, Stop::Edge);
                assert!(grid.first_hit(origin, direction, is('x')).is_err());
                assert!(grid.last_free(origin, direction, is('x')).is_err());
                assert!(
                    grid.bracket(origin, direction, 0.., is('x'), is('x'))
                        .is_err()
                );
                assert!(grid.hop(origin, direction, is('x'), is('x')).is_err());
                assert!(grid.drop_from(origin, direction, is('x')).is_err());
                assert!(
                    grid.match_pattern(origin, direction, &[Segment::edge()], |&c| c)
                        .is_err()
                );
                assert_eq!(grid.count_on_line(origin, direction, is('x')), 0);
                assert_eq!(grid.clone().compact(direction, |_| Gravity::Falls), 0);
            }
            let all = Length::AtLeast(0);
            assert_eq!(grid.k_lines(&Direction::AXES, all, is('x')).count(), 0);
            assert_eq!(
                grid.k_lines_through(origin, &Direction::AXES, all, is('x'))
                    .count(),
                0
            );
            let word = Pattern::word("x");
            assert_eq!(
                grid.find_pattern(&Direction::ALL, &word, |&cell| cell)
                    .count(),
                0
            );
            assert_eq!(
                grid.path(origin, at(0, 1), is('x')),
                Err(PathError::OffBoard { at: origin })
            );
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

// becheran/grid#19: a panic halfway through a change left rows * cols and the cells at odds.
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
    // An exchange with a cell off the board: nothing has changed.
    let mut grid = before.clone();
    panic_text(|| grid.swap(at(0, 0), at(0, 3)));
    panic_text(|| grid[at(3, 0)] = 'x');
    assert_eq!(grid, before);
}

/// A cell whose clone panics if it is told to.
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
    // Each cell is the old one or the new one, and alive.
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
    // Three rows of five columns, and nowhere the other way round.
    let error = Grid::from_vec(3, 5, vec![0; 14]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "14 cells do not fill 3 rows and 5 columns"
    );
    let error = Grid::from_rows([vec![0; 5], vec![0; 5], vec![0; 4]]).unwrap_err();
    assert_eq!(error.to_string(), "row 2 has 4 columns, but row 0 has 5");
    let error = Bounds::new(3, usize::MAX).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a board of 3 rows and 18446744073709551615 columns is more than memory can hold"
    );
    let error = Grid::filled(3, usize::MAX, 0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a board of 3 rows and 18446744073709551615 columns is more than memory can hold"
    );
    let digits = |picture| Grid::parse_with(picture, |glyph| glyph.to_digit(10));
    let error = digits("1 2 3 4 5\n1 2 3 x 5").unwrap_err();
    assert_eq!(error.to_string(), "row 1, column 3: 'x' stands for no cell");
    let board = board(3, 5, Wrap::None);
    let error = board.cell_named_from("d4", Origin::TopLeft).unwrap_err();
    assert_eq!(error.to_string(), "off the board: its cells are a1 to e3");
}

// rust-ndarray/ndarray#852: sizes whose product is small only after it has wrapped round.
#[test]
fn row_05_a_product_that_wraps_to_a_small_one_was_accepted() {
    // 2^32 * 2^32 is 0, and (2^63 + 1) * 2 is 2.
    for (rows, cols) in [
        (1 << 32, 1 << 32),
        (MAX + 2, 2),
        (2, MAX + 2),
        (MAX / 2 + 1, 4),
    ] {
        assert!(rows.wrapping_mul(cols) < 3);
        assert!(Bounds::new(rows, cols).is_err());
        assert!(Grid::from_vec(rows, cols, vec![0; rows.wrapping_mul(cols)]).is_err());
    }
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
    ] {
        let grid = Grid::from_array(array.clone());
        assert_eq!(grid.view(), array.view());
        assert_eq!(Grid::from(array.view()), grid);
        assert!(grid.iter().eq(array.iter()));
        assert_eq!(grid.clone().into_array(), array);
        for direction in directions() {
            for cells in grid.each_line(direction) {
                let line: Line = cells.line();
                assert!(cells.eq(line.iter().map(|at| &array[[at.row, at.col]])));
            }
            for from in naive::cells(grid.bounds()) {
                let even = |&cell: &usize| cell % 2 == 0;
                let expected = naive::run(grid.bounds(), from, direction, |at| {
                    even(&array[[at.row, at.col]])
                });
                let run = grid.run(from, direction, even);
                assert_eq!((list(run.line), run.stop), expected);
            }
        }
        let mut copy = Grid::filled(grid.rows(), grid.cols(), 99).unwrap();
        copy.clone_from(&grid);
        assert_eq!(copy, grid);
    }
}

// ndarray#1609: the shape (1, 0) panicked where (0, 1) did not.
#[test]
fn row_07_one_order_of_an_empty_shape_panicked() {
    for (rows, cols) in [(1, 0), (0, 1)] {
        let grid = Grid::from_vec(rows, cols, Vec::<char>::new()).unwrap();
        for symmetry in Symmetry::ALL {
            let turned = grid.transformed(symmetry).map(|&cell| cell);
            assert_eq!(turned.bounds().cell_count(), 0);
            for k in 0..3 {
                for direction in directions() {
                    assert_eq!(turned.bounds().windows(direction, k).len(), 0);
                }
            }
        }
        assert_eq!(
            Grid::from_array(Array2::<u8>::zeros((rows, cols))).bounds(),
            grid.bounds()
        );
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
    assert_eq!(
        Grid::parse_padded("", '.').unwrap().bounds(),
        board(0, 0, Wrap::None)
    );
}

// uutils-term-grid#65: a width near the largest number overflowed when something was added.
#[test]
fn row_09_sums_near_the_largest_number_overflowed() {
    let far = naive::direction(isize::MAX, isize::MIN + 1);
    for board in [
        board(1, MAX, Wrap::Both),
        board(MAX, 1, Wrap::None),
        board(8, 8, Wrap::Both),
    ] {
        for from in [
            at(0, 0),
            at(board.rows() - 1, board.cols() - 1),
            at(usize::MAX, usize::MAX),
        ] {
            for direction in [far, -far, Direction::SE, naive::direction(0, isize::MAX)] {
                for steps in [0, 1, MAX, usize::MAX] {
                    let to = board.step_by(from, direction, steps);
                    assert!(to.is_none_or(|to| board.contains(to)));
                    let line = board.line(from, direction, steps);
                    assert!(line.is_none_or(|line| line.len() == steps));
                }
                assert_eq!(
                    board.step(from, direction),
                    naive::step(board, from, direction)
                );
                assert!(board.windows(direction, MAX).len() <= board.cell_count());
            }
        }
    }
    // The last but one of a row of isize::MAX cells, from its other end.
    let row = board(1, MAX, Wrap::None);
    assert_eq!(
        row.ray(at(0, 0), Direction::E).nth_back(1),
        Some(at(0, MAX - 2))
    );
}

// vt100-rust#29, matrix#6: on a board of one cell the border was at 0 - 1.
#[test]
fn row_10_the_border_of_a_board_of_one_cell_was_below_zero() {
    for (rows, cols) in [(1, 1), (1, 5), (5, 1)] {
        for wrap in naive::WRAPS {
            let board = board(rows, cols, wrap);
            for from in cells(board) {
                for direction in Direction::ALL {
                    let ray: Vec<_> = board.ray(from, direction).collect();
                    assert_eq!(
                        ray,
                        naive::ray(board, from, direction),
                        "{board:?} {from} {direction}"
                    );
                }
            }
        }
    }
    let one = board(1, 1, Wrap::Both);
    let run = one.run_through(at(0, 0), Direction::NW, |_| true);
    assert_eq!(
        (run.line.len(), run.behind, run.ahead),
        (1, Stop::Ring, Stop::Ring)
    );
}
