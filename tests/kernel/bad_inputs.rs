//! Bugs that line code has really had, in public projects: a small case for each, by its number.
//!
//! What is proven at length elsewhere (`geometry.rs`, `lines.rs`, `patterns.rs`, `symmetry.rs`) is
//! here once more as the concrete case that somebody once got wrong.

use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
};

use crate::naive::{self, CellSet, board, cells, directions, list, set};
use collinear::{
    Grid, GridError,
    geometry::{Bounds, Coord, Direction, Line, Origin, Symmetry, TooLarge, Wrap, aligned},
    lines::{Gravity, Length, PathError, Pattern, Segment, Stop, Token},
};
use ndarray::{Array2, Axis, Slice, array};

const MAX: usize = isize::MAX as usize;

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

fn is(piece: char) -> impl Fn(&char) -> bool + Copy {
    move |&cell| cell == piece
}

/// How many lines of at least so many x there are on a picture.
fn x_lines(picture: &str, length: Length) -> usize {
    let grid = Grid::parse(picture).expect("a picture");
    grid.k_lines(&Direction::AXES, length, is('x')).count()
}

/// What a panic says.
fn panic_text(panics: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(panics)).expect_err("it panics");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_default()
}

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
                assert_eq!(board.windows(1, direction).len(), 0);
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
                    grid.match_segments(origin, direction, &[Segment::edge()], |&c| c)
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
            let error = board.parse_name("a1", Origin::TopLeft).unwrap_err();
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
    let error = board.parse_name("d4", Origin::TopLeft).unwrap_err();
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
                let expected = naive::run(grid.bounds(), from, direction, 99, |at| {
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
                    assert_eq!(turned.bounds().windows(k, direction).len(), 0);
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
                assert!(board.windows(MAX, direction).len() <= board.cell_count());
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

// Cerveau#26, and chess squares counted in one row: one step right of h1 was a2.
#[test]
fn row_11_a_step_over_the_side_went_on_in_the_next_row() {
    let board = board(3, 8, Wrap::None);
    let h2 = at(1, 7);
    assert_eq!(
        board.coord_at(board.index_of(h2).unwrap() + 1),
        Some(at(2, 0))
    );
    for direction in [Direction::E, Direction::NE, Direction::SE] {
        assert_eq!(board.step(h2, direction), None);
        assert_eq!(board.step(at(1, 0), -direction), None);
    }
    // Neither does a joined side lead into another row.
    let cylinder = board.with_wrap(Wrap::EastWest);
    assert_eq!(cylinder.step(h2, Direction::E), Some(at(1, 0)));
}

// babyai#107, PathFinding.js#121, phen-cogs#96: rows and columns swapped, the last column lost.
#[test]
fn row_12_rows_and_columns_were_swapped() {
    let grid = Grid::parse("abcde\nfghij").unwrap();
    assert_eq!((grid.rows(), grid.cols()), (2, 5));
    assert_eq!(
        (grid[at(0, 4)], grid[(1, 0)], grid.get(at(4, 0))),
        ('e', 'f', None)
    );
    let text = |direction| -> String { grid.each_line(direction).flatten().collect() };
    assert_eq!(text(Direction::E), "abcdefghij");
    assert_eq!(text(Direction::S), "afbgchdiej");
    assert!(grid.cells_where(is('e')).eq([at(0, 4)]));
    assert_eq!(grid.bounds().ray_len(at(0, 0), Direction::E), 4);
    assert_eq!(grid.bounds().ray_len(at(0, 0), Direction::S), 1);
    assert_eq!(
        grid.bounds().parse_name("e1", Origin::BottomLeft),
        Ok(at(1, 4))
    );
}

// godot-procedural-generation#3: one diagonal was there twice and another not at all.
#[test]
fn row_13_a_diagonal_was_listed_twice() {
    for set in [
        &Direction::ALL[..],
        &Direction::DIAGONAL,
        &Direction::HEX,
        &Direction::KNIGHT,
    ] {
        let distinct: BTreeSet<_> = set.iter().collect();
        assert_eq!(distinct.len(), set.len());
        let sum = set
            .iter()
            .fold((0, 0), |sum, d| (sum.0 + d.rows(), sum.1 + d.cols()));
        assert_eq!(sum, (0, 0));
        assert!(set.iter().all(|&d| set.contains(&-d)));
    }
}

// OpenSpiel 2.0.2, `Grid::Step`: a step that failed left a coordinate that had moved halfway.
#[test]
fn row_14_a_failed_step_moved_halfway() {
    let board = board(2, 3, Wrap::None);
    let from = at(0, 1);
    assert_eq!(board.step(from, Direction::NE), None);
    assert_eq!(from, at(0, 1));
    let mut ray = board.ray_with_origin(from, Direction::NE);
    assert_eq!(
        (ray.next(), ray.next(), ray.next()),
        (Some(from), None, None)
    );
    assert_eq!(ray.line().first(), None);
}

// OpenSpiel, `Grid::Flatten`: the bound was `<=`, so two coordinates were one cell.
#[test]
fn row_15_two_coordinates_were_one_cell() {
    let board = board(2, 3, Wrap::Both);
    assert_eq!(board.index_of(at(0, 3)), None); // not the same as (1, 0)
    assert_eq!(board.index_of(at(2, 0)), None);
    let indexes: Vec<_> = cells(board)
        .into_iter()
        .map(|at| board.index_of(at))
        .collect();
    assert_eq!(indexes, (0..6).map(Some).collect::<Vec<_>>());
    assert_eq!(board.coord_at(6), None);
}

// The Python package `board` 1.0: `neighbours` gave the cell itself and left out two others.
#[test]
fn row_16_a_cell_was_its_own_neighbour() {
    let around = |board: Bounds, at| {
        let mut found: Vec<_> = board.neighbours(at, &Direction::ALL).map(|n| n.1).collect();
        found.sort_unstable();
        found
    };
    let plain = board(3, 4, Wrap::None);
    let expected: Vec<_> = cells(plain)
        .into_iter()
        .filter(|to| to.distance(at(1, 1)) == 1)
        .collect();
    assert_eq!((around(plain, at(1, 1)), expected.len()), (expected, 8));
    assert_eq!(around(plain, at(0, 3)).len(), 3);
    assert_eq!(around(board(1, 1, Wrap::Both), at(0, 0)).len(), 0);
    assert_eq!(around(board(1, 2, Wrap::Both), at(0, 0)), [at(0, 1)]);
    assert_eq!(around(board(3, 3, Wrap::Both), at(0, 0)).len(), 8);
}

// pathfinding 4.16, `Matrix::iter`: one counter for both ends, so rows came twice.
#[test]
fn row_17_rows_came_twice_when_pulled_from_both_ends() {
    let grid = Grid::parse("ab\ncd\nef").unwrap();
    let mut rows = grid.each_row().map(Iterator::collect::<String>);
    assert_eq!(
        (rows.next().unwrap(), rows.next_back().unwrap()),
        ("ab".into(), "ef".into())
    );
    assert_eq!(
        (rows.next_back().unwrap(), rows.next(), rows.next_back()),
        ("cd".into(), None, None)
    );
    for ends in [0, u64::MAX, 0b0110_1001, 0b1011_0010] {
        naive::obeys_the_laws_of_iterators(&grid.indexed(), ends);
        naive::obeys_the_laws_of_iterators(&grid.bounds().lines(Direction::NE), ends);
    }
}

// AbstractPlay, `bearing`: a direction was given for cells that are not in line.
#[test]
fn row_18_cells_that_are_not_in_line_had_a_direction() {
    let (e4, e6, f6) = (at(4, 4), at(2, 4), at(2, 5));
    assert_eq!(e4.direction_to(f6), None);
    assert_eq!(e4.direction_to(e4), None);
    assert!(!aligned(e4, e6, f6));
    let board = board(8, 8, Wrap::None);
    assert_eq!(board.between(e4, f6), None);
    assert_eq!(
        board.path(e4, f6, |_| true),
        Err(PathError::NotAligned { from: e4, to: f6 })
    );
}

// OpenSpiel 2.0.2, gomoku that wraps, size 3, connect 5: three stones won, being passed twice.
#[test]
fn row_19_a_walk_passed_its_start_again_and_won() {
    let torus = board(3, 3, Wrap::Both);
    for axis in Direction::AXES {
        for from in cells(torus) {
            assert_eq!(torus.run(from, axis, |_| true).line.len(), 3);
            assert_eq!(torus.run_through(from, axis, |_| true).line.len(), 3);
        }
        assert_eq!(torus.windows(5, axis).len(), 0);
    }
    assert_eq!(
        torus
            .k_lines(&Direction::AXES, Length::AtLeast(5), |_| true)
            .count(),
        0
    );
}

// AbstractPlay, in a row on a torus: a full ring of one colour was an endless loop.
#[test]
fn row_20_a_full_ring_never_ended() {
    let grid = Grid::filled(2, 5, 'x').unwrap().with_wrap(Wrap::Both);
    for direction in directions() {
        let ring = naive::ray_with_origin(grid.bounds(), at(0, 0), direction).len();
        assert_eq!(grid.slide(at(0, 0), direction, is('x')).stop, Stop::Ring);
        let seen: usize = grid
            .runs(direction, |&cell| Some(cell))
            .map(|(_, run)| run.line.len())
            .sum();
        assert_eq!(seen, 10, "each cell once");
        let miss = grid.first_hit(at(0, 0), direction, is('o')).unwrap_err();
        assert_eq!((miss.after, miss.stop), (ring - 1, Stop::Ring));
        assert!(grid.drop_from(at(0, 0), direction, is('x')).is_err());
        assert_eq!(grid.clone().compact(direction, |_| Gravity::Falls), 0);
        let miss = grid.match_segments(
            at(0, 0),
            direction,
            &[Segment::at_least(11, Token::Any)],
            |&c| c,
        );
        assert_eq!(miss.unwrap_err().after, ring);
    }
}

// sergiocruz/react-connect4#2: X X _ X X was four, and both diagonal loops went the same way.
#[test]
fn row_21_a_gap_was_counted_over() {
    assert_eq!(x_lines("x x . x x", Length::AtLeast(3)), 0);
    assert_eq!(x_lines("x x . x x", Length::AtLeast(2)), 2);
    let four = Length::AtLeast(4);
    assert_eq!(
        x_lines("x . . . .\n. x . . .\n. . x . .\n. . . x .", four),
        1
    );
    assert_eq!(
        x_lines(". x . . x\n. . . x .\n. . x . .\n. x . . .", four),
        1
    );
    assert_eq!(
        x_lines("x . . x .\n. x x . .\n. x x . .\nx . . x .", four),
        2
    );
}

// gym-connect-four#11, inlinegamesbot#12, gobang#40: the range of columns was one too short.
#[test]
fn row_22_the_last_columns_were_not_looked_at() {
    let board = board(6, 7, Wrap::None);
    let windows: Vec<_> = Direction::AXES
        .iter()
        .flat_map(|&axis| board.windows(4, axis))
        .collect();
    assert_eq!(windows.len(), 69);
    for window in windows {
        let found = board.k_lines(&Direction::AXES, Length::AtLeast(4), |at| {
            window.contains(at)
        });
        assert!(found.eq([window]), "{window}");
    }
}

// GomokuZero#5: a stone that joins three and two was not seen to make five.
#[test]
fn row_23_a_stone_in_the_middle_did_not_join_the_run() {
    for last in 0..5 {
        let mut grid = Grid::parse(". x x x x x .").unwrap();
        let at = at(0, 1 + last);
        grid[at] = '.';
        assert_eq!(grid.run_through(at, Direction::E, is('x')).line.len(), 0);
        grid[at] = 'x';
        for axis in [Direction::E, Direction::W] {
            assert_eq!(grid.run_through(at, axis, is('x')).line.len(), 5);
        }
        let five = grid.k_lines_through(at, &Direction::AXES, Length::Exactly(5), is('x'));
        assert_eq!(five.count(), 1);
    }
}

// rv2#1, Zebra_Gomoku#1: is six in a row a win?
#[test]
fn row_24_six_in_a_row_was_a_matter_of_luck() {
    let six = "x x x x x x .";
    assert_eq!(x_lines(six, Length::AtLeast(5)), 1);
    assert_eq!(x_lines(six, Length::Exactly(5)), 0);
    assert_eq!(x_lines(six, Length::Exactly(6)), 1);
    let grid = Grid::parse(six).unwrap();
    for at in (0..6).map(|col| at(0, col)) {
        let through = |length| {
            grid.k_lines_through(at, &Direction::AXES, length, is('x'))
                .count()
        };
        assert_eq!(
            (through(Length::AtLeast(5)), through(Length::Exactly(5))),
            (1, 0)
        );
    }
}

// kevin-shannon/connect4#13: five in a row were reported as two wins of four.
#[test]
fn row_25_five_in_a_row_were_two_wins() {
    assert_eq!(x_lines("x x x x x . .", Length::AtLeast(4)), 1);
    let grid = Grid::parse("x x x x x . .").unwrap();
    let lines: Vec<_> = grid
        .k_lines(&Direction::ALL, Length::AtLeast(4), is('x'))
        .collect();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].to_string(), "5 cells E from (0, 0)");
}

