//! Tests of steps, branches and reviews at a terminal.

use std::{fs, time::Duration};

use super::{answer_to, check, game, seen};
use crate::{
    computer::Level,
    core::{seat::Seat, session::Session, table::Seating},
    formats,
    program::games::{InARowOptions, ReversiOptions},
};

fn four_in_a_row() -> Session {
    game::<InARowOptions>("")
        .chosen_by(["four_in_a_row"])
        .session()
}

#[test]
fn moves_are_stepped_through_and_branches_walked() {
    let all_typed = [
        ("back", "This is the start.\n"),
        ("1\nforward", "This is the end.\n"),
        ("branch", "There are no branches here yet.\n"),
        (
            "branch 1",
            "branch \"1\": the number of branches here is 0\n",
        ),
        ("1 2 3 first\nbranch", "branches: 1: 1\n"),
        ("1 2 3 back back 7 back\nbranch", "branches: 1: 2, 2: 7\n"),
        (
            "1 2 3 back back 7 back\nbranch 3",
            "branch \"3\": the number of branches here is 2\n",
        ),
        (
            "1 2\nbranch x",
            "branch \"x\": the number of branches here is 0\n",
        ),
    ];
    check(&four_in_a_row(), &all_typed);
    for (typed, shown) in [
        (
            "1 2 3\nback",
            "turn 2 of 3: back, forward, first, last, branch",
        ),
        ("1 2 3\nfirst", "turn 0 of 3: "),
        (
            "1 2 3 back back 7 5 first forward\nbranch 1",
            "turn 2 of 3: ",
        ),
        (
            "1 2 3 back back 7 5 first forward\nbranch 2",
            "turn 2 of 3: ",
        ),
    ] {
        let answer = answer_to(&four_in_a_row(), Seating::default(), typed);
        assert!(answer.contains(shown), "{typed}: {answer}");
    }
    // At the end of the line the game continues, and no step is shown.
    let answer = answer_to(&four_in_a_row(), Seating::default(), "1 2 first\nlast");
    assert!(!answer.contains("turn "), "{answer}");
}

/// The computer waits while people look at earlier positions, and replies when they move.
#[test]
fn the_computer_waits_while_moves_are_stepped_through() {
    let seating = Seating {
        seats: [Seat::Human, Seat::Computer(Level::WEAKEST)],
        ..Seating::default()
    };
    let told = |typed| answer_to(&four_in_a_row(), seating, typed);
    assert!(!told("1\nback").contains("thinking"));
    assert!(told("1 back back\n2").contains("thinking"));
    assert!(!told("1\nundo").contains("thinking"));
}

#[test]
fn a_game_is_saved_with_its_branches() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let typed = format!("1 2 3 back back 7 5 first 4\nsave {}", file.display());
    answer_to(&four_in_a_row(), Seating::default(), &typed);
    let text = fs::read_to_string(&file).unwrap();
    let (_, moves) = text.split_once("\n\n").expect("moves");
    assert_eq!(moves, "4\n\nbranch: 0\n1\n2\n3\n\nbranch: 1\n7\n5\n");
    let record = formats::load(&file, None).expect("whole");
    let mut again = four_in_a_row();
    record.replay(&mut again).expect("legal");
    assert_eq!(again.tree().turns().len(), 6);
    assert_eq!(again.last().map(crate::Turn::text).as_deref(), Some("4"));
}

fn quick() -> Seating {
    Seating {
        limit: Duration::from_secs(5),
        ..Seating::default()
    }
}

#[test]
fn a_review_marks_the_move_that_lost() {
    let session = game::<InARowOptions>("--rows 3 --cols 3 --connect 3 --no-gravity").session();
    // The game is a draw until Second fails to take a corner.
    let answer = answer_to(&session, quick(), "b2 b1\nreview");
    assert!(answer.contains("2 b1 ?"), "{answer}");
    assert!(
        answer.contains("2 of 2 turns reviewed, 1 marked\n"),
        "{answer}"
    );
    let answer = answer_to(&session, quick(), "b2 b1\nscore");
    assert!(answer.starts_with("X wins"), "{answer}");
    let answer = answer_to(&session, quick(), "b2 b1 a1 b3 c3\nscore");
    assert!(answer.starts_with("X wins\n"), "{answer}");
}

/// When the computer plays itself, the same seed repeats the game, whatever the time limit.
#[test]
fn a_seed_repeats_a_game_of_the_computer() {
    let level = Seat::Computer(Level::WEAKEST);
    for session in [
        game::<InARowOptions>("--rows 4 --cols 4").session(),
        game::<ReversiOptions>("--rows 4 --cols 4").session(),
    ] {
        let played = |seed, limit| {
            let limit = Duration::from_secs(limit);
            let seats = [level; 2];
            let seating = Seating {
                seats,
                limit,
                seed,
                ..Seating::default()
            };
            seen(&session, seating, b"")
        };
        assert_eq!(played(7, 60), played(7, 3_000));
    }
}
