//! Brackets.

use collinear::bits::{Bitboard, Rays, Wide, Word};
use collinear::{Coord, Direction};
use proptest::prelude::*;

use crate::budget::{self, THOROUGH};

/// The sets that a cell is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum On {
    Nothing,
    Inner,
    Anchor,
    Both,
}

/// Random cells, mostly inner ones, so that lines get long.
fn cells() -> impl Strategy<Value = Vec<On>> {
    let on = prop_oneof![
        3 => Just(On::Nothing),
        12 => Just(On::Inner),
        3 => Just(On::Anchor),
        1 => Just(On::Both),
    ];
    proptest::collection::vec(on, 1024)
}

/// Every query for brackets agrees with `Bounds::bracket` from each cell.
fn same_as_cell_by_cell<W: Word, const ROWS: usize, const COLS: usize>(cells: &[On]) {
    let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
    let on = |at: Coord| cells[at.row * COLS + at.col];
    let is_inner = |at| matches!(on(at), On::Inner | On::Both);
    let is_anchor = |at| matches!(on(at), On::Anchor | On::Both);
    let inner = bounds.coords().filter(|&at| is_inner(at)).collect();
    let anchors = bounds.coords().filter(|&at| is_anchor(at)).collect();
    let rays = Rays::<W, ROWS, COLS>::new();
    let starts = rays.bracket_starts(inner, anchors);
    for from in bounds.coords() {
        let mut all = Bitboard::empty();
        for direction in Direction::ALL {
            let bracket = bounds.bracket(from, direction, 1.., is_inner, is_anchor);
            let cells = bracket.into_iter().flat_map(|bracket| bracket.inner);
            all.extend(cells);
        }
        let found = rays.brackets(from, inner, anchors);
        assert_eq!(found, all, "around {from}\n{inner}\n\n{anchors}");
        let is_start = starts.contains(from);
        assert_eq!(
            is_start,
            !all.is_empty(),
            "from {from}\n{inner}\n\n{anchors}"
        );
    }
    assert!(starts.is_subset(Bitboard::full()));
    side_by_side_as_one_by_one(&rays, inner, anchors);
}

/// Queries of many boards agree with those of one: each board has a cell of its own, and every other board has
/// the two sets swapped.
fn side_by_side_as_one_by_one<W: Word, const ROWS: usize, const COLS: usize>(
    rays: &Rays<W, ROWS, COLS>,
    inner: Bitboard<W, ROWS, COLS>,
    anchors: Bitboard<W, ROWS, COLS>,
) {
    let all = Bitboard::<W, ROWS, COLS>::full().iter();
    let from: Vec<_> = all.clone().map(Bitboard::cell).collect();
    let boards = [(inner, anchors), (anchors, inner)].into_iter().cycle();
    let (inner, anchors): (Vec<_>, Vec<_>) = boards.take(from.len()).unzip();
    let mut found = vec![Bitboard::full(); from.len()];
    Bitboard::brackets_of_each(&from, &inner, &anchors, &mut found);
    for (index, at) in all.enumerate() {
        let one = rays.brackets(at, inner[index], anchors[index]);
        assert_eq!(
            found[index], one,
            "around {at}\n{}\n\n{}",
            inner[index], anchors[index]
        );
    }
    Bitboard::bracket_starts_of_each(&inner, &anchors, &mut found);
    let each = inner.iter().zip(&anchors);
    let one_by_one = each.map(|(&inner, &anchors)| rays.bracket_starts(inner, anchors));
    assert!(found.iter().copied().eq(one_by_one), "{found:?}");
}

macro_rules! boards {
    ($cells:expr, $($word:ty, $rows:literal, $cols:literal;)*) => {
        $(same_as_cell_by_cell::<$word, $rows, $cols>($cells);)*
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget::cases(60)))]

    #[test]
    fn brackets_are_those_from_each_cell(cells in cells()) {
        boards! { &cells,
            u8, 2, 4; u16, 4, 4; u16, 16, 1;
            u64, 8, 8; u64, 5, 5; u64, 4, 16;
            u128, 10, 10; Wide<2>, 9, 13;
        }
        if THOROUGH {
            boards! { &cells,
                u8, 1, 8; u8, 8, 1; u8, 4, 2; u16, 3, 3; u32, 5, 6; u32, 2, 9;
                u64, 6, 7; u64, 7, 8; u64, 16, 4; u64, 1, 64;
                u128, 8, 16; u128, 64, 2; Wide<1>, 8, 8; Wide<6>, 19, 19; Wide<16>, 32, 32;
            }
        }
    }
}

