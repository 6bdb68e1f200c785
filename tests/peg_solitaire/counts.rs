//! The number of games and positions, compared with published tables.
//!
//! Each table is counted as deep as a budget allows; `cargo test --release --test peg_solitaire`
//! has a larger one.

use std::collections::HashMap;

use collinear::Coord;
use collinear::rules::peg_solitaire::{PegSolitaire, State};
use collinear::rules::{Finished, Outcome, Rules, distinct_positions, perft};

use super::{
    table::{Entry, boards, entry, number},
    to_hole,
};

/// How many jumps a count may make.
const JUMPS: u128 = if cfg!(debug_assertions) {
    400_000
} else {
    30_000_000
};

/// How many positions a count may keep, over all numbers of jumps.
const POSITIONS: u128 = if cfg!(debug_assertions) {
    40_000
} else {
    3_000_000
};

/// How many counts, from the first on, add up to no more than the budget.
fn affordable(counts: &[u128], budget: u128) -> usize {
    let mut sum = 0;
    let fits = |&&count: &&u128| {
        sum += count;
        sum <= budget
    };
    counts.iter().take_while(fits).count()
}

/// What is to be known of the positions after so many jumps.
#[derive(Default)]
struct Level {
    positions: u128,
    /// Positions, those apart that a symmetry of the start makes of each other.
    classes: u128,
    dead_ends: u128,
    one_peg: u128,
    /// Sequences of jumps.
    paths: u128,
    ended_paths: u128,
    one_peg_paths: u128,
    target_paths: u128,
}

/// All positions of a game, jump after jump, each with the number of ways to come to it: so games
/// are counted that are too many to be played.
struct Levels {
    game: PegSolitaire,
    to_vacancy: PegSolitaire,
    symmetries: Vec<Vec<Coord>>,
    positions: HashMap<u128, (State, u128)>,
    begun: bool,
}

impl Levels {
    fn of(entry: &Entry) -> Self {
        let game = entry.game();
        let (start, symmetries) = (game.start(), entry.symmetries());
        let own = code(&start, &cells(&game));
        Self {
            to_vacancy: to_hole(game.clone(), entry.vacancy()),
            positions: HashMap::from([(own, (start, 1))]),
            game,
            symmetries,
            begun: false,
        }
    }

    fn jump(&mut self) {
        let (mut after, cells) = (HashMap::new(), cells(&self.game));
        for (state, paths) in std::mem::take(&mut self.positions).into_values() {
            if self.game.outcome(&state).is_some() {
                continue;
            }
            for hop in self.game.moves(&state) {
                let mut next = state.clone();
                self.game.apply(&mut next, hop);
                after.entry(code(&next, &cells)).or_insert((next, 0)).1 += paths;
            }
        }
        self.positions = after;
    }

    fn look(&self) -> Level {
        let mut level = Level::default();
        for (&own, (state, paths)) in &self.positions {
            let mut codes = self.symmetries.iter().map(|cells| code(state, cells));
            let [ended, solved, to_vacancy] = [
                self.game.outcome(state).is_some(),
                self.game.outcome(state) == Some(Outcome::Solved),
                self.to_vacancy.outcome(state) == Some(Outcome::Solved),
            ]
            .map(u128::from);
            level.positions += 1;
            level.classes += u128::from(codes.all(|code| own <= code));
            level.dead_ends += ended;
            level.one_peg += solved;
            level.paths += paths;
            level.ended_paths += ended * paths;
            level.one_peg_paths += solved * paths;
            level.target_paths += to_vacancy * paths;
        }
        level
    }
}

impl Iterator for Levels {
    type Item = Level;

    /// One jump more, until every game has ended.
    fn next(&mut self) -> Option<Level> {
        if self.begun {
            self.jump();
        }
        self.begun = true;
        Some(self.look()).filter(|level| level.positions > 0)
    }
}

fn cells(game: &PegSolitaire) -> Vec<Coord> {
    game.board().bounds().coords().collect()
}

/// A number for the pegs on the cells, in this order.
fn code(state: &State, cells: &[Coord]) -> u128 {
    let add = |code, &at: &Coord| 2 * code + u128::from(state.grid()[at].is_peg());
    cells.iter().fold(0, add)
}

