//! The number of games, from the start and from late positions, compared with the naive program and with
//! `tests/data/renju.json`.

use collinear::rules::{Finished, perft};
use serde_json::Value;

use super::*;
use naive::Naive;

const COUNTS: &str = include_str!("../data/renju.json");

#[test]
fn games_are_counted() {
    let entries: Value = serde_json::from_str(COUNTS).expect("JSON");
    for entry in entries.as_array().expect("a list") {
        let text = |key: &str| entry[key].as_str().expect(key);
        let turn = if text("turn") == "X" {
            Side::First
        } else {
            Side::Second
        };
        let variant: Variant = text("rules").parse().expect("rules");
        let grid = board(&text("board").replace('/', "\n"));
        let rules = sized(variant, grid.rows(), grid.cols());
        let start = rules.set_up(grid.clone(), turn).expect("a position");
        let naive = Naive::of(*rules.variant(), &grid);
        let counts = entry["perft"].as_array().expect("counts");
        let counts: Vec<_> = counts
            .iter()
            .map(|it| u128::from(it.as_u64().expect("a count")))
            .collect();
        let affordable = budget::affordable(&counts, budget::of(4_000, 100_000, 3_000_000));
        assert!(affordable > 1, "{}", text("board"));
        for (depth, &expected) in counts.iter().enumerate().take(affordable) {
            let found = perft(&rules, &start, depth, Finished::Dropped);
            assert_eq!(found, expected, "perft {depth} of {}", text("board"));
            if expected < budget::of(800, 20_000, 200_000) {
                assert_eq!(
                    naive.perft(turn, depth),
                    expected,
                    "perft {depth} of {}",
                    text("board")
                );
            }
        }
    }
}
