//! The number of games and positions, compared with published tables.
//!
//! Each table is counted as deep as a budget allows; it is larger with `cargo test --release --test
//! peg_solitaire`.

use collinear::rules::peg_solitaire::Square;
use collinear::rules::{Finished, Rules, View, distinct_positions, perft};

use super::{
    bits::on_bits,
    budget,
    levels::Level,
    table::{Entry, boards},
    to_hole,
};

/// The number of jumps that a count may make.
const JUMPS: u128 = budget::of(12_000, 400_000, 30_000_000);

/// The number of positions that a count may keep in all.
const POSITIONS: u128 = budget::of(5_000, 40_000, 3_000_000);

/// The number of positions that a census may count.
const CENSUS: u128 = budget::of(100_000, 4_000_000, 200_000_000);

#[test]
fn sequences_of_jumps_are_counted() {
    for entry in boards() {
        sequences(&entry, &entry.game(), JUMPS);
        // Ten times as fast, so one ply deeper.
        sequences(&entry, &on_bits(&entry.game()), 10 * JUMPS);
    }
}

fn sequences(entry: &Entry, game: &impl Rules, jumps: u128) {
    let (paths, ended) = (entry.column("paths"), entry.column("games_ended"));
    // The jumps of the last ply are counted, not made.
    let depths = (budget::affordable(&paths, jumps) + 1).min(paths.len());
    assert!(depths > budget::of(6, 7, 7), "{}", entry.name());
    for (depth, &paths) in paths.iter().enumerate().take(depths) {
        let counted = |finished| perft(game, &game.start(), depth, finished);
        assert_eq!(
            counted(Finished::Dropped),
            paths,
            "{} {depth}",
            entry.name()
        );
        // The deepest count is the most expensive, and is made once.
        if depth + 1 < depths {
            let with_ended = paths + ended[..depth].iter().sum::<u128>();
            assert_eq!(
                counted(Finished::Counted),
                with_ended,
                "{} {depth}",
                entry.name()
            );
        }
    }
}

#[test]
fn distinct_positions_are_counted() {
    for entry in boards() {
        positions(&entry, &entry.game(), POSITIONS / 2);
        positions(&entry, &on_bits(&entry.game()), 5 * POSITIONS);
    }
}

fn positions(entry: &Entry, game: &impl Rules<State: View>, budget: u128) {
    let counts = entry.column("counts");
    let levels = budget::affordable(&counts, budget);
    // A whole table also shows that the counts end with the games.
    let whole = entry.is_complete() && levels == counts.len();
    let found = distinct_positions(game, &game.start()).take(levels + usize::from(whole));
    let found: Vec<u128> = found.map(|count| count as u128).collect();
    assert_eq!(found, counts[..levels], "{}", entry.name());
}

#[test]
fn every_column_comes_out_of_the_census() {
    let all = |entry: &Entry| {
        let game = on_bits(&entry.game());
        columns(entry, game.levels(&game.start()).map(Level::from), CENSUS)
    };
    // At least the rectangle and the four triangles must be whole, so that totals are compared; in release the
    // English board too.
    let wholes = budget::of(5, 5, 6);
    assert_eq!(boards().iter().filter(|entry| all(entry)).count(), wholes);
}

#[test]
fn solutions_that_end_in_the_first_vacancy_are_counted() {
    let is_small = |entry: &Entry| entry.is_complete() && entry.total("total_positions") < 100_000;
    let mut entries = boards();
    entries.retain(is_small);
    assert_eq!(entries.len(), 5);
    for entry in entries {
        let game = entry.game();
        let vacancy = game.start_board().cells_where(Square::is_empty).next();
        let game = on_bits(&to_hole(game, vacancy.expect("a vacant hole")));
        let levels = game.levels(&game.start());
        let found: u128 = levels.map(|level| level.solutions).sum();
        assert_eq!(found, entry.total("target_solutions"), "{}", entry.name());
    }
}

/// Compares counted levels with the table, as many as a budget allows, and returns whether they are all levels.
fn columns(entry: &Entry, counted: impl Iterator<Item = Level>, budget: u128) -> bool {
    let counts = entry.column("counts");
    let levels = budget::affordable(&counts, budget);
    let whole = entry.is_complete() && levels == counts.len();
    let mut totals = Level::default();
    let counted = counted.take(levels + usize::from(whole));
    for (jumps, level) in counted.enumerate() {
        assert!(jumps < levels, "{}: {jumps} jumps", entry.name());
        for (column, counted) in [
            ("counts", level.positions),
            ("positions_mod_symmetry", level.classes),
            ("paths", level.paths),
            ("dead_end_positions", level.ended),
            ("games_ended", level.games),
        ] {
            let expected = entry.column(column)[jumps];
            assert_eq!(counted, expected, "{}: {column} {jumps}", entry.name());
        }
        totals.positions += level.positions;
        totals.classes += level.classes;
        totals.solved += level.solved;
        totals.games += level.games;
        totals.solutions += level.solutions;
    }
    if whole {
        for (total, counted) in [
            ("total_positions", totals.positions),
            ("mod_symmetry", totals.classes),
            ("games", totals.games),
            ("one_peg_positions", totals.solved),
            ("one_peg_endings", totals.solutions),
        ] {
            assert_eq!(counted, entry.total(total), "{}: {total}", entry.name());
        }
    }
    whole
}
