//! Tables of lines: each answer agrees with the same query of [`Board`], on boards of every kind and in words
//! of several sizes.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Coord, Finite, Headings, Length, TooLarge, Wrap,
    bits::{CellSet, LineTables, Wide, Word},
    boards::{Cuboid, Tracks, Twisted},
};

use crate::budget;

fn axes<T: Headings>(board: &Board<T>, at: T::Cell) -> Vec<T::Heading> {
    board.topology().axes(at).collect()
}

fn headings<T: Headings>(board: &Board<T>, at: T::Cell) -> Vec<T::Heading> {
    board.topology().headings(at).collect()
}

fn rect(rows: usize, cols: usize, wrap: Wrap) -> Bounds {
    let bounds = Bounds::new(rows, cols).expect("a small board");
    bounds.with_wrap(wrap)
}

fn cuboid<const N: usize>(sides: [usize; N], joined: [bool; N]) -> Board<Cuboid<N>> {
    let cuboid = Cuboid::new(sides).expect("a small board");
    cuboid.with_joined(joined).board()
}

/// The cells of a set, as its board has them.
fn cells<W: Word, T: Finite>(tables: &LineTables<W, T>, set: CellSet<W>) -> BTreeSet<T::Cell> {
    tables.cells(set).collect()
}

/// Makes every query on a board, with sparse and with dense random sets.
fn check<W: Word, T: Finite + Headings>(board: &Board<T>) {
    let tables = LineTables::<W, T>::new(board.clone()).expect("it has room");
    let mut random = fastrand::Rng::with_seed(12);
    check_steps(board, &tables);
    for _ in 0..budget::cases(24) {
        let full = random.f64();
        let mut set = |full: f64| tables.mask(|_| random.f64() < full);
        let (set, other) = (set(full), set(0.5));
        check_sets(board, &tables, set);
        check_neighbours(&tables, set);
        for k in 0..=6 {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                check_k_lines(board, &tables, length, set, other);
            }
        }
    }
    let all = tables.full();
    for k in 1..12 {
        for length in [Length::AtLeast(k), Length::Exactly(k)] {
            check_k_lines(board, &tables, length, all, all);
        }
    }
}

fn check_steps<W: Word, T: Finite + Headings>(board: &Board<T>, tables: &LineTables<W, T>) {
    let all: Vec<_> = board.cells().collect();
    assert!(tables.cells(tables.full()).eq(all.iter().copied()));
    for (index, &at) in all.iter().enumerate() {
        assert_eq!(tables.index_of(at), Some(index));
        assert_eq!(tables.cell_of_index(index), Some(at));
        assert!(tables.cells(tables.cell(at)).eq([at]));
        let headings = headings(board, at);
        let steps = headings.iter().filter_map(|&it| board.step(at, it));
        let others = steps.filter(|&to| to != at);
        assert_eq!(
            cells(tables, tables.neighbours(at)),
            others.collect(),
            "{at:?}"
        );
    }
    assert_eq!(tables.cell_of_index(all.len()), None);
}

fn check_sets<W: Word, T: Finite + Headings>(
    board: &Board<T>,
    tables: &LineTables<W, T>,
    set: CellSet<W>,
) {
    let is_in = |at: &T::Cell| tables.contains(set, *at);
    let all = board.cells();
    let members: Vec<_> = all.filter(is_in).collect();
    assert!(tables.cells(set).eq(members.iter().copied()));
    assert!(tables.cells(set).rev().eq(members.iter().rev().copied()));
    assert_eq!(tables.set(members.iter().copied()), set);
    assert_eq!(tables.set(members.repeat(2)), set, "each cell once");
    let lens = [set.len(), set.indices().len(), set.indices().count()];
    assert_eq!(lens, [members.len(); 3]);
    for n in 0..=members.len() {
        assert_eq!(tables.cells(set).nth(n), members.get(n).copied());
        let mut indices = set.indices();
        let _ = indices.nth(n);
        assert_eq!(indices.len(), members.len().saturating_sub(n + 1));
    }
}

fn check_neighbours<W: Word, T: Finite>(tables: &LineTables<W, T>, set: CellSet<W>) {
    let all = tables.cells(set);
    let neighbours = all.flat_map(|at| tables.cells(tables.neighbours(at)));
    let found = cells(tables, tables.neighbours_of(set));
    assert_eq!(found, neighbours.collect());
}

fn check_k_lines<W: Word, T: Finite + Headings>(
    board: &Board<T>,
    tables: &LineTables<W, T>,
    length: Length,
    set: CellSet<W>,
    free: CellSet<W>,
) {
    let (words, table) = (board, tables.k_line_table(length));
    // Whether the cells are distinct and include this one: a line may cross itself.
    let differ = |at, cells: Vec<T::Cell>| {
        let distinct: BTreeSet<_> = cells.iter().collect();
        distinct.len() == cells.len() && distinct.contains(&at)
    };
    let has = |at, set| {
        let mut lines = axes(board, at).into_iter();
        lines.any(|axis| {
            let line = words
                .run_through(at, axis, |at| tables.contains(set, at))
                .line;
            let mut windows = line.windows(length.k().max(1));
            length.admits(line.len()) && windows.any(|cells| differ(at, cells.iter().collect()))
        })
    };
    let mut has_any = false;
    for at in words.cells() {
        let name = format!("{words:?} {length} {at:?} {set:?}");
        let expected = has(at, set);
        has_any |= expected;
        assert_eq!(table.has_k_line_through(at, set), expected, "{name}");
    }
    assert_eq!(table.has_k_line(set), has_any);
    assert_eq!(table.cells_in_line(set), tables.mask(|at| has(at, set)));
    let completing = |at| tables.contains(free, at) && has(at, set | tables.cell(at));
    let name = format!("{words:?} {length} {set:?} {free:?}");
    let completions = table.completions(set, free);
    assert_eq!(completions, tables.mask(completing), "{name}");
}