// ericjaychi#13, defold xoxo#20: a win on the very last cell was called a draw.
#[test]
fn row_26_a_win_on_a_full_board_was_not_seen() {
    let grid = Grid::parse("x o x\no x o\no x x").unwrap();
    assert_eq!(grid.count(is('.')), 0);
    let through = grid.k_lines_through(at(2, 2), &Direction::AXES, Length::AtLeast(3), is('x'));
    assert_eq!(
        through.map(set).collect::<Vec<_>>(),
        [CellSet::from([at(0, 0), at(1, 1), at(2, 2)])]
    );
}

// A tutorial whose check of the bounds was `row > ROWS`: the row one past the end was read.
#[test]
fn row_27_the_row_one_past_the_end_was_read() {
    let grid = Grid::filled(6, 7, 'x').unwrap();
    let board = grid.bounds();
    for off in [at(6, 0), at(0, 7), at(6, 7), at(7, 0), at(usize::MAX, 0)] {
        assert!(!board.contains(off));
        assert_eq!(grid.get(off), None);
        assert_eq!(grid.run(off, Direction::N, is('x')).line.len(), 0);
        assert_eq!(
            grid.run_through(off, Direction::N, is('x')).ahead,
            Stop::Edge
        );
        assert!(grid.first_hit(off, Direction::N, is('x')).is_err());
        assert!(grid.drop_from(off, Direction::N, is('x')).is_err());
        assert_eq!(
            grid.path(at(0, 0), off, is('x')),
            Err(PathError::OffBoard { at: off })
        );
        let text = panic_text(|| {
            let _ = grid[off];
        });
        assert!(!text.is_empty());
    }
    assert_eq!(grid.run(at(5, 6), Direction::SE, is('x')).stop, Stop::Edge);
}

