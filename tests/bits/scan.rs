//! Scans of big boards find what `k_lines` finds, whatever the size, the axes and the length.

use std::collections::BTreeSet;

use collinear::{
    Bounds, Coord, Direction, Grid, Length, Line, TooLarge, Wrap,
    bits::scan::{KLineCounter, KLineFinder, ScanError},
};
use proptest::{prelude::*, sample::select};

/// Sides on both sides of what a byte, a word and a chunk hold. On boards of more than 64 rows the
/// bits of diagonals come round their strip, above 512 rows their row.
const ROWS: [usize; 14] = [0, 1, 2, 3, 4, 5, 7, 8, 31, 63, 65, 129, 530, 1100];
const COLS: [usize; 20] = [
    0, 1, 2, 3, 5, 7, 8, 9, 63, 64, 65, 127, 128, 129, 448, 511, 512, 513, 1023, 1024,
];

/// The most cells of which one case takes a moment.
const MOST_CELLS: usize = 20_000;

/// A board with as many `true` of 100 cells as the density says.
fn a_board() -> impl Strategy<Value = Grid<bool>> {
    let side = |sides| (select(sides), 0_usize..40);
    let sides = (side(&ROWS[..]), side(&COLS[..]), any::<bool>()).prop_map(
        |((rows, other_rows), (cols, other_cols), named)| {
            if named && rows * cols <= MOST_CELLS {
                (rows, cols)
            } else {
                (other_rows, other_cols)
            }
        },
    );
    let density = select(&[0, 3, 30, 50, 80, 97, 99, 100][..]);
    (sides, density, any::<u64>())
        .prop_map(|((rows, cols), density, seed)| random_board(rows, cols, density, seed))
}

fn random_board(rows: usize, cols: usize, density: u64, seed: u64) -> Grid<bool> {
    let mut state = seed | 1;
    let cells = (0..rows * cols).map(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) % 100 < density
    });
    Grid::from_vec(rows, cols, cells.collect()).expect("a small board")
}

/// From less than a cell to more than a side.
fn a_length() -> impl Strategy<Value = Length> {
    let k = prop_oneof![
        6 => 0_usize..7,
        3 => 7_usize..140,
        1 => 500_usize..1200,
        1 => Just(usize::MAX),
    ];
    (k, any::<bool>()).prop_map(|(k, exactly)| {
        if exactly {
            Length::Exactly(k)
        } else {
            Length::AtLeast(k)
        }
    })
}

/// One axis, all of them, or some twice and the wrong way round.
fn some_axes() -> impl Strategy<Value = Vec<Direction>> {
    prop_oneof![
        4 => select(&Direction::ALL[..]).prop_map(|axis| vec![axis]),
        4 => Just(Direction::AXES.to_vec()),
        1 => Just(Direction::ALL.to_vec()),
        1 => Just(Direction::HEX_AXES.to_vec()),
        2 => prop::collection::vec(select(&Direction::ALL[..]), 0..6),
    ]
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "a grid lends its cells to a predicate"
)]
const fn is_set(cell: &bool) -> bool {
    *cell
}

fn expected(board: &Grid<bool>, axes: &[Direction], length: Length) -> Vec<Line> {
    board.k_lines(axes, length, is_set).collect()
}

fn row(board: &Grid<bool>, row: usize) -> Vec<bool> {
    board.view().row(row).to_vec()
}

/// The lines that a finder answers row by row.
fn found(board: &Grid<bool>, axes: &[Direction], length: Length) -> Vec<Vec<Line>> {
    let mut finder = KLineFinder::new(board.bounds(), axes, length).expect("it can be scanned");
    let mut push = |row: Vec<bool>| finder.push(&row, is_set).expect("a row").to_vec();
    (0..board.rows())
        .map(|number| push(row(board, number)))
        .collect()
}

fn lowest_row(line: &Line) -> usize {
    line.iter().map(|at| at.row).max().expect("it has a cell")
}