#[test]
fn rectangles_answer_what_bounds_answer() {
    check::<u64, _>(&rect(6, 7, Wrap::None));
    check::<u8, _>(&rect(1, 1, Wrap::None));
    check::<u8, _>(&rect(0, 5, Wrap::Both));
    check::<u16, _>(&rect(1, 9, Wrap::None));
    check::<u128, _>(&rect(9, 8, Wrap::None));
    check::<Wide<3>, _>(&rect(11, 12, Wrap::None));
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        check::<u64, _>(&rect(4, 5, wrap));
        check::<u8, _>(&rect(1, 1, wrap));
        check::<u8, _>(&rect(2, 4, wrap));
        check::<u16, _>(&rect(3, 5, wrap));
        check::<Wide<2>, _>(&rect(5, 5, wrap));
    }
}

#[test]
fn other_boards_answer_what_they_do() {
    for (rows, cols) in [(1, 5), (2, 4), (3, 3), (5, 2), (2, 1), (4, 6)] {
        check::<u32, _>(&Twisted::moebius(rows, cols).unwrap().board());
        check::<u64, _>(&Twisted::klein(rows, cols).unwrap().board());
    }
    check::<u64, _>(&cuboid([4, 4, 4], [false; 3]));
    check::<u128, _>(&cuboid([3, 4, 3], [true, false, true]));
    check::<u8, _>(&cuboid([7], [true]));
    check::<u32, _>(&Tracks::nine_mens_morris().board());
    // Two loops that cross themselves and each other, as in Surakarta.
    let closed: [&[u16]; 2] = [&[0, 1, 2, 3, 1, 4, 5], &[6, 7, 2, 8, 9, 7, 10, 11]];
    let loops = Tracks::new(12, &[&[0, 5, 9]], &closed);
    let loops = loops.expect("listed lines").board();
    check::<u16, _>(&loops);
    check::<Wide<1>, _>(&loops);
}

#[test]
fn there_are_as_many_lines_as_are_known() {
    fn count<W: Word, T: Finite + Headings>(board: &Board<T>, k: usize) -> usize {
        let tables = LineTables::<W, T>::new(board.clone()).expect("it has room");
        let table = tables.k_line_table(Length::AtLeast(k));
        let windows: BTreeSet<_> = table.windows().iter().collect();
        assert_eq!(windows.len(), table.windows().len(), "each once");
        table.windows().len()
    }
    assert_eq!(count::<u64, _>(&rect(6, 7, Wrap::None), 4), 69);
    assert_eq!(count::<Wide<4>, _>(&rect(15, 15, Wrap::None), 5), 572);
    assert_eq!(count::<u64, _>(&cuboid([4; 3], [false; 3]), 4), 76);
    assert_eq!(count::<u128, _>(&cuboid([3; 4], [false; 4]), 3), 272);
    assert_eq!(count::<u32, _>(&Tracks::nine_mens_morris().board(), 3), 16);
    // A ring of five has one line of five, and five of four.
    assert_eq!(count::<u8, _>(&cuboid([5], [true]), 5), 1);
    assert_eq!(count::<u8, _>(&cuboid([5], [true]), 4), 5);
    // A single cell is a line along every axis, but counts once.
    assert_eq!(count::<u64, _>(&rect(3, 3, Wrap::Both), 1), 9);
}

#[test]
fn a_board_of_too_many_cells_is_refused() {
    let refused = |rows, cols| {
        let board = Bounds::new(rows, cols).expect("fits in memory");
        LineTables::<u64, _>::new(board).unwrap_err()
    };
    assert_eq!(refused(5, 13), TooLarge::cells(65).over(64));
    let found = isize::MAX.unsigned_abs();
    assert_eq!(refused(1, found), TooLarge::cells(found).over(64));
    assert!(LineTables::<u64, _>::new(Bounds::new(8, 8).unwrap()).is_ok());
    let text = "a board of 65 cells is too large: there is room for 64 cells";
    assert_eq!(refused(5, 13).to_string(), text);
    // Words wider than the numbers of cells in a line.
    let wide = Bounds::new(257, 256).unwrap();
    let error = LineTables::<Wide<2048>, _>::with_headings(wide, |_| []).unwrap_err();
    let (found, room) = (65_792, 65_536);
    assert_eq!(error, TooLarge::cells(found).over(room));
}

#[test]
fn off_the_board_nothing_is_there() {
    let tables = LineTables::<u64, _>::new(Bounds::new(3, 3).unwrap()).unwrap();
    let (off, all) = (Coord::new(3, 0), tables.full());
    let threes = tables.k_line_table(Length::AtLeast(1));
    assert!(tables.cell(off).is_empty() && !tables.contains(all, off));
    assert!(tables.neighbours(off).is_empty());
    assert!(!threes.has_k_line_through(off, all));
    // Bits beyond the board are not cells.
    let stray = CellSet::from_word(u64::MAX);
    assert_eq!(tables.cells(stray).count(), 9);
    assert!(CellSet::<u64>::of_index(64).is_empty() && !stray.contains_index(64));
}
