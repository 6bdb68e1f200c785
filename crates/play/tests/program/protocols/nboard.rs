//! Tests of the protocol of NBoard.

use collinear::rules::{Notation, Outcome, Rules, View, reversi::Reversi};

use super::Talk;

const PROGRAM: &str = "--protocol nboard --seed 1";

const START: &str = "\
(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[one]PW[other]RE[?]TI[15:00]TY[8]\
BO[8 ---------------------------O*------*O--------------------------- *]";

/// The answer to a command: the lines up to the next empty status.
fn until_idle(talk: &mut Talk) -> Vec<String> {
    let mut lines = Vec::new();
    loop {
        let line = talk.hear();
        if line == "status" {
            return lines;
        }
        lines.push(line);
    }
}

/// Two programs play each other. The rules of the library accept every move and agree on the result.
#[test]
fn a_whole_game_is_played_through_the_pipe() {
    let mut engines = [PROGRAM, "--protocol nboard --seed 2"].map(Talk::with);
    for (depth, engine) in [2, 1].into_iter().zip(&mut engines) {
        assert_eq!(engine.ask("nboard 2"), "set myname collinear-play-5");
        let named = engine.ask(&format!("set depth {depth}"));
        assert_eq!(named, format!("set myname collinear-play-{depth}"));
        engine.say(&format!("set game {START};)"));
    }
    let rules = Reversi::default();
    let mut state = rules.start();
    while rules.outcome(&state).is_none() {
        let engine = &mut engines[state.turn().index()];
        assert_eq!(engine.ask("go"), "status thinking");
        let answer = until_idle(engine).join("\n");
        let word = answer.strip_prefix("=== ").expect("it is a move");
        let m = rules.read_move(&state, word).expect("it is legal");
        rules.apply(&mut state, m);
        for engine in &mut engines {
            engine.say(&format!("move {word}/0.00/0.1"));
        }
    }
    assert!(matches!(
        rules.outcome(&state),
        Some(Outcome::Win(_) | Outcome::Draw)
    ));
    for mut engine in engines {
        assert_eq!(engine.ask("go"), "status go: the game is over");
        assert_eq!(engine.ask("ping 7"), "pong 7");
        assert_eq!(engine.end("quit"), Some(0));
    }
}

/// A file with times, evaluations and a pass is continued at the end of its moves.
#[test]
fn a_game_is_set_and_gone_on_with() {
    let mut engine = Talk::with(PROGRAM);
    engine.say(&format!("set game {START}B[F5/1.2/3]W[F6//2.5]B[d3];)"));
    engine.say("set depth 1");
    assert_eq!(engine.hear(), "set myname collinear-play-1");
    engine.say("hint 3");
    assert_eq!(engine.hear(), "status thinking");
    let hints = until_idle(&mut engine);
    assert_eq!(hints.len(), 3);
    let rules = Reversi::default();
    let moves = rules
        .read_game(&rules.start(), "f5f6d3")
        .expect("they are legal");
    let mut state = rules.start();
    for m in moves {
        rules.apply(&mut state, m);
    }
    let mut margins = Vec::new();
    for hint in hints {
        let [word, line, margin, "0", "1"] = hint.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{hint}");
        };
        assert_eq!(word, "search");
        rules
            .read_game(&state, &line.replace('-', " "))
            .expect("they are legal");
        margins.push(margin.parse::<f64>().expect(margin));
    }
    assert!(margins.is_sorted_by(|a, b| a >= b), "{margins:?}");
}

/// After a `ping`, earlier commands are no longer answered.
#[test]
fn a_ping_ends_a_search() {
    let mut engine = Talk::with("--protocol nboard --limit 60");
    engine.say("go\nping 3");
    assert_eq!(engine.hear(), "status thinking");
    let rest: Vec<_> = (0..2).map(|_| engine.hear()).collect();
    assert_eq!(rest, ["status", "pong 3"]);
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let game = |rest: &str| format!("set game {START}{rest}");
    let board = |board: &str| format!("set game (;GM[Othello]BO[{board}];)");
    let rows = [
        (
            "move a1".to_owned(),
            "status move: \"a1\": a disc on a1 would turn nothing over",
        ),
        (
            "move PA".to_owned(),
            "status move: \"pa\": you cannot pass while a disc can be placed, as on d3",
        ),
        ("set depth x".to_owned(), "status set: \"x\" is not a depth"),
        (
            "hint -1".to_owned(),
            "status hint: \"-1\" is not a number of moves",
        ),
        ("set game".to_owned(), "status set: a game begins with (;"),
        (
            game("W[F5];)"),
            "status set: move 1, \"f5\": it is not White's turn",
        ),
        (
            "set game (;GM[Amazons];)".to_owned(),
            "status set: GM: \"Amazons\" is not Othello",
        ),
        (
            board("9999999 *"),
            "status set: BO: the board begins with the number of rows, at most 26",
        ),
        (
            board("2 ----"),
            "status set: BO: the board ends with the side to move, * or O",
        ),
        (board("2 --- *"), "status set: BO: 3 cells instead of 4"),
        (
            board("2 --x- *"),
            "status set: BO: \"x\" is not one of *, O and -",
        ),
    ];
    let mut engine = Talk::with(PROGRAM);
    for (command, answer) in rows {
        assert_eq!(engine.ask(&command), answer, "{command}");
    }
    // Unknown commands are ignored, and the position does not change.
    for command in ["", "set contempt 3", "analyze", "castle", "\u{1b}[2J"] {
        engine.say(command);
    }
    engine.say("move f5");
    assert_eq!(engine.ask("move f5"), "status move: \"f5\": f5 is occupied");
    assert_eq!(engine.ask("learn"), "learned");
    assert_eq!(engine.end("quit"), Some(0));
}
