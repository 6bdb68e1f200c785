//! Tests of steps and branches.

use serde_json::json;

use super::answers;
use crate::run::program;

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
        // A move that was played before does not begin a second branch.
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
    // At the end of a branch, the game continues.
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
        (r#"{"command":"step"}"#, "give either by or to"),
        (
            r#"{"command":"step","by":-1}"#,
            "by: there are no turns in that direction",
        ),
        (
            r#"{"command":"step","to":1}"#,
            "to: there are no turns yet, only 0, the start",
        ),
        (
            r#"{"command":"branch","number":1}"#,
            "number: the number of branches here is 0",
        ),
        (
            r#"{"command":"review","level":6}"#,
            "a level is a number from 1 to 5",
        ),
        (
            r#"{"command":"review","turn":1}"#,
            "turn: there are no turns yet",
        ),
    ];
    for (line, why) in rows {
        let [answer] = &answers(program("tic_tac_toe --json"), &[line])[..] else {
            panic!("one answer");
        };
        assert_eq!(answer["refusal"]["reason"], why, "{line}");
    }
}
