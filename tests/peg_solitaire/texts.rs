//! Turns as text: read, written, and refused.

use collinear::rules::peg_solitaire::{PegSolitaire, Refusal};
use collinear::rules::{Game, Illegal, Notation, Rules, View};
use collinear::{Hop, NameError};

use super::{BERGHOLT, at, played, square};

fn error(game: &PegSolitaire, text: &str) -> Illegal {
    let start = game.start();
    let key = start.key();
    let error = game.read_turn(&start, text).expect_err(text);
    assert_eq!(start.key(), key);
    error
}

#[test]
fn every_jump_is_read_from_its_text() {
    let game = PegSolitaire::english();
    let mut state = game.start();
    while let Some(last) = game.moves(&state).last() {
        for hop in game.moves(&state) {
            let text = game.write_move(&state, &hop);
            assert_eq!(game.read_turn(&state, &text).expect(&text), [hop]);
            assert_eq!(
                game.read_turn(&state, &text.to_uppercase()).expect(&text),
                [hop]
            );
        }
        game.apply(&mut state, last);
    }
    assert!(state.jumps() > 5);
}

#[test]
fn a_turn_of_several_jumps_is_read_jump_by_jump() {
    let game = square("1 1 0 1 0\n. . . . 1\n. . . . 0");
    let hops = game
        .read_turn(&game.start(), "a1-c1-e1-e3")
        .expect("three jumps");
    let landings: Vec<_> = hops.iter().map(|hop| hop.to).collect();
    assert_eq!(landings, [at(0, 2), at(0, 4), at(2, 4)]);
    assert_eq!(game.write_game(&game.start(), &hops), "a1-c1-e1-e3");
    assert_eq!(game.write_game(&game.start(), &hops[1..]), "c1-e1-e3");
    assert_eq!(game.write_game(&game.start(), &[]), "");
}

#[test]
fn rows_are_counted_from_the_top_and_columns_go_on_after_z() {
    let game = PegSolitaire::rectangle(12, 30).expect("a rectangle");
    let game = game.with_vacancy(at(10, 28)).expect("a hole");
    let start = game.start();
    let texts: Vec<_> = game
        .moves(&start)
        .map(|hop| game.write_move(&start, &hop))
        .collect();
    assert_eq!(texts, ["ac9-ac11", "aa11-ac11"]);
    assert_eq!(
        game.read_turn(&start, "aa11-ac11").expect("a jump")[0].over,
        at(10, 27)
    );
}

#[test]
fn a_refused_jump_of_a_chain_is_named_and_nothing_is_played() {
    let game = square("1 1 0 1 0\n. . . . 0\n. . . . 0");
    for (text, index, message) in [
        ("b1-d1-f1", 0, "off the board: its cells are a1 to e3"),
        ("e1-c1-a1", 0, "jump 1: there is no peg in e1"),
        (
            "a1-c1-a1",
            1,
            "jump 2: there is no peg in b1 to jump over from c1 to a1",
        ),
        (
            "a1-c1-e1-e3",
            2,
            "jump 3: there is no peg in e2 to jump over from e1 to e3",
        ),
        ("a1-c1-c3", 1, "jump 2: c3 is no hole of the board"),
        ("a1-c1-d2", 1, "jump 2: d2 is no hole of the board"),
        (
            "a1-c1-e3",
            1,
            "jump 2: e3 is not two away from c1 in a line",
        ),
    ] {
        let illegal = error(&game, text);
        assert_eq!(illegal.to_string(), message, "{text}");
        match illegal.reason() {
            Some(Refusal::Jump { index: found, .. }) => assert_eq!(*found, index, "{text}"),
            Some(Refusal::Name(NameError::OffBoard { .. })) => assert_eq!(text, "b1-d1-f1"),
            other => panic!("{text}: {other:?}"),
        }
    }
    // One jump alone needs no number.
    let illegal = error(&game, "b1-d1");
    assert!(matches!(
        illegal.reason(),
        Some(Refusal::NothingToJump { .. })
    ));
}

#[test]
fn texts_that_are_no_turns_are_refused_as_such() {
    let game = PegSolitaire::english();
    let long = "d2-".repeat(1 << 16);
    let texts = [
        "", "-", "d2", "d2-", "-d4", "d2--d4", "d2 d4", "d2d4", "d2-d4-", "d2-d4 ", " d2-d4",
        "d2–d4", "d-4", "2-4", "d2xd4", "d02-d4", "é2-d4", "d2-d4\0", "d2-ｄ4", &long,
    ];
    for text in texts {
        let illegal = error(&game, text);
        assert!(
            matches!(illegal.reason(), Some(Refusal::Form)),
            "{:?}",
            text.get(..9)
        );
        let message = "not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4";
        assert_eq!(illegal.to_string(), message);
    }
    for text in ["d2-d8", "h1-d4", "d2-d4-d99999999999999999999"] {
        let message = "off the board: its cells are a1 to g7";
        assert_eq!(error(&game, text).to_string(), message, "{text}");
    }
    let empty = square("");
    assert!(matches!(error(&empty, "a1-c1"), Illegal::Over(_)));
}

#[test]
fn a_record_is_written_turn_by_turn() {
    let game = played(PegSolitaire::english(), BERGHOLT);
    assert_eq!(
        game.rules()
            .write_game(&game.rules().start(), game.record()),
        BERGHOLT
    );
}

#[test]
fn a_hop_off_the_board_is_written_with_its_coordinates() {
    let game = PegSolitaire::english();
    let hop = Hop {
        from: at(5, 3),
        over: at(6, 3),
        to: at(7, 3),
    };
    assert_eq!(game.write_move(&game.start(), &hop), "d6-(7, 3)");
    assert!(Game::new(game).play(hop).is_err());
}