// Ludii, `throughHowMuch`: pieces seen on one axis were counted on another.
#[test]
fn row_30_a_line_heard_of_another_axis() {
    // Three across and two down meet at the corner: no line of four, nor of five.
    let grid = Grid::parse("x x x\nx . .\no . .").unwrap();
    let corner = at(0, 0);
    let through = |length| {
        grid.k_lines_through(corner, &Direction::AXES, length, is('x'))
            .count()
    };
    assert_eq!(
        [2, 3, 4, 5].map(|k| through(Length::Exactly(k))),
        [1, 1, 0, 0]
    );
    // The same line, whatever stands elsewhere.
    let row = |rest| Grid::parse(&format!("x x o x\n{rest}")).unwrap();
    let of_row = |grid: &Grid<char>| grid.run_through(at(0, 0), Direction::E, is('x'));
    assert_eq!(of_row(&row("x x x x")), of_row(&row("o . o .")));
}

// match3-board#6: the unions of runs that meet, L and T, were missed.
#[test]
fn row_31_the_union_of_two_runs_was_missed() {
    let grid = Grid::parse(
        "x x x .
         . . x o
         . . x o
         o o . o",
    );
    let grid = grid.unwrap();
    let mut union = CellSet::new();
    for axis in [Direction::E, Direction::S] {
        let runs = grid.runs(axis, |&cell| Some(cell).filter(|&cell| cell != '.'));
        let long = runs.filter(|(_, run)| run.line.len() >= 3);
        union.extend(long.flat_map(|(_, run)| run.line));
    }
    let l = [at(0, 0), at(0, 1), at(0, 2), at(1, 2), at(2, 2)];
    let column = [at(1, 3), at(2, 3), at(3, 3)];
    assert_eq!(union, l.into_iter().chain(column).collect());
}

