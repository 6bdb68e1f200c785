//! Grids: how they are made and refused, gone over, turned, written and read.

use collinear::{
    Bounds, CellsAlong, Coord, Direction, Grid, GridError, Line, Symmetry, TooLarge, Wrap,
};
use ndarray::{Array2, Axis, ShapeBuilder, Slice, array};
use proptest::prelude::*;

const WRAPS: [Wrap; 4] = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

/// Cells that tell where they are: 10 * row + column.
fn numbered(rows: usize, cols: usize) -> Grid<usize> {
    Grid::from_fn(rows, cols, |at| 10 * at.row + at.col).expect("a small grid")
}

fn cells<T: Copy>(grid: &Grid<T>) -> Vec<T> {
    grid.iter().copied().collect()
}

mod made {
    use super::*;

    #[test]
    fn of_one_value() {
        let grid = Grid::filled(2, 3, 'x').unwrap();
        assert_eq!((grid.rows(), grid.cols()), (2, 3));
        assert_eq!(cells(&grid), ['x'; 6]);
        assert_eq!(grid.bounds(), Bounds::new(2, 3).unwrap());
    }

    #[test]
    fn from_coordinates_in_reading_order() {
        let mut asked = Vec::new();
        let grid = Grid::from_fn(2, 3, |at| asked.push(at)).unwrap();
        assert_eq!(grid.bounds().cell_count(), 6);
        assert!(asked.into_iter().eq(Bounds::new(2, 3).unwrap().coords()));
        assert_eq!(cells(&numbered(2, 3)), [0, 1, 2, 10, 11, 12]);
    }

    #[test]
    fn from_lists_of_cells_and_rows() {
        let expected = numbered(2, 3);
        assert_eq!(
            Grid::from_vec(2, 3, vec![0, 1, 2, 10, 11, 12]),
            Ok(expected.clone())
        );
        assert_eq!(
            Grid::from_rows([[0, 1, 2], [10, 11, 12]]),
            Ok(expected.clone())
        );
        assert_eq!(Grid::from_rows([0..3, 10..13]), Ok(expected));
    }

    #[test]
    fn empty_in_every_way() {
        for (rows, cols) in [(0, 0), (0, 3), (3, 0), (0, 1), (1, 0)] {
            let grid = Grid::filled(rows, cols, '.').unwrap();
            assert_eq!((grid.rows(), grid.cols()), (rows, cols));
            assert_eq!(grid, Grid::from_fn(rows, cols, |_| unreachable!()).unwrap());
            assert_eq!(grid, Grid::from_vec(rows, cols, Vec::new()).unwrap());
            assert_eq!(grid, Grid::from(Array2::from_elem((rows, cols), '.')));
            assert_eq!((grid.iter().count(), grid.indexed().len()), (0, 0));
            assert_eq!(grid.each_line(Direction::E).count(), 0);
            assert_eq!(grid.get(at(0, 0)), None);
            for symmetry in Symmetry::ALL {
                let to = symmetry.map_bounds(grid.bounds());
                assert_eq!(grid.transformed(symmetry).bounds(), to);
            }
        }
        assert_eq!(
            Grid::<char>::from_rows([[]; 3]).unwrap().bounds(),
            Bounds::new(3, 0).unwrap()
        );
        let no_rows: [[char; 3]; 0] = [];
        assert_eq!(
            Grid::from_rows(no_rows).unwrap().bounds(),
            Bounds::new(0, 0).unwrap()
        );
    }

