//! The number of games and positions, compared with published tables and, from late positions,
//! with the naive program.

use std::collections::{HashMap, HashSet};

use collinear::rules::reversi::{Move, Reversi, Square, State};
use collinear::rules::{Finished, Outcome, Rules, Side, View, distinct_positions, divide, perft};
use collinear::{Grid, Wrap};

use super::budget;
use super::naive::Naive;
use super::tables::{by_depth, entry, ffo, number};
use super::{after, crossed, starting_from};

/// How deep the counts from the start of the large board go.
const DEPTH: usize = budget::of(5, 8, 10);

fn counted(rules: &Reversi, depth: usize, finished: Finished) -> u128 {
    perft(rules, &rules.start(), depth, finished)
}

#[test]
fn sequences_of_moves_are_counted() {
    for (name, rules, depths) in [
        ("perft 8x8", crossed(8, 8), DEPTH),
        ("perft 4x4", crossed(4, 4), budget::of(9, 14, 14)),
    ] {
        let entry = entry(name);
        let (with_ended, exact) = (by_depth(&entry["counts"]), by_depth(&entry["B"]));
        assert!(with_ended.len() >= depths && exact.len() >= depths);
        for depth in 1..=depths {
            let found = [Finished::Counted, Finished::Dropped]
                .map(|finished| counted(&rules, depth, finished));
            let expected = [with_ended[depth - 1], exact[depth - 1]];
            assert_eq!(found, expected, "{name} {depth}");
        }
    }
}

#[test]
fn the_counts_of_the_first_moves_add_up() {
    let rules = Reversi::default();
    let start = rules.start();
    let counts = divide(&rules, &start, 6, Finished::Counted);
    let counts: Vec<_> = counts.map(|(_, count)| count).collect();
    // The four of them are the same move but for a symmetry.
    assert_eq!(counts, [8200 / 4; 4]);
}

/// The board as the side to move sees it: its own discs and the other ones. The table tells
/// positions apart by this.
fn seen_by_mover(state: &State) -> Grid<Option<bool>> {
    let mover = state.turn();
    let own = |square: &Square| square.side().map(|side| side == mover);
    state.grid().map(own)
}

/// All positions of a game, each once.
fn positions(rules: &Reversi) -> Vec<State> {
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    let mut open = vec![rules.start()];
    while let Some(state) = open.pop() {
        if seen.insert(state.key()) {
            if rules.outcome(&state).is_none() {
                open.extend(rules.moves(&state).map(|m| after(rules, &state, m)));
            }
            all.push(state);
        }
    }
    all
}

#[test]
fn the_whole_tree_of_the_small_board_is_counted() {
    if !budget::THOROUGH {
        return;
    }
    let rules = crossed(4, 4);
    let entry = entry("complete game tree 4x4 std");
    let expected = |name: &str| number(&entry["counts"][name]);

    let positions = positions(&rules);
    let finished = |state: &&State| rules.outcome(state).is_some();
    let must_pass = |state: &&State| !finished(state) && rules.moves(state).eq([Move::Pass]);
    let count = |which: &dyn Fn(&&State) -> bool| {
        let seen = positions.iter().filter(which).map(seen_by_mover);
        seen.collect::<HashSet<_>>().len() as u128
    };
    assert_eq!(count(&|_| true), expected("positions(with side to move)"));
    assert_eq!(count(&finished), expected("finished_positions"));
    assert_eq!(
        count(&must_pass),
        expected("positions_where_mover_must_pass")
    );
    // By colour there are more of them, and some come up after more than one number of plies.
    assert_eq!(positions.len(), 62_789);
    let by_ply: usize = distinct_positions(&rules, &rules.start()).sum();
    assert_eq!(by_ply, 65_509);

    let mut games = HashMap::new();
    count_games(&rules, &rules.start(), &mut games);
    let ended = |outcome| games.get(&outcome).copied().unwrap_or(0);
    let (first, second) = (
        ended(Outcome::Win(Side::First)),
        ended(Outcome::Win(Side::Second)),
    );
    assert_eq!(first, expected("first_wins"));
    assert_eq!(second, expected("second_wins"));
    assert_eq!(ended(Outcome::Draw), expected("draws"));
    assert_eq!(games.values().sum::<u128>(), expected("games"));
}

fn count_games(rules: &Reversi, state: &State, games: &mut HashMap<Outcome, u128>) {
    if let Some(outcome) = rules.outcome(state) {
        *games.entry(outcome).or_default() += 1;
        return;
    }
    for m in rules.moves(state) {
        count_games(rules, &after(rules, state, m), games);
    }
}

/// The discs that the side to move has more than the other one at the end, if both play their
/// best.
fn value(rules: &Reversi, state: &State) -> i64 {
    if rules.outcome(state).is_some() {
        let [first, second] = state
            .disc_counts()
            .map(|count| i64::try_from(count).unwrap());
        return match state.turn() {
            Side::First => first - second,
            Side::Second => second - first,
        };
    }
    let values = rules
        .moves(state)
        .map(|m| -value(rules, &after(rules, state, m)));
    values.max().expect("a game that goes on has a move")
}

#[test]
fn the_small_board_is_lost_by_eight_discs() {
    let entry = entry("complete game tree 4x4 std");
    let expected = entry["value_for_first_player_disc_difference"].as_i64();
    let rules = crossed(4, 4);
    assert_eq!(Some(value(&rules, &rules.start())), expected);
}

/// Positions close to the end, on boards of all sorts.
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
        (". X X X . .\n. O O O O O\n. . . . X X", First, Wrap::Both),
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
fn counting_takes_memory_for_each_ply_and_none_for_each_node() {
    let (rules, depth) = (Reversi::default(), 6);
    let start = rules.start();
    let allocated = allocation_counter::measure(|| {
        let nodes = perft(&rules, &start, depth, Finished::Counted);
        assert_eq!(nodes, 8200);
    });
    // A box, a grid and two lists a ply; the lists grow a few times.
    assert!(allocated.count_total < 100, "{}", allocated.count_total);
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
                assert_eq!(
                    counted(&rules, depth, finished),
                    expected,
                    "{depth}\n{start}"
                );
                passes += passed;
                expected
            });
            ended += with_ended - exact;
        }
    }
    let enough = u128::from(budget::of(10_u16, 1_000, 1_000));
    assert!(ended > enough && passes > enough, "{ended} {passes}");
}
