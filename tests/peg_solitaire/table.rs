//! The published table: `tests/data/peg.json`.

use collinear::rules::peg_solitaire::{Lattice, PegSolitaire};
use serde_json::Value;

use super::game;

pub(crate) fn table() -> Value {
    serde_json::from_str(include_str!("../data/peg.json")).expect("the table is JSON")
}

/// The entries with a board, which are counted jump by jump.
pub(crate) fn boards() -> Vec<Entry> {
    let table = table();
    let entries = table["entries"].as_array().expect("entries").iter();
    let of_boards = entries.filter(|entry| entry["params"]["board"].is_array());
    of_boards.map(|entry| Entry(entry.clone())).collect()
}

pub(crate) fn entry(name: &str) -> Entry {
    let table = table();
    let mut entries = table["entries"].as_array().expect("entries").iter();
    let found = entries.find(|entry| entry["name"] == name);
    Entry(found.unwrap_or_else(|| panic!("no entry {name}")).clone())
}

/// A picture in the table: a list of rows.
pub(crate) fn picture(rows: &Value) -> String {
    let rows = rows.as_array().expect("rows").iter();
    let rows: Vec<_> = rows.map(|row| row.as_str().expect("a row")).collect();
    rows.join("\n")
}

pub(crate) struct Entry(pub(crate) Value);

impl Entry {
    pub(crate) fn name(&self) -> &str {
        self.0["name"].as_str().expect("a name")
    }

    pub(crate) fn lattice(&self) -> Lattice {
        match self.0["params"]["directions"].as_str() {
            Some("sq") => Lattice::Square,
            Some("tri") => Lattice::Triangular,
            other => panic!("{other:?} is no lattice"),
        }
    }

    pub(crate) fn game(&self) -> PegSolitaire {
        game(self.lattice(), &picture(&self.0["params"]["board"]))
    }

    /// Whether the counts continue until every game has ended.
    pub(crate) fn is_complete(&self) -> bool {
        self.0["complete"] == true
    }

    /// The counts by number of jumps, from 0.
    pub(crate) fn column(&self, name: &str) -> Vec<u128> {
        let counts = self.0[name]
            .as_object()
            .unwrap_or_else(|| panic!("no {name}"));
        let jumps = 0..counts.len();
        jumps
            .map(|jumps| number(&counts[&jumps.to_string()]))
            .collect()
    }

    pub(crate) fn total(&self, name: &str) -> u128 {
        number(&self.0["totals"][name])
    }
}

pub(crate) fn number(value: &Value) -> u128 {
    // A number that does not fit into 64 bits is a text in the table.
    let large = || value.as_str()?.parse().ok();
    let number = value.as_u64().map(u128::from).or_else(large);
    number.unwrap_or_else(|| panic!("{value} is no number"))
}
