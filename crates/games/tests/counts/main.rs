//! What is known of the games: counts from the start and from positions that were played to, as rows of
//! data, and the naive programs that they come from.

#[path = "../naive/mod.rs"]
mod naive;

mod games;
mod told;

use naive::{
    End, Game, abalone::Abalone, bagh_chal::BaghChal, endless::Endless, halma::Halma,
    konane::Konane, moebius_four, moebius_four::MoebiusFour, nine_mens_morris,
    nine_mens_morris::NineMensMorris, pop_out::PopOut, qubic, qubic::Qubic, surakarta::Surakarta,
};
use serde_json::Value;

/// How many sequences of moves are counted at most, entry by entry.
const BUDGET: u64 = match (
    cfg!(debug_assertions),
    option_env!("THOROUGH_TESTS").is_some(),
) {
    (true, false) => 3_000,
    (true, true) => 300_000,
    (false, _) => 6_000_000,
};

/// Whether there is little time: without optimization.
const IS_QUICK: bool = cfg!(debug_assertions) && option_env!("THOROUGH_TESTS").is_none();

/// The entries of a game.
fn entries(game: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../data/counts.json")).unwrap();
    let games = file["games"].as_array().expect("games");
    let found = games.iter().find(|it| it["game"] == game).expect(game);
    found["entries"].as_array().expect("entries").clone()
}

fn parameter<N: TryFrom<i64>>(entry: &Value, name: &str) -> N {
    let number = entry["params"][name]
        .as_i64()
        .and_then(|it| it.try_into().ok());
    number.unwrap_or_else(|| panic!("{}: no {name}", entry["name"]))
}

/// Plays the moves of an entry.
fn replay<G: Game>(mut game: G, entry: &Value, read: impl Fn(&Value) -> G::Move) -> G {
    for m in entry["moves"].as_array().expect("moves") {
        let m = read(m);
        assert!(game.moves().contains(&m), "{}: {m:?}", entry["name"]);
        game.play(m);
    }
    game
}

/// The counts of a kind, ply by ply.
fn row(entry: &Value, kind: &str) -> Vec<u64> {
    let row = &entry[kind];
    let counts = (0..).map_while(|ply: usize| row[ply.to_string()].as_u64());
    counts.collect()
}

/// Counts an entry again, as deep as the budget allows.
fn check<G: Game>(game: &G, entry: &Value) {
    let name = &entry["name"];
    let paths = row(entry, "paths");
    let within_budget = paths.iter().take_while(|&&count| count <= BUDGET).count();
    assert!(within_budget > 1, "{name}: nothing is counted");
    if within_budget < paths.len() && paths[within_budget] <= 20 * BUDGET {
        let found = naive::paths(game, within_budget);
        assert_eq!(found, paths[within_budget], "{name}: the last ply");
    }
    let won = row(entry, "won_games_at_ply");
    let plies = within_budget.min(won.len()) - 1;
    let found = naive::census(game, plies);
    assert_eq!(found.paths, paths[..=plies], "{name}");
    assert_eq!(found.won, won[..=plies], "{name}: won");
    assert_eq!(
        found.drawn,
        row(entry, "drawn_games_at_ply")[..=plies],
        "{name}: drawn"
    );
    let positions = row(entry, "counts");
    let plies = within_budget.min(positions.len()) - 1;
    assert_eq!(
        naive::positions(game, plies),
        positions[..=plies],
        "{name}: positions"
    );
}

/// Every entry of a game, set up by its parameters and played to by its moves.
fn check_all<G: Game>(game: &str, start: impl Fn(&Value) -> G, read: impl Fn(&Value) -> G::Move) {
    for entry in entries(game) {
        check(&replay(start(&entry), &entry, &read), &entry);
    }
}

/// A move as its type says.
macro_rules! read {
    () => {
        |m| serde_json::from_value(m.clone()).expect("a move")
    };
}