    #[test]
    fn not_of_too_many_cells() {
        let half = 1 << (usize::BITS / 2);
        let sizes = [
            (usize::MAX, 2),
            (2, usize::MAX),
            (usize::MAX, usize::MAX),
            // 0 when the product wraps.
            (half, half),
            (usize::MAX, 0),
            (0, usize::MAX),
            // These are bounds, but no memory holds so many cells of 8 bytes.
            (1 << 30, 1 << 32),
        ];
        for (rows, cols) in sizes {
            let too_large = GridError::from(TooLarge::sides(rows, cols));
            assert_eq!(Grid::filled(rows, cols, 0_u64), Err(too_large));
            let made = Grid::from_fn(rows, cols, |_| -> u64 { unreachable!("no cell is made") });
            assert_eq!(made, Err(too_large));
        }
        assert_eq!(
            Grid::from_vec(usize::MAX, 2, vec!['x']),
            Err(TooLarge::sides(usize::MAX, 2).into())
        );
        let text = Grid::filled(usize::MAX, 2, 0_u8).unwrap_err().to_string();
        assert_eq!(
            text,
            "a board of 18446744073709551615 rows and 2 columns is more than memory can hold"
        );
    }

    #[test]
    fn not_of_too_many_cells_and_without_asking_for_memory() {
        let allocated = allocation_counter::measure(|| {
            assert!(Grid::filled(usize::MAX, 3, 0_u8).is_err());
            assert!(Grid::filled(1 << 40, 1 << 30, 0_u8).is_err());
            assert!(Grid::from_fn(1 << 40, 1 << 30, |_| 0_u8).is_err());
        });
        assert_eq!(allocated.bytes_total, 0);
    }

    #[test]
    fn not_of_a_wrong_number_of_cells() {
        for found in [0, 5, 7, 12] {
            let error = Grid::from_vec(2, 3, vec!['x'; found]).unwrap_err();
            assert_eq!(
                error,
                GridError::Miscounted {
                    found,
                    rows: 2,
                    cols: 3
                }
            );
        }
        for (rows, cols) in [(0, 3), (3, 0), (0, 0)] {
            assert!(Grid::from_vec(rows, cols, vec!['x']).is_err());
        }
        let text = Grid::from_vec(2, 3, vec!['x']).unwrap_err().to_string();
        assert_eq!(text, "1 cells do not fill 2 rows and 3 columns");
    }

    #[test]
    fn not_of_rows_of_different_lengths() {
        let ragged = |rows: &[&str]| Grid::from_rows(rows.iter().map(|row| row.chars()));
        let error = |row, found, expected| GridError::Ragged {
            row,
            found,
            expected,
        };
        assert_eq!(ragged(&["abc", "ab", "abcd"]), Err(error(1, 2, 3)));
        assert_eq!(ragged(&["ab", "ab", "abc"]), Err(error(2, 3, 2)));
        assert_eq!(ragged(&["", "a"]), Err(error(1, 1, 0)));
        assert_eq!(ragged(&["a", ""]), Err(error(1, 0, 1)));
        let text = error(4, 2, 7).to_string();
        assert_eq!(text, "row 4 has 2 columns, but row 0 has 7");
    }
}

mod arrays {
    use super::*;

    /// Arrays whose cells lie in memory in all sorts of ways.
    fn layouts() -> Vec<(&'static str, Array2<i32>)> {
        let array = array![[1, 2, 3], [4, 5, 6]];
        let mut cut_out = Array2::from_shape_fn((6, 9), |(row, col)| {
            i32::try_from(10 * row + col).expect("small")
        });
        cut_out.slice_axis_inplace(Axis(0), Slice::new(1, None, 2));
        cut_out.slice_axis_inplace(Axis(1), Slice::new(0, None, -3));
        let mut column = array![[1], [2], [3]];
        column.invert_axis(Axis(0));
        let mut upside_down = array.clone();
        upside_down.invert_axis(Axis(0));
        let mut mirrored = array.clone();
        mirrored.invert_axis(Axis(1));
        let mut both = array.clone().reversed_axes();
        both.invert_axis(Axis(0));
        both.invert_axis(Axis(1));
        let column_by_column = Array2::from_shape_vec((2, 3).f(), (1..7).collect());
        vec![
            ("standard", array.clone()),
            ("transposed", array.reversed_axes()),
            ("rows reversed", upside_down),
            ("columns reversed", mirrored),
            ("transposed and reversed", both),
            ("column by column", column_by_column.expect("six")),
            ("cut out", cut_out),
            ("one row", array![[1, 2, 3]]),
            ("one column", column),
            ("no rows", Array2::zeros((0, 3))),
            ("no columns", Array2::zeros((3, 0))),
            (
                "no columns, transposed",
                Array2::zeros((0, 3)).reversed_axes(),
            ),
        ]
    }

