//! [`LineWords`] next to the walks of [`Bounds`] over the same cells, on boards of all shapes.

use std::collections::BTreeSet;

use collinear::{Bounds, Coord, Direction, Length, bits::LineWords};
use itertools::Itertools;
use proptest::prelude::*;

use crate::naive;

const AXES: [&[Direction]; 5] = [
    &Direction::AXES,
    &Direction::HEX_AXES,
    &[Direction::S, Direction::KNIGHT[0]],
    &[Direction::W, Direction::E, Direction::NE, Direction::SW],
    &[],
];

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}

/// The compass, the knight, and steps that nobody thinks of.
fn directions() -> Vec<Direction> {
    let odd = [(0, 2), (3, -1), (-4, 0), (8, -5)];
    let odd = odd.map(|(rows, cols)| Direction::new(rows, cols).expect("a step"));
    [&Direction::ALL[..], &Direction::KNIGHT, &odd].concat()
}

/// All cells of a board, and some that are not on it.
fn cells_on_and_off(bounds: Bounds) -> impl Iterator<Item = Coord> {
    let (rows, cols) = (bounds.rows(), bounds.cols());
    let off = [
        (rows, 0),
        (0, cols),
        (rows, cols),
        (rows + 40, 1),
        (1, cols + 64),
        (usize::MAX, usize::MAX),
    ];
    bounds.coords().chain(off.map(Coord::from))
}

/// The cells of a board that belong to a random set, from none to all of them.
fn some_cells(bounds: Bounds) -> impl Strategy<Value = Vec<Coord>> {
    let density = prop_oneof![Just(0), Just(100), Just(97), 5..95_u8, 5..95_u8, 5..95_u8];
    let draws = proptest::collection::vec(0..100_u8, bounds.cell_count());
    (density, draws).prop_map(move |(density, draws)| {
        let drawn = bounds.coords().zip(draws);
        let taken = drawn.filter(|&(_, draw)| draw < density);
        taken.map(|(at, _)| at).collect()
    })
}

/// The set of these cells, come about by insertions and removals.
fn set_of<const ROWS: usize, const COLS: usize>(
    cells: &[Coord],
    removed: &[Coord],
) -> LineWords<ROWS, COLS> {
    let mut set: LineWords<ROWS, COLS> = removed.iter().copied().collect();
    set.extend(cells.iter().copied());
    let gone = removed.iter().filter(|at| !cells.contains(at));
    for &at in gone {
        set.remove(at);
    }
    set
}

fn full<const ROWS: usize, const COLS: usize>() -> LineWords<ROWS, COLS> {
    LineWords::<ROWS, COLS>::BOUNDS.coords().collect()
}

