//! Hashes: equal values have one hash, and these that differ have different ones.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use collinear::{
    Bounds, Direction, Length,
    rules::{
        Cell, Rules, Side,
        in_a_row::{InARow, TIC_TAC_TOE},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
    },
};

fn hash_of(value: impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

#[track_caller]
fn assert_differ<const N: usize>(hashes: [u64; N]) {
    for (i, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..i].contains(hash), "{hashes:?}");
    }
}

#[test]
fn of_cells() {
    let sides = [Side::First, Side::Second].map(Cell::Of);
    assert_differ([Cell::Empty, sides[0], sides[1]].map(hash_of));
}

#[test]
fn of_variants_of_an_m_n_k_game() {
    let along = |axes: &[Direction]| TIC_TAC_TOE.with_axes(axes).expect("axes");
    let few = [along(&[]), along(&[Direction::E]), along(&[Direction::N])];
    assert_differ([TIC_TAC_TOE, few[0], few[1], few[2]].map(hash_of));
    assert_eq!(hash_of(along(&Direction::AXES)), hash_of(TIC_TAC_TOE));
    // Where there is no cell, its axes are not known.
    let (none, length) = (Bounds::new(0, 0).expect("no cells"), Length::AtLeast(3));
    let on_board = InARow::on(none, length).expect("a game");
    let by_size = InARow::new(0, 0, length).expect("a game");
    assert_eq!(on_board, by_size);
    assert_eq!(hash_of(on_board), hash_of(by_size));
}

#[test]
fn of_states_of_peg_solitaire() {
    let game = BitPegSolitaire::new(PegSolitaire::english()).expect("33 holes");
    let start = game.start();
    let after = |m| {
        let mut state = start.clone();
        game.apply(&mut state, m);
        hash_of(state)
    };
    let first: Vec<_> = game.moves(&start).map(after).collect();
    assert_differ([hash_of(&start), first[0], first[1], first[2], first[3]]);
}
