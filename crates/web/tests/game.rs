//! The interface of a page: games, seats, the computer in pieces of work, records, and the byte functions.

use collinear::rules::in_a_row::TIC_TAC_TOE;
use collinear_web::{Game, Page, entry};
use serde_json::{Value, json};

fn ask(game: &mut Game, command: &Value) -> Value {
    serde_json::from_str(&game.command(&command.to_string())).expect("it is JSON")
}

fn seen(game: &Game) -> Value {
    serde_json::from_str(&game.snapshot()).expect("it is JSON")
}

fn all_games() -> Game {
    Game::new(collinear_play::all_games()).expect("there are games")
}

/// The words of each variant in the list open the variant.
#[test]
fn every_game_that_is_listed_is_opened() {
    let mut game = all_games();
    let answer = ask(&mut game, &json!({"command": "games"}));
    let games = answer["games"].as_array().expect("a list");
    assert!(games.len() > 20, "{}", games.len());
    let [four, ..] = &games[..] else {
        panic!("it is there")
    };
    assert_eq!(
        (&four["title"], &four["group"], &four["aliases"][0]),
        (
            &json!("Four in a row"),
            &json!("for two"),
            &json!("connect4")
        )
    );
    let variants = games.iter().filter_map(|game| game["variants"].as_array());
    for variant in variants.flatten() {
        let open = json!({"command": "open", "game": variant["game"], "moves": false});
        let answer = ask(&mut game, &open);
        assert_eq!(answer["ok"], true, "{variant}: {answer}");
        let words = answer["state"]["game"].as_array().expect("words");
        let words: Vec<_> = words.iter().filter_map(Value::as_str).collect();
        // The words of its link open the variant again.
        let open = json!({"command": "open", "game": words.join(" "), "moves": false});
        let mut again = ask(&mut game, &open);
        again["state"]["seed"] = answer["state"]["seed"].clone();
        if again["state"]["made"] == json!([]) {
            assert_eq!(again, answer, "{variant}");
        }
    }
}

/// A picture of another game does not change the current game.
#[test]
fn another_game_is_pictured() {
    let mut game = all_games();
    ask(&mut game, &json!({"command": "play", "move": "4"}));
    let before = seen(&game);
    let rows = [
        (json!({"game": "othello", "bare": true}), 4),
        (json!({"game": "othello", "plies": 12, "seed": 1}), 16),
        (json!({"game": "tic_tac_toe", "plies": 5, "seed": 2}), 5),
        // Moves of a record may run together, and a game in a picture may be over.
        (
            json!({"record": "collinear game 2\ngame: reversi\n\nf5d6\n"}),
            6,
        ),
        (json!({"game": "peg_solitaire", "plies": 200}), 0),
        (json!({"plies": 3, "seed": 1}), 4),
    ];
    for (asked, pieces) in rows {
        let mut command = asked.clone();
        command["command"] = json!("picture");
        let answer = ask(&mut game, &command);
        let svg = answer["svg"].as_str().unwrap_or_default();
        assert_eq!(
            svg.matches("<text").count() == 0,
            asked["bare"] == true,
            "{svg}"
        );
        let drawn = svg.matches("r=\"13.8\"").count();
        assert!(pieces == 0 || drawn == pieces, "{asked}: {drawn} in {svg}");
    }
    let both = json!({"command": "picture", "game": "hex", "record": ""});
    let refused = ask(&mut game, &both);
    assert_eq!(
        refused["refusal"]["reason"],
        "give either game or record, not both"
    );
    let many = json!({"command": "picture", "plies": 201});
    let refused = ask(&mut game, &many);
    assert_eq!(refused["refusal"]["reason"], "plies: 201 is more than 200");
    assert!(
        seen(&game)["state"] == before["state"],
        "another game is at hand"
    );
}