    #[test]
    fn of_every_layout_become_grids_and_come_back() {
        for (layout, array) in layouts() {
            let (rows, cols) = array.dim();
            let grid = Grid::from_array(array.clone());
            assert_eq!((grid.rows(), grid.cols()), (rows, cols), "{layout}");
            for ((row, col), cell) in array.indexed_iter() {
                assert_eq!(grid[at(row, col)], *cell, "{layout}");
            }
            assert!(grid.iter().eq(array.iter()), "{layout}");
            // Equal and of equal hash to the grid of the same rows.
            let plain = Grid::from_vec(rows, cols, array.iter().copied().collect()).unwrap();
            assert_eq!(grid, plain, "{layout}");
            assert_eq!(Grid::from(array.view()), plain, "{layout}");
            assert_eq!(Grid::from(array.clone()), plain, "{layout}");

            assert_eq!(grid.view(), array, "{layout}");
            assert!(grid.view().is_standard_layout(), "{layout}");
            let back = grid.into_array();
            assert!(back.is_standard_layout(), "{layout}");
            assert_eq!(back, array, "{layout}");
            assert_eq!(Array2::from(plain), array, "{layout}");
        }
        assert_eq!(layouts().len(), 12);
    }

    #[test]
    fn row_06_of_every_layout_can_be_asked_about_lines() {
        for (layout, array) in layouts() {
            let grid = Grid::from_array(array.clone());
            for direction in Direction::ALL {
                let lines = grid.each_line(direction);
                assert_eq!(
                    lines.map(Iterator::count).sum::<usize>(),
                    array.len(),
                    "{layout}"
                );
            }
            for (from, &own) in grid.indexed() {
                let run = grid.run_through(from, Direction::SE, |&cell| cell == own);
                assert_eq!(run.line.len(), 1, "{layout}: the numbers differ");
                let up = grid.bounds().ray(from, Direction::N).count();
                assert_eq!(up, from.row, "{layout}");
            }
        }
    }

    #[test]
    fn without_clone_are_moved() {
        struct Cell(i32);
        let array = Array2::from_shape_fn((2, 3), |(row, col)| {
            Cell(i32::try_from(3 * row + col).expect("small"))
        });
        let grid = Grid::from_array(array.reversed_axes());
        assert!(grid.iter().map(|cell| cell.0).eq([0, 3, 1, 4, 2, 5]));
    }

    #[test]
    fn forget_the_wrap() {
        let torus = numbered(2, 3).with_wrap(Wrap::Both);
        let back = Grid::from(torus.clone().into_array());
        assert_eq!(back.bounds().wrap(), Wrap::None);
        assert_ne!(back, torus);
        assert_eq!(back.with_wrap(Wrap::Both), torus);
    }
}

mod gone_over {
    use super::*;

    #[test]
    fn in_reading_order_on_an_oblong_board() {
        let mut grid = numbered(2, 3);
        let expected = [0, 1, 2, 10, 11, 12];
        assert_eq!(cells(&grid), expected);
        assert!((&grid).into_iter().eq(&expected));
        assert!(
            grid.indexed()
                .all(|(at, &cell)| cell == 10 * at.row + at.col)
        );
        assert!(grid.indexed().map(|(at, _)| at).eq(grid.bounds().coords()));
        assert_eq!(grid.indexed().len(), 6);
        assert_eq!(grid.indexed().next_back(), Some((at(1, 2), &12)));
        for cell in &mut grid {
            *cell += 1;
        }
        grid.iter_mut().for_each(|cell| *cell *= 2);
        assert_eq!(cells(&grid), expected.map(|cell| 2 * (cell + 1)));
    }

