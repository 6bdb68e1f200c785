//! The number of games and positions, compared with published tables.
//!
//! Each row of the tables is counted as deep as a budget allows; `cargo test --release --test
//! in_a_row counts` has a larger one. Counts near the start are blind to how games end, so the last test
//! counts on from late positions, against an engine that shares no code with the library.

use std::collections::HashMap;

use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow, SetupError, State, TIC_TAC_TOE};
use collinear::rules::{
    Cell, Finished, Game, Notation, Outcome, Rules, Side, View, distinct_positions,
};
use collinear::{Bounds, Coord, Direction, Grid, Length, Pattern, Symmetry, Wrap};
use serde_json::Value;

use super::budget;
use super::engines::engines;
use super::naive::{Board, Census, Naive};

/// How many moves a count may make.
const MOVES: u128 = budget::of(50_000, 5_000_000, 100_000_000);

/// How many positions a count may keep, over all plies.
const POSITIONS: u128 = budget::of(15_000, 400_000, 4_000_000);

fn table(text: &str) -> Vec<Value> {
    let table: Value = serde_json::from_str(text).expect("the table is JSON");
    table["entries"].as_array().expect("entries").clone()
}

fn four_in_a_row_table() -> Vec<Value> {
    table(include_str!("../data/connect4.json"))
}

