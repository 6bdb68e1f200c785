//! Sets: their cells, operations on two sets, and conversion to grids.

use collinear::{
    Bounds, Grid, Wrap,
    bits::{Bitboard, Wide, Word},
};
use proptest::prelude::*;

use crate::{
    Cells, a_pick, cells_of, for_every_board, holding,
    naive::{cases, cells, cells_off},
    some_cells,
};

/// The cells for which this holds of both.
fn where_both(a: &Cells, b: &Cells, holds: fn(bool, bool) -> bool) -> Cells {
    let on = cells(a.bounds()).into_iter();
    holding(a.bounds(), on.filter(|&at| holds(a[at], b[at])))
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn operators_are_asked_of_each_cell(a in a_pick(), b in a_pick()) {
        for_every_board(|board, name| {
            let (a, b) = (a.on(board.bounds()), b.on(board.bounds()));
            let both = |holds| [where_both(&a, &b, holds), where_both(&a, &b, holds)];
            assert_eq!(board.both(&a, &b), both(|a, b| a && b), "{name}");
            assert_eq!(board.either(&a, &b), both(|a, b| a || b), "{name}");
            assert_eq!(board.one_only(&a, &b), both(|a, b| a != b), "{name}");
            assert_eq!(board.difference(&a, &b), both(|a, b| a && !b), "{name}");
            assert_eq!(board.others(&a), where_both(&a, &a, |a, _| !a), "{name}");
        });
    }

    #[test]
    fn sets_are_equal_and_parts_of_each_other_if_their_cells_are(a in a_pick(), b in a_pick()) {
        for_every_board(|board, name| {
            let (a, b) = (a.on(board.bounds()), b.on(board.bounds()));
            let shared = where_both(&a, &b, |a, b| a && b);
            assert_eq!(board.is_equal(&a, &b), a == b, "{name}");
            assert_eq!(board.hash(&a) == board.hash(&b), a == b, "{name}");
            assert_eq!(board.is_subset(&a, &b), shared == a, "{name}");
            assert!(board.is_subset(&shared, &b), "{name}");
            let is_disjoint = cells_of(&shared).next().is_none();
            assert_eq!(board.is_disjoint(&a, &b), is_disjoint, "{name}");
            assert_eq!(board.with_stray_bits(&a), a, "{name}");
        });
    }

    #[test]
    fn a_grid_becomes_a_set_and_the_set_that_grid(a in a_pick()) {
        for_every_board(|board, name| {
            let a = a.on(board.bounds());
            let wrapped = a.clone().with_wrap(Wrap::Both);
            assert_eq!(board.of_grid(&wrapped), Some(a.clone()), "the set does not wrap: {name}");
            let picture = a.map(|&is_in| if is_in { 'X' } else { '.' });
            assert_eq!(board.display(&a), picture.to_string(), "{name}");
        });
    }

    #[test]
    fn cells_go_in_and_out_one_at_a_time(a in a_pick(), b in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, more) = (a.on(bounds), b.on(bounds));
            for at in some_cells(bounds).into_iter().chain(cells_off(bounds)) {
                let with = holding(bounds, cells_of(&a).chain([at]));
                assert_eq!(board.with(&a, at), with, "{at} {name}");
                let without = holding(bounds, cells_of(&a).filter(|&other| other != at));
                assert_eq!(board.without(&a, at), without, "{at} {name}");
                let is_in = a.get(at) == Some(&true);
                assert_eq!(board.contains(&a, at), is_in, "{at} {name}");
            }
            let more: Vec<_> = cells_of(&more).chain(cells_off(bounds)).collect();
            let extended = holding(bounds, cells_of(&a).chain(more.iter().copied()));
            assert_eq!(board.extended(&a, &more), extended, "{name}");
            let twice = more.repeat(2);
            assert_eq!(board.of_cells(&twice), holding(bounds, more), "{name}");
        });
    }
}

#[test]
fn boards_have_all_of_their_cells_and_no_others() {
    for_every_board(|board, name| {
        let bounds = board.bounds();
        let all = cells(bounds);
        let (empty, full) = (holding(bounds, []), holding(bounds, all.iter().copied()));
        assert_eq!(board.empty(), empty, "{name}");
        assert_eq!(board.full(), full, "{name}");
        assert_eq!(board.others(&empty), full, "{name}");
        assert_eq!(board.len(&full), bounds.cell_count(), "{name}");
        assert_eq!(board.list(&full), all, "{name}");
        for at in all.into_iter().chain(cells_off(bounds)) {
            assert_eq!(board.cell(at), holding(bounds, [at]), "{at} {name}");
        }
        assert!(name.ends_with(&format!(" {bounds:?}")), "{name}");
    });
}

/// The distance between the bits of a cell and of the cell below it.
fn stride<W: Word, const ROWS: usize, const COLS: usize>() -> usize {
    let bits = [(0, 0), (0, 1), (1, 0)].map(|at| {
        let cell = Bitboard::<W, ROWS, COLS>::cell(at.into());
        cell.word().lowest().expect("a cell of the board")
    });
    assert_eq!(bits[..2], [0, 1]);
    bits[2]
}

#[test]
fn a_guard_stands_behind_each_row_where_there_is_room() {
    // Nine bits, the last of which is not a cell; ten.
    assert_eq!(stride::<u8, 3, 2>(), 3);
    assert_eq!(stride::<u8, 2, 4>(), 4);
    assert_eq!(stride::<u64, 7, 8>(), 9);
    assert_eq!(stride::<u64, 8, 7>(), 8);
    assert_eq!(stride::<u64, 8, 8>(), 8);
    // 65 bits and 66; 129 and 130.
    assert_eq!(stride::<u64, 5, 12>(), 13);
    assert_eq!(stride::<u64, 6, 10>(), 10);
    assert_eq!(stride::<u128, 3, 42>(), 43);
    assert_eq!(stride::<Wide<2>, 10, 12>(), 12);
}

#[test]
fn a_grid_of_another_size_is_refused() {
    for_every_board(|board, name| {
        let (rows, cols) = (board.bounds().rows(), board.bounds().cols());
        for (rows, cols) in [(rows + 1, cols), (rows, cols + 1), (cols + 1, rows + 1)] {
            let other = Grid::filled(rows, cols, true).expect("a grid");
            assert_eq!(board.of_grid(&other), None, "{rows}x{cols} for {name}");
        }
    });
    let torus = Grid::filled(3, 2, ())
        .expect("a grid")
        .with_wrap(Wrap::Both);
    let error = torus.mask::<u8, 2, 3>(|()| true).expect_err("it is lying");
    assert_eq!(error.expected, Bounds::new(2, 3).expect("a size"));
    assert_eq!(error.found, torus.bounds());
}