    #[test]
    fn from_both_ends() {
        let grid = numbered(3, 4);
        let forwards: Vec<_> = grid.cells_where(|cell| cell % 2 == 1).collect();
        let mut backwards: Vec<_> = grid.cells_where(|cell| cell % 2 == 1).rev().collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
        assert_eq!(forwards.len(), grid.count(|cell| cell % 2 == 1));
        assert_eq!(forwards[0], at(0, 1));
        assert_eq!(forwards[5], at(2, 3));
    }

    #[test]
    fn cell_by_cell_on_the_board_and_off_it() {
        let mut grid = numbered(2, 3);
        assert_eq!(
            (grid.get(at(1, 2)), grid[at(1, 2)], grid[(1, 2)]),
            (Some(&12), 12, 12)
        );
        *grid.get_mut(at(0, 2)).unwrap() = 99;
        grid[at(1, 0)] = 98;
        grid[(0, 0)] = 97;
        assert_eq!(cells(&grid), [97, 1, 99, 98, 11, 12]);
        for off in [
            at(2, 0),
            at(0, 3),
            at(2, 3),
            at(usize::MAX, 0),
            at(0, usize::MAX),
        ] {
            assert_eq!(grid.get(off), None);
            assert_eq!(grid.get_mut(off), None);
        }
        // Joined sides make no cell of what is none.
        assert_eq!(grid.with_wrap(Wrap::Both).get(at(2, 0)), None);
    }

