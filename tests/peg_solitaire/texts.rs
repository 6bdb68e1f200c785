//! Turns as text: reading, writing, refusals, and the score, which counts turns.

use collinear::Hop;
use collinear::rules::peg_solitaire::PegSolitaire;
use collinear::rules::{Game, Illegal, Notation, Outcome, Rules};

use super::{
    BERGHOLT, at, play, played, square,
    table::{entry, number},
    to_hole,
};

fn score(game: &Game<PegSolitaire>) -> (usize, usize, usize) {
    let state = game.state();
    (state.jumps(), state.turns(), state.pegs())
}

#[test]
fn consecutive_jumps_of_one_peg_are_one_turn_however_they_are_entered() {
    let start = "1 1 0 1 0 . .\n. . . . 1 . .\n. . . . 0 1 1\n. . . . 0 . .";
    for turns in ["a1-c1-e1-e3", "a1-c1 c1-e1-e3", "a1-c1-e1 e1-e3"] {
        let mut game = played(square(start), turns);
        assert_eq!(score(&game), (3, 1, 3), "{turns}");
        let written = game
            .rules()
            .write_game(&game.rules().start(), game.record());
        assert_eq!(written, "a1-c1-e1-e3");
        // A different peg jumps next, so a new turn begins.
        game.undo();
        assert_eq!(score(&game), (2, 1, 4), "{turns}");
        play(&mut game, "g3-e3");
        assert_eq!(score(&game), (3, 2, 3), "{turns}");
    }
}

#[test]
fn bergholts_solution_takes_eighteen_moves() {
    let game = played(to_hole(PegSolitaire::english(), at(3, 3)), BERGHOLT);
    assert_eq!(game.outcome(), Some(Outcome::Solved));
    let fact = "English 33: shortest centre-to-centre solution, in moves \
                (consecutive jumps of one peg are one move)";
    let turns = number(&entry("facts").0["counts"][fact]);
    assert_eq!(game.state().turns() as u128, turns);
    assert_eq!(score(&game), (31, 18, 1));
    let written = game
        .rules()
        .write_game(&game.rules().start(), game.record());
    assert_eq!(written, BERGHOLT);
}

#[test]
fn rows_are_counted_from_the_top_and_columns_go_on_after_z() {
    let game = PegSolitaire::rectangle(12, 30).expect("a rectangle");
    let game = game.with_vacancy(at(10, 28)).expect("a hole");
    let start = game.start();
    let texts = game.moves(&start).map(|hop| game.write_move(&start, &hop));
    assert!(texts.eq(["ac9-ac11", "aa11-ac11"]));
    let hop = Hop {
        from: at(5, 3),
        over: at(6, 3),
        to: at(12, 3),
    };
    assert_eq!(game.write_move(&start, &hop), "d6-(12, 3)");
}

#[test]
fn texts_that_are_no_turns_are_refused() {
    let (english, small) = (
        PegSolitaire::english(),
        square("1 1 0 1 0\n. . . . 0\n. . . . 0"),
    );
    let form = "not a turn: name two or more holes, such as d2-d4 or d2-d4-f4";
    let off = "off the board: its cells are a1 to g7";
    let long = "d2-".repeat(1 << 16);
    for (game, text, message) in [
        (&english, "", form),
        (&english, "-", form),
        (&english, "d2", form),
        (&english, "-d4", form),
        (&english, "d2--d4", form),
        (&english, "d2d4", form),
        (&english, "d2-d4 ", form),
        (&english, "d2–d4", form),
        (&english, "2-4", form),
        (&english, "d02-d4", form),
        (&english, "é2-d4", form),
        (&english, "d2-d4\0", form),
        (&english, &long, form),
        (&english, "d2-d8", off),
        (&english, "d2-d4-d99999999999999999999", off),
        // The message names the refused jump of a chain; a single jump needs no number.
        (
            &small,
            "b1-d1",
            "there is no peg in c1 to jump over from b1 to d1",
        ),
        (&small, "e1-c1-a1", "jump 1: there is no peg in e1"),
        (
            &small,
            "a1-c1-a1",
            "jump 2: there is no peg in b1 to jump over from c1 to a1",
        ),
        (&small, "a1-c1-c3", "jump 2: there is no hole at c3"),
        (
            &small,
            "a1-c1-e1-e3",
            "jump 3: there is no peg in e2 to jump over from e1 to e3",
        ),
    ] {
        let illegal = game.read_turn(&game.start(), text).expect_err(message);
        assert_eq!(illegal.to_string(), message);
    }
    let over = square("").read_turn(&square("").start(), "a1-c1");
    assert!(matches!(over, Err(Illegal::Over(_))));
}