#[test]
fn the_table_is_whole() {
    let row = |entry: &Entry| {
        let columns = [entry.column("counts").len(), entry.column("paths").len()];
        (entry.name().to_owned(), columns, entry.is_complete())
    };
    let found: Vec<_> = boards().iter().map(row).collect();
    let expected = [
        ("English 33 vacancy row 3 col 3", [32, 32], true),
        ("French 37 vacancy row 3 col 3", [10, 10], false),
        ("rect4x4 vacancy row 0 col 1", [15, 15], true),
        ("tri5 vacancy row 0 col 0", [14, 14], true),
        ("tri5 vacancy row 1 col 0", [14, 14], true),
        ("tri5 vacancy row 2 col 0", [14, 14], true),
        ("tri5 vacancy row 2 col 1", [14, 14], true),
    ];
    assert_eq!(
        found,
        expected.map(|(name, columns, whole)| (name.to_owned(), columns, whole))
    );
}

#[test]
fn sequences_of_jumps_are_counted() {
    for entry in boards() {
        let (game, paths) = (entry.game(), entry.column("paths"));
        let ended = entry.column("games_ended");
        // The jumps of the last ply are counted, not made.
        let depths = (affordable(&paths, JUMPS) + 1).min(paths.len());
        assert!(depths > 7, "{}", entry.name());
        for (depth, &paths) in paths.iter().enumerate().take(depths) {
            let counted = |finished| perft(&game, &game.start(), depth, finished);
            assert_eq!(
                counted(Finished::Dropped),
                paths,
                "{} {depth}",
                entry.name()
            );
            // Once is enough for the most expensive one.
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
}

#[test]
fn distinct_positions_are_counted() {
    for entry in boards() {
        let (game, counts) = (entry.game(), entry.column("counts"));
        let levels = affordable(&counts, POSITIONS / 2);
        // A whole table shows that the counts end where the games do.
        let whole = entry.is_complete() && levels == counts.len();
        let found = distinct_positions(&game, &game.start()).take(levels + usize::from(whole));
        let found: Vec<u128> = found.map(|count| count as u128).collect();
        assert_eq!(found, counts[..levels], "{}", entry.name());
    }
}

#[test]
fn every_column_of_the_table_comes_out() {
    let mut wholes = 0;
    for entry in boards() {
        let counts = entry.column("counts");
        let levels = affordable(&counts, POSITIONS);
        let mut totals = Level::default();
        for (jumps, level) in Levels::of(&entry).take(levels).enumerate() {
            for (column, counted) in [
                ("counts", level.positions),
                ("positions_mod_symmetry", level.classes),
                ("paths", level.paths),
                ("dead_end_positions", level.dead_ends),
                ("games_ended", level.ended_paths),
            ] {
                let expected = entry.column(column)[jumps];
                assert_eq!(counted, expected, "{}: {column} {jumps}", entry.name());
            }
            totals.positions += level.positions;
            totals.classes += level.classes;
            totals.one_peg += level.one_peg;
            totals.ended_paths += level.ended_paths;
            totals.one_peg_paths += level.one_peg_paths;
            totals.target_paths += level.target_paths;
        }
        if entry.is_complete() && levels == counts.len() {
            wholes += 1;
            for (total, counted) in [
                ("total_positions", totals.positions),
                ("mod_symmetry", totals.classes),
                ("games", totals.ended_paths),
                ("one_peg_positions", totals.one_peg),
                ("one_peg_endings", totals.one_peg_paths),
                ("target_solutions", totals.target_paths),
            ] {
                assert_eq!(counted, entry.total(total), "{}: {total}", entry.name());
            }
        }
    }
    // The rectangle and the four triangles; or the totals would not be compared.
    assert_eq!(wholes, 5);
}

#[test]
fn the_shortest_stuck_games_are_as_short_as_is_known() {
    let facts = entry("facts");
    let shortest = |entry: &Entry| {
        let mut levels = Levels::of(entry);
        levels
            .position(|level| level.dead_ends > 0)
            .expect("every game ends")
    };
    let english = shortest(&entry("English 33 vacancy row 3 col 3"));
    let fact = "English 33: shortest stuck game from the centre, in jumps";
    assert_eq!(english as u128, number(&facts.0["counts"][fact]));

    let triangles = boards()
        .into_iter()
        .filter(|entry| entry.name().starts_with("tri5"));
    let found: Vec<_> = triangles.map(|entry| shortest(&entry) as u128).collect();
    let fact = "triangle 15: shortest stuck games by vacancy \
                (corner, next to corner, edge middle, inner)";
    let expected = facts.0["counts"][fact].as_array().expect("four").iter();
    assert_eq!(found, expected.map(number).collect::<Vec<_>>());
}