    #[test]
    fn swapping_two_cells_and_one_with_itself() {
        let mut grid = numbered(2, 3);
        grid.swap(at(0, 2), at(1, 0));
        grid.swap(at(1, 1), at(1, 1));
        assert_eq!(cells(&grid), [0, 1, 10, 2, 11, 12]);
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn indexing_off_the_board_panics() {
        let _ = numbered(2, 3)[(0, 3)];
    }

    #[test]
    fn swapping_off_the_board_panics_and_changes_nothing() {
        let mut grid = numbered(2, 3);
        for (a, b) in [(at(0, 0), at(2, 0)), (at(0, 3), at(1, 1))] {
            let swap = std::panic::AssertUnwindSafe(|| grid.swap(a, b));
            assert!(std::panic::catch_unwind(swap).is_err());
            assert_eq!(grid, numbered(2, 3));
        }
    }

    #[test]
    fn mapping_keeps_size_and_wrap() {
        for wrap in WRAPS {
            let grid = numbered(2, 3).with_wrap(wrap);
            let texts = grid.map(usize::to_string);
            assert_eq!(texts.bounds(), grid.bounds());
            assert_eq!(texts[(1, 2)], "12");
        }
    }

    #[test]
    fn line_by_line() {
        let grid = Grid::parse("a b c\nd e f").unwrap();
        let text = |cells: CellsAlong<'_, char>| cells.collect::<String>();
        let lines = |direction| grid.each_line(direction).map(text).collect::<Vec<_>>();
        assert_eq!(
            grid.each_row().map(text).collect::<Vec<_>>(),
            ["abc", "def"]
        );
        assert_eq!(
            grid.each_col().map(text).collect::<Vec<_>>(),
            ["ad", "be", "cf"]
        );
        assert_eq!(
            grid.each_diagonal().map(text).collect::<Vec<_>>(),
            ["ae", "bf", "c", "d"]
        );
        let anti: Vec<_> = grid.each_anti_diagonal().map(text).collect();
        assert_eq!(anti, ["a", "bd", "ce", "f"]);
        assert_eq!(lines(Direction::N), ["da", "eb", "fc"]);
        assert_eq!(lines(Direction::W), ["cba", "fed"]);
        // Both ways, with what is left of a line.
        let mut rows = grid.each_row();
        assert_eq!(rows.len(), 2);
        let mut last = rows.next_back().unwrap();
        assert_eq!(
            (last.len(), last.next(), last.next_back()),
            (3, Some(&'d'), Some(&'f'))
        );
        assert_eq!(last.line().to_string(), "1 cell at (1, 1)");
        assert_eq!(text(last.clone()), "e");
        assert_eq!(text(rows.next().unwrap()), "abc");
        assert!(rows.next().is_none() && rows.next_back().is_none());
    }

    #[test]
    fn along_a_line_of_this_board() {
        let grid = numbered(3, 4);
        let line = grid.bounds().line(at(2, 0), Direction::NE, 3).unwrap();
        assert!(grid.along(line).eq(&[20, 11, 2]));
        assert!(grid.along(line.reversed()).eq(&[2, 11, 20]));
        assert!(grid.along(line.truncated(0)).eq(&[0_usize; 0]));
        let torus = numbered(2, 3).with_wrap(Wrap::Both);
        let ring = torus
            .bounds()
            .ray_with_origin(at(1, 1), Direction::E)
            .line();
        assert!(torus.along(ring).eq(&[11, 12, 10]));
    }

    #[test]
    fn along_a_line_of_another_board_as_far_as_it_lies_on_this_one() {
        let grid = numbered(2, 3);
        let bounds = |rows, cols, wrap| Bounds::new(rows, cols).unwrap().with_wrap(wrap);
        let cells = |line: Option<Line>| -> Vec<usize> {
            grid.along(line.expect("a line")).copied().collect()
        };
        let large = bounds(9, 9, Wrap::None);
        assert_eq!(cells(large.line(at(1, 1), Direction::E, 8)), [11, 12]);
        assert_eq!(cells(large.line(at(0, 0), Direction::SE, 9)), [0, 11]);
        assert_eq!(cells(large.line(at(5, 5), Direction::NW, 6)), []);
        let small = bounds(1, 2, Wrap::None);
        assert_eq!(cells(small.line(at(0, 0), Direction::E, 2)), [0, 1]);
        // Over the edge of that board, not of this one.
        let ring = bounds(2, 3, Wrap::EastWest);
        assert_eq!(cells(ring.line(at(1, 2), Direction::E, 3)), [12, 10, 11]);
        let wide = bounds(2, 5, Wrap::EastWest);
        assert_eq!(cells(wide.line(at(0, 2), Direction::E, 5)), [2]);
    }
}

mod copied {
    use super::*;

    #[test]
    fn into_a_grid_of_another_size_or_wrap() {
        let sizes = [(2, 3), (3, 2), (0, 4), (4, 0), (0, 0), (5, 5), (1, 6)];
        for (rows, cols) in sizes {
            let source = numbered(rows, cols).with_wrap(Wrap::EastWest);
            for (rows, cols) in sizes {
                let mut copy = numbered(rows, cols).with_wrap(Wrap::Both);
                copy.clone_from(&source);
                assert_eq!(copy, source);
                assert_eq!(copy.bounds(), source.bounds());
                assert!(copy.view().is_standard_layout());
            }
            assert_eq!(source.clone(), source);
        }
    }

    #[test]
    fn into_a_grid_of_the_same_size_without_allocating() {
        let (source, mut copy) = (numbered(6, 7), numbered(6, 7).map(|_| 0));
        let allocated = allocation_counter::measure(|| copy.clone_from(&source));
        assert_eq!(allocated.count_total, 0);
        assert_eq!(copy, source);
    }

    #[test]
    fn grids_differ_by_size_cells_and_wrap() {
        let grid = numbered(2, 3);
        assert_ne!(grid, numbered(3, 2));
        assert_ne!(grid, grid.map(|cell| cell + 1));
        assert_ne!(grid, grid.clone().with_wrap(Wrap::EastWest));
        // Six cells in other rows.
        let long = Grid::from_vec(1, 6, cells(&grid)).unwrap();
        assert_ne!(grid, long);
    }
}

mod turned {
    use super::*;

