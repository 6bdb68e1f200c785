//! Tests of games in JSON, line by line.

mod answers;
mod refusals;
mod state;
mod steps;

use std::process::Command;

use serde_json::Value;

use crate::run::run;

/// The answers to commands, one per line.
fn answers(command: Command, lines: &[&str]) -> Vec<Value> {
    let run = run(command, lines.join("\n").as_bytes());
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
    let answers = run.out.lines().map(serde_json::from_str);
    answers.collect::<Result<_, _>>().expect("it is JSON")
}

/// The keys of an object, in order.
fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("it is an object");
    object.keys().map(String::as_str).collect()
}
