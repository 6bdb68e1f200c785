//! The number of games and positions, compared with published tables.
//!
//! Each row of the tables is counted as deep as a budget allows; `cargo test --release --test
//! in_a_row counts` has a larger one. Counts near the start are blind to how games end, so the last test
//! counts on from late positions, against an engine that shares no code with the library.

mod late_positions;
mod plies;

use collinear::rules::in_a_row::{
    FOUR_IN_A_ROW, GOMOKU, InARow, SetupError, Square, State, TIC_TAC_TOE,
};
use collinear::rules::{Finished, Game, Notation, Outcome, Rules, Side, View, distinct_positions};
use collinear::{Bounds, Coord, Direction, Grid, Length, Pattern, Symmetry, Wrap};
use serde_json::Value;

use super::budget;
use super::engines::engines;
use super::naive::{Board, Census, Naive};
use plies::{Plies, Ply};

/// How many moves a count may make.
const MOVES: u128 = budget::of(50_000, 5_000_000, 100_000_000);

/// How many positions a count may keep, over all plies.
const POSITIONS: u128 = budget::of(15_000, 400_000, 4_000_000);

fn table(text: &str) -> Vec<Value> {
    let table: Value = serde_json::from_str(text).expect("the table is JSON");
    table["entries"].as_array().expect("entries").clone()
}

fn four_in_a_row_table() -> Vec<Value> {
    table(include_str!("../../data/connect4.json"))
}

fn m_n_k_table() -> Vec<Value> {
    table(include_str!("../../data/mnk.json"))
}

/// The entries of both tables that are games of one board, counted ply by ply.
fn games() -> Vec<Value> {
    let is_game = |entry: &Value| entry["params"]["width"].is_number();
    let entries = four_in_a_row_table().into_iter().chain(m_n_k_table());
    entries.filter(is_game).collect()
}

fn entry(table: &[Value], name: &str) -> Value {
    let found = table.iter().find(|entry| entry["name"] == name);
    found.unwrap_or_else(|| panic!("no entry {name}")).clone()
}

fn name(entry: &Value) -> &str {
    entry["name"].as_str().expect("a name")
}

fn number(value: &Value) -> u128 {
    value.as_u64().expect("a number that fits").into()
}

/// A count for each ply, from ply 0 on; empty if the entry has no such counts.
fn by_ply(entry: &Value, counts: &str) -> Vec<u128> {
    let Some(counts) = entry[counts].as_object() else {
        return Vec::new();
    };
    let at = |ply: usize| number(&counts[&ply.to_string()]);
    (0..counts.len()).map(at).collect()
}

/// The counts of an entry that are named after a board or a word.
fn by_name(entry: &Value) -> Vec<(String, u128)> {
    let counts = entry["counts"].as_object().expect("counts");
    let counts = counts
        .iter()
        .map(|(key, count)| (key.clone(), number(count)));
    counts.collect()
}

fn game(entry: &Value) -> InARow {
    let params = &entry["params"];
    let side = |name: &str| usize::try_from(number(&params[name])).expect("a size");
    let board = (side("height"), side("width"));
    let gravity = params["gravity"] == true;
    assert!(gravity || params["rule"] == "atleast", "{}", name(entry));
    in_a_row(board, side("k"), gravity).expect("the tables are about games")
}

fn in_a_row((rows, cols): (usize, usize), k: usize, gravity: bool) -> Result<InARow, SetupError> {
    let game = InARow::new(rows, cols, Length::AtLeast(k))?;
    if gravity {
        game.with_gravity()
    } else {
        Ok(game)
    }
}

/// `7x6k4` and `7x6`: columns, rows and the length of a line.
fn size(key: &str) -> [usize; 3] {
    let mut parts = key.split(['x', 'k']).map(|part| part.parse().expect(key));
    [(); 3].map(|()| parts.next().unwrap_or(4))
}