    proptest! {
        #![proptest_config(config())]

        #[test]
        fn as_each_coordinate_and_the_wrap_are(
            (rows, cols) in (0..5_usize, 0..5_usize),
            (symmetry, wrap) in (0..8_usize, 0..4_usize),
        ) {
            let (symmetry, wrap) = (Symmetry::ALL[symmetry], WRAPS[wrap]);
            let grid = numbered(rows, cols).with_wrap(wrap);
            let turned = grid.transformed(symmetry);
            prop_assert_eq!(turned.bounds(), symmetry.map_bounds(grid.bounds()));
            for (at, cell) in grid.indexed() {
                let to = symmetry.map_coord(at, grid.bounds()).expect("on the board");
                prop_assert_eq!(turned.get(to), Some(cell));
            }
            prop_assert!(turned.view().is_standard_layout());
            prop_assert_eq!(turned.transformed(symmetry.inverse()), grid);
        }
    }

    #[test]
    fn one_after_the_other() {
        let grid = numbered(2, 3).with_wrap(Wrap::EastWest);
        for first in Symmetry::ALL {
            for second in Symmetry::ALL {
                let twice = grid.transformed(first).transformed(second);
                assert_eq!(
                    twice,
                    grid.transformed(first.then(second)),
                    "{first:?} {second:?}"
                );
            }
        }
    }
}

fn config() -> ProptestConfig {
    ProptestConfig::with_cases(500)
}

mod pictures {
    use super::*;

    fn parsed(picture: &str) -> Vec<String> {
        let grid = Grid::parse(picture).expect(picture);
        grid.each_row().map(Iterator::collect).collect()
    }

    #[test]
    fn can_be_indented_spaced_out_and_framed_by_empty_lines() {
        for picture in [
            "XO.\n.X.",
            "X O .\n. X .",
            "  X O .\n\t. X .",
            "\n\n   X  O .  \n   . X .\n\n  \n",
            "XO.\r\n.X.\r\n",
            "\r\nX O .\r\n. X .",
            "X\u{a0}O\u{3000}.\n. X .",
        ] {
            assert_eq!(parsed(picture), ["XO.", ".X."], "{picture:?}");
        }
        assert_eq!(parsed("é🦀\n好x"), ["é🦀", "好x"]);
    }

    #[test]
    fn without_a_row_are_empty_grids() {
        for picture in ["", " ", "\n\n", "\r\n \t\r\n"] {
            assert_eq!(
                Grid::parse(picture).unwrap().bounds(),
                Bounds::new(0, 0).unwrap()
            );
            let padded = Grid::parse_padded(picture, '.').unwrap();
            assert_eq!(padded.bounds(), Bounds::new(0, 0).unwrap());
        }
    }

    #[test]
    fn of_ragged_rows_are_refused_with_the_row() {
        for (picture, row, found, expected) in [
            ("abc\nab", 1, 2, 3),
            ("\n\nab\nab\nabc", 2, 3, 2),
            ("a b\n\na b", 1, 0, 2),
            ("ab\r\n\r\nab", 1, 0, 2),
        ] {
            let error = GridError::Ragged {
                row,
                found,
                expected,
            };
            assert_eq!(Grid::parse(picture), Err(error), "{picture:?}");
            assert_eq!(Grid::parse_with(picture, Some), Err(error), "{picture:?}");
        }
    }

    #[test]
    fn of_ragged_rows_are_filled_up_if_that_is_asked_for() {
        let grid = Grid::parse_padded("\n  o\n  o o o\n\n  o o", ' ').unwrap();
        assert_eq!(grid.bounds(), Bounds::new(4, 3).unwrap());
        let rows: Vec<String> = grid.each_row().map(Iterator::collect).collect();
        assert_eq!(rows, ["o  ", "ooo", "   ", "oo "]);
        assert_eq!(Grid::parse_padded("ab\ncd", '#'), Grid::parse("ab\ncd"));
    }

