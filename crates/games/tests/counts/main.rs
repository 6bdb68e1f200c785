//! The games compared with naive programs and with known counts, from the start and from later positions, as rows of
//! data.

#[path = "../naive/mod.rs"]
mod naive;

mod games;
mod told;

use serde_json::Value;

/// The most sequences of moves counted in an entry.
const BUDGET: u64 = match (
    cfg!(debug_assertions),
    option_env!("THOROUGH_TESTS").is_some(),
) {
    (true, false) => 3_000,
    (true, true) => 300_000,
    (false, _) => 6_000_000,
};

/// True without optimization, when tests should be short.
const IS_QUICK: bool = cfg!(debug_assertions) && option_env!("THOROUGH_TESTS").is_none();

/// The entries of a game.
fn entries(game: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../data/counts.json")).unwrap();
    let games = file["games"].as_array().expect("games");
    let found = games.iter().find(|it| it["game"] == game).expect(game);
    found["entries"].as_array().expect("entries").clone()
}

fn parameter<N: TryFrom<i64>>(entry: &Value, name: &str) -> N {
    let number = entry["params"][name]
        .as_i64()
        .and_then(|it| it.try_into().ok());
    number.unwrap_or_else(|| panic!("{}: no {name}", entry["name"]))
}

/// The counts of a kind, ply by ply.
fn row(entry: &Value, kind: &str) -> Vec<u64> {
    let row = &entry[kind];
    let counts = (0..).map_while(|ply: usize| row[ply.to_string()].as_u64());
    counts.collect()
}
