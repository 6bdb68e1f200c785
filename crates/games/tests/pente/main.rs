//! Pente and Keryo: captures, openings, refusals, texts, counts, and random games compared with a naive program.

#[path = "../../../../tests/budget/mod.rs"]
mod budget;
mod naive;

use collinear::rules::{
    Cell, Finished, Game, Illegal, Notation, Outcome, Position, Rules, Side, View, perft,
};
use collinear::testing::{RandomPlay, check_against, check_notation, check_rules};
use collinear::{Coord, Grid};
use collinear_games::pente::{KERYO, Opening, PENTE, Pente, State, Variant};
use naive::Naive;
use serde_json::Value;

fn sized(variant: Variant, rows: usize, cols: usize) -> Pente {
    let variant = Variant {
        rows,
        cols,
        ..variant
    };
    Pente::new(variant).expect("a game")
}

fn free(variant: Variant) -> Variant {
    Variant {
        opening: Opening::Free,
        ..variant
    }
}

/// The game of a variant on the board of a picture, and its state.
fn at(variant: Variant, picture: &str, turn: Side) -> (Pente, State) {
    let glyph = |glyph| Some(Cell::from_glyph(glyph).unwrap_or(Cell::Empty));
    let grid = Grid::parse_with(picture, glyph).expect(picture);
    let rules = sized(variant, grid.rows(), grid.cols());
    (
        rules,
        Position::new(grid).with_turn(turn).with_extra([0, 0]),
    )
}

/// The first player places a stone on the `?` of a picture.
fn placed(variant: Variant, picture: &str, captured: [usize; 2]) -> (Pente, State) {
    let marks = Grid::parse(picture).expect(picture);
    let cell = marks.cells_where(|&glyph| glyph == '?').next();
    let (rules, mut state) = at(free(variant), picture, Side::First);
    state.extra = captured;
    assert_eq!(rules.outcome(&state), None);
    rules.apply(&mut state, cell.expect("a cell"));
    assert_eq!(state.last(), cell);
    (rules, state)
}

#[test]
fn pairs_are_captured_in_all_directions_but_never_three_nor_one() {
    let star = "
        X . . X . . X . .
        . O . O . O . . .
        . . O O O . . . .
        X O O ? O O X . .
        . . O O O . . . .
        . O . O . O . . .
        X . . X . . X . .";
    let goal = |captured_to_win| Variant {
        captured_to_win,
        ..PENTE
    };
    let (_, state) = placed(goal(0), star, [0, 0]);
    assert_eq!(state.extra, [16, 0]);
    assert!(!state.grid().to_string().contains('O'));
    let won = Some(Outcome::Win(Side::First));
    for (row, before, pente, keryo, outcome) in [
        ("? O O X .", 0, 2, 2, None),
        ("? O O O X .", 0, 0, 3, None),
        ("? O X .", 0, 0, 0, None),
        ("? O O O O X .", 0, 0, 0, None),
        ("? O X O X .", 0, 0, 0, None),
        ("X O O ? O O O X .", 0, 2, 5, None),
        // Moving in between is safe.
        ("O ? X O .", 0, 0, 0, None),
        // A full board, and one that a capture makes room on.
        ("? O X O", 0, 0, 0, Some(Outcome::Draw)),
        ("? O O X", 0, 2, 2, None),
        ("? O O X .", 8, 2, 2, won),
        ("X X ? X X .", 0, 0, 0, won),
        ("X X X ? X X .", 0, 0, 0, won),
    ] {
        let (rules, state) = placed(PENTE, row, [before, 0]);
        assert_eq!(state.extra, [before + pente, 0], "{row}");
        assert_eq!(rules.outcome(&state), outcome, "{row}");
        let lines = rules.winning_lines(&state).count();
        assert_eq!(lines > 0, outcome == won && before == 0, "{row}");
        let (_, state) = placed(KERYO, row, [before, 0]);
        assert_eq!(state.extra, [before + keryo, 0], "{row}");
    }
    let (rules, state) = placed(goal(0), "? O O X .", [100, 0]);
    assert_eq!(rules.outcome(&state), None);
    let (rules, state) = placed(KERYO, "? O O O X .", [12, 0]);
    assert_eq!(rules.outcome(&state), won);
    // Captures are part of the position, and show that the opening is over, even with few stones.
    let (rules, start) = at(PENTE, ". . .", Side::First);
    let mut other = start.clone();
    other.extra = [2, 0];
    assert!(start.key() != other.key());
    assert_eq!(
        [start, other].map(|state| rules.count_moves(&state)),
        [1, 3]
    );
}