// A match-3 checker: cells were compared by what they are, not by what they show.
#[test]
fn row_32_equal_cells_were_told_apart() {
    let gem = |colour: &str| Rc::new(colour.to_string());
    let grid = Grid::from_rows([[gem("red"), gem("red"), gem("red"), gem("blue")]]).unwrap();
    assert!(!Rc::ptr_eq(&grid[(0, 0)], &grid[(0, 1)]));
    let runs: Vec<_> = grid
        .runs(Direction::E, |gem| Some(Rc::clone(gem)))
        .collect();
    assert_eq!(
        runs.iter()
            .map(|(_, run)| run.line.len())
            .collect::<Vec<_>>(),
        [3, 1]
    );
    let red = grid.run_through(at(0, 1), Direction::E, |gem| gem.as_str() == "red");
    assert_eq!(red.line.len(), 3);
}

// vinc/moros#446 and others: a slice inside a character, a text that is too short.
#[test]
fn row_47_a_strange_text_was_a_panic() {
    const LONG: usize = crate::budget::of(1 << 16, 1 << 20, 1 << 20);
    let long = ["a", "1", "a1", "é", "\0", " ", "{", "'", "\r\n"]
        .map(|text| text.repeat(LONG / text.len()));
    let short = [
        "",
        "e2e",
        "é5",
        "5é",
        "e５",
        "ｅ5",
        "e\u{664}",
        "e\0",
        "\0",
        "e4\r\n",
        "e4\n",
        " e4",
        "e4 ",
        "e\u{301}4",
        "-1",
        "e-1",
        "e+1",
        "e0x1",
        "e1e1",
        "\u{feff}e4",
        "𝄞",
        "e99999999999999999999",
    ];
    let board = board(8, 8, Wrap::None);
    for text in short.into_iter().chain(long.iter().map(String::as_str)) {
        for origin in [Origin::TopLeft, Origin::BottomLeft] {
            let name = board.parse_name(text, origin);
            assert!(name.is_err(), "{:?}", &text.get(..9));
        }
        // A pattern or a grid may be made of some of these, but without a panic.
        let _ = text.parse::<Pattern<char>>();
        let _ = Grid::parse(text);
        let _ = Grid::parse_with(text, |glyph| glyph.to_digit(10));
        let _ = Grid::parse_padded(text, '.');
    }
    assert_eq!(
        Grid::parse("a b\r\nc d\r\n").unwrap(),
        Grid::parse("ab\ncd").unwrap()
    );
    assert_eq!(Grid::parse("é ５\n𝄞 \0").unwrap()[(1, 0)], '𝄞');
}