#[test]
fn the_tables_are_whole() {
    let shape = |table: &[Value]| {
        let row = |entry: &Value| {
            let name = name(entry).to_owned();
            let counts = entry["counts"].as_object().expect("counts").len();
            (name, counts, by_ply(entry, "paths").len())
        };
        table.iter().map(row).collect::<Vec<_>>()
    };
    let expected = |rows: &[(&str, usize, usize)]| {
        let row = |&(name, counts, paths): &(&str, _, _)| (name.to_owned(), counts, paths);
        rows.iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(
        shape(&four_in_a_row_table()),
        expected(&[
            ("connect-3 3x3", 10, 10),
            ("connect-4 4x3", 13, 13),
            ("connect-3 4x4", 17, 17),
            ("connect-4 4x4", 17, 17),
            ("connect-4 5x4", 21, 21),
            ("connect-4 7x6", 27, 15),
            ("connect-4 total legal positions by board", 62, 0),
            ("connect-4 number of different games on (n+1) x n", 5, 0),
        ])
    );
    assert_eq!(
        shape(&m_n_k_table()),
        expected(&[
            ("3,3,3 atleast", 10, 10),
            ("4,3,3 atleast", 13, 13),
            ("4,4,4 atleast", 17, 17),
            ("5,5,4 atleast", 7, 7),
            ("line windows", 4, 0),
            ("word search sample", 1, 0),
        ])
    );
    assert_eq!(games().len(), 10);
}

#[test]
fn all_games_of_the_tables_have_a_fast_engine() {
    for entry in games() {
        let engines = engines(&game(&entry));
        let names: Vec<_> = engines.iter().map(|engine| engine.name()).collect();
        assert_eq!(
            names,
            ["reference", "line words", "bits"],
            "{}",
            name(&entry)
        );
    }
}

#[test]
fn sequences_of_moves_are_counted() {
    for entry in games() {
        let (game, paths) = (game(&entry), by_ply(&entry, "paths"));
        let ended: Vec<u128> = by_ply(&entry, "won_games_at_ply")
            .into_iter()
            .zip(by_ply(&entry, "drawn_games_at_ply"))
            .map(|(won, drawn)| won + drawn)
            .collect();
        // The moves of the last ply are counted, not made.
        let depths = (budget::affordable(&paths, MOVES) + 1).min(paths.len());
        assert!(depths > budget::of(4, 5, 5), "{}", name(&entry));
        let start = game.start();
        for engine in engines(&game) {
            let what = format!("{} on {}", name(&entry), engine.name());
            for (depth, &paths) in paths.iter().enumerate().take(depths) {
                let counted = |finished| engine.perft(&start, depth, finished);
                assert_eq!(counted(Finished::Dropped), paths, "{what} {depth}");
                // Once is enough for the most expensive one.
                if depth + 1 < depths {
                    let with_ended = paths + ended[..depth].iter().sum::<u128>();
                    assert_eq!(counted(Finished::Counted), with_ended, "{what} {depth}");
                }
            }
        }
    }
}

#[test]
fn distinct_positions_are_counted() {
    for entry in games() {
        let (game, counts) = (game(&entry), by_ply(&entry, "counts"));
        let plies = budget::affordable(&counts, POSITIONS / 8);
        assert!(plies > budget::of(2, 3, 3), "{}", name(&entry));
        // A whole table shows that the counts end where the games do.
        let whole = entry["complete"] == true && plies == counts.len();
        for engine in engines(&game) {
            let found = engine.distinct_positions(&game.start(), plies + usize::from(whole));
            let found: Vec<u128> = found.into_iter().map(|count| count as u128).collect();
            assert_eq!(
                found,
                counts[..plies],
                "{} on {}",
                name(&entry),
                engine.name()
            );
        }
    }
}

#[test]
fn every_column_of_the_tables_comes_out() {
    for entry in games() {
        let name = name(&entry);
        let counts = by_ply(&entry, "counts");
        let plies = budget::affordable(&counts, POSITIONS);
        let mut totals = Ply::default();
        for (n, ply) in Plies::of(game(&entry)).take(plies).enumerate() {
            let columns = [
                ("counts", ply.positions),
                ("won_positions_at_ply", ply.won_positions),
                ("positions_mod_mirror", ply.classes),
                ("positions_mod_symmetry", ply.classes),
                ("ended_positions_mod_symmetry", ply.ended_classes),
                ("paths", ply.paths),
                ("won_games_at_ply", ply.won_games.iter().sum()),
                ("drawn_games_at_ply", ply.drawn_games),
            ];
            for (column, counted) in columns {
                // The longest table has columns of different lengths.
                if let Some(&expected) = by_ply(&entry, column).get(n) {
                    assert_eq!(counted, expected, "{name}: {column} {n}");
                }
            }
            totals.positions += ply.positions;
            totals.classes += ply.classes;
            totals.won_games[0] += ply.won_games[0];
            totals.won_games[1] += ply.won_games[1];
            totals.drawn_games += ply.drawn_games;
        }
        if entry["complete"] == true && plies == counts.len() {
            let [first, second] = totals.won_games;
            let rows = [
                ("total_positions", totals.positions),
                ("mod_symmetry", totals.classes),
                ("finished_games", first + second + totals.drawn_games),
                ("first_wins", first),
                ("second_wins", second),
                ("draws", totals.drawn_games),
            ];
            for (total, counted) in rows {
                if let Some(expected) = entry["totals"].get(total) {
                    assert_eq!(counted, number(expected), "{name}: {total}");
                }
            }
        }
    }
}

#[test]
fn whole_tables_are_within_the_budget() {
    // Or the totals would not be compared.
    let whole = |entry: &&Value| {
        let counts = by_ply(entry, "counts");
        entry["complete"] == true && budget::affordable(&counts, POSITIONS) == counts.len()
    };
    let games = games();
    let names: Vec<_> = games.iter().filter(whole).map(name).collect();
    let of_tables = [
        "connect-3 3x3",
        "connect-4 4x3",
        "connect-3 4x4",
        "connect-4 4x4",
        "connect-4 5x4",
        "3,3,3 atleast",
        "4,3,3 atleast",
    ];
    let expected = budget::of(&[0, 1, 5][..], &[0, 1, 2, 3, 5, 6], &[0, 1, 2, 3, 4, 5, 6]);
    let expected: Vec<_> = expected.iter().map(|&n| of_tables[n]).collect();
    assert_eq!(names, expected);
}

#[test]
fn all_positions_of_small_boards_are_counted() {
    let boards = entry(
        &four_in_a_row_table(),
        "connect-4 total legal positions by board",
    );
    let mut counted = 0;
    for (board, expected) in by_name(&boards) {
        let [cols, rows, k] = size(&board);
        if expected <= POSITIONS / 8 {
            let game = in_a_row((rows, cols), k, true).expect("a game");
            let positions: usize = distinct_positions(&game, &game.start()).sum();
            assert_eq!(positions as u128, expected, "{board}");
            counted += 1;
        }
    }
    let affordable = budget::of(22, 31, 35);
    assert_eq!(counted, affordable);
}

#[test]
fn all_games_on_boards_a_column_wider_than_high_are_counted() {
    let boards = "connect-4 number of different games on (n+1) x n";
    let boards = by_name(&entry(&four_in_a_row_table(), boards));
    let affordable = budget::of(3, 3, 4);
    let mut counted = 0;
    for (board, expected) in boards {
        let [cols, rows, k] = size(&board);
        assert_eq!(cols, rows + 1, "{board}");
        if rows <= affordable {
            let plies = Plies::of(in_a_row((rows, cols), k, true).expect("a game"));
            let ended = |ply: Ply| ply.drawn_games + ply.won_games.iter().sum::<u128>();
            assert_eq!(plies.map(ended).sum::<u128>(), expected, "{board}");
            counted += 1;
        }
    }
    assert_eq!(counted, affordable);
}

#[test]
fn winning_lines_of_a_board_are_counted() {
    let windows = |bounds: Bounds, k: usize| -> usize {
        let along = |axis| bounds.windows(axis, k).len();
        Direction::AXES.map(along).into_iter().sum()
    };
    for (board, expected) in by_name(&entry(&m_n_k_table(), "line windows")) {
        let [cols, rows, k] = size(&board);
        let bounds = Bounds::new(rows, cols).expect("a board");
        assert_eq!(windows(bounds, k) as u128, expected, "{board}");
    }
    let games = games();
    let named = games
        .iter()
        .filter(|entry| entry["params"]["winning_lines"].is_number());
    let named: Vec<_> = named.collect();
    assert_eq!(named.len(), 4);
    for entry in named {
        let game = game(entry);
        let counted = windows(game.bounds(), game.length().k());
        assert_eq!(counted as u128, number(&entry["params"]["winning_lines"]));
    }
}

#[test]
fn words_are_counted_in_all_directions() {
    let sample = entry(&m_n_k_table(), "word search sample");
    let rows = sample["params"]["grid"].as_array().expect("rows").iter();
    let rows = rows.map(|row| row.as_str().expect("letters").chars());
    let letters = Grid::from_rows(rows).expect("ten by ten");
    assert_eq!(letters.bounds().cell_count(), 100);
    for (word, expected) in by_name(&sample) {
        let pattern = Pattern::word(&word);
        let found = letters.find_pattern(&Direction::ALL, &pattern, |&letter| letter);
        assert_eq!(found.count() as u128, expected, "{word}");
    }
}
