//! Known numbers of games from the start, and from late positions in which one switch matters: two rows each, with the
//! switch and without. The naive program counts the same.

use collinear::rules::{Finished, perft};
use serde_json::Value;

use super::naive::Naive;
use super::on_bits::{Counts, on_bits};
use super::{budget, game, state};

pub(crate) fn data() -> Value {
    serde_json::from_str(include_str!("../data/hnefatafl.json")).expect("the data is JSON")
}

#[test]
fn games_are_counted() {
    let data = data();
    let rows = data["counts"].as_array().expect("counts");
    assert_eq!(rows.len(), 3 + 2 * 17);
    for row in rows {
        let text = |key: &str| row[key].as_str().expect(key);
        let (what, turn) = (text("of"), if text("turn") == "a" { 'a' } else { 'd' });
        let (rules, board) = (game(text("rules")), text("board").replace('/', "\n"));
        let paths = row["paths"].as_array().expect("counts").iter();
        let paths: Vec<_> = paths
            .map(|count| u128::from(count.as_u64().expect("a count")))
            .collect();
        // The moves of the last ply are counted, not made.
        let upto = |moves| &paths[..(budget::affordable(&paths, moves) + 1).min(paths.len())];

        let start = state(&rules, &board, turn);
        let known = upto(budget::of(1_000, 400_000, 2_000_000));
        assert!(known.len() > 2, "{what}");
        for (depth, &paths) in known.iter().enumerate() {
            let counted = perft(&rules, &start, depth, Finished::Dropped);
            assert_eq!(counted, paths, "{what}: {rules}, {depth}");
        }
        let paths = upto(budget::of(20_000, 1_000_000, 100_000_000));
        on_bits(
            &rules,
            Counts {
                from: &start,
                paths,
            },
        );
        let naive = Naive(rules.variant().clone());
        let known = budget::affordable(known, budget::of(1_000, 400_000, 20_000_000));
        for (depth, &paths) in paths.iter().enumerate().take(known) {
            let counted = naive.perft(&naive.set_up(&board, turn), depth);
            assert_eq!(counted, paths, "{what}: {rules}, {depth}");
        }
    }
}