#[test]
fn captures_are_told_before_they_are_made() {
    let (rules, state) = at(free(PENTE), "X O O . O O X\nO O X O X . .", Side::First);
    let lines: Vec<_> = rules.captures(&state, Coord::new(0, 3)).collect();
    assert_eq!(lines.len(), 2);
    let mut game = Game::from_state(rules, state);
    game.play(Coord::new(0, 3)).expect("a free cell");
    let grid = game.state().grid();
    assert!(lines.into_iter().flatten().all(|at| grid[at].is_empty()));
}

#[test]
fn moves_are_refused_with_reasons() {
    let tournament: Pente = "pente opening=tournament".parse().expect("a game");
    let mut game = Game::new(tournament.clone());
    let refused = |game: &Game<Pente>, text: &str| {
        let illegal = game.rules().read_move(game.state(), text).expect_err(text);
        (illegal.to_string(), illegal.cells::<Coord>().len())
    };
    assert_eq!(
        refused(&game, "a1"),
        (
            "a1: the first stone must go to the middle, j10".to_owned(),
            2
        )
    );
    for text in ["j10", "k10"] {
        let m = tournament.read_move(game.state(), text).expect(text);
        game.play(m).expect("a legal move");
    }
    for (text, reason, cells) in [
        (
            "l12",
            "l12: the second stone must be at least three lines away from the middle, j10",
            2,
        ),
        ("k10", "k10 is occupied", 1),
        ("t1", "off the board: its cells are a1 to s19", 0),
        ("x", "not a move: a move looks like a19", 0),
    ] {
        assert_eq!(refused(&game, text), (reason.to_owned(), cells));
    }
    let key = game.state().key();
    let off = game.play(Coord::new(19, 0)).expect_err("off the board");
    assert_eq!(
        off.to_string(),
        "(19, 0) is off the board of 19 rows and 19 columns"
    );
    assert_eq!(game.state().key(), key);
    let (rules, state) = at(PENTE, "X X X X X .", Side::Second);
    assert!(matches!(
        rules.read_move(&state, "f1"),
        Err(Illegal::Over(_))
    ));
    let large = Pente::new(Variant {
        rows: 1 << 11,
        cols: 1 << 11,
        ..PENTE
    });
    let error = large.unwrap_err().to_string();
    assert!(error.contains(" is too large: "));
}

#[test]
fn texts_are_read_and_written() {
    for (text, written) in [
        ("", "pente"),
        ("keryo", "keryo"),
        ("captures=pairs-and-threes captured-to-win=15", "keryo"),
        ("keryo opening=tournament", "keryo opening=tournament"),
        ("rows=13 cols=13", "pente rows=13 cols=13"),
        (
            "captured-to-win=0 opening=free",
            "pente captured-to-win=0 opening=free",
        ),
    ] {
        let rules: Pente = text.parse().expect(text);
        assert_eq!(rules.to_string(), written, "{text}");
        assert_eq!(written.parse::<Pente>().expect(written), rules);
    }
    for (text, reason) in [
        (
            "connect=5",
            "no setting \"connect\"; settings: rows, cols, captures, captured-to-win, opening",
        ),
        (
            "captures=threes",
            "captures=threes: it can be pairs or pairs-and-threes",
        ),
        ("go", "no preset \"go\"; presets: pente, keryo"),
    ] {
        assert_eq!(text.parse::<Pente>().expect_err(text).to_string(), reason);
    }
    assert_eq!(format!("{:?}", Pente::new(KERYO).unwrap()), "Pente(keryo)");
    let rules = Pente::new(PENTE).expect("a game");
    assert_eq!(rules.write_move(&rules.start(), &Coord::new(18, 0)), "a1");
    assert_eq!(
        rules.write_move(&rules.start(), &Coord::new(19, 0)),
        "(19,0)"
    );
}