fn m_n_k_table() -> Vec<Value> {
    table(include_str!("../data/mnk.json"))
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

/// How many counts, from the first on, add up to no more than the budget.
fn affordable(counts: &[u128], budget: u128) -> usize {
    let mut sum = 0;
    let fits = |&&count: &&u128| {
        sum += count;
        sum <= budget
    };
    counts.iter().take_while(fits).count()
}

/// What is to be known of the positions after so many plies.
#[derive(Default)]
struct Ply {
    positions: u128,
    won_positions: u128,
    /// Positions, those apart that a symmetry of the game makes of each other.
    classes: u128,
    ended_classes: u128,
    /// Sequences of moves.
    paths: u128,
    won_games: [u128; 2],
    drawn_games: u128,
}

/// All positions of a game, ply after ply, each with the number of ways to come to it: so games
/// are counted that are too many to be played.
struct Plies {
    game: InARow,
    symmetries: Vec<Vec<Coord>>,
    positions: HashMap<u128, (State, u128)>,
    begun: bool,
}

impl Plies {
    fn of(game: InARow) -> Self {
        let bounds = game.bounds();
        let keeps_the_game = |symmetry: &Symmetry| {
            symmetry.map_bounds(bounds) == bounds
                && (!game.has_gravity() || symmetry.map_direction(Direction::S) == Direction::S)
        };
        let cells = |symmetry: Symmetry| {
            let moved = bounds.coords().map(|at| symmetry.map_coord(at, bounds));
            moved.collect::<Option<Vec<_>>>().expect("on the board")
        };
        let symmetries = Symmetry::ALL.into_iter().filter(keeps_the_game).map(cells);
        let start = game.start();
        let code = code(start.grid(), &bounds.coords().collect::<Vec<_>>());
        Self {
            game,
            symmetries: symmetries.collect(),
            positions: HashMap::from([(code, (start, 1))]),
            begun: false,
        }
    }

    fn play_a_ply(&mut self) {
        let mut after = HashMap::new();
        for (state, paths) in std::mem::take(&mut self.positions).into_values() {
            if self.game.outcome(&state).is_some() {
                continue;
            }
            for m in self.game.moves(&state) {
                let mut next = state.clone();
                self.game.apply(&mut next, m);
                let entry = after.entry(code(next.grid(), &self.symmetries[0]));
                entry.or_insert((next, 0)).1 += paths;
            }
        }
        self.positions = after;
    }

    fn style(&self) -> Ply {
        let mut ply = Ply::default();
        for (own, (state, paths)) in &self.positions {
            let outcome = self.game.outcome(state);
            let mut codes = self
                .symmetries
                .iter()
                .map(|cells| code(state.grid(), cells));
            let first_of_its_class = u128::from(codes.all(|code| *own <= code));
            ply.positions += 1;
            ply.paths += paths;
            ply.classes += first_of_its_class;
            if let Some(outcome) = outcome {
                ply.ended_classes += first_of_its_class;
                match outcome.winner() {
                    Some(side) => {
                        ply.won_positions += 1;
                        ply.won_games[usize::from(side == Side::Second)] += paths;
                    }
                    None => ply.drawn_games += paths,
                }
            }
        }
        ply
    }
}

impl Iterator for Plies {
    type Item = Ply;

    /// One more ply, until every game has ended.
    fn next(&mut self) -> Option<Ply> {
        if self.begun {
            self.play_a_ply();
        }
        self.begun = true;
        Some(self.style()).filter(|ply| ply.positions > 0)
    }
}

/// A number for what stands on the cells, in this order.
fn code(grid: &Grid<Cell>, cells: &[Coord]) -> u128 {
    cells.iter().fold(0, |code, &at| {
        3 * code
            + match grid[at].side() {
                None => 0,
                Some(Side::First) => 1,
                Some(Side::Second) => 2,
            }
    })
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
        let depths = (affordable(&paths, MOVES) + 1).min(paths.len());
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
        let plies = affordable(&counts, POSITIONS / 8);
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
        let plies = affordable(&counts, POSITIONS);
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
        entry["complete"] == true && affordable(&counts, POSITIONS) == counts.len()
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
        let along = |axis| bounds.windows(k, axis).len();
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

/// A position close to the end, and a variant in which the same board goes on differently.
struct Late {
    game: InARow,
    moves: &'static str,
    otherwise: InARow,
}

fn plain(rows: usize, cols: usize, length: Length) -> Result<InARow, SetupError> {
    InARow::new(rows, cols, length)
}

fn late_positions() -> Result<Vec<Late>, SetupError> {
    use Length::{AtLeast, Exactly};

    let cylinder = plain(5, 6, AtLeast(4))?.with_gravity()?;
    let torus = plain(4, 5, AtLeast(4))?;
    let exact_torus = plain(5, 4, Exactly(4))?;
    let late = |game, moves, otherwise| Late {
        game,
        moves,
        otherwise,
    };
    Ok(vec![
        late(
            FOUR_IN_A_ROW,
            "576411463563545345312516233411",
            plain(6, 7, AtLeast(5))?.with_gravity()?,
        ),
        late(
            FOUR_IN_A_ROW,
            "234154631541341771236273172744",
            plain(6, 7, Exactly(4))?.with_gravity()?,
        ),
        // The win on the last cell, and the draw.
        late(
            FOUR_IN_A_ROW,
            "4445674626216117175642746357273132",
            plain(6, 7, AtLeast(4))?,
        ),
        late(
            TIC_TAC_TOE,
            "c1 b2 a3 c3",
            TIC_TAC_TOE.with_axes(&Direction::ORTHOGONAL)?,
        ),
        late(
            plain(5, 7, Exactly(4))?,
            "b3 c1 a1 b1 a4 d3 c2 a3 f1 c4 a5 g1 g3 g5 e1 c5 b5 e2 g4 d2 f3 e5 e3 f4 f2 g2 b4",
            plain(5, 7, AtLeast(4))?,
        ),
        late(
            plain(6, 7, Exactly(3))?.with_gravity()?,
            "67126116411512243256",
            plain(6, 7, AtLeast(3))?.with_gravity()?,
        ),
        late(
            plain(3, 7, Exactly(5))?,
            "a1 b2 b1 c2 c1 e2 e1 f2 f1 a3 g1 c3 b3 e3 d3 f3",
            plain(3, 7, AtLeast(5))?,
        ),
        late(
            cylinder.with_wrap(Wrap::EastWest)?,
            "21452111516434344356",
            cylinder,
        ),
        late(
            torus.with_wrap(Wrap::Both)?,
            "e1 e4 a1 e2 a2 c1 c2 d2 e3 d1 a3 d3",
            torus.with_wrap(Wrap::EastWest)?,
        ),
        late(
            exact_torus.with_wrap(Wrap::Both)?,
            "d1 a4 d2 c2 c3 b1 a2 b2 b3 c1 b4 a3",
            plain(5, 4, AtLeast(4))?.with_wrap(Wrap::Both)?,
        ),
        late(
            plain(4, 6, AtLeast(4))?.with_wrap(Wrap::NorthSouth)?,
            "d2 a2 e1 c2 d3 a1 a3 c3 e4 f2 d1 b3 f3 e2 a4 b1",
            plain(4, 6, AtLeast(4))?,
        ),
        late(
            plain(6, 5, AtLeast(3))?.with_axes(&Direction::DIAGONAL)?,
            "b6 b4 c3 c2 d2 a6 a3 b2 c6 d4 c5 b1 e3 a2 b3 c4 a1 c1 d1 e4 e2 e1",
            plain(6, 5, AtLeast(3))?.with_axes(&[Direction::NE])?,
        ),
        late(
            plain(5, 6, AtLeast(4))?.with_axes(&Direction::HEX_AXES)?,
            "c5 f5 f2 b5 b2 d2 e1 d4 a3 e2 c2 c3 a2 f4 e3 f3 b4 a5 a1 c4 e4 c1",
            plain(5, 6, AtLeast(4))?,
        ),
        late(
            plain(6, 6, AtLeast(4))?
                .with_gravity()?
                .with_axes(&Direction::ORTHOGONAL)?,
            "214521115156656234543333252",
            plain(6, 6, AtLeast(4))?
                .with_gravity()?
                .with_axes(&[Direction::E])?,
        ),
    ])
}

/// What [`Naive::census`] counts, counted with the game.
fn census(game: &InARow, state: &State, plies: usize) -> Vec<Census> {
    fn count(game: &InARow, state: &State, census: &mut [Census]) {
        census[0].paths += 1;
        match game.outcome(state) {
            Some(Outcome::Win(Side::First)) => census[0].first_wins += 1,
            Some(Outcome::Win(Side::Second)) => census[0].second_wins += 1,
            Some(Outcome::Draw) => census[0].draws += 1,
            Some(other) => panic!("{other} is no end of a game for two"),
            None if census.len() > 1 => {
                for m in game.moves(state) {
                    let mut next = state.clone();
                    game.apply(&mut next, m);
                    count(game, &next, &mut census[1..]);
                }
            }
            None => {}
        }
    }
    let mut census = vec![Census::default(); plies + 1];
    count(game, state, &mut census);
    census
}

#[test]
fn games_are_counted_from_late_positions() {
    const PLIES: usize = 8;

    let late_positions = late_positions().expect("these are games");
    assert_eq!(late_positions.len(), 14);
    let (mut won, mut drawn) = (0, 0);
    for Late {
        game: rules,
        moves,
        otherwise,
    } in late_positions
    {
        let mut game = Game::new(rules);
        for text in rules.split_turns(moves) {
            let m = rules.read_move(game.state(), text).expect(moves);
            game.play(m).expect(moves);
        }
        let state = game.state();
        let naive = Naive::of(&rules);
        let mut board: Board = state
            .grid()
            .iter()
            .map(collinear::rules::Cell::side)
            .collect();
        let expected = naive.census(&mut board, state.turn(), PLIES);
        assert_eq!(census(&rules, state, PLIES), expected, "{rules:?}\n{state}");
        for (depth, count) in expected.iter().enumerate() {
            for engine in engines(&rules) {
                let paths = engine.perft(state, depth, Finished::Dropped);
                assert_eq!(paths, count.paths, "{} {rules:?}\n{state}", engine.name());
            }
        }
        // The position tells the variant from its twin, or it shows nothing.
        let twin = otherwise.set_up(state.grid().clone()).expect(moves);
        assert_ne!(
            census(&otherwise, &twin, PLIES),
            expected,
            "{rules:?}\n{state}"
        );
        won += expected
            .iter()
            .map(|ply| ply.first_wins + ply.second_wins)
            .sum::<u128>();
        drawn += expected.iter().map(|ply| ply.draws).sum::<u128>();
    }
    assert!(won > 10_000 && drawn > 1_000, "{won} {drawn}");
}

#[test]
fn exactly_five_is_counted_as_five_or_more_until_somebody_can_have_six() {
    // Six discs of one side take eleven plies: no count from the start comes so far.
    let [exactly, or_more] = [Length::Exactly(5), Length::AtLeast(5)].map(|length| {
        let game = plain(1, 11, length).expect("a game");
        let plies = Plies::of(game).map(|ply| ply.won_games.iter().sum::<u128>());
        plies.collect::<Vec<_>>()
    });
    assert_eq!(exactly.len(), 12);
    assert_eq!(exactly[..11], or_more[..11]);
    assert_ne!(exactly[11], or_more[11]);
    assert_eq!(GOMOKU.length(), Length::Exactly(5));
}