fn queries_about_cells<const ROWS: usize, const COLS: usize>(
    cells: &[Coord],
    set: &LineWords<ROWS, COLS>,
) {
    let bounds = LineWords::<ROWS, COLS>::BOUNDS;
    let model: BTreeSet<_> = cells.iter().copied().collect();
    assert_eq!(bounds, Bounds::new(ROWS, COLS).expect("a board"));
    for at in cells_on_and_off(bounds) {
        assert_eq!(set.contains(at), model.contains(&at), "{at}");
    }
    assert!(set.iter().eq(model.iter().copied()));
    assert_eq!(set.len(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    let bit = |words: &[u32], word: usize, index: usize| words[word] >> index & 1 == 1;
    for at in bounds.coords() {
        assert_eq!(bit(set.rows(), at.row, at.col), model.contains(&at));
        assert_eq!(bit(set.cols(), at.col, at.row), model.contains(&at));
    }
    let counted: u32 = set.cols().iter().map(|word| word.count_ones()).sum();
    assert_eq!(counted as usize, model.len());
}

fn queries_about_lines<const ROWS: usize, const COLS: usize>(set: &LineWords<ROWS, COLS>) {
    let bounds = LineWords::<ROWS, COLS>::BOUNDS;
    let own = |at: Coord| set.contains(at);
    let clear = |at: Coord| !set.contains(at);
    for at in cells_on_and_off(bounds) {
        for direction in directions() {
            let run = bounds.run(at, direction, own);
            assert_eq!(set.run(at, direction), run, "{at} {direction}");
            assert_eq!(set.run_len(at, direction), run.line.len());
            let through = bounds.run_through(at, direction, own);
            assert_eq!(set.run_through(at, direction), through, "{at} {direction}");
            assert_eq!(set.run_len_through(at, direction), through.line.len());
            let slide = bounds.slide(at, direction, clear);
            assert_eq!(set.slide(at, direction), slide, "{at} {direction}");
            let seen = bounds.first_hit(at, direction, own);
            assert_eq!(set.first_hit(at, direction), seen, "{at} {direction}");
            let count = bounds.count_on_line(at, direction, own);
            assert_eq!(set.count_on_line(at, direction), count, "{at} {direction}");
        }
        let along = |axis| bounds.run_through(at, axis, own).line.len();
        assert_eq!(set.run_lens_through(at), Direction::AXES.map(along), "{at}");
    }
}

fn verdicts<const ROWS: usize, const COLS: usize>(set: &LineWords<ROWS, COLS>, k: usize) {
    let bounds = LineWords::<ROWS, COLS>::BOUNDS;
    let own = |at: Coord| set.contains(at);
    for at in cells_on_and_off(bounds) {
        let lengths = [Length::AtLeast(k), Length::Exactly(k)];
        // Each length with code of its own, and those beside them; the longest line.
        let lengths = lengths
            .into_iter()
            .chain([0, 1, 2, 3, 4, 5, 6, 7, 31, 32].map(Length::AtLeast));
        for (axes, length) in AXES.into_iter().cartesian_product(lengths) {
            let verdict = bounds.has_k_line_through(at, axes, length, own);
            assert_eq!(
                set.has_k_line_through(at, axes, length),
                verdict,
                "{at} {length}"
            );
            let lines = bounds.k_lines_through(at, axes, length, own);
            assert!(
                set.k_lines_through(at, axes, length).eq(lines),
                "{at} {length}"
            );
        }
    }
}

fn iterators<const ROWS: usize, const COLS: usize>(
    set: &LineWords<ROWS, COLS>,
    other: &LineWords<ROWS, COLS>,
    skipped: usize,
) {
    let bounds = LineWords::<ROWS, COLS>::BOUNDS;
    let shared = set.iter().filter(|&at| other.contains(at)).count();
    assert_eq!(set.is_subset(other), shared == set.len());
    assert_eq!(set.is_disjoint(other), shared == 0);
    let taken = |at: &Coord| set.contains(*at) || other.contains(*at);
    let clear: Vec<_> = bounds.coords().filter(|at| !taken(at)).collect();
    let cells = set.in_neither(other);
    assert_eq!(
        (cells.len(), cells.clone().count()),
        (clear.len(), clear.len())
    );
    assert_eq!(
        cells
            .clone()
            .fold(Vec::new(), |list, at| [list, vec![at]].concat()),
        clear
    );
    let n = skipped % (clear.len() + 2);
    let (mut cells, mut expected) = (cells, clear.into_iter());
    loop {
        // One by one and by leaps, in turn.
        assert_eq!(cells.size_hint(), expected.size_hint());
        assert_eq!(cells.next(), expected.next());
        assert_eq!(cells.clone().last(), expected.clone().last());
        let (found, wanted) = (cells.nth(n), expected.nth(n));
        assert_eq!(found, wanted);
        if wanted.is_none() {
            break;
        }
    }
    assert_eq!((cells.next(), cells.nth(1)), (None, None));
}

/// A test for each size, with a number of random sets.
macro_rules! sizes {
    ($($name:ident: $rows:literal $cols:literal $cases:literal,)*) => {
        $(
            proptest! {
                #![proptest_config(cases($cases))]

                #[test]
                fn $name(
                    cells in some_cells(LineWords::<$rows, $cols>::BOUNDS),
                    removed in some_cells(LineWords::<$rows, $cols>::BOUNDS),
                    number in 0..1000_usize,
                ) {
                    let set: LineWords<$rows, $cols> = set_of(&cells, &removed);
                    queries_about_cells(&cells, &set);
                    queries_about_lines(&set);
                    verdicts(&set, 1 + number % 7);
                    iterators(&set, &set_of(&removed, &[]), number);

                    let mut copy = full();
                    copy.clone_from(&set.clone());
                    prop_assert_eq!(&copy, &set);
                    prop_assert_eq!(naive::hash(&copy), naive::hash(&set));
                    queries_about_lines(&copy);
                    let is_full = cells.len() == $rows * $cols;
                    prop_assert_eq!(set == full(), is_full);
                    prop_assert_eq!(naive::hash(&set) == naive::hash(&full::<$rows, $cols>()), is_full);
                }
            }
        )*
    };
}

sizes! {
    on_1x1: 1 1 20,
    on_1x7: 1 7 40,
    on_7x1: 7 1 40,
    on_1x32: 1 32 40,
    on_32x1: 32 1 40,
    on_2x2: 2 2 40,
    on_3x3: 3 3 40,
    on_3x8: 3 8 40,
    on_6x7: 6 7 40,
    on_9x4: 9 4 40,
    on_8x8: 8 8 30,
    on_11x11: 11 11 20,
    on_15x15: 15 15 12,
    on_16x16: 16 16 12,
    on_17x5: 17 5 20,
    on_5x31: 5 31 12,
    on_19x19: 19 19 8,
    on_32x3: 32 3 12,
    on_31x32: 31 32 4,
    on_32x32: 32 32 4,
}

#[test]
fn boards_without_cells_have_none() {
    fn check<const ROWS: usize, const COLS: usize>() {
        let set = LineWords::<ROWS, COLS>::empty();
        queries_about_cells(&[], &set);
        queries_about_lines(&set);
        verdicts(&set, 3);
        iterators(&set, &set.clone(), 0);
    }
    check::<0, 0>();
    check::<0, 5>();
    check::<5, 0>();
    check::<32, 0>();
}

#[test]
fn a_cell_is_inserted_and_removed_once() {
    let at = Coord::new(2, 3);
    let mut set = LineWords::<4, 4>::empty();
    set.insert(at);
    set.insert(at);
    assert_eq!(set.len(), 1);
    set.remove(at);
    set.remove(at);
    assert_eq!(set, LineWords::default());
    queries_about_lines(&set);
}

#[test]
fn sets_are_shown_as_their_cells() {
    let set: LineWords<2, 3> = [(1, 2), (0, 1)].map(Coord::from).into_iter().collect();
    assert_eq!(format!("{set:?}"), "{(0, 1), (1, 2)}");
}

#[test]
fn cells_off_the_board_are_in_no_set() {
    let mut set = LineWords::<4, 4>::empty();
    set.extend([(3, 3), (4, 0), (0, 4), (usize::MAX, usize::MAX)].map(Coord::from));
    assert_eq!(format!("{set:?}"), "{(3, 3)}");
    for at in [(4, 0), (0, 4), (usize::MAX, usize::MAX)] {
        set.remove(at.into());
    }
    assert_eq!(set.len(), 1);
}
