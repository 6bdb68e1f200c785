//! Iterating over the cells of a set.

use collinear::bits::{Bitboard, Wide, Word};
use proptest::prelude::*;

use crate::{
    Picks, a_pick, cells_of, for_every_board,
    naive::{cases, obeys_the_laws_of_iterators},
};

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn cells_come_in_reading_order(a in a_pick()) {
        for_every_board(|board, name| {
            let a = a.on(board.bounds());
            let expected: Vec<_> = cells_of(&a).collect();
            assert_eq!(board.list(&a), expected, "{name}");
            assert_eq!(board.len(&a), expected.len(), "{name}");
            assert_eq!(board.is_empty(&a), expected.is_empty(), "{name}");
            assert_eq!(board.first(&a).as_ref(), expected.first(), "{name}");
            assert_eq!(board.last(&a).as_ref(), expected.last(), "{name}");
            for n in (0..expected.len() + 2).chain([usize::MAX]) {
                assert_eq!(board.nth(&a, n).as_ref(), expected.get(n), "{n} {name}");
            }
        });
    }
}

/// On one board for each kind of word, since the laws take long to build.
fn obeys_the_laws<W: Word, const ROWS: usize, const COLS: usize>(a: &Picks, ends: u64) {
    let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
    let set: Bitboard<W, ROWS, COLS> = cells_of(&a.on(bounds)).collect();
    obeys_the_laws_of_iterators(&set.iter(), ends);
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn cells_obey_the_laws_of_iterators(a in a_pick(), ends: u64) {
        obeys_the_laws::<u8, 2, 4>(&a, ends);
        obeys_the_laws::<u64, 6, 7>(&a, ends);
        obeys_the_laws::<Wide<3>, 13, 13>(&a, ends);
    }
}