/// Each line of inner cells from each cell, with an anchor behind it on an otherwise empty board.
fn lines_of_every_length<W: Word, const ROWS: usize, const COLS: usize>() {
    let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
    let rays = Rays::<W, ROWS, COLS>::new();
    // All cells, or a part of them on a large board.
    let step = if THOROUGH {
        1
    } else {
        1 + bounds.cell_count() / 40
    };
    for from in bounds.coords().step_by(step) {
        for direction in Direction::ALL {
            // The line is bracketed from the cell, and the rest of it from each of its own cells.
            let (mut inner, mut starts, mut last) = (Bitboard::empty(), Bitboard::empty(), from);
            for at in bounds.ray(from, direction) {
                let anchor = Bitboard::cell(at);
                assert_eq!(
                    rays.bracket_starts(inner, anchor),
                    starts,
                    "{direction} of {from}"
                );
                assert_eq!(
                    rays.brackets(from, inner, anchor),
                    inner,
                    "{direction} of {from}"
                );
                inner |= Bitboard::cell(at);
                starts |= Bitboard::cell(last);
                last = at;
            }
            assert!(rays.brackets(from, inner, Bitboard::empty()).is_empty());
        }
    }
}

#[test]
fn lines_may_be_of_any_length() {
    lines_of_every_length::<u16, 4, 4>();
    lines_of_every_length::<u64, 5, 5>();
    lines_of_every_length::<u64, 8, 8>();
    lines_of_every_length::<u64, 4, 16>();
    lines_of_every_length::<u128, 10, 10>();
    if THOROUGH {
        lines_of_every_length::<u64, 16, 4>();
        lines_of_every_length::<u64, 1, 64>();
        lines_of_every_length::<u128, 64, 2>();
        lines_of_every_length::<Wide<6>, 19, 19>();
        lines_of_every_length::<Wide<16>, 32, 32>();
        lines_of_every_length::<Wide<3>, 1, 192>();
    }
}

#[test]
fn nothing_is_bracketed_from_a_cell_off_the_board() {
    let (rays, all) = (Rays::<u64, 8, 8>::new(), Bitboard::full());
    for (row, col) in [(8, 0), (0, 8), (usize::MAX, usize::MAX)] {
        assert!(rays.brackets(Coord::new(row, col), all, all).is_empty());
    }
}

#[test]
fn as_many_boards_are_answered_as_the_shortest_slice_has() {
    // O X, from the cell before them.
    let [from, theirs, own] = [0, 1, 2].map(|col| Bitboard::<u64, 8, 8>::cell(Coord::new(3, col)));
    let mut found = [own; 3];
    Bitboard::brackets_of_each(&[from; 9], &[theirs; 2], &[own; 4], &mut found);
    assert_eq!(found, [theirs, theirs, own]);
    Bitboard::bracket_starts_of_each(&[theirs; 9], &[own; 1], &mut found);
    assert_eq!(found, [from, theirs, own]);
    Bitboard::brackets_of_each(&[], &[theirs; 2], &[own; 4], &mut found);
    assert_eq!(found, [from, theirs, own]);
}

#[test]
fn a_board_without_cells_has_no_brackets() {
    let none = Bitboard::<u64, 0, 5>::empty();
    assert!(Rays::new().bracket_starts(none, none).is_empty());
    let none = Bitboard::<u64, 5, 0>::empty();
    assert!(Rays::new().bracket_starts(none, none).is_empty());
    let mut found = [none; 5];
    Bitboard::bracket_starts_of_each(&[none; 5], &[none; 5], &mut found);
    Bitboard::brackets_of_each(&[none; 5], &[none; 5], &[none; 5], &mut found);
    assert_eq!(found, [none; 5]);
}
