//! The counts of games in every row of data, and random games compared with the naive programs, move by move.

use collinear::{
    Coord, Length, Move,
    boards::{Cuboid, Hex, Place, Point, Tracks, Twisted},
    rules::{
        Engine, Finished, Outcome, PlaceOrMove, Rules, Side, View, distinct_positions,
        in_a_row::{InARow, TableInARow},
        perft,
    },
    testing::{RandomPlay, check_against},
};
use collinear_games::{
    abalone::{Abalone as AbaloneRules, Step},
    bagh_chal::BaghChal as BaghChalRules,
    endless::{ENDLESS_FIVE, Endless as EndlessRules, HEXAGONAL_SIX},
    halma::Halma as HalmaRules,
    konane::{Konane as KonaneRules, Turn},
    moebius_four,
    nine_mens_morris::{self, BitNineMensMorris, NineMensMorris as MorrisRules},
    pop_out::{DropOrPop, PopOut as PopOutRules},
    qubic,
    surakarta::Surakarta as SurakartaRules,
};
use serde_json::Value;

use super::{
    BUDGET, IS_QUICK, entries,
    naive::{
        Game, abalone::Abalone, bagh_chal::BaghChal, endless::Endless, halma::Halma,
        konane::Konane, nine_mens_morris::NineMensMorris, surakarta::Surakarta,
    },
    parameter, row,
};

/// The longest random game, and about the number of positions it visits. The naive programs have no limits for games
/// without progress.
const LIMITS: [usize; 2] = if IS_QUICK { [30, 400] } else { [120, 100_000] };

/// The positions after each move, as their cells and the winner.
fn successors<G: Game>(game: &G) -> Vec<((String, Option<u8>), G)> {
    let after = |m| {
        let mut next = game.clone();
        next.play(m);
        ((next.cells(), next.winner()), next)
    };
    let moves = game.moves().into_iter();
    moves
        .filter(|_| game.winner().is_none())
        .map(after)
        .collect()
}

/// The counts of an entry, within the budget.
fn count<R: Rules<State: View>>(rules: &R, state: &R::State, entry: &Value) {
    let name = &entry["name"];
    let count = |ply, finished| perft(rules, state, ply, finished);
    let ended = |ply| count(ply, Finished::Counted) - count(ply, Finished::Dropped);
    let within = |row: Vec<u64>| row.into_iter().take_while(|&count| count <= BUDGET);
    let plies = within(row(entry, "paths")).count();
    for (ply, paths) in within(row(entry, "paths")).enumerate() {
        assert_eq!(
            count(ply, Finished::Dropped),
            paths.into(),
            "{name}: {ply} plies"
        );
    }
    let (won, drawn) = (
        row(entry, "won_games_at_ply"),
        row(entry, "drawn_games_at_ply"),
    );
    for ply in 0..won.len().min(plies.saturating_sub(1)) {
        let found = ended(ply + 1) - ended(ply);
        assert_eq!(
            found,
            (won[ply] + drawn[ply]).into(),
            "{name}: ended at {ply}"
        );
    }
    let positions: Vec<_> = within(row(entry, "counts")).collect();
    let found = distinct_positions(rules, state).map(|count| count as u64);
    let found: Vec<_> = found.take(positions.len()).collect();
    assert_eq!(
        found,
        positions[..found.len()],
        "{name}: distinct positions"
    );
    assert!(
        positions[found.len()..].iter().all(|&count| count == 0),
        "{name}"
    );
}

/// Counts a game in every entry; its engine is compared elsewhere.
fn count_all<R: Rules<State: View>, M>(
    entries: Vec<Value>,
    rules: impl Fn(&Value) -> R,
    read: impl Fn(&Value) -> M,
    same: impl Fn(&R::State, M) -> R::Move,
) {
    for entry in entries {
        let rules = rules(&entry);
        let mut state = rules.start();
        for m in entry["moves"].as_array().expect("moves") {
            let m = same(&state, read(m));
            rules.apply(&mut state, m);
        }
        count(&rules, &state, &entry);
    }
}

