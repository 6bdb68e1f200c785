//! Planes: 1 and 0 for each cell, row by row, and nothing else is written.

use collinear::{
    Coord,
    bits::{Bitboard, CellSet, PlaneValue, Wide, Word},
};
use proptest::prelude::*;

use crate::budget;

/// The slice after the first cells of a board are written to it.
fn expected<V: PlaneValue>(is_in: impl Fn(usize) -> bool, cells: usize, before: &[V]) -> Vec<V> {
    let value = |(index, &before): (usize, &V)| match (index < cells, is_in(index)) {
        (false, _) => before,
        (true, true) => V::ONE,
        (true, false) => V::default(),
    };
    before.iter().enumerate().map(value).collect()
}

/// A board of this size in a word of this type.
fn check<W: Word, const ROWS: usize, const COLS: usize>(random: &[bool]) {
    let is_in = |index: usize| random[index % random.len()];
    let cells = (0..ROWS * COLS).filter(|&index| is_in(index));
    let cells: Vec<_> = cells
        .map(|index| Coord::new(index / COLS, index % COLS))
        .collect();
    let board: Bitboard<W, ROWS, COLS> = cells.iter().copied().collect();
    let set: CellSet<W> = (0..ROWS * COLS).filter(|&index| is_in(index)).collect();
    let all = ROWS * COLS;
    for len in [0, 1, COLS, all - 1, all, all + 1, all + 9] {
        let wanted = expected(is_in, ROWS * COLS, &vec![7_u8; len]);
        let mut plane = vec![7_u8; len];
        board.write_plane(&mut plane);
        assert_eq!(plane, wanted, "{ROWS}x{COLS}, {len}");
        let mut plane = vec![7_f32; len];
        board.write_plane(&mut plane);
        assert_eq!(plane, expected(is_in, ROWS * COLS, &vec![7_f32; len]));
        if len <= ROWS * COLS {
            let mut plane = vec![7_u8; len];
            set.write_plane(&mut plane);
            assert_eq!(plane, wanted);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget::cases(64)))]

    #[test]
    fn planes_are_the_cells_of_a_set(random in prop::collection::vec(any::<bool>(), 1..300)) {
        check::<u8, 2, 3>(&random);
        check::<u16, 1, 9>(&random);
        check::<u64, 6, 7>(&random);
        check::<u64, 8, 8>(&random);
        check::<u128, 11, 11>(&random);
        check::<Wide<4>, 15, 15>(&random);
        check::<Wide<3>, 13, 13>(&random);
    }
}

#[test]
fn planes_of_boards_without_cells_are_empty() {
    Bitboard::<u64, 0, 65>::empty().write_plane(&mut [0_u8; 0]);
    Bitboard::<u8, 3, 0>::empty().write_plane(&mut [0_u8; 0]);
    let mut plane = [7_u8; 2];
    Bitboard::<u64, 0, 65>::empty().write_plane(&mut plane);
    assert_eq!(plane, [7, 7]);
}
