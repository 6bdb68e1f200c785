//! Games in JSON, line by line.

use std::process::Command;

use serde_json::{Value, json};

use crate::run::{example, program, run};

/// The answers to commands, a line each.
fn answers(command: Command, lines: &[&str]) -> Vec<Value> {
    let run = run(command, lines.join("\n").as_bytes());
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
    let answers = run.out.lines().map(serde_json::from_str);
    answers.collect::<Result<_, _>>().expect("it is JSON")
}

/// The keys of an object, in their order.
fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("it is an object");
    object.keys().map(String::as_str).collect()
}

/// Whoever reads version 1 relies on these: to take one away is another version.
#[test]
fn the_state_has_what_is_documented() {
    let [answer] = &answers(
        program("reversi --rows 4 --cols 4 --json"),
        &[r#"{"command":"state"}"#],
    )[..] else {
        panic!("one answer");
    };
    assert_eq!(keys(answer), ["ok", "state", "version"]);
    assert_eq!(
        (&answer["version"], &answer["ok"]),
        (&json!(1), &json!(true))
    );
    let state = &answer["state"];
    let expected = [
        "about",
        "arrows",
        "board",
        "branches",
        "cut",
        "deciding",
        "facts",
        "game",
        "hint",
        "is_stepping",
        "left_out",
        "made",
        "moves",
        "players",
        "result",
        "seats",
        "seed",
        "taken_back",
        "targets",
        "text",
        "title",
        "turn",
    ];
    assert_eq!(keys(state), expected);
    assert_eq!(
        state["game"],
        json!(["reversi", "--rows", "4", "--cols", "4"])
    );
    assert_eq!(state["turn"], "first");
    assert_eq!(state["result"], "unfinished");
    let first = json!({"side": "first", "name": "First player", "word": "first", "piece": "X"});
    assert_eq!(state["players"][0], first);
    let board = &state["board"];
    let expected = [
        "cells",
        "columns",
        "is_by_column",
        "is_slanted",
        "rows",
        "strokes",
    ];
    assert_eq!(keys(board), expected);
    let cell = json!({
        "name": "c2", "x": 4, "y": 1, "shows": "X", "owner": "first", "is_hole": false,
    });
    assert_eq!(board["cells"][6], cell);
    let moves = json!([
        {"move": "b1", "cells": [1]},
        {"move": "a2", "cells": [4]},
        {"move": "d3", "cells": [11]},
        {"move": "c4", "cells": [14]},
    ]);
    assert_eq!(state["moves"], moves);
    assert_eq!(
        state["targets"],
        json!({"targets": [1, 4, 11, 14], "concerned": []})
    );
    assert_eq!(state["facts"], json!(["discs: 2 2"]));
}

/// A refusal has the reason and its cells, and nothing has changed.
#[test]
fn a_refusal_names_its_cells() {
    let rows = [
        ("reversi", "a1", "a disc on a1 brackets nothing", json!([0])),
        (
            "reversi",
            "pa",
            "there is no passing while a disc can be placed, as on d3",
            json!([19]),
        ),
        (
            "tic_tac_toe",
            "b4",
            "off the board: its cells are a1 to c3",
            json!([]),
        ),
        (
            "hnefatafl --variant brandubh",
            "d7-d4",
            "the way from d7 to d4 is blocked at d6",
            json!([3, 24, 10]),
        ),
        (
            "peg_solitaire",
            "a1-a3",
            "a1 is no hole of the board",
            json!([0]),
        ),
        (
            "four_in_a_row",
            "8",
            "there is no column 8: columns are 1 to 7",
            json!([]),
        ),
        // The names of squares are numbers, and this one has others.
        (
            "draughts",
            "7-11",
            "the way from 7 to 11 is blocked at 11",
            json!([12, 21]),
        ),
        // The game says nothing of its own; the cells are those of the move.
        (
            "breakthrough",
            "a2-a4",
            "not a legal move here",
            json!([48, 32]),
        ),
    ];
    for (game, word, reason, cells) in rows {
        let play = json!({"command": "play", "move": word, "id": [word]}).to_string();
        let state = r#"{"command":"state"}"#;
        let answers = answers(program(&format!("{game} --json")), &[state, &play, state]);
        let refused = &answers[1];
        assert_eq!(keys(refused), ["id", "ok", "refusal", "version"], "{game}");
        assert_eq!(
            (&refused["ok"], &refused["id"]),
            (&json!(false), &json!([word]))
        );
        let refusal = &refused["refusal"];
        assert_eq!(
            (&refusal["command"], &refusal["move"]),
            (&json!("play"), &json!(word))
        );
        assert_eq!(refusal["reason"], reason, "{game}");
        assert_eq!(refusal["cells"], cells, "{game}: {reason}");
        assert_eq!(answers[0], answers[2], "{game}");
    }
}

/// The turns so far, one after the other.
#[test]
fn a_movie_shows_the_turns() {
    let play = |word| format!(r#"{{"command":"play","move":"{word}","moves":false}}"#);
    let (play, movie) = ([play("4"), play("5")], r#"{"command":"movie"}"#.to_owned());
    let lines = [&movie, &play[0], &play[1], &movie];
    let answers = answers(program("four_in_a_row --json"), &lines.map(String::as_str));
    let movies = [0, 3].map(|index: usize| answers[index]["svg"].as_str().expect("a text"));
    assert!(!movies[0].contains("@keyframes"), "{}", movies[0]);
    // Both discs come, and the ring around the first one goes.
    let times = ["movie-5-1-5{", "movie-5-2-5{", "movie-5-1-2{"];
    assert!(
        times.iter().all(|name| movies[1].contains(name)),
        "{}",
        movies[1]
    );
}

/// A column that is full is named by its cells.
#[test]
fn a_column_is_its_cells() {
    let play = r#"{"command":"play","move":"4","moves":false}"#;
    let answers = answers(program("four_in_a_row --json"), &[play; 7]);
    assert_eq!(answers[6]["refusal"]["reason"], "column 4 is full");
    assert_eq!(
        answers[6]["refusal"]["cells"],
        json!([3, 10, 17, 24, 31, 38])
    );
    assert_eq!(answers[5]["state"].get("moves"), None);
    assert_eq!(answers[5]["state"].get("targets"), None);
}

/// Moves are taken from the state until the game is over, of a game that has nothing but its rules too.
#[test]
fn whole_games_are_played() {
    let breakthrough = || Command::new(example("breakthrough"));
    let commands: [&dyn Fn(&str) -> Command; 4] = [
        &|options| program(&format!("four_in_a_row {options}")),
        &|options| program(&format!("reversi --rows 4 --cols 4 {options}")),
        &|options| program(&format!("twenty48 --seed 3 {options}")),
        &|options| {
            let mut command = breakthrough();
            command.args(options.split(' '));
            command
        },
    ];
    for command in commands {
        let mut lines = vec![r#"{"command":"state"}"#.to_owned()];
        // Each answer says what can be played next: the game is asked again with one move more.
        for ply in 0..12 {
            let asked: Vec<_> = lines.iter().map(String::as_str).collect();
            let answers = answers(command("--json"), &asked);
            let state = &answers[ply]["state"];
            assert_eq!(answers[ply]["ok"], true, "{}", answers[ply]);
            if state["turn"].is_null() {
                assert_eq!(state["moves"], json!([]));
                break;
            }
            let word = state["moves"][ply % 2]
                .as_object()
                .or(state["moves"][0].as_object());
            let word = &word.expect("there is a move")["move"];
            lines.push(json!({"command": "play", "move": word}).to_string());
        }
    }
}

#[test]
fn the_computer_answers_where_it_has_a_seat() {
    let answers = answers(
        program("tic_tac_toe --json --second computer --level 5 --seed 1"),
        &[
            r#"{"command":"play","move":"b2"}"#,
            r#"{"command":"undo"}"#,
            r#"{"command":"redo"}"#,
            r#"{"command":"new"}"#,
            r#"{"command":"undo"}"#,
        ],
    );
    let made = |place: usize| answers[place]["state"]["made"].as_array().map(Vec::len);
    assert_eq!([0, 1, 2, 3].map(made), [Some(2), Some(0), Some(2), Some(0)]);
    assert_eq!(
        answers[0]["state"]["made"][1]["moves"][0]["mover"],
        "second"
    );
    assert_eq!(
        answers[4]["refusal"]["reason"],
        "there is nothing to take back"
    );
}

#[test]
fn advice_pictures_previews_and_records_are_answered() {
    let answers = answers(
        program("four_in_a_row --seed 1 --json"),
        &[
            r#"{"command":"play","move":"1"}"#,
            r#"{"command":"play","move":"2"}"#,
            r#"{"command":"play","move":"1"}"#,
            r#"{"command":"play","move":"2"}"#,
            r#"{"command":"play","move":"1"}"#,
            r#"{"command":"play","move":"2"}"#,
            r#"{"command":"think","level":2,"seconds":5}"#,
            r#"{"command":"think","level":5,"positions":300}"#,
            r#"{"command":"preview","move":"1"}"#,
            r#"{"command":"picture"}"#,
            r#"{"command":"record"}"#,
            r#"{"command":"targets","of":"3"}"#,
        ],
    );
    let wins = json!({
        "move": "1",
        "hopeless": false,
        "done": true,
        "score": {"text": "wins in 1", "is": "wins", "value": 1},
        "line": ["1"],
    });
    assert_eq!(
        (&answers[6]["advice"], &answers[7]["advice"]),
        (&wins, &wins)
    );
    assert_eq!(answers[8]["preview"]["cells"], json!([14]));
    assert!(
        answers[9]["svg"]
            .as_str()
            .expect("a text")
            .starts_with("<svg")
    );
    let record = answers[10]["record"].as_str().expect("a text");
    assert!(record.ends_with("\n\n1\n2\n1\n2\n1\n2\n"), "{record}");
    assert_eq!(answers[11]["targets"]["targets"], json!([37]));
}

/// What is no command is refused in a line, and what comes after it is answered.
#[test]
fn broken_input_is_refused_line_by_line() {
    let deep = "[".repeat(50_000);
    let long = format!(r#"{{"command":"play","move":"{}"}}"#, "4".repeat(1_000_000));
    let lines = [
        "4",
        "{}",
        "null",
        "\u{1b}[2J",
        r#"{"command":"castle"}"#,
        r#"{"command":"play"}"#,
        r#"{"command":"play","move":4}"#,
        r#"{"command":"play","move":"4\n4"}"#,
        r#"{"command":"play","move":"4"} {}"#,
        r#"{"command":"think","level":6}"#,
        r#"{"command":"think","seconds":-1}"#,
        r#"{"command":"think","seconds":1e400}"#,
        r#"{"command":"think","positions":-1}"#,
        &deep,
        &long,
    ];
    for game in ["four_in_a_row --json", "word_search --json"] {
        let mut input = vec![b'\xff', b'\n', b'\n'];
        input.extend(lines.join("\r\n").into_bytes());
        input.extend(b"\n\xef\xbb\xbf{\"command\":\"record\"}\r\n");
        let run = run(program(game), &input);
        assert_eq!((run.errors.as_str(), run.status), ("", 0));
        let answers = run.out.lines().map(serde_json::from_str::<Value>);
        let answers: Vec<_> = answers.collect::<Result<_, _>>().expect("it is JSON");
        assert_eq!(answers.len(), 1 + lines.len() + 1);
        let (last, refused) = answers.split_last().expect("there are answers");
        for answer in refused {
            assert_eq!(answer["ok"], false, "{answer}");
            let reason = answer["refusal"]["reason"].as_str().expect("a text");
            assert!(!reason.is_empty() && reason.len() < 400, "{reason}");
        }
        assert_eq!(last["ok"], true, "{last}");
    }
}

/// What can't be shown is refused with its limit; where nothing was made yet there is no number to name.
#[test]
fn steps_and_movies_have_their_limits() {
    let step = r#"{"command":"step","to":1}"#;
    let movie = r#"{"command":"movie"}"#;
    let refused = |answer: &Value| {
        answer["refusal"]["reason"]
            .as_str()
            .unwrap_or("")
            .to_owned()
    };
    let answers_ = answers(program("four_in_a_row --json"), &[step, movie]);
    assert_eq!(
        refused(&answers_[0]),
        "to: there are no turns; 0 is the start"
    );
    assert!(answers_[1]["svg"].is_string());
    let moves: Vec<_> = (1..=100).map(|row| format!("a{row}")).collect();
    let record = format!(
        "collinear game 2\ngame: four_in_a_row\n\
         variant: --rows 100 --cols 100 --connect 5 --no-gravity\n\n{}\n",
        moves.join("\n")
    );
    let load = json!({"command": "load", "record": record, "moves": false}).to_string();
    let answers = answers(program("four_in_a_row --json"), &[&load, movie]);
    assert_eq!(
        refused(&answers[1]),
        "too long for a movie: 100 turns on 10000 cells; the pictures of all turns may have \
         1000000 cells at most"
    );
}

/// A game of OpenTafl has a line of a variation that is not read.
#[test]
fn what_is_left_out_of_a_record_is_told() {
    let record = "[rules:dim:7 name:B ks:c cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n\
                  1. d6-f6 d5-e5\n\n1b. ..... d3-e3\n";
    let load = json!({"command": "load", "record": record}).to_string();
    let answers = answers(
        program("hnefatafl --json"),
        &[r#"{"command":"state"}"#, &load, r#"{"command":"state"}"#],
    );
    let left_out: Vec<_> = answers.iter().map(|it| &it["state"]["left_out"]).collect();
    assert_eq!(left_out, [0, 1, 1]);
}

/// A record as long as `load` takes it comes in one line; a longer line is refused, and the next one answered.
#[test]
fn lines_are_as_long_as_records() {
    let mut record = "collinear game 2\ngame: four_in_a_row\n\n4\n".to_owned();
    for _ in 0..5_000 {
        record += "branch: 0\n4\n4\nbranch: 0\n4\n5\n";
    }
    assert!(record.len() > 1 << 17);
    let load = json!({"command": "load", "record": record}).to_string();
    let too_long = format!("{load}{}", " ".repeat(7 << 20));
    let state = r#"{"command":"state"}"#;
    let game = "four_in_a_row --json";
    let answers = answers(program(game), &[&too_long, state, &load, state]);
    let made = |answer: &Value| answer["state"]["made"].as_array().map(Vec::len);
    assert_eq!(
        answers[0]["refusal"]["reason"],
        "the line is longer than 6356992 bytes, and no command is"
    );
    assert_eq!(
        answers[1..].iter().map(made).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(1)]
    );
    assert_eq!(
        answers[2]["state"]["branches"]["turns"]
            .as_array()
            .map(Vec::len),
        Some(3)
    );
}

#[test]
fn json_is_for_a_game_line_by_line() {
    let rows = [
        ("--json", "--json: which game?"),
        (
            "reversi perft --json",
            "--json: only a game line by line is played in JSON",
        ),
        (
            "reversi --json --save game.json",
            "--save: in JSON the command \"record\" answers what would be kept",
        ),
        (
            "reversi --json --first computer --second computer",
            "--json: the computer does not play itself in JSON, it is asked with \"think\"",
        ),
    ];
    for (arguments, why) in rows {
        let run = run(program(arguments), b"");
        assert_eq!((run.errors, run.status), (format!("error: {why}\n"), 2));
    }
}

/// Moves are stepped through, and what is played there begins a branch.
#[test]
fn branches_are_walked() {
    let rows = [
        (r#"{"command":"play","move":"1"}"#, json!(1), 1),
        (r#"{"command":"play","move":"2"}"#, json!(2), 2),
        (r#"{"command":"step","by":-1}"#, json!(1), 1),
        (r#"{"command":"play","move":"7"}"#, json!(3), 2),
        (r#"{"command":"step","by":-9}"#, json!(0), 0),
        (r#"{"command":"step","by":9}"#, json!(3), 2),
        (r#"{"command":"step","to":1}"#, json!(1), 1),
        (r#"{"command":"branch","number":1}"#, json!(2), 2),
        // What was played before is not a branch once more.
        (r#"{"command":"step","to":0}"#, json!(0), 0),
        (r#"{"command":"play","move":"1"}"#, json!(1), 1),
    ];
    let lines = rows.iter().map(|(line, ..)| *line).collect::<Vec<_>>();
    let answers = answers(program("four_in_a_row --json"), &lines);
    for ((line, at, made), answer) in rows.iter().zip(&answers) {
        assert_eq!(answer["state"]["branches"]["at"], *at, "{line}");
        assert_eq!(
            answer["state"]["made"].as_array().map(Vec::len),
            Some(*made),
            "{line}"
        );
    }
    let stepping = answers.iter().map(|answer| &answer["state"]["is_stepping"]);
    // Where a branch ends, the game goes on.
    let waits = [
        false, false, true, false, true, false, true, false, true, false,
    ];
    assert!(stepping.eq(&waits), "{answers:?}");
    let last = answers.last().expect("it is there");
    let turns = json!([
        {"before": 0, "moves": ["1"]},
        {"before": 1, "moves": ["2"]},
        {"before": 1, "moves": ["7"]},
    ]);
    assert_eq!(last["state"]["branches"]["turns"], turns);
    assert_eq!(
        last["state"]["taken_back"].as_array().map(Vec::len),
        Some(1)
    );
}

#[test]
fn steps_to_nowhere_are_refused() {
    let rows = [
        (r#"{"command":"step"}"#, "one of by and to is needed"),
        (
            r#"{"command":"step","by":1,"to":1}"#,
            "one of by and to is needed",
        ),
        (
            r#"{"command":"step","by":-1}"#,
            "by: there are no turns that way",
        ),
        (
            r#"{"command":"step","to":1}"#,
            "to: there are no turns; 0 is the start",
        ),
        (
            r#"{"command":"branch","number":0}"#,
            "number: 0 branches begin here",
        ),
        (
            r#"{"command":"branch","number":1}"#,
            "number: 0 branches begin here",
        ),
        (
            r#"{"command":"review","level":6}"#,
            "not a level from 1 to 5",
        ),
    ];
    for (line, why) in rows {
        let [answer] = &answers(program("tic_tac_toe --json"), &[line])[..] else {
            panic!("one answer");
        };
        assert_eq!(answer["refusal"]["reason"], why, "{line}");
    }
}

#[test]
fn a_review_says_what_each_move_gave_away() {
    let lines = [
        r#"{"command":"play","move":"b2","moves":false}"#,
        r#"{"command":"play","move":"b1","moves":false}"#,
        r#"{"command":"review","level":5,"positions":1000000}"#,
    ];
    let answers = answers(program("tic_tac_toe --json"), &lines);
    let review = answers[2]["review"].as_array().expect("a row");
    let keys_of = ["after", "before", "best", "mark", "move", "turn"];
    assert_eq!(keys(&review[0]), keys_of);
    assert_eq!(
        (&review[0]["move"], &review[0]["mark"]),
        (&json!("b2"), &Value::Null)
    );
    assert_eq!(
        (&review[1]["move"], &review[1]["mark"]),
        (&json!("b1"), &json!("??"))
    );
    assert_eq!(review[1]["turn"], 2);
    assert_eq!(review[1]["before"]["is"], "draws");
    assert_eq!(review[1]["after"]["is"], "loses");
}
