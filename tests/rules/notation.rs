//! What is written is read as what it was, in every game.

use std::fmt::Debug;
use std::sync::Arc;

use collinear::Length;
use collinear::rules::draughts::{Draughts, Variant};
use collinear::rules::hnefatafl::{BRANDUBH, COPENHAGEN, Hnefatafl};
use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow};
use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, Refusal};
use collinear::rules::reversi::{Reversi, Start};
use collinear::rules::{Illegal, Notation, Rules};

use super::budget;

/// Plays at random, up to so many plies; each legal move has to be read as it is written, and so has
/// the whole game.
fn assert_read_as_written<R: Notation<Move: Debug>>(rules: &R, plies: usize) {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..10 {
        let (start, mut record) = (rules.start(), Vec::new());
        let mut state = start.clone();
        while record.len() < plies && rules.outcome(&state).is_none() {
            for m in rules.moves(&state) {
                let word = rules.write_move(&state, &m);
                assert_eq!(rules.read_move(&state, &word).expect(&word), m);
                assert_eq!(rules.read_turn(&state, &word).expect(&word), [m]);
                assert!(rules.split_turns(&word).eq([&word]), "{word}");
            }
            let legal: Vec<_> = rules.moves(&state).collect();
            let m = legal[random.usize(..legal.len())].clone();
            rules.apply(&mut state, m.clone());
            record.push(m);
        }
        let text = rules.write_game(&start, &record);
        assert_eq!(rules.read_game(&start, &text).expect(&text), record);
    }
    assert_eq!(rules.write_game(&rules.start(), &[]), "");
    assert_eq!(rules.read_game(&rules.start(), " \n").unwrap(), []);
}

#[test]
fn m_n_k_games_are_read_as_they_are_written() {
    assert_read_as_written(&FOUR_IN_A_ROW, 50);
    assert_read_as_written(&GOMOKU, 20);
    let wide = InARow::new(4, 12, Length::AtLeast(4)).expect("a game");
    assert_read_as_written(&wide.with_gravity().expect("a floor"), 50);
}

#[test]
fn reversi_is_read_as_it_is_written() {
    assert_read_as_written(&Reversi::default(), 80);
    // Small boards have passes.
    assert_read_as_written(&Reversi::new(4, 4, Start::Parallel).expect("a game"), 20);
}

#[test]
fn peg_solitaire_is_read_as_it_is_written() {
    assert_read_as_written(&PegSolitaire::english(), 40);
    assert_read_as_written(&PegSolitaire::triangle(6).expect("a board"), 40);
}

#[test]
fn hnefatafl_is_read_as_it_is_written() {
    assert_read_as_written(
        &Hnefatafl::new(BRANDUBH).expect("a game"),
        budget::of(30, 80, 80),
    );
    assert_read_as_written(
        &Hnefatafl::new(COPENHAGEN).expect("a game"),
        budget::of(8, 30, 30),
    );
}

#[test]
fn draughts_is_read_as_it_is_written() {
    for (name, preset) in Variant::PRESETS {
        let rules = Draughts::new(preset).expect(name);
        assert_read_as_written(&rules, budget::of(10, 80, 80));
    }
}

#[test]
fn rules_behind_pointers_have_the_notation_of_the_rules() {
    let shared = Arc::new(PegSolitaire::english());
    assert_read_as_written(&&*shared, 40);
    assert_read_as_written(&shared, 40);
    // What a game does otherwise than the trait by itself.
    let four = Arc::new(FOUR_IN_A_ROW);
    assert!(four.split_turns("44").eq(["4", "4"]));
    assert!((&&FOUR_IN_A_ROW).split_turns("44").eq(["4", "4"]));
}

#[test]
fn a_word_that_is_refused_is_named_with_its_place() {
    let rules = FOUR_IN_A_ROW;
    let error = rules.read_game(&rules.start(), "44 x4").unwrap_err();
    assert_eq!((error.index, error.word.as_deref()), (2, Some("x4")));
    assert!(matches!(error.illegal, Illegal::Refused { .. }));
    let text = "word 3, x4: not a column: columns are 1 to 7";
    assert_eq!(error.to_string(), text);

    let error = rules.read_game(&rules.start(), "1213141 5").unwrap_err();
    assert_eq!(
        error.to_string(),
        "word 8, 5: the game is over: first player won"
    );
}

#[test]
fn a_turn_of_several_jumps_is_no_move() {
    let board = Lattice::Square.parse("1 1 0 1 0").expect("a picture");
    let rules = PegSolitaire::from_start(board, Lattice::Square).expect("a board");
    let illegal = rules.read_move(&rules.start(), "a1-c1-e1").unwrap_err();
    let several = Refusal::Several { jumps: 2 };
    assert_eq!(illegal.reason(), Some(&several));
    assert_eq!(illegal.to_string(), "not one move but a turn of 2 jumps");
    assert!(rules.read_move(&rules.start(), "a1-c1").is_ok());
}
