//! Tests of the protocol of OpenTafl.

use collinear::Move;
use collinear::rules::{
    Notation, Rules, Side, View,
    hnefatafl::{Army, BRANDUBH, Hnefatafl, State},
};

use super::Talk;

const PROGRAM: &str = "--protocol otep --seed 1 --level 2";

const BRANDUB: &str = "rules dim:7 name:Brandub_Strong_Center_King ks:c cenh: \
                       start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

/// A position record: rows from the bottom, with numbers for empty cells.
fn record(state: &State) -> String {
    let rows = state.glyphs().to_string();
    let rows = rows.lines().rev().map(|row| {
        let (mut text, mut empty) = (String::new(), 0);
        for glyph in row.split(' ') {
            let piece = match glyph {
                "." => {
                    empty += 1;
                    continue;
                }
                "a" => 't',
                "d" => 'T',
                _ => 'K',
            };
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(piece);
            empty = 0;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text + "/"
    });
    format!("/{}", rows.collect::<String>())
}

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "attackers",
        Side::Second => "defenders",
    }
}

/// Two programs play each other. The rules of the library accept every move and agree on the result.
#[test]
fn a_whole_game_is_played_through_the_pipe() {
    let mut engines = [PROGRAM, "--protocol otep --seed 2 --level 1"].map(Talk::with);
    for engine in &mut engines {
        assert_eq!(engine.hear(), "hello");
        engine.say(BRANDUB);
    }
    let rules = Hnefatafl::new(BRANDUBH).expect("it is a game");
    let mut state = rules.start();
    for _ in 0..200 {
        if rules.outcome(&state).is_some() {
            break;
        }
        let side = state.turn();
        let engine = &mut engines[side.index()];
        engine.say(&format!("play {}", name(side)));
        let answer = engine.ask("clock 300000 300000 0 0 0");
        let word = answer.strip_prefix("move ").expect("it is a move");
        let m: Move = rules.read_move(&state, word).expect("it is legal");
        rules.apply(&mut state, m);
        let record = record(&state);
        engine.say(&format!("move {record}"));
        engines[side.other().index()].say(&format!("opponent-move {word} {record}"));
    }
    assert!(rules.outcome(&state).is_some(), "{state}");
    for mut engine in engines {
        assert_eq!(
            engine.ask("play attackers"),
            "error 0 play: the game is over"
        );
        engine.say("finish 0");
        assert_eq!(engine.end("goodbye"), Some(0));
    }
}

/// The king can escape. The line shows the escape, and the value is a win of the defenders.
#[test]
fn a_position_is_analyzed() {
    let mut engine = Talk::with(PROGRAM);
    assert_eq!(engine.hear(), "hello");
    engine.say(BRANDUB);
    engine.say("position /3t3/K6/3T3/tt2Ttt/3T3/3t3/3t3/");
    engine.say("side defenders");
    engine.say("clock 1000* 1000* 30 1 0");
    assert_eq!(engine.ask("analyze 1 1"), "analysis 1 a2-a1 -1");
    // A refused move is taken back, and the move before it is repeated.
    engine.say("play defenders");
    assert_eq!(engine.hear(), "move a2-a1");
    engine.say("error 2");
    engine.say("opponent-move d6-c6 /3t3/K6/3T3/tt2Ttt/3T3/3t3/3t3/");
    engine.say("play defenders");
    assert_eq!(engine.hear(), "move a2-a1");
    assert_eq!(engine.end("goodbye"), Some(0));
}

#[test]
fn what_is_wrong_is_said() {
    let differs = "; the position was replaced by the one sent";
    let rows = [
        ("play attackers", "error 0 play: no rules yet".to_owned()),
        (
            "rules dim:7",
            "error -1 rules: start: the board at the start is missing".to_owned(),
        ),
        (
            "rules dim:7 start:/7/7/7/7/7/7/7/",
            "error -1 rules: there is no king".to_owned(),
        ),
        (
            &format!("{BRANDUB}\nplay nobody") as &str,
            "error 0 play: attackers or defenders, not \"nobody\"".to_owned(),
        ),
        (
            "clock soon",
            "error 0 clock: a clock has to be like 300000 300000 30 0 0, not \"soon\"".to_owned(),
        ),
        (
            "position /7/7/7/",
            "error 0 position: the board has 3 rows and 7 columns instead of 7 rows and 7 columns"
                .to_owned(),
        ),
        (
            "opponent-move d7-d4",
            "error 0 opponent-move: \"d7-d4\": the way from d7 to d4 is blocked at d6".to_owned(),
        ),
        (
            "opponent-move d7-e7 /3t3/3t3/3T3/ttTKTtt/3T3/3t3/2t4/",
            format!("error 0 opponent-move: the move leads to another position{differs}"),
        ),
        (
            "analyze",
            "error 0 analyze: analyze takes a number of moves and of seconds, not \"\"".to_owned(),
        ),
    ];
    let mut engine = Talk::with(PROGRAM);
    assert_eq!(engine.hear(), "hello");
    for (command, answer) in rows {
        let said = engine.ask(command);
        assert!(said.starts_with(&answer), "{command}: {said}");
    }
    engine.say("play defenders");
    let answer = engine.hear();
    let word = answer.strip_prefix("move ").expect("it is a move");
    let rules = Hnefatafl::new(BRANDUBH).expect("it is a game");
    let board = "...a...\n...a...\n...d...\naadKdaa\n...d...\n...a...\n...a...";
    let moved = board.replacen("...a...", "..a....", 1);
    let board =
        collinear::Grid::parse_with(&moved, collinear::rules::hnefatafl::Square::from_glyph);
    let state = rules
        .set_up(board.expect("it is a board"), Army::Defenders)
        .expect("it is one");
    assert!(rules.read_move(&state, word).is_ok(), "{word}");
}
