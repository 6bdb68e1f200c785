//! Turn or reflect a set, and every answer turns or reflects with it, in whatever word the other
//! board is.

use collinear::{Direction, Length, Symmetry};
use proptest::prelude::*;

use crate::{
    Board, Cells, a_pick, budget, for_every_board,
    naive::{cases, directions},
};

/// A query about two sets whose answer is a set.
type Question = fn(&dyn Board, &Cells, &Cells, Direction) -> Cells;

const QUESTIONS: [(&str, Question); 7] = [
    ("shift", |board, a, _, way| board.shift(a, way)),
    ("neighbours", |board, a, _, way| {
        board.neighbours(a, &[way, -way])
    }),
    ("slide", |board, a, b, way| board.slide(a, way, b)),
    ("hop_starts", |board, a, b, way| {
        board.hop_starts(a, way, a, b)
    }),
    ("custodial", |board, a, b, way| {
        board.custodial(a, way, b, a)
    }),
    ("flood", |board, a, b, way| board.flood(a, &[way], b)),
    ("completions", |board, a, b, way| {
        board.completions(a, &[way], Length::AtLeast(3), b)
    }),
];

proptest! {
    #![proptest_config(cases(4))]

    #[test]
    fn answers_turn_with_the_board(a in a_pick(), b in a_pick()) {
        let mut shapes_changed = 0;
        for_every_board(|here, from| for_every_board(|there, to| {
            let (a, b) = (a.on(here.bounds()), b.on(here.bounds()));
            for symmetry in Symmetry::ALL {
                if symmetry.map_bounds(here.bounds()) != there.bounds() {
                    continue;
                }
                shapes_changed += usize::from(here.bounds() != there.bounds());
                let seen = |set: &Cells| set.transformed(symmetry);
                for way in directions().into_iter().step_by(budget::of(3, 1, 1)) {
                    for (what, ask) in QUESTIONS {
                        let turned = ask(there, &seen(&a), &seen(&b), symmetry.map_direction(way));
                        let answer = ask(here, &a, &b, way);
                        assert_eq!(turned, seen(&answer), "{what} {way} {symmetry:?} {from} {to}");
                    }
                }
            }
        }));
        prop_assert!(shapes_changed > 0);
    }
}