    #[test]
    fn with_unknown_characters_are_refused_with_row_and_column() {
        let digit = |glyph: char| glyph.to_digit(10);
        for (picture, row, col, glyph) in [
            ("1 2 3\n4 5 x", 1, 2, 'x'),
            ("x 2 3\n4 5 y", 0, 0, 'x'),
            ("\n\n  1 2 3\n  4 é 6\n", 1, 1, 'é'),
            ("1 2\0\n3 4 5", 0, 2, '\0'),
        ] {
            let error = GridError::UnknownGlyph { row, col, glyph };
            assert_eq!(Grid::parse_with(picture, digit), Err(error), "{picture:?}");
        }
        let text = Grid::parse_with("1 2\n3 \u{200b}", digit)
            .unwrap_err()
            .to_string();
        assert_eq!(text, "row 1, column 1: '\\u{200b}' stands for no cell");
    }

    #[test]
    fn are_a_line_for_each_row_and_a_space_between_columns() {
        let grid = Grid::parse("ab\ncd").unwrap();
        assert_eq!(grid.to_string(), "a b\nc d");
        assert_eq!(grid.picture(char::to_ascii_uppercase), "A B\nC D");
        // However the board wraps.
        for wrap in WRAPS {
            assert_eq!(grid.clone().with_wrap(wrap).to_string(), "a b\nc d");
        }
        assert_eq!(Grid::filled(0, 3, 'x').unwrap().to_string(), "");
        assert_eq!(Grid::filled(1, 1, 'x').unwrap().to_string(), "x");
    }

    #[test]
    fn in_failed_assertions_are_rows_and_the_wrap() {
        let grid = numbered(2, 3);
        assert_eq!(format!("{grid:?}"), "[[0, 1, 2], [10, 11, 12]]");
        assert_eq!(
            format!("{:?}", grid.with_wrap(Wrap::Both)),
            "Both [[0, 1, 2], [10, 11, 12]]"
        );
        assert_eq!(format!("{:?}", numbered(0, 2)), "0x2");
        assert_eq!(format!("{:?}", numbered(2, 0)), "2x0");
    }

    /// A picture's characters: anything that can be seen to be there.
    fn any_glyph() -> impl Strategy<Value = char> {
        any::<char>().prop_filter("white space is for the eye only", |glyph| {
            !glyph.is_whitespace()
        })
    }

    proptest! {
        #![proptest_config(config())]

        #[test]
        fn are_read_as_they_were_written(
            (cols, glyphs) in (1..7_usize, proptest::collection::vec(any_glyph(), 0..42)),
            wrap in 0..4_usize,
        ) {
            let rows = glyphs.len() / cols;
            let glyphs = glyphs[..rows * cols].to_vec();
            // A picture without rows says nothing about columns.
            let grid = Grid::from_vec(rows, if rows == 0 { 0 } else { cols }, glyphs).unwrap();
            let written = grid.clone().with_wrap(WRAPS[wrap]).to_string();
            prop_assert_eq!(&Grid::parse(&written).unwrap(), &grid);
            prop_assert_eq!(&Grid::parse_padded(&written, '.').unwrap(), &grid);
            prop_assert_eq!(&Grid::parse_with(&written, Some).unwrap(), &grid);
        }

        #[test]
        fn of_any_text_are_grids_or_errors(text in "[ -~\\PC\r\n\t\0]{0,40}") {
            if let Ok(grid) = Grid::parse(&text) {
                let glyphs: Vec<char> = text.chars().filter(|glyph| !glyph.is_whitespace()).collect();
                prop_assert!(grid.iter().eq(&glyphs));
            }
            let padded = Grid::parse_padded(&text, '.').unwrap();
            prop_assert!(padded.iter().count() >= text.chars().filter(|glyph| !glyph.is_whitespace()).count());
        }
    }
}
