//! The number of games and positions on every engine, compared with published tables; and from late positions, two
//! rows each, in which variants of the same board differ.
//!
//! Each row is counted as deep as a budget allows; `cargo test --release --test in_a_row counts` has a larger one.

use collinear::rules::{Finished, distinct_positions};

use super::engines::engines;
use super::*;

/// The most moves that a count makes.
const MOVES: u128 = budget::of(50_000, 5_000_000, 100_000_000);

/// The most positions that a count stores, over all plies.
const POSITIONS: u128 = budget::of(2_000, 50_000, 500_000);

fn tables() -> [Value; 2] {
    let texts = [
        include_str!("../data/connect4.json"),
        include_str!("../data/mnk.json"),
    ];
    texts.map(|text| serde_json::from_str(text).expect("the table is JSON"))
}

/// The entries of both tables.
fn entries() -> Vec<Value> {
    let entries = |table: Value| table["entries"].as_array().expect("entries").clone();
    tables().into_iter().flat_map(entries).collect()
}

/// The entries for games of one board, counted ply by ply.
fn games() -> Vec<(Value, InARow)> {
    let is_game = |entry: &Value| entry["params"]["width"].is_number();
    let games = entries().into_iter().filter(is_game).map(|entry| {
        let params = &entry["params"];
        let side = |name: &str| usize::try_from(number(&params[name])).expect("a size");
        let game = mnk(side("height"), side("width"), AtLeast(side("k")));
        let game = if params["gravity"] == true {
            game.with_gravity().expect("a floor")
        } else {
            game
        };
        (entry, game)
    });
    let games: Vec<_> = games.collect();
    assert_eq!(games.len(), 10);
    games
}

fn number(value: &Value) -> u128 {
    value.as_u64().expect("a number that fits").into()
}

/// The count of each ply, from ply 0.
fn by_ply(entry: &Value, counts: &str) -> Vec<u128> {
    let counts = entry[counts].as_object().expect(counts);
    let at = |ply: usize| number(&counts[&ply.to_string()]);
    (0..counts.len()).map(at).collect()
}

/// The counts of an entry that are named after a board.
fn by_name(name: &str) -> Vec<(String, u128)> {
    let entry = entries().into_iter().find(|entry| entry["name"] == name);
    let entry = entry.expect(name);
    let counts = entry["counts"].as_object().expect("counts").iter();
    counts
        .map(|(key, count)| (key.clone(), number(count)))
        .collect()
}

/// `7x6k4` and `7x6`: columns, rows and the length of a line.
fn size(key: &str) -> [usize; 3] {
    let mut parts = key.split(['x', 'k']).map(|part| part.parse().expect(key));
    [(); 3].map(|()| parts.next().unwrap_or(4))
}

#[test]
fn sequences_of_moves_are_counted() {
    for (entry, game) in games() {
        let paths = by_ply(&entry, "paths");
        let [won, drawn] = ["won_games_at_ply", "drawn_games_at_ply"].map(|it| by_ply(&entry, it));
        // The moves of the last ply are counted, not made.
        let depths = (budget::affordable(&paths, MOVES) + 1).min(paths.len());
        assert!(depths > budget::of(4, 5, 5), "{game}");
        let engines = engines(&game);
        assert!(engines.len() > 1, "{game}");
        for engine in engines {
            let (name, start) = (engine.name(), game.start());
            let mut ended = 0;
            for (depth, &paths) in paths.iter().enumerate().take(depths) {
                let counted = |finished| engine.perft(&start, depth, finished);
                assert_eq!(counted(Finished::Dropped), paths, "{game} {name} {depth}");
                // Once is enough for the most expensive count.
                if depth + 1 < depths {
                    assert_eq!(
                        counted(Finished::Counted),
                        paths + ended,
                        "{game} {name} {depth}"
                    );
                    ended += won[depth] + drawn[depth];
                }
            }
        }
    }
}

#[test]
fn distinct_positions_are_counted() {
    for (entry, game) in games() {
        let counts = by_ply(&entry, "counts");
        let plies = budget::affordable(&counts, POSITIONS);
        assert!(plies > budget::of(2, 3, 3), "{game}");
        // A complete table shows that the counts stop when all games have ended.
        let whole = entry["complete"] == true && plies == counts.len();
        for engine in engines(&game) {
            let found = engine.distinct_positions(&game.start(), plies + usize::from(whole));
            let found: Vec<u128> = found.into_iter().map(|count| count as u128).collect();
            assert_eq!(found, counts[..plies], "{game} on {}", engine.name());
        }
    }
    let mut counted = 0;
    for (board, expected) in by_name("connect-4 total legal positions by board") {
        let [cols, rows, k] = size(&board);
        if expected <= POSITIONS {
            let game = falling(rows, cols, AtLeast(k));
            let positions: usize = distinct_positions(&game, &game.start()).sum();
            assert_eq!(positions as u128, expected, "{board}");
            counted += 1;
        }
    }
    assert!(counted >= budget::of(22, 31, 35), "{counted}");
}

#[test]
fn games_are_counted_from_late_positions() {
    let [_, table] = tables();
    let rows = table["late"].as_array().expect("rows");
    assert_eq!(rows.len(), 30);
    for row in rows {
        let text = |key: &str| row[key].as_str().expect(key);
        let game: InARow = text("rules").parse().expect("rules");
        let picture = text("board").replace('/', "\n");
        let board = Grid::parse_with(&picture, Square::from_glyph).expect("a board");
        let state = game.set_up(board).expect("a position");
        let paths = row["paths"].as_array().expect("counts").iter().map(number);
        for (depth, paths) in paths.enumerate() {
            for engine in engines(&game) {
                let counted = engine.perft(&state, depth, Finished::Dropped);
                assert_eq!(counted, paths, "{} {game}\n{state}", engine.name());
            }
        }
    }
}
