//! Tests of answers: whole games, advice, reviews, pictures, records.

use serde_json::{Value, json};

use super::{answers, keys};
use crate::run::program;

/// Moves are taken from the state until the game is over.
#[test]
fn whole_games_are_played() {
    for game in [
        "four_in_a_row",
        "reversi --rows 4 --cols 4",
        "twenty48 --seed 3",
    ] {
        let mut lines = vec![r#"{"command":"state"}"#.to_owned()];
        // Each answer says which moves can be played next.
        for ply in 0..12 {
            let asked: Vec<_> = lines.iter().map(String::as_str).collect();
            let answers = answers(program(&format!("{game} --json")), &asked);
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

/// The falling piece belongs to the current position.
#[test]
fn a_piece_that_falls_is_aimed() {
    let answers = answers(
        program("four_in_a_row --json"),
        &[
            r#"{"command":"open","game":"tetris","seed":1}"#,
            r#"{"command":"aim"}"#,
            r#"{"command":"aim","key":"left"}"#,
            r#"{"command":"aim","key":"turn"}"#,
            r#"{"command":"aim","key":"down"}"#,
            r#"{"command":"open","game":"tetris","seed":1}"#,
            r#"{"command":"aim"}"#,
            r#"{"command":"open","game":"tic_tac_toe"}"#,
            r#"{"command":"play","move":"b2"}"#,
            r#"{"command":"aim"}"#,
        ],
    );
    let aimed = |place: usize| &answers[place]["aim"];
    let moves = [1, 2, 3].map(|place| aimed(place)["move"].clone());
    assert!(moves[0] != moves[1] && moves[1] != moves[2], "{moves:?}");
    assert_eq!(aimed(4)["move"], moves[2]);
    assert_ne!(aimed(4)["svg"], aimed(3)["svg"], "a row lower");
    assert_eq!(aimed(6), aimed(1));
    assert_eq!(answers[9]["refusal"]["reason"], "no piece falls");
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
        "score": {"text": "Red (X) wins in 1 move", "is": "wins", "value": 1},
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

#[test]
fn a_movie_shows_the_turns() {
    let play = |word| format!(r#"{{"command":"play","move":"{word}","moves":false}}"#);
    let (play, movie) = ([play("4"), play("5")], r#"{"command":"movie"}"#.to_owned());
    let lines = [&movie, &play[0], &play[1], &movie];
    let answers = answers(program("four_in_a_row --json"), &lines.map(String::as_str));
    let movies = [0, 3].map(|index: usize| answers[index]["svg"].as_str().expect("a text"));
    assert!(!movies[0].contains("@keyframes"), "{}", movies[0]);
    // Both discs appear, and the ring around the first one disappears.
    let times = ["movie-5-1-5{", "movie-5-2-5{", "movie-5-1-2{"];
    assert!(
        times.iter().all(|name| movies[1].contains(name)),
        "{}",
        movies[1]
    );
}

#[test]
fn a_review_says_what_each_move_gave_away() {
    let lines = [
        r#"{"command":"play","move":"b2","moves":false}"#,
        r#"{"command":"play","move":"b1","moves":false}"#,
        r#"{"command":"review","level":5,"positions":1000000}"#,
        r#"{"command":"review","level":5,"positions":1,"turn":2}"#,
        r#"{"command":"review","level":5,"positions":1000000,"turn":2,"more":true}"#,
    ];
    let answers = answers(program("tic_tac_toe --json"), &lines);
    let review = answers[2]["review"].as_array().expect("a row");
    let keys_of = [
        "after",
        "before",
        "best",
        "done",
        "gave_away",
        "mark",
        "move",
        "played",
        "turn",
    ];
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
    assert_eq!(review[1]["after"]["is"], "wins");
    assert_eq!(
        (&review[1]["played"], &review[1]["gave_away"]),
        (&json!("b1"), &json!(0.5))
    );
    // The review of a turn is done in pieces.
    assert_eq!(answers[3]["review"][0]["done"], false);
    assert_eq!(answers[4]["review"], json!([review[1]]));
}
