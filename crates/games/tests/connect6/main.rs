//! Connect6 and its kin: turns, wins, refusals, texts, counts, and random games compared with a naive program.

#[path = "../../../../tests/budget/mod.rs"]
mod budget;
mod naive;

use collinear::rules::{
    Cell, Finished, Game, Illegal, Notation, Outcome, Position, Rules, Side, View,
    distinct_positions, perft,
};
use collinear::testing::{RandomPlay, check_against, check_notation, check_rules};
use collinear::{Coord, Grid};
use collinear_games::connect6::{CONNECT6, Connect6, State, Variant};
use naive::Naive;
use serde_json::Value;

fn game(text: &str) -> Connect6 {
    text.parse().expect(text)
}

/// The state of a picture.
fn at(picture: &str, turn: Side, left: usize) -> State {
    let grid = Grid::parse_with(picture, Cell::from_glyph).expect(picture);
    Position::new(grid).with_turn(turn).with_extra(left)
}

#[test]
fn six_with_the_first_stone_of_a_turn_win_and_seven_do_as_well() {
    let rules = game("rows=2 cols=7");
    for (picture, left, length) in [
        ("X X X . X X .\nO O . . . . O", 2, 6),
        ("X X X . X X X\nO O . . . . O", 1, 7),
    ] {
        let mut game = Game::from_state(rules.clone(), at(picture, Side::First, left));
        game.play(Coord::new(0, 3)).expect("a free cell");
        assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
        assert_eq!(game.turn() == Side::First, left == 2);
        let lines = rules.winning_lines(game.state()).map(|line| line.len());
        assert!(lines.eq([length]));
    }
}

#[test]
fn moves_are_refused_with_reasons() {
    let rules = game("connect6");
    let mut playing = Game::new(rules.clone());
    playing.play(Coord::new(18, 0)).expect("a free cell");
    for (text, reason, cells) in [
        ("a1", "a1 is occupied", 1),
        ("t1", "off the board: its cells are a1 to s19", 0),
        ("x", "not a move: a move looks like a19", 0),
    ] {
        let illegal = rules.read_move(playing.state(), text).expect_err(text);
        assert_eq!(illegal.to_string(), reason);
        assert_eq!(illegal.cells::<Coord>().len(), cells);
    }
    let off = playing.play(Coord::new(0, 19)).expect_err("off the board");
    assert_eq!(
        off.to_string(),
        "(0, 19) is off the board of 19 rows and 19 columns"
    );
    assert_eq!(
        rules.write_move(playing.state(), &Coord::new(0, 19)),
        "(0,19)"
    );
    let won = at("X X X X X X .", Side::Second, 2);
    assert!(matches!(
        game("rows=1 cols=7").read_move(&won, "g1"),
        Err(Illegal::Over(_))
    ));
}

#[test]
fn texts_are_read_and_written() {
    for (text, written) in [
        ("", "connect6"),
        ("connect6", "connect6"),
        ("rows=15 cols=15", "connect6 rows=15 cols=15"),
        ("connect6 connect=5 stones=1", "connect6 connect=5 stones=1"),
        ("first=2 stones=3", "connect6 stones=3 first=2"),
    ] {
        let rules = game(text);
        assert_eq!(rules.to_string(), written, "{text}");
        assert_eq!(game(written), rules);
    }
    for (text, reason) in [
        ("connect=0", "a line must be at least 1 cell long"),
        ("stones=0", "a turn must have at least 1 stone"),
        ("first=0", "a turn must have at least 1 stone"),
        ("gomoku", "no preset \"gomoku\"; presets: connect6"),
        (
            "k=6",
            "no setting \"k\"; settings: rows, cols, connect, stones, first",
        ),
    ] {
        assert_eq!(
            text.parse::<Connect6>().expect_err(text).to_string(),
            reason
        );
    }
    let large = Variant {
        rows: 1 << 11,
        cols: 1 << 11,
        ..CONNECT6
    };
    let error = Connect6::new(large).unwrap_err();
    assert!(error.to_string().contains(" is too large: "));
    assert_eq!(format!("{:?}", game("")), "Connect6(connect6)");
    assert_eq!(CONNECT6.name(), Some("connect6"));
    assert_eq!(game("first=2").variant().name(), None);
}

