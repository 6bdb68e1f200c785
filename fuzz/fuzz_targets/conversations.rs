//! A game in JSON: any sequence of commands is obeyed or refused with a reason, a refusal changes nothing, and the
//! saved game is the current game.

#![no_main]

use collinear_fuzz::conversations::{Said, converse, name_of_game};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// Small boards of games whose default board is large.
const SMALL: &[&str] = &[
    "four_in_a_row --rows 3 --cols 3 --connect 3 --no-gravity",
    "reversi --rows 4 --cols 4",
    "peg_solitaire --board triangle5",
    "hnefatafl --variant brandubh",
];

/// Parts of words.
const PARTS: &[&str] = &[
    "a1", "b2", "c3", "d4", "e5", "f6", "h8", "-", "=", "x", "#2", "pass", "up", "left", "right",
    "X", "é", "/",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&game, bytes)) = bytes.split_first() else {
        return;
    };
    converse(|said| {
        let game = match SMALL.get(usize::from(game)) {
            Some(small) => (*small).to_owned(),
            None => name_of_game(usize::from(game) - SMALL.len()),
        };
        let open = json!({"command": "open", "game": game, "seed": 1});
        assert_eq!(said.answer(&open.to_string())["ok"], true, "{game}");
        // A command is two bytes: the command, and its argument.
        for command in bytes.chunks_exact(2).take(24) {
            let command = of_bytes(command[0], usize::from(command[1]), said);
            let before = said.state();
            let answer = said.answer(&command.to_string());
            if answer["ok"] == false {
                assert_eq!(said.state(), before, "{command}: {answer}");
            }
        }
        said.is_kept();
    });
});

/// A command; more than half of them play a legal move.
fn of_bytes(which: u8, about: usize, said: &mut Said) -> Value {
    let part = |place: usize| PARTS[place % PARTS.len()];
    match which % 32 {
        0 => json!({"command": "undo"}),
        1 => json!({"command": "redo"}),
        2 => json!({"command": "new"}),
        3 => json!({"command": "step", "by": about as i64 - 128}),
        4 => json!({"command": "step", "to": about}),
        5 => json!({"command": "branch", "number": about}),
        6 => json!({"command": "lines", "of": [about, about / 2]}),
        7 => json!({"command": "lines", "of": [about]}),
        8 => json!({"command": "targets", "of": part(about)}),
        9 => json!({"command": "preview", "move": format!("{}{}", part(about), part(about / 16))}),
        10 => {
            let word = [about, about / 4, about / 16].map(part).concat();
            json!({"command": "play", "move": word})
        }
        11 => json!({"command": "snapshot"}),
        12 => json!({"command": "seats", "first": "human", "second": part(about)}),
        _ => {
            let state = said.answer(r#"{"command": "state"}"#);
            let moves = state["state"]["moves"].as_array();
            let word = moves.and_then(|moves| moves.get(about % moves.len().max(1)));
            json!({"command": "play", "move": word.map_or("a1", |m| m["move"].as_str().expect("a word"))})
        }
    }
}