/// Compares a game in every entry: its counts, and random games from the start and from the entry.
fn compare_all<R, G>(
    entries: Vec<Value>,
    rules: impl Fn(&Value) -> R,
    naive: impl Fn(&Value) -> G,
    read: impl Fn(&Value) -> G::Move,
    same: impl Fn(&R::State, G::Move) -> R::Move,
) where
    R: Rules<State: View>,
    G: Game,
{
    for (seed, entry) in (1..).zip(entries) {
        let (rules, mut naive) = (rules(&entry), naive(&entry));
        let mut state = rules.start();
        let key = |state: &R::State| {
            let winner = rules.outcome(state).map(|outcome| match outcome {
                Outcome::Win(side) => u8::from(side == Side::Second),
                _ => panic!("{outcome:?}"),
            });
            (state.glyphs().iter().collect(), winner)
        };
        let compare = |state: &R::State, naive: &G| {
            // An endless game begins with a single move.
            let many = successors(naive)
                .first()
                .map_or(0, |(_, next)| next.moves().len());
            let plies = LIMITS[0].min(LIMITS[1] / many.max(1));
            let play = RandomPlay {
                seed,
                ..RandomPlay::new(1, plies)
            };
            check_against(&rules, state, key, naive, successors, play)
                .unwrap_or_else(|breach| panic!("{}: {breach}", entry["name"]));
        };
        compare(&state, &naive);
        for m in entry["moves"].as_array().expect("moves") {
            let same_move = same(&state, read(m));
            rules.apply(&mut state, same_move);
            naive.play(read(m));
        }
        compare(&state, &naive);
        count(&rules, &state, &entry);
    }
}

/// A move as its own type.
macro_rules! read {
    () => {
        |m| serde_json::from_value(m.clone()).expect("a move")
    };
}

/// Compares an engine of Nine Men's Morris.
fn compare_morris<R>(rules: &R)
where
    R: Rules<State: View, Move = nine_mens_morris::Move> + Clone,
{
    let names = [
        "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4", "b6", "d6", "f6", "f4", "f2", "d2", "b2",
        "b4", "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
    ];
    let board = Tracks::nine_mens_morris().board();
    let points = names.map(|name| board.cell_named(name).unwrap());
    compare_all(
        entries("nine_mens_morris"),
        |_| rules.clone(),
        |_| NineMensMorris::start(),
        read!(),
        |_, (from, to, taken)| nine_mens_morris::Move {
            from: from.map(|from: usize| points[from]),
            to: points[to],
            taken: taken.map(|taken: usize| points[taken]),
        },
    );
}

#[test]
fn nine_mens_morris_is_what_the_naive_program_plays() {
    compare_morris(&MorrisRules::default());
}

#[test]
fn nine_mens_morris_on_sets_is_what_the_naive_program_plays() {
    compare_morris(&BitNineMensMorris::default());
}

#[test]
fn surakarta_is_what_the_naive_program_plays() {
    let point = |point: usize| u16::try_from(point).unwrap();
    compare_all(
        entries("surakarta"),
        |_| SurakartaRules::default().without_limit(),
        |_| Surakarta::start(),
        read!(),
        |_, (from, to)| Move {
            from: point(from),
            to: point(to),
        },
    );
}

/// A cell of a naive program that counts rows and columns with signs.
fn coord((row, col): (i32, i32)) -> Coord {
    let [row, col] = [row, col].map(|index| usize::try_from(index).expect("on the board"));
    Coord::new(row, col)
}

#[test]
fn konane_is_what_the_naive_program_plays() {
    compare_all(
        entries("konane"),
        |_| KonaneRules,
        |_| Konane::start(),
        read!(),
        |_, (from, to): ((i32, i32), (i32, i32))| {
            let [from, to] = [from, to].map(coord);
            if from == to {
                Turn::Left(to)
            } else {
                Turn::Right(Move { from, to })
            }
        },
    );
}

#[test]
fn abalone_is_what_the_naive_program_plays() {
    type Cell = (i32, i32);
    let cell = |(q, r): Cell| Hex::new(q, r);
    compare_all(
        entries("abalone"),
        |_| AbaloneRules::default(),
        |_| Abalone::start(),
        read!(),
        |_, (from, aside, to): (Cell, Option<Cell>, Cell)| {
            let [from, to] = [from, to].map(cell);
            match aside {
                Some(end) => Step::Right([from, cell(end), to]),
                None => Step::Left(Move { from, to }),
            }
        },
    );
}

/// The naive program counts the star's columns from the left margin of the rectangle.
#[test]
fn halma_and_chinese_checkers_are_what_the_naive_program_plays() {
    compare_all(
        entries("halma"),
        |_| HalmaRules::square(),
        |_| Halma::square(),
        read!(),
        |_, (from, to): ((i32, i32), (i32, i32))| {
            let [from, to] = [from, to].map(|(col, row)| coord((row, col)));
            Move { from, to }
        },
    );
    compare_all(
        entries("chinese_checkers"),
        |_| HalmaRules::star(),
        |_| Halma::star(),
        read!(),
        |_, (from, to): ((i32, i32), (i32, i32))| {
            let [from, to] = [from, to].map(|(q, r)| Hex::new(q, r));
            Move { from, to }
        },
    );
}

