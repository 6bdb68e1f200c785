//! The engine on bits plays the same game as the reference engine, on boards of at most 64 holes.

use std::any::TypeId;

use collinear::Hop;
use collinear::rules::peg_solitaire::{BitPegSolitaire, PegSolitaire, fastest};
use collinear::rules::{Engine, Illegal, Rules, View, playout};
use collinear::testing::{RandomPlay, check_bulk, check_engine};
use proptest::prelude::*;

use super::{
    at, budget,
    chosen::Chosen,
    random_boards::{a_game, a_picture, a_scattered_picture},
    square, to_hole, triangular,
};

pub(crate) fn on_bits(game: &PegSolitaire) -> BitPegSolitaire {
    BitPegSolitaire::new(game.clone()).expect("it has at most 64 holes")
}

/// Presets, boards that fill a word, one row or column of 64, boards without jumps.
fn boards() -> Vec<PegSolitaire> {
    let rectangle = |rows, cols| PegSolitaire::rectangle(rows, cols).expect("a rectangle");
    let triangle = |side| PegSolitaire::triangle(side).expect("a triangle");
    vec![
        PegSolitaire::english(),
        to_hole(PegSolitaire::english(), at(3, 3)),
        PegSolitaire::named("french").unwrap(),
        PegSolitaire::named("wiegleb").unwrap(),
        PegSolitaire::named("diamond").unwrap(),
        PegSolitaire::named("asymmetric").unwrap(),
        triangle(5),
        to_hole(triangle(4), at(3, 0)),
        triangle(10),
        rectangle(3, 7),
        rectangle(8, 8),
        rectangle(1, 64),
        rectangle(64, 1),
        rectangle(2, 32),
        rectangle(1, 1),
        rectangle(0, 3),
        triangular("1 1 0 . .\n1 0 1 1 .\n1 1 1 1 1\n. 1 1 1 1\n. . 1 1 1"),
        square("1 1 0 .\n. 1 1 1\n1 0 1 1"),
    ]
}

#[test]
fn are_in_step_and_keep_the_promises_of_rules() {
    for game in boards() {
        let walks = RandomPlay::new(budget::of(1, 20, 20), 200);
        let bits = on_bits(&game);
        check_engine(&bits, &game.start(), walks)
            .unwrap_or_else(|difference| panic!("{difference}"));
        check_bulk(&bits, &bits.start(), walks).unwrap_or_else(|breach| panic!("{breach}"));
        let mut late = game.start();
        for seed in 0..budget::of(2, 10, 10) {
            playout(&game, &mut late, 5, |n| (7 * seed + 3) % n);
            check_engine(&bits, &late, walks).unwrap_or_else(|difference| panic!("{difference}"));
        }
    }
}

/// Plays both engines and compares everything; `picks` choose the moves.
fn compare(reference: &PegSolitaire, picks: &[usize]) {
    let bits = on_bits(reference);
    assert_eq!(bits.rules(), reference);
    let (mut state, mut bit_state) = (reference.start(), bits.start());
    let mut copy = bits.start();
    for pick in picks {
        assert_eq!(bits.leave(&bit_state), state);
        assert_eq!(bits.enter(&state).expect("the same board"), bit_state);
        assert_eq!(bit_state.to_string(), state.to_string());
        assert_eq!(bit_state.turn(), state.turn());
        assert_eq!(bits.outcome(&bit_state), reference.outcome(&state));
        copy.clone_from(&bit_state);
        assert_eq!(copy, bit_state);
        let moves: Vec<_> = reference.moves(&state).collect();
        if moves.is_empty() {
            return;
        }
        let hop = moves[pick % moves.len()];
        reference.apply(&mut state, hop);
        bits.apply(&mut bit_state, hop);
    }
}

proptest! {
    #![proptest_config(super::cases(400))]

    #[test]
    fn are_the_same_states(
        game in a_game(prop_oneof![a_picture(), a_scattered_picture()]),
        picks in proptest::collection::vec(any::<usize>(), 62),
    ) {
        compare(&game, &picks);
        let walks = RandomPlay { seed: picks[0] as u64, ..RandomPlay::new(2, 64) };
        let same = check_engine(&on_bits(&game), &game.start(), walks);
        prop_assert!(same.is_ok(), "{:?}", same);
    }

    /// The moves are the same for every way of iterating.
    #[test]
    fn list_moves_in_one_order(game in a_game(a_scattered_picture())) {
        let game = on_bits(&game);
        let start = game.start();
        let mut one_by_one = Vec::new();
        let mut moves = game.moves(&start);
        while let Some(hop) = moves.next() {
            one_by_one.push(hop);
            let left = game.count_moves(&start) - one_by_one.len();
            prop_assert_eq!(moves.size_hint(), (left, Some(left)));
        }
        prop_assert_eq!(moves.next(), None);
        let count = one_by_one.len();
        prop_assert_eq!(game.count_moves(&start), count);
        prop_assert_eq!(game.moves(&start).count(), count);
        for skipped in 0..=count {
            prop_assert_eq!(game.moves(&start).nth(skipped), one_by_one.get(skipped).copied());
            let mut rest = game.moves(&start);
            rest.by_ref().take(skipped).for_each(drop);
            let mut folded = Vec::new();
            rest.for_each(|hop| folded.push(hop));
            prop_assert_eq!(&folded, &one_by_one[skipped..]);
        }
    }
}