fn variants() -> Vec<Variant> {
    let small = |variant: Variant, rows, cols| Variant {
        rows,
        cols,
        captured_to_win: 6,
        ..variant
    };
    vec![
        small(PENTE, 7, 7),
        small(free(KERYO), 5, 9),
        small(free(PENTE), 1, 12),
        small(KERYO, 8, 6),
        small(free(KERYO), 0, 3),
        Variant {
            opening: Opening::Tournament,
            ..small(PENTE, 9, 8)
        },
    ]
}

#[test]
fn games_keep_the_promises_of_all_games() {
    for variant in variants().into_iter().chain([PENTE]) {
        let rules = Pente::new(variant).expect("a game");
        let play = RandomPlay::new(budget::of(3, 20, 20), budget::of(30, 120, 120));
        let few = RandomPlay { games: 1, ..play };
        check_rules(&rules, &rules.start(), play)
            .and_then(|()| check_notation(&rules, &rules.start(), few))
            .unwrap_or_else(|breach| panic!("{rules}: {breach}"));
    }
}

#[test]
fn random_games_are_those_of_the_naive_program() {
    for variant in variants() {
        let rules = Pente::new(variant).expect("a game");
        let key = |state: &State| {
            let outcome = format!("{:?}", rules.outcome(state));
            (state.grid().to_string(), state.extra, state.turn(), outcome)
        };
        let next = |naive: &Naive| {
            let after = |at| {
                let mut next = naive.clone();
                next.place(at);
                let outcome = format!("{:?}", next.outcome());
                ((next.picture(), next.captured, next.turn, outcome), next)
            };
            let moves = naive.moves().into_iter();
            moves
                .filter(|_| naive.outcome().is_none())
                .map(after)
                .collect()
        };
        let play = RandomPlay::new(budget::of(1, 10, 40), budget::of(25, 80, 80));
        check_against(&rules, &rules.start(), key, &Naive::of(&rules), next, play)
            .unwrap_or_else(|breach| panic!("{rules}: {breach}"));
    }
}

#[test]
fn games_are_counted() {
    let entries: Value = serde_json::from_str(include_str!("../data/pente.json")).expect("JSON");
    for entry in entries.as_array().expect("a list") {
        let text = |key: &str| entry[key].as_str().expect(key);
        let turn = if text("turn") == "X" {
            Side::First
        } else {
            Side::Second
        };
        let variant: Variant = text("rules").parse().expect("rules");
        let (rules, mut start) = at(variant, &text("board").replace('/', "\n"), turn);
        start.extra = [0, 1].map(|i| {
            entry["captured"][i]
                .as_u64()
                .expect("a count")
                .try_into()
                .unwrap()
        });
        let counts = entry["perft"].as_array().expect("counts");
        let counts: Vec<_> = counts
            .iter()
            .map(|it| u128::from(it.as_u64().expect("a count")))
            .collect();
        let affordable = budget::affordable(&counts, budget::of(20_000, 400_000, 4_000_000));
        assert!(affordable > 1, "{}", text("board"));
        for (depth, &expected) in counts.iter().enumerate().take(affordable) {
            let found = perft(&rules, &start, depth, Finished::Dropped);
            assert_eq!(found, expected, "perft {depth} of {}", text("board"));
            if expected < budget::of(3_000, 40_000, 400_000) {
                let counted = Naive::at(&rules, &start).perft(depth);
                assert_eq!(counted, expected, "perft {depth} of {}", text("board"));
            }
        }
    }
}
