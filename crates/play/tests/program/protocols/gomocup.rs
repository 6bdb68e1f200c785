//! Tests of the protocol of the Gomocup.

use collinear::{
    Coord, Length,
    rules::{Rules, in_a_row::InARow},
};

use super::Talk;
use crate::run::{program, run};

const PROGRAM: &str = "--protocol gomocup --seed 1";

/// Two programs play each other to the end, and the rules of the library agree with the result.
#[test]
fn a_whole_game_is_played_through_the_pipe() {
    let mut brains = [
        Talk::with(PROGRAM),
        Talk::with("--protocol gomocup --level 1 --seed 2"),
    ];
    for brain in &mut brains {
        assert_eq!(brain.ask("RECTSTART 7,7"), "OK");
        brain.say("INFO timeout_turn 0");
    }
    let game = InARow::new(7, 7, Length::AtLeast(5)).expect("a board");
    let (mut state, mut command, mut side) = (game.start(), "BEGIN".to_owned(), 0);
    while game.outcome(&state).is_none() {
        let answer = brains[side].ask(&command);
        let (x, y) = answer.split_once(',').expect("it is a cell");
        let [row, col] = [y, x].map(|text| text.parse().expect("a number"));
        let m = Coord::new(row, col);
        assert!(game.moves(&state).any(|legal| legal == m), "{answer}");
        game.apply(&mut state, m);
        command = format!("TURN {answer}");
        side = 1 - side;
    }
    assert_eq!(brains[side].ask(&command), "ERROR the game is over");
    for brain in brains {
        assert_eq!(brain.end("END"), Some(0));
    }
}

/// Whether six in a row win depends on the rule, which can come after the start.
#[test]
fn more_than_five_win_unless_the_rule_says_exactly() {
    let six = "0,0 0,6 1,0 1,6 2,0 2,6 4,0 4,6 5,0 6,6 3,0";
    for (rule, end) in [(0, "ERROR the game is over"), (1, "5,6")] {
        let mut brain = Talk::with(PROGRAM);
        assert_eq!(brain.ask("START 7"), "OK");
        brain.say(&format!("INFO rule {rule}"));
        for stone in six.split(' ') {
            assert_eq!(brain.ask(&format!("PLAY {stone}")), stone);
        }
        assert_eq!(brain.ask("PLAY 5,6"), end, "rule {rule}");
    }
}

#[test]
fn a_row_of_four_is_completed_on_a_board_that_is_set_up() {
    let mut brain = Talk::with(PROGRAM);
    assert_eq!(brain.ask("start 15"), "OK");
    brain.say("INFO timeout_turn 300");
    brain.say("INFO time_left 100000");
    brain.say("BOARD");
    for stone in [
        "3,3,1", "3,5,2", "4,3,1", "4,5,2", "5,3,1", "8,8,2", "6,3,1",
    ] {
        brain.say(stone);
    }
    brain.say("2,3,2");
    assert_eq!(brain.ask("DONE"), "7,3");
    // When the game is over, a stone is taken back and another stone is put.
    assert_eq!(brain.ask("TURN 0,0"), "ERROR the game is over");
    assert_eq!(
        brain.ask("TAKEBACK 0,0"),
        "ERROR only the last stone can be taken back, which is on 7,3"
    );
    assert_eq!(brain.ask("TAKEBACK 7,3"), "OK");
    assert_eq!(brain.ask("PLAY 10,10"), "10,10");
    // Four in a row have to be blocked at the other end.
    assert_eq!(brain.ask("RESTART"), "OK");
    brain.say("BOARD");
    for stone in [
        "0,3,1", "1,3,2", "9,9,1", "2,3,2", "9,1,1", "3,3,2", "12,4,1",
    ] {
        brain.say(stone);
    }
    brain.say("4,3,2");
    assert_eq!(brain.ask("DONE"), "5,3");
    assert_eq!(brain.end("END"), Some(0));
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let rows = [
        ("BEGIN", "ERROR no board yet: START comes first"),
        ("START", "ERROR the size has to be a number, not \"\""),
        (
            "START 4",
            "ERROR the board is 4x4; its sides can be 5 to 100",
        ),
        ("START 5", "OK"),
        ("PLAY 2,1", "2,1"),
        ("TURN 2,1", "ERROR 2,1: c4 is occupied"),
        ("TURN 5,1", "ERROR 5,1 is off the board of 5x5"),
        ("TURN 1", "ERROR a cell has to be like 10,12, not \"1\""),
        ("BEGIN", "ERROR the board is not empty"),
        ("\u{1b}[2J", "UNKNOWN \"\\u{1b}[2J\""),
        (
            "BOARD\n1,1,1\nnonsense\n2,2,2\nDONE",
            "ERROR a stone has to be like 10,12,1, not \"nonsense\"",
        ),
        (
            "BOARD\n1,1,3\nDONE",
            "ERROR continuous games are not supported",
        ),
        (
            "BOARD\n1,1,1\nDONE",
            "ERROR it is not my turn: I have 1 stones, the opponent 0",
        ),
        ("TAKEBACK 2,1", "OK"),
        ("TAKEBACK 2,1", "ERROR there is no stone to take back"),
        (
            "INFO rule 4\nBEGIN",
            "ERROR rule 4: only 0 (five or more in a row) and 1 (exactly five) are supported",
        ),
        ("INFO rule 1\nPLAY 0,0", "0,0"),
    ];
    let mut brain = Talk::with(PROGRAM);
    for (command, answer) in rows {
        assert_eq!(brain.ask(command), answer, "{command}");
    }
    assert_eq!(brain.end("END"), Some(0));
}

#[test]
fn the_program_that_asks_says_what_is_played() {
    for arguments in [
        "--protocol gomocup reversi",
        "--protocol gomocup --save game.txt",
    ] {
        let run = run(program(arguments), b"");
        let why =
            "error: --protocol takes no game and no file: the other program chooses the game\n";
        assert_eq!((run.errors.as_str(), run.status), (why, 2));
    }
    let unknown = run(program("--protocol chess"), b"");
    assert!(
        unknown.errors.starts_with("error: invalid value 'chess'"),
        "{}",
        unknown.errors
    );
    assert_eq!(unknown.status, 2);
}