#[test]
fn qubic_and_its_like() {
    let start = |entry: &Value| {
        let (side, dimensions) = (parameter(entry, "side"), parameter(entry, "dimensions"));
        assert_eq!(
            qubic::lines(side, dimensions).len(),
            entry["params"]["lines"]
        );
        Qubic::start(side, dimensions)
    };
    check_all("qubic", start, read!());
}

/// `((n + 2)^d - n^d) / 2`: each line goes on to two cells of the shell around the box.
#[test]
fn a_box_has_as_many_lines_as_the_formula_says() {
    for (side, dimensions, known) in [(3, 2, 8), (3, 3, 49), (4, 3, 76), (3, 4, 272), (4, 4, 520)] {
        let formula = ((side + 2_usize).pow(dimensions) - side.pow(dimensions)) / 2;
        let found = qubic::lines(side, dimensions).len();
        assert_eq!((found, formula), (known, known));
    }
}

#[test]
fn four_in_a_row_on_a_moebius_band() {
    let start = |entry: &Value| {
        let [rows, cols, k] = ["rows", "cols", "k"].map(|name| parameter(entry, name));
        assert_eq!(
            moebius_four::lines(rows, cols, k).len(),
            entry["params"]["lines"]
        );
        MoebiusFour::start(rows, cols, k)
    };
    check_all("moebius_four", start, read!());
}

#[test]
fn pop_out() {
    let start = |entry: &Value| {
        let [rows, cols, k] = ["rows", "cols", "k"].map(|name| parameter(entry, name));
        PopOut::start(rows, cols, k)
    };
    check_all("pop_out", start, read!());
}

#[test]
fn nine_mens_morris() {
    check_all("nine_mens_morris", |_| NineMensMorris::start(), read!());
}

/// Points are adjacent if they follow each other on a line, and only then.
#[test]
fn points_of_a_morris_board_are_adjacent_on_its_lines() {
    for (point, adjacent) in nine_mens_morris::ADJACENT.iter().enumerate() {
        for other in 0..24 {
            let follows = |line: &[usize; 3]| {
                let places = [point, other].map(|it| line.iter().position(|&at| at == it));
                matches!(places, [Some(one), Some(two)] if one.abs_diff(two) == 1)
            };
            let is_on_a_line = nine_mens_morris::MILLS.iter().any(follows);
            assert_eq!(
                adjacent.contains(&other),
                is_on_a_line,
                "{point} and {other}"
            );
        }
    }
}

#[test]
fn abalone() {
    check_all("abalone", |_| Abalone::start(), read!());
}

#[test]
fn halma_and_chinese_checkers() {
    check_all("halma", |_| Halma::square(), read!());
    check_all("chinese_checkers", |_| Halma::star(), read!());
}

#[test]
fn konane() {
    check_all("konane", |_| Konane::start(), read!());
}

#[test]
fn bagh_chal() {
    check_all("bagh_chal", |_| BaghChal::start(), read!());
}

#[test]
fn surakarta() {
    check_all("surakarta", |_| Surakarta::start(), read!());
}

#[test]
fn six_in_a_row_on_endless_hexagons() {
    let start = |entry: &Value| Endless::six_on_hexagons(parameter(entry, "within"));
    check_all("endless_hexagons", start, read!());
}

#[test]
fn five_in_a_row_without_edges() {
    let start = |entry: &Value| Endless::five_on_squares(parameter(entry, "within"));
    check_all("endless_squares", start, read!());
}

/// One stone, then two a turn: of eleven stones six are the second player's.
#[test]
fn two_stones_a_turn() {
    let mut game = Endless::six_on_hexagons(8);
    let mut next = [0, 0];
    for player in [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1] {
        assert_eq!(game.end(), None, "{next:?}");
        let cell = (next[player], [0, 2][player]);
        assert!(game.moves().contains(&cell), "{cell:?}");
        game.play(cell);
        next[player] += 1;
    }
    assert_eq!(game.end(), Some(End::Won), "{next:?}");
}
