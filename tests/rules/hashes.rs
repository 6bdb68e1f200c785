//! Hashes that are written by hand: equal values have one hash, and these that differ have different ones.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use collinear::{
    Bounds, Direction, Length,
    rules::{
        Cell, Rules, Side,
        in_a_row::{InARow, Square, TIC_TAC_TOE},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
    },
};

fn hash_of(value: impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

#[track_caller]
fn assert_differ(hashes: &[u64]) {
    for (i, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..i].contains(hash), "{hashes:?}");
    }
}

#[test]
fn of_values_that_differ() {
    let cells = [Cell::Empty, Cell::Of(Side::First), Cell::Of(Side::Second)];
    assert_differ(&cells.map(hash_of));
    assert_differ(&[Square::default(), Square::Obstacle].map(hash_of));
    let along = |axes: &[Direction]| TIC_TAC_TOE.with_axes(axes).expect("axes");
    let few = [along(&[]), along(&[Direction::E]), along(&[Direction::N])];
    assert_differ(&[TIC_TAC_TOE, few[0], few[1], few[2]].map(hash_of));
    let game = BitPegSolitaire::new(PegSolitaire::english()).expect("33 holes");
    let start = game.start();
    let after = |m| {
        let mut state = start.clone();
        game.apply(&mut state, m);
        hash_of(state)
    };
    let states: Vec<_> = game
        .moves(&start)
        .map(after)
        .chain([hash_of(&start)])
        .collect();
    assert_differ(&states);
}

#[test]
fn of_games_that_are_equal() {
    let all = TIC_TAC_TOE.with_axes(&Direction::AXES).expect("axes");
    assert_eq!(hash_of(all), hash_of(TIC_TAC_TOE));
    // Where there is no cell, its axes are not known.
    let (none, length) = (Bounds::new(0, 0).expect("no cells"), Length::AtLeast(3));
    let on_board = InARow::on(none, length).expect("a game");
    let by_size = InARow::new(0, 0, length).expect("a game");
    assert_eq!(on_board, by_size);
    assert_eq!(hash_of(on_board), hash_of(by_size));
}
