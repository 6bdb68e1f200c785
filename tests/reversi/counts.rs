//! The number of games, compared with published tables and, from late positions, with the naive program.

use std::collections::HashMap;

use collinear::Wrap;
use collinear::bits::Wide;
use collinear::rules::reversi::{BitReversi, Reversi};
use collinear::rules::{
    Engine, Finished, Outcome, Rules, Side, View, distinct_positions, perft, perft_bulk, playout,
};

use super::naive::Naive;
use super::tables::{by_depth, entry, ffo, number};
use super::{after, budget, crossed, starting_from};

/// Compares the counts of a table on any engine.
fn has_the_counts(name: &str, rules: &impl Engine, depths: usize) {
    let entry = entry(name);
    for (finished, table) in [(Finished::Counted, "counts"), (Finished::Dropped, "B")] {
        let table = by_depth(&entry[table]);
        for (depth, &expected) in (1..).zip(&table[..depths]) {
            let counted =
                [perft, perft_bulk].map(|count| count(rules, &rules.start(), depth, finished));
            assert_eq!(counted, [expected; 2], "{name} {depth} {finished:?}");
        }
    }
}

#[test]
fn sequences_of_moves_are_counted() {
    has_the_counts("perft 8x8", &crossed(8, 8), budget::of(5, 8, 10));
    has_the_counts("perft 4x4", &crossed(4, 4), budget::of(9, 14, 14));
    let large = BitReversi::<u64, 8, 8>::new(crossed(8, 8)).unwrap();
    has_the_counts("perft 8x8", &large, budget::of(7, 9, 11));
    let small = BitReversi::<u16, 4, 4>::new(crossed(4, 4)).unwrap();
    has_the_counts("perft 4x4", &small, budget::of(10, 14, 14));
    let wide = BitReversi::<Wide<1>, 8, 8>::new(crossed(8, 8)).unwrap();
    has_the_counts("perft 8x8", &wide, budget::of(5, 7, 7));
}

#[test]
fn the_whole_tree_of_the_small_board_is_counted() {
    fn count_games(
        rules: &Reversi,
        state: &<Reversi as Rules>::State,
        games: &mut HashMap<Outcome, u128>,
    ) {
        if let Some(outcome) = rules.outcome(state) {
            *games.entry(outcome).or_default() += 1;
        }
        for m in rules.moves(state) {
            count_games(rules, &after(rules, state, m), games);
        }
    }
    if !budget::THOROUGH {
        return;
    }
    let rules = crossed(4, 4);
    let table = &entry("complete game tree 4x4 std")["counts"];
    let mut games = HashMap::new();
    count_games(&rules, &rules.start(), &mut games);
    for (outcome, name) in [
        (Outcome::Win(Side::First), "first_wins"),
        (Outcome::Win(Side::Second), "second_wins"),
        (Outcome::Draw, "draws"),
    ] {
        assert_eq!(games[&outcome], number(&table[name]), "{name}");
    }
    let by_ply: usize = distinct_positions(&rules, &rules.start()).sum();
    assert_eq!(by_ply, 65_509);
}

#[test]
fn counting_takes_memory_for_each_ply_and_on_bits_none() {
    fn allocated(count: impl FnOnce()) -> u64 {
        allocation_counter::measure(count).count_total
    }
    let (rules, start) = (Reversi::default(), Reversi::default().start());
    // A box, a grid and two lists per ply; the lists grow a few times.
    let on_a_grid = allocated(|| assert_eq!(perft(&rules, &start, 6, Finished::Counted), 8200));
    assert!(on_a_grid < 100, "{on_a_grid}");
    let bits = BitReversi::<u64, 8, 8>::new(rules).unwrap();
    let mut state = bits.start();
    let on_bits = allocated(|| {
        assert_eq!(perft(&bits, &state, 7, Finished::Counted), 55_092);
        assert!(playout(&bits, &mut state, 200, |n| n / 2).is_some());
    });
    assert_eq!(on_bits, 0);
}

/// Positions close to the end, on various boards.
fn late_positions() -> Vec<(Reversi, usize)> {
    use Side::{First, Second};

    let small = [
        (". X O O O\nX O O O O\nO O O O .", First, Wrap::None),
        (". O O X\n# X O .\nO O X O\n. X O .", Second, Wrap::None),
        (". O O X\n# X O .\nO O X O\n. X O .", Second, Wrap::Both),
        (
            ". X O . . X\n. O X O X .\n. O . X O .",
            First,
            Wrap::EastWest,
        ),
        (". X O\nO O X\n. X .\nX . O\nO X .", First, Wrap::NorthSouth),
        ("X . O X . O\n. X O . X .", Second, Wrap::Both),
        (". . O .\nX O O .\nX X O .\nX X . .", Second, Wrap::None),
        (
            "O X . . .\n. O O O .\n. X X X X\n. . X O .",
            Second,
            Wrap::None,
        ),
    ];
    let small = small.map(|(picture, turn, wrap)| {
        let rules = starting_from(picture, turn).with_wrap(wrap);
        (rules, budget::of(5, 8, 8))
    });
    let large = ffo()
        .into_iter()
        .map(|position| (position.rules, budget::of(2, 4, 4)));
    small.into_iter().chain(large).collect()
}

#[test]
fn games_are_counted_from_late_positions() {
    let (mut ended, mut passes) = (0, 0);
    for (rules, deepest) in late_positions() {
        let start = rules.start();
        let naive = Naive::of(&start.glyphs());
        for depth in 0..=deepest {
            let [with_ended, exact] = [Finished::Counted, Finished::Dropped].map(|finished| {
                let (expected, passed) = naive.perft(start.turn(), depth, finished);
                let counted = perft(&rules, &start, depth, finished);
                assert_eq!(counted, expected, "{depth}\n{start}");
                passes += passed;
                expected
            });
            ended += with_ended - exact;
        }
    }
    let enough = u128::from(budget::of(10_u16, 1_000, 1_000));
    assert!(ended > enough && passes > enough, "{ended} {passes}");
}
