//! Tests of refusals and their reasons.

use serde_json::{Value, json};

use super::{answers, keys};
use crate::run::{program, run};

#[test]
fn a_refusal_names_its_cells() {
    let rows = [
        (
            "reversi",
            "a1",
            "a disc on a1 would turn nothing over",
            json!([0]),
        ),
        (
            "reversi",
            "pa",
            "you cannot pass while a disc can be placed, as on d3",
            json!([19]),
        ),
        (
            "hnefatafl --variant brandubh",
            "d7-d4",
            "the way from d7 to d4 is blocked at d6",
            json!([3, 24, 10]),
        ),
        (
            "four_in_a_row",
            "8",
            "there is no column 8: columns are 1 to 7",
            json!([]),
        ),
        // Squares have numbers as names, and this text is not such a number.
        (
            "draughts",
            "7-11",
            "the way from 7 to 11 is blocked at 11",
            json!([12, 21]),
        ),
        // The game gives no reason of its own.
        (
            "breakthrough",
            "a2-a4",
            "from a2 a move goes to a3 or b3, not to a4",
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

#[test]
fn what_cannot_be_opened_is_told_what_there_is() {
    let rows = [
        (
            "conect4",
            "no game \"conect4\"; did you mean four_in_a_row (connect4)?",
        ),
        (
            "bridge",
            "no game \"bridge\"; the command \"games\" lists all games",
        ),
        (
            "connect6 --row 6",
            "no option --row; options of connect6: --variant",
        ),
        (
            "tic tac toe --rows 6",
            "no option --rows; tic_tac_toe has no options",
        ),
    ];
    let open = |(game, _)| json!({"command": "open", "game": game}).to_string();
    let lines = rows.map(open);
    let answers = answers(
        program("othello --json"),
        &lines.each_ref().map(String::as_str),
    );
    for (answer, (game, why)) in answers.iter().zip(rows) {
        assert_eq!(answer["refusal"]["reason"], why, "{game}");
    }
}

/// An invalid line is refused, and the line after it is answered.
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

#[test]
fn json_is_for_a_game_line_by_line() {
    let rows = [
        ("--json", "--json: name a game"),
        (
            "reversi perft --json",
            "--json works only with the command \"text\"",
        ),
        (
            "reversi --json --save game.json",
            "--save does not work with --json; the command \"record\" returns the text to save",
        ),
        (
            "reversi --json --first computer --second computer",
            "--json: one side has to be human; the command \"think\" asks the computer for a move",
        ),
    ];
    for (arguments, why) in rows {
        let run = run(program(arguments), b"");
        assert_eq!((run.errors, run.status), (format!("error: {why}\n"), 2));
    }
}

/// A game with too many turns cannot become a movie.
#[test]
fn movies_have_their_limit() {
    let moves: Vec<_> = (1..=100).map(|row| format!("a{row}")).collect();
    let record = format!(
        "collinear game 2\ngame: four_in_a_row\n\
         variant: --rows 100 --cols 100 --connect 5 --no-gravity\n\n{}\n",
        moves.join("\n")
    );
    let load = json!({"command": "load", "record": record, "moves": false}).to_string();
    let lines = [&load, r#"{"command":"movie"}"#];
    let answers = answers(program("four_in_a_row --json"), &lines);
    assert_eq!(
        answers[1]["refusal"]["reason"],
        "too long for a movie: 100 turns on 10000 cells; all pictures together can \
         have at most 1000000 cells"
    );
}

/// The longest record fits into one line. A longer line is refused, and the line after it is answered.
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
        "the line is longer than 6356992 bytes"
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