fn leftmost_to_rightmost(line: &Line) -> Vec<Coord> {
    let lowest = lowest_row(line);
    line.iter().filter(|at| at.row == lowest).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_grid_counts_and_finds_what_k_lines_finds(
        board in a_board(), axes in some_axes(), length in a_length()
    ) {
        let expected = expected(&board, &axes, length);
        prop_assert_eq!(board.scan(&axes, length).count(is_set), expected.len());
        prop_assert_eq!(board.scan(&axes, length).lines(is_set), expected);
    }

    #[test]
    fn rows_one_by_one_give_the_same(
        board in a_board(), axes in some_axes(), length in a_length()
    ) {
        let expected = expected(&board, &axes, length);
        let mut counter = KLineCounter::new(board.bounds(), &axes, length).expect("as above");
        for number in 0..board.rows() {
            counter.push(&row(&board, number), is_set).expect("a row");
        }
        prop_assert_eq!(counter.count(), expected.len());

        let found = found(&board, &axes, length).concat();
        prop_assert_eq!(found.len(), expected.len());
        // Cell by cell, so that each line leads the way its axis was named.
        let cells = |lines: Vec<Line>| -> BTreeSet<Vec<Coord>> {
            lines.iter().map(|line| line.iter().collect()).collect()
        };
        prop_assert_eq!(cells(found), cells(expected));
    }

    #[test]
    fn lines_come_when_the_row_below_them_is_read(
        board in a_board(), axes in some_axes(), length in a_length()
    ) {
        for (number, lines) in found(&board, &axes, length).iter().enumerate() {
            let is_last = number + 1 == board.rows();
            for line in lines {
                let lowest = lowest_row(line);
                prop_assert!(lowest + 1 == number || is_last && lowest == number);
            }
            let rank = |line: &Line| {
                let axis = axes.iter().position(|&axis| axis == line.heading());
                (lowest_row(line), axis, leftmost_to_rightmost(line))
            };
            prop_assert!(lines.iter().map(rank).is_sorted(), "{lines:?}");
        }
    }
}

/// A board so high that diagonals come round their rows many times.
#[test]
fn high_boards_are_no_exception() {
    for cols in [1, 5, 70] {
        let board = random_board(5000, cols, 85, 7);
        for k in [1, 2, 5, 40] {
            let length = Length::AtLeast(k);
            let expected = expected(&board, &Direction::AXES, length);
            assert_eq!(board.scan(&Direction::AXES, length).lines(is_set), expected);
        }
    }
}

#[test]
fn wrapped_boards_and_leaps_are_answered_as_k_lines_does() {
    let board = random_board(9, 11, 60, 3);
    let knight = &Direction::KNIGHT[..4];
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let board = board.clone().with_wrap(wrap);
        for axes in [&Direction::AXES[..], knight] {
            for length in [Length::AtLeast(3), Length::Exactly(1)] {
                let expected = expected(&board, axes, length);
                assert_eq!(board.scan(axes, length).count(is_set), expected.len());
                assert_eq!(board.scan(axes, length).lines(is_set), expected);
            }
        }
    }
}

/// Sides that no memory has room for, where there are no cells.
#[test]
fn boards_without_cells_take_no_time() {
    let (axes, one) = (&Direction::AXES, Length::AtLeast(1));
    let endless = isize::MAX.unsigned_abs();
    for (rows, cols) in [(0, endless), (endless, 0)] {
        let board: Grid<bool> = Grid::from_vec(rows, cols, vec![]).expect("no cells");
        assert_eq!(board.scan(axes, one).count(is_set), 0);
        assert_eq!(board.scan(axes, one).lines(is_set), []);
        let mut finder = KLineFinder::new(board.bounds(), axes, one).expect("it can be scanned");
        assert_eq!(
            finder.push(&vec![true; cols.min(1)], is_set).is_ok(),
            cols == 0
        );
    }
}

#[test]
fn what_can_not_be_scanned_is_refused() {
    let bounds = Bounds::new(2, 3).expect("a board");
    let (axes, three) = (&Direction::AXES, Length::AtLeast(3));
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let refused = KLineCounter::new(bounds.with_wrap(wrap), axes, three).unwrap_err();
        assert_eq!(refused, ScanError::Wrapped(wrap));
    }
    let knight = Direction::KNIGHT[3];
    let refused = KLineFinder::new(bounds, &[Direction::E, knight], three).unwrap_err();
    assert_eq!(refused, ScanError::Axis(knight));
}