#[test]
fn the_computer_moves_when_it_is_told_to_go() {
    let mut game = all_games();
    ask(&mut game, &json!({"command": "open", "game": "reversi"}));
    let computer = json!({"command": "seats", "second": "computer, level 3"});
    assert_eq!(
        ask(&mut game, &computer)["state"]["seats"],
        json!(["human", "computer, level 3"])
    );
    let go = json!({"command": "go", "positions": 50});
    assert_eq!(
        ask(&mut game, &go)["refusal"]["reason"],
        "it is not the computer's turn"
    );
    let state = &ask(&mut game, &json!({"command": "play", "move": "f5"}))["state"];
    assert_eq!(
        (&state["turn"], state["made"].as_array().map(Vec::len)),
        (&json!("second"), Some(1))
    );
    let answer = ask(&mut game, &json!({"command": "play", "move": "f4"}));
    assert_eq!(answer["refusal"]["reason"], "it is the computer's turn");
    let mut pieces = 0;
    let state = loop {
        let answer = ask(&mut game, &go);
        assert_eq!(answer["ok"], true, "{answer}");
        if answer["state"].is_object() {
            break answer["state"].clone();
        }
        assert_eq!(answer["advice"]["done"], false);
        assert_eq!(seen(&game)["thought"], answer["advice"]);
        pieces += 1;
    };
    assert!(pieces > 1, "{pieces} pieces");
    assert_eq!(state["made"].as_array().map(Vec::len), Some(2));
    // The computer is interrupted, and moves are taken back to the last move of a human.
    ask(
        &mut game,
        &json!({"command": "play", "move": state["moves"][0]["move"]}),
    );
    let now = json!({"command": "go", "positions": 1, "now": true});
    let made = |answer: &Value| answer["state"]["made"].as_array().map(Vec::len);
    assert_eq!(made(&ask(&mut game, &now)), Some(4));
    assert_eq!(made(&ask(&mut game, &json!({"command": "undo"}))), Some(2));
}

/// The result does not depend on how the work is divided.
#[test]
fn a_thought_goes_on() {
    let mut game = all_games();
    ask(
        &mut game,
        &json!({"command": "open", "game": "reversi --rows 6 --cols 6"}),
    );
    let whole = ask(
        &mut game,
        &json!({"command": "think", "level": 3, "positions": u64::MAX}),
    );
    assert_eq!(whole["advice"]["done"], true);
    let mut more = Value::Null;
    for piece in 0..10_000 {
        let think = json!({"command": "think", "level": 3, "positions": 100, "more": piece > 0});
        more = ask(&mut game, &think);
        if more["advice"]["done"] == true {
            assert!(piece > 0);
            break;
        }
    }
    assert_eq!(more["advice"], whole["advice"]);
}

#[test]
fn records_and_positions_are_taken_up() {
    let mut game = all_games();
    let record = "collinear game 2\ngame: draughts\nvariant: --variant russian\nsecond: computer, level 2\n\nc3-b4\n";
    let state = ask(&mut game, &json!({"command": "load", "record": record}))["state"].clone();
    assert_eq!(state["game"], json!(["draughts", "--variant", "russian"]));
    assert_eq!(state["seats"], json!(["human", "computer, level 2"]));
    assert_eq!(state["made"].as_array().map(Vec::len), Some(1));
    let before = seen(&game);
    let record = "collinear game 2\ngame: reversi\n\nf5\na1\n";
    let answer = ask(&mut game, &json!({"command": "load", "record": record}));
    let reason = &answer["refusal"]["reason"];
    assert_eq!(
        reason,
        "line 5: \"a1\": a disc on a1 would turn nothing over"
    );
    let mut after = seen(&game);
    assert_eq!(&after["refusal"]["reason"], reason, "a snapshot tells it");
    after["refusal"].take();
    assert_eq!(after["state"], before["state"], "nothing has changed");
    let answer = ask(&mut game, &json!({"command": "open", "game": "reversi '"}));
    let reason = answer["refusal"]["reason"].as_str().expect("a reason");
    assert!(reason.starts_with("a quotation"), "{reason}");
    ask(
        &mut game,
        &json!({"command": "open", "game": "peg_solitaire"}),
    );
    let refused = ask(
        &mut game,
        &json!({"command": "seats", "first": "computer, level 1"}),
    );
    assert_eq!(
        refused["refusal"]["reason"],
        "this is a game for one, without an opponent"
    );
}

/// The byte functions: a text in, a length, a text out. Invalid UTF-8 changes nothing.
#[test]
fn a_page_is_asked_byte_by_byte() {
    let mut page = Page::new(vec![entry(TIC_TAC_TOE)]);
    let mut ask = |whom: u32, bytes: &[u8]| {
        for &byte in bytes {
            page.put(byte.into());
        }
        let length = page.ask(whom);
        let answer = (0..length).map(|index| u8::try_from(page.get(index)).expect("a byte"));
        let answer = String::from_utf8(answer.collect()).expect("a text");
        assert_eq!((page.get(length), page.get(u32::MAX)), (0, 0));
        answer
    };
    let state: Value =
        serde_json::from_str(&ask(0, br#"{"command":"state"}"#)).expect("it is JSON");
    assert_eq!(state["state"]["moves"].as_array().map(Vec::len), Some(9));
    let play = ask(0, r#"{"command":"play","move":"é"}"#.as_bytes());
    assert!(
        play.contains(r#""ok":false"#) && play.contains('é'),
        "{play}"
    );
    assert!(ask(0, b"\xff\xfe").contains("is not a command"));
    assert!(ask(1, b"").contains("<svg "));
    assert_eq!(ask(77, b""), "");
}
