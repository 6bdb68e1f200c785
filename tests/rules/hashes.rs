//! Hand-written hashes: equal games have equal hashes.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use collinear::{
    Bounds, Direction, Length,
    rules::in_a_row::{InARow, TIC_TAC_TOE},
};

#[test]
fn of_games_that_are_equal() {
    let all = TIC_TAC_TOE.with_axes(&Direction::AXES).expect("axes");
    // Without cells the axes are not known.
    let (none, length) = (Bounds::new(0, 0).expect("no cells"), Length::AtLeast(3));
    let on_board = InARow::on(none, length).expect("a game");
    let by_size = InARow::new(0, 0, length).expect("a game");
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    for [one, other] in [[all, TIC_TAC_TOE], [on_board, by_size]] {
        assert_eq!(one, other);
        assert_eq!(hasher.hash_one(one), hasher.hash_one(other));
    }
}