/// The naive program numbers the points row by row.
#[test]
fn bagh_chal_is_what_the_naive_program_plays() {
    let board = Tracks::bagh_chal();
    let point = |point: usize| board.cell_at(Coord::new(point / 5, point % 5)).unwrap();
    compare_all(
        entries("bagh_chal"),
        |_| BaghChalRules::default().without_limit(),
        |_| BaghChal::start(),
        read!(),
        |_, (from, to): (Option<usize>, usize)| {
            let to = point(to);
            match from.map(point) {
                Some(from) => PlaceOrMove::Move(Move { from, to }),
                None => PlaceOrMove::Place(to),
            }
        },
    );
}

/// The naive program counts rows upwards.
#[test]
fn hexagonal_six_is_what_the_naive_program_plays() {
    compare_all(
        entries("endless_hexagons"),
        |entry| EndlessRules {
            within: parameter(entry, "within"),
            ..HEXAGONAL_SIX
        },
        |entry| Endless::six_on_hexagons(parameter(entry, "within")),
        read!(),
        |_, (q, r): (i32, i32)| Hex::new(q, -r),
    );
}

#[test]
fn endless_five_is_what_the_naive_program_plays() {
    compare_all(
        entries("endless_squares"),
        |entry| EndlessRules {
            within: parameter(entry, "within"),
            ..ENDLESS_FIVE
        },
        |entry| Endless::five_on_squares(parameter(entry, "within")),
        read!(),
        |_, (row, col): (i32, i32)| Place::new(row, col),
    );
}

/// The entries in a box of N dimensions, for a game and its engine.
fn count_in_a_box<R, const N: usize>(rules: impl Fn() -> R)
where
    R: Rules<State: View<Board = Cuboid<N>>, Move = Point<N>> + Clone,
{
    let mut in_the_box = entries("qubic");
    in_the_box.retain(|entry| parameter::<usize>(entry, "dimensions") == N);
    assert!(!in_the_box.is_empty());
    count_all(
        in_the_box,
        |_| rules(),
        read!(),
        |state, index: usize| {
            let cells = state.glyphs();
            cells.board().cells().nth(index).expect("a cell")
        },
    );
}

#[test]
fn qubic_is_counted() {
    count_in_a_box::<_, 3>(qubic::qubic);
    count_in_a_box::<_, 3>(|| qubic::BitQubic::of(qubic::qubic()).unwrap());
    count_in_a_box::<_, 4>(qubic::hypercube);
    count_in_a_box::<_, 4>(|| qubic::BitHypercube::of(qubic::hypercube()).unwrap());
}

fn count_on_a_strip<R>(rules: impl Fn(InARow<Twisted>) -> R)
where
    R: Rules<State: View<Board = Twisted>, Move = Coord> + Clone,
{
    count_all(
        entries("moebius_four"),
        |entry| {
            let [rows, cols, k] = ["rows", "cols", "k"].map(|name| parameter(entry, name));
            rules(moebius_four::on_a_strip(rows, cols, Length::AtLeast(k)).expect("a game"))
        },
        read!(),
        |state, column: usize| {
            let discs = state.glyphs();
            let free = discs.cells_where(|&disc| disc == '.');
            let lands = free.filter(|at| at.col == column).last();
            lands.expect("a column that is not full")
        },
    );
}

#[test]
fn moebius_four_is_counted() {
    count_on_a_strip(|game| game);
    count_on_a_strip(|game| TableInARow::<u64, _>::of(game).unwrap());
}

#[test]
fn pop_out_is_counted() {
    let size = |entry: &Value| ["rows", "cols", "k"].map(|name| parameter(entry, name));
    count_all(
        entries("pop_out"),
        |entry| {
            let [rows, cols, k] = size(entry);
            let game = PopOutRules::new(rows, cols, Length::AtLeast(k));
            game.expect("a game").without_limit()
        },
        read!(),
        |state, (col, pops): (usize, bool)| {
            let mut column = (0..state.grid().rows()).map(|row| Coord::new(row, col));
            if pops {
                DropOrPop::Pop(column.next_back().expect("a cell"))
            } else {
                let free = column.rfind(|&at| state.grid()[at].is_empty());
                DropOrPop::Drop(free.expect("a column that is not full"))
            }
        },
    );
}