const VARIANTS: [&str; 6] = [
    "rows=6 cols=7",
    "rows=5 cols=4 connect=3",
    "rows=4 cols=6 connect=4 stones=3 first=2",
    "rows=1 cols=9 connect=4",
    "rows=3 cols=3 connect=3 stones=1",
    "rows=0 cols=3",
];

#[test]
fn games_keep_the_promises_of_all_games() {
    for text in VARIANTS.into_iter().chain(["connect6"]) {
        let rules = game(text);
        let play = RandomPlay::new(budget::of(3, 20, 20), budget::of(30, 120, 120));
        let few = RandomPlay { games: 1, ..play };
        check_rules(&rules, &rules.start(), play)
            .and_then(|()| check_notation(&rules, &rules.start(), few))
            .unwrap_or_else(|breach| panic!("{rules}: {breach}"));
    }
}

#[test]
fn random_games_are_those_of_the_naive_program() {
    for text in VARIANTS {
        let rules = game(text);
        let key = |state: &State| {
            (
                state.grid().to_string(),
                state.turn(),
                format!("{:?}", rules.outcome(state)),
            )
        };
        let next = |naive: &Naive| {
            let after = |at| {
                let mut next = naive.clone();
                next.place(at);
                (
                    (next.picture(), next.turn(), format!("{:?}", next.outcome())),
                    next,
                )
            };
            let free = naive.free().into_iter();
            free.filter(|_| naive.outcome().is_none())
                .map(after)
                .collect()
        };
        let play = RandomPlay::new(budget::of(2, 10, 40), budget::of(30, 80, 80));
        check_against(
            &rules,
            &rules.start(),
            key,
            &Naive::of(*rules.variant()),
            next,
            play,
        )
        .unwrap_or_else(|breach| panic!("{text}: {breach}"));
    }
}

#[test]
fn games_are_counted() {
    let entries: Value = serde_json::from_str(include_str!("../data/connect6.json")).expect("JSON");
    for entry in entries.as_array().expect("a list") {
        let text = entry["rules"].as_str().expect("rules");
        let rules = game(text);
        let counts = entry["perft"].as_array().expect("counts");
        let counts: Vec<_> = counts
            .iter()
            .map(|it| u128::from(it.as_u64().expect("a count")))
            .collect();
        let affordable = budget::affordable(&counts, budget::of(40_000, 1_000_000, 10_000_000));
        assert!(affordable > 1, "{text}");
        let stones = entry["stones"].as_str().expect("stones");
        let (mut start, mut naive) = (rules.start(), Naive::of(*rules.variant()));
        for m in rules.read_game(&start, stones).expect(stones) {
            rules.apply(&mut start, m);
            naive.place(m);
        }
        for (depth, &expected) in counts.iter().enumerate().take(affordable) {
            let found = perft(&rules, &start, depth, Finished::Dropped);
            assert_eq!(found, expected, "perft {depth} of {text}");
            if expected < budget::of(5_000, 100_000, 1_000_000) {
                assert_eq!(naive.perft(depth), expected, "perft {depth} of {text}");
            }
        }
    }
}

/// The two stones of a turn lead to the same position in either order. States with different numbers of stones left are
/// different positions.
#[test]
fn positions_are_counted() {
    let small = game("rows=6 cols=6");
    let counts: Vec<_> = distinct_positions(&small, &small.start()).take(4).collect();
    assert_eq!(counts, [1, 36, 36 * 35, 36 * 35 * 34 / 2]);
    let state = at("X . .", Side::Second, 2);
    assert!(state.key() != at("X . .", Side::Second, 1).key());
}
