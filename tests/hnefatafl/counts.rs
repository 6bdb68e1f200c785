//! The number of games: from the start as the tables have it, and from late positions as the naive
//! program counts them.

use collinear::rules::hnefatafl::{Hnefatafl, State};
use collinear::rules::{Finished, Outcome, Rules, perft};

use super::budget;
use super::engines::bit_engine::bit_engine;
use super::engines::{Engines, army, variant};
use super::late_positions::{LATE, Late};
use super::naive::Census;
use super::naive::settings::{Settings, counts, preset};

/// How many moves a count may make; those of its last ply are only counted.
const MOVES: u64 = budget::of(10_000, 400_000, 2_000_000);

/// The same on bits.
const MOVES_ON_BITS: u64 = budget::of(40_000, 1_000_000, 100_000_000);

#[test]
fn games_are_counted_from_the_start() {
    for row in counts() {
        let rules = Hnefatafl::new(variant(&preset(&row.preset))).expect("a preset");
        let depths = row.paths.iter().filter(|&&paths| paths <= MOVES).count();
        let depths = (depths + 1).min(row.paths.len());
        assert!(depths > 3, "{}", row.preset);
        for (depth, &paths) in row.paths.iter().enumerate().take(depths) {
            let counted = perft(&rules, &rules.start(), depth, Finished::Dropped);
            assert_eq!(counted, u128::from(paths), "{}: depth {depth}", row.preset);
        }
        let bits = bit_engine(&rules, &rules.start());
        let depths = row.paths.iter().filter(|&&paths| paths <= MOVES_ON_BITS);
        let depths = (depths.count() + 1).min(row.paths.len());
        for (depth, &paths) in row.paths.iter().enumerate().take(depths) {
            let counted = bits.perft(depth);
            let preset = &row.preset;
            assert_eq!(
                counted,
                u128::from(paths),
                "{preset}: depth {depth} on bits"
            );
        }
    }
}

/// What [`Settings::census`] counts, counted with the game.
fn census(rules: &Hnefatafl, state: &State, plies: usize) -> Vec<Census> {
    fn count(rules: &Hnefatafl, state: &State, census: &mut [Census]) {
        census[0].paths += 1;
        let kings = u64::from(state.king().is_none());
        census[0].soldiers_taken_by_last_move += state.captured().len() as u64 - kings;
        match rules.outcome(state) {
            Some(Outcome::Win(side)) if rules.army(side) == army('a') => {
                census[0].won_by_attackers += 1;
            }
            Some(Outcome::Win(_)) => census[0].won_by_defenders += 1,
            Some(Outcome::Draw) => census[0].drawn += 1,
            Some(other) => panic!("{other} is no end of a game for two"),
            None if census.len() > 1 => {
                for slide in rules.moves(state) {
                    let mut next = state.clone();
                    rules.apply(&mut next, slide);
                    count(rules, &next, &mut census[1..]);
                }
            }
            None => {}
        }
    }
    let mut census = vec![Census::default(); plies + 1];
    count(rules, state, &mut census);
    census
}

/// The settings of a preset on a board of seven by seven.
fn small(name: &str) -> Settings {
    Settings {
        start: preset("brandubh").start,
        ..preset(name)
    }
}

#[test]
fn games_are_counted_from_late_positions() {
    const PLIES: usize = budget::of(2, 3, 3);

    for Late {
        switch,
        preset,
        turn,
        board,
        otherwise,
    } in LATE
    {
        let settings = small(preset);
        let count = |settings: Settings| {
            let engines = Engines::set_up(settings, &board, turn);
            let expected = engines.settings.census(&engines.position, PLIES);
            assert_eq!(
                census(&engines.rules, &engines.state, PLIES),
                expected,
                "{switch} {engines}"
            );
            for (depth, count) in expected.iter().enumerate() {
                let paths = perft(&engines.rules, &engines.state, depth, Finished::Dropped);
                assert_eq!(paths, u128::from(count.paths), "{switch} {engines}");
                assert_eq!(engines.bits.perft(depth), paths, "{switch} {engines}");
            }
            expected
        };
        // The position tells the switch from its other value, or it shows nothing.
        assert_ne!(
            count(settings.clone()),
            count(otherwise(settings)),
            "{switch}"
        );
    }
}