// jordanbray/chess#74, chess.js#283: what can't be was accepted, and crashed later.
#[test]
fn row_48_an_impossible_picture_was_accepted() {
    let error = Grid::parse("x x x\nx x\nx x x").unwrap_err();
    assert_eq!(
        error,
        GridError::Ragged {
            row: 1,
            found: 2,
            expected: 3
        }
    );
    let error = Grid::parse("x x\n\nx x").unwrap_err();
    assert_eq!(
        error,
        GridError::Ragged {
            row: 1,
            found: 0,
            expected: 2
        }
    );
    let error = Grid::parse("x x\nx x x").unwrap_err();
    assert_eq!(
        error,
        GridError::Ragged {
            row: 1,
            found: 3,
            expected: 2
        }
    );
    // Padding is for those who ask for it.
    assert_eq!(
        Grid::parse_padded("x\nx x x", '.').unwrap().to_string(),
        "x . .\nx x x"
    );
    let disc = |glyph| "xo.".contains(glyph).then_some(glyph);
    let error = Grid::parse_with("x o .\n. X o", disc).unwrap_err();
    assert_eq!(
        error,
        GridError::UnknownGlyph {
            row: 1,
            col: 1,
            glyph: 'X'
        }
    );
    assert!(Direction::try_from((0, 0)).is_err());
}

// Layouts of tafl boards: `11` was read as two ones.
#[test]
fn row_49_eleven_was_read_as_two_ones() {
    let pattern: Pattern<char> = "X{11} O{10,12}".parse().unwrap();
    let expected = [
        Segment::exactly(11, Token::Is('X')),
        Segment::between(10, 12, Token::Is('O')),
    ];
    assert_eq!(pattern.segments(), expected);
    assert_eq!(pattern.to_string(), "X{11} O{10,12}");
    let board = board(11, 11, Wrap::None);
    assert_eq!(board.parse_name("a11", Origin::TopLeft), Ok(at(10, 0)));
    assert_eq!(board.parse_name("a11", Origin::BottomLeft), Ok(at(0, 0)));
    assert_eq!(board.parse_name("k10", Origin::BottomLeft), Ok(at(1, 10)));
    assert!(board.parse_name("a12", Origin::TopLeft).is_err());
    assert!(board.parse_name("a01", Origin::TopLeft).is_err());
    // Eleven cells of digits are eleven cells.
    assert_eq!(Grid::parse("11111111111").unwrap().cols(), 11);
    let name = board.name(at(10, 10), Origin::TopLeft).unwrap();
    assert_eq!(name.to_string(), "k11");
}