/// What would be kept of the rows, for each axis alone, is more than any memory.
#[test]
fn a_board_of_which_no_row_fits_in_memory_is_refused() {
    let most = isize::MAX.unsigned_abs();
    for (rows, cols, k) in [(1, most, 1), (1 << 8, 1 << 54, 4), (most, 1, 1 << 61)] {
        let bounds = Bounds::new(rows, cols).expect("it costs nothing");
        for axis in Direction::AXES {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                let counter = KLineCounter::new(bounds, &[axis], length).map(|_| ());
                let finder = KLineFinder::new(bounds, &[axis], length).map(|_| ());
                let fits = rows == most && axis.cols() != 0;
                let expected = if fits {
                    Ok(())
                } else {
                    Err(ScanError::TooLarge(TooLarge::sides(rows, cols)))
                };
                assert_eq!(
                    (&counter, &finder),
                    (&expected, &expected),
                    "{axis} {length} {bounds}"
                );
            }
        }
    }
    let error = ScanError::TooLarge(TooLarge::sides(1, 9)).to_string();
    assert_eq!(
        error,
        "a board of 1 rows and 9 columns is more than memory can hold"
    );
}

#[test]
fn a_row_that_is_refused_changes_nothing() {
    let bounds = Bounds::new(2, 3).expect("a board");
    let (axes, two) = (&[Direction::S], Length::AtLeast(2));
    let mut counter = KLineCounter::new(bounds, axes, two).expect("it can be scanned");
    let mut finder = KLineFinder::new(bounds, axes, two).expect("it can be scanned");
    let rows: [&[bool]; 5] = [&[true; 3], &[true; 2], &[true; 4], &[true; 3], &[true; 3]];
    let wrong = |found| ScanError::RowLength {
        row: 1,
        found,
        expected: 3,
    };
    let none_left = ScanError::NoRowLeft { rows: 2 };
    let answers = [Ok(0), Err(wrong(2)), Err(wrong(4)), Ok(3), Err(none_left)];
    for (row, answer) in rows.into_iter().zip(answers) {
        assert_eq!(counter.push(row, is_set), answer.map(|_| ()));
        assert_eq!(finder.push(row, is_set).map(<[Line]>::len), answer);
    }
    assert_eq!(counter.count(), 3);
}

#[test]
fn each_cell_is_asked_once_in_reading_order() {
    let board = Grid::from_fn(3, 700, |at| at).expect("a small board");
    let mut asked = Vec::new();
    let count = board
        .scan(&Direction::AXES, Length::AtLeast(3))
        .count(|&at| {
            asked.push(at);
            true
        });
    assert_eq!(count, 3 + 700 + 698 + 698);
    assert!(asked.drain(..).eq(board.bounds().coords()));
    let lines = board
        .scan(&Direction::AXES, Length::AtLeast(3))
        .lines(|&at| {
            asked.push(at);
            true
        });
    assert_eq!(lines.len(), count);
    assert!(asked.into_iter().eq(board.bounds().coords()));
}

#[cfg(feature = "rayon")]
mod parallel {
    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

        #[test]
        fn threads_give_the_same_lines_in_the_same_order(
            board in a_board(), axes in some_axes(), length in a_length()
        ) {
            let expected = expected(&board, &axes, length);
            prop_assert_eq!(board.scan(&axes, length).par_count(is_set), expected.len());
            prop_assert_eq!(board.scan(&axes, length).par_lines(is_set), expected);
        }
    }

    /// Lines that go through several parts of the board.
    #[test]
    fn lines_longer_than_a_part_are_whole() {
        let board = random_board(900, 40, 99, 5);
        for length in [Length::AtLeast(1), Length::AtLeast(4), Length::Exactly(4)] {
            let expected = expected(&board, &Direction::ALL, length);
            let found = board.scan(&Direction::ALL, length).par_lines(is_set);
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn wrapped_boards_are_answered_as_k_lines_does() {
        let board = random_board(9, 11, 60, 3).with_wrap(Wrap::Both);
        let (axes, three) = (&Direction::AXES, Length::AtLeast(3));
        let expected = expected(&board, axes, three);
        assert_eq!(board.scan(axes, three).par_count(is_set), expected.len());
        assert_eq!(board.scan(axes, three).par_lines(is_set), expected);
    }
}
