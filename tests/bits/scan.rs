//! Scans of big boards find what `k_lines` finds, whatever the size, the axes and the length.

use collinear::{Coord, Direction, Grid, Length, Line, Wrap};
use proptest::{prelude::*, sample::select};

/// Sides on both sides of what a word and a vector register hold.
const ROWS: [usize; 13] = [0, 1, 2, 3, 4, 5, 8, 31, 63, 65, 129, 530, 1100];
const COLS: [usize; 16] = [
    0, 1, 2, 3, 5, 8, 62, 63, 64, 65, 127, 128, 129, 255, 512, 1023,
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

fn check(board: &Grid<bool>, axes: &[Direction], length: Length) {
    let expected = expected(board, axes, length);
    let scan = board.scan(axes, length);
    assert_eq!(scan.count(is_set), expected.len());
    assert_eq!(scan.lines(is_set), expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_scan_counts_and_finds_what_k_lines_finds(
        board in a_board(), axes in some_axes(), length in a_length()
    ) {
        check(&board, &axes, length);
    }
}

/// Boards that are scanned in several bands, with lines that begin in one and end in another.
#[test]
fn high_boards_are_no_exception() {
    let lengths = [1, 5, 40].map(Length::AtLeast);
    for (rows, cols) in [(4200, 1), (4200, 5), (2100, 70), (240, 1100)] {
        for density in [85, 100] {
            let board = random_board(rows, cols, density, 7);
            for length in lengths.into_iter().chain([Length::Exactly(5)]) {
                check(&board, &Direction::AXES, length);
            }
        }
    }
    // The parts of threads are one band and a little more.
    let board = random_board(160, 4100, 85, 7);
    check(&board, &Direction::AXES, Length::AtLeast(9));
}

#[test]
fn wrapped_boards_and_leaps_are_answered_as_k_lines_does() {
    let board = random_board(9, 11, 60, 3);
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let board = board.clone().with_wrap(wrap);
        for axes in [&Direction::AXES[..], &Direction::KNIGHT[..4]] {
            for length in [Length::AtLeast(3), Length::Exactly(1)] {
                check(&board, axes, length);
            }
        }
    }
}

/// Sides that no memory has room for, where there are no cells.
#[test]
fn boards_without_cells_take_no_time() {
    let endless = isize::MAX.unsigned_abs();
    for (rows, cols) in [(0, endless), (endless, 0)] {
        let board = Grid::from_vec(rows, cols, vec![]).expect("no cells");
        for k in [0, 1, 5, endless] {
            check(&board, &Direction::AXES, Length::AtLeast(k));
        }
    }
}

#[test]
fn each_cell_is_asked_once_in_reading_order() {
    // Of several bands.
    let board = Grid::from_fn(500, 700, |at| at).expect("a small board");
    let mut asked = Vec::new();
    let mut ask = |&at: &Coord| {
        asked.push(at);
        true
    };
    let scan = board.scan(&Direction::AXES, Length::AtLeast(400));
    assert_eq!(scan.count(&mut ask), scan.lines(&mut ask).len());
    let twice = board.bounds().coords().chain(board.bounds().coords());
    assert!(asked.into_iter().eq(twice));
}
