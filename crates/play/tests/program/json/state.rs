//! Tests of the documented keys of the state.

use serde_json::json;

use super::{answers, keys};
use crate::run::program;

/// Removing one of these keys would need another version.
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
        (&json!(2), &json!(true))
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
        "falls",
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
    let first = json!({"side": "first", "name": "Black", "word": "black", "piece": "X"});
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