#[test]
fn refuse_with_the_words_of_the_reference_engine() {
    let reference = square("1 1 0 .\n. 1 1 1\n1 0 1 1");
    let bits = on_bits(&reference);
    let mut cells: Vec<_> = reference.bounds().coords().collect();
    cells.extend([at(3, 0), at(0, 4), at(usize::MAX, usize::MAX)]);
    for &from in &cells {
        for &over in &cells {
            for &to in &cells {
                let hop = Hop { from, over, to };
                let words = |refused: Result<(), Illegal>| refused.map_err(|why| why.to_string());
                let expected = words(reference.check(&reference.start(), &hop));
                assert_eq!(words(bits.check(&bits.start(), &hop)), expected, "{hop:?}");
            }
        }
    }
}

#[test]
fn more_than_64_holes_are_refused() {
    let triangle = PegSolitaire::triangle(11).expect("a triangle");
    for (game, holes) in [(square(&"1".repeat(65)), 65), (triangle, 66)] {
        let error = BitPegSolitaire::new(game).expect_err("too many");
        let text = format!("the board has {holes} holes, but the engine is for at most 64");
        assert_eq!(error.to_string(), text);
    }
    // The size of the picture does not matter: a diagonal of 64 pegs from corner to corner.
    let mut picture = vec![vec!['.'; 1024]; 1024];
    for n in 0..64 {
        picture[1023 - n][if n == 0 { 1023 } else { 16 * n }] = '1';
    }
    let rows: Vec<String> = picture.iter().map(|row| row.iter().collect()).collect();
    assert!(BitPegSolitaire::new(square(&rows.join("\n"))).is_ok());
}

#[test]
fn states_of_other_boards_are_refused() {
    let bits = on_bits(&square("1 1 0 .\n. 1 1 1"));
    for (picture, text) in [
        (
            "1 1 0\n. 1 1",
            "the board has 2 rows and 3 columns, but the engine is for 2 rows and 4 columns",
        ),
        (
            "1 1 0 .\n. 1 . 1",
            "row 1, column 2: c2 has to be a hole, as on the board of the game",
        ),
        (
            "1 1 0 1\n. 1 1 1",
            "row 0, column 3: d1 is a hole, but not on the board of the game",
        ),
    ] {
        let error = bits.enter(&square(picture).start()).expect_err(text);
        assert_eq!(error.to_string(), text);
    }
}

/// A state of another game gives nonsense, but no panic.
#[test]
fn states_of_other_games_do_no_harm() {
    let games: Vec<_> = boards().iter().map(on_bits).collect();
    for game in &games {
        for other in &games {
            let mut state = other.start();
            state.clone_from(&game.start());
            assert_eq!(state, game.start());
            state = other.start();
            let hops: Vec<_> = game.moves(&state).collect();
            assert_eq!(game.moves(&state).count(), hops.len());
            let _ = game.outcome(&state);
            for hop in hops.into_iter().chain(other.moves(&state)) {
                let _ = game.check(&state, &hop);
            }
            let _ = game.leave(&state).to_string();
            assert!(game.levels(&state).take(2).count() > 0);
            let far = at(usize::MAX, 1);
            let off = Hop {
                from: far,
                over: far,
                to: far,
            };
            let before = state.clone();
            game.apply(&mut state, off);
            assert_eq!(state, before, "a hop off the board changes nothing");
        }
    }
}

#[test]
fn the_fastest_is_chosen_for_each_board() {
    let rows = [
        ("english goal=d4", TypeId::of::<BitPegSolitaire>()),
        ("triangle10", TypeId::of::<BitPegSolitaire>()),
        ("rect8x8", TypeId::of::<BitPegSolitaire>()),
        ("rect8x9", TypeId::of::<PegSolitaire>()),
    ];
    for (game, engine) in rows {
        let rules: PegSolitaire = game.parse().expect(game);
        assert_eq!(fastest(rules, Chosen), engine, "{game}");
    }
}
