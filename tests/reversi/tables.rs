//! The published and computed figures of the table.

use collinear::rules::{Side, reversi::Reversi};
use serde_json::Value;

use super::board;

pub(crate) fn entry(name: &str) -> Value {
    let table: Value = serde_json::from_str(include_str!("../data/reversi.json")).expect("JSON");
    let entries = table["entries"].as_array().expect("entries");
    let found = entries.iter().find(|entry| entry["name"] == name);
    found.unwrap_or_else(|| panic!("no entry {name}")).clone()
}

pub(crate) fn number(value: &Value) -> u128 {
    value.as_u64().expect("a number").into()
}

/// The counts by depth, from 1.
pub(crate) fn by_depth(counts: &Value) -> Vec<u128> {
    let counts = counts.as_object().expect("counts");
    let at = |depth: usize| number(&counts[&depth.to_string()]);
    (1..=counts.len()).map(at).collect()
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// A position of the FFO endgame suite.
pub(crate) struct Ffo {
    pub(crate) number: u128,
    pub(crate) rules: Reversi,
    /// The discs that each placement turns over.
    pub(crate) flips: Vec<(String, Vec<String>)>,
}

/// The ten positions, each as the start of a game.
pub(crate) fn ffo() -> Vec<Ffo> {
    let suite = entry("FFO endgame positions 20-29")["counts"].clone();
    let positions = suite.as_array().expect("positions").iter().map(|position| {
        let turn = match text(&position["to"]) {
            "X" => Side::First,
            "O" => Side::Second,
            other => panic!("{other} is nobody"),
        };
        let grid = board(&text(&position["board"]).replace('/', "\n"));
        let flips = position["flips"].as_object().expect("flips").iter();
        let names = |cells: &Value| {
            let cells = cells.as_array().expect("cells").iter();
            cells.map(|cell| text(cell).to_owned()).collect()
        };
        Ffo {
            number: number(&position["no"]),
            rules: Reversi::from_start(grid, turn).expect("8 by 8 cells"),
            flips: flips.map(|(m, cells)| (m.clone(), names(cells))).collect(),
        }
    });
    let positions: Vec<_> = positions.collect();
    assert_eq!(positions.len(), 10);
    positions
}
