//! The naive program itself, compared with what is known: it has to be right first.

use super::budget;
use super::naive::settings::{PRESETS, counts, preset};

/// How many moves a count may make.
const MOVES: u64 = budget::of(10_000, 400_000, 20_000_000);

#[test]
fn the_data_is_whole() {
    let shape: Vec<_> = counts()
        .into_iter()
        .map(|row| (row.preset, row.paths.len()))
        .collect();
    let expected = [("brandubh", 6), ("tablut", 5), ("copenhagen", 5)];
    assert_eq!(
        shape,
        expected.map(|(name, plies)| (name.to_owned(), plies))
    );
    let sides: Vec<_> = PRESETS
        .iter()
        .map(|name| preset(name).start.len())
        .collect();
    assert_eq!(sides, [7, 7, 9, 11, 11, 9, 11]);
}

#[test]
fn the_naive_engine_counts_what_is_known() {
    for row in counts() {
        let plies = row.paths.iter().filter(|&&paths| paths <= MOVES).count();
        assert!(plies > 2, "{}", row.preset);
        let settings = preset(&row.preset);
        let census = settings.census(&settings.start(), plies - 1);
        for (ply, counted) in census.into_iter().enumerate() {
            let expected = (
                row.paths[ply],
                row.soldiers_taken_by_last_move[ply],
                row.won_by_attackers[ply],
                row.won_by_defenders[ply],
            );
            let found = (
                counted.paths,
                counted.soldiers_taken_by_last_move,
                counted.won_by_attackers,
                counted.won_by_defenders,
            );
            assert_eq!(found, expected, "{}: ply {ply}", row.preset);
        }
    }
}
