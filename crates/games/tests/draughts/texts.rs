//! Moves and variants as text.

use collinear::rules::{Notation, Rules};
use collinear_games::draughts::{Board, Color, Draughts, ENGLISH, INTERNATIONAL, RUSSIAN, Variant};

use super::{after, budget, game, moves, position};

#[test]
fn squares_are_read_by_either_name() {
    let rules = game(ENGLISH);
    let by_letter = after(&rules, &rules.start(), "f6-g5 c3-d4");
    assert_eq!(by_letter, after(&rules, &rules.start(), "11-16 22-18"));
    let rules = game(RUSSIAN);
    let by_number = after(&rules, &rules.start(), "22-18 11-16");
    assert_eq!(by_number, after(&rules, &rules.start(), "c3-d4 f6-g5"));
    let rules = game(INTERNATIONAL);
    for (number, at) in [(1, (0, 1)), (5, (0, 9)), (46, (9, 0)), (50, (9, 8))] {
        let at = at.into();
        assert_eq!(rules.square_named(&number.to_string()), Some(at));
        assert_eq!(
            rules.name(at).map(|name| name.to_string()),
            Some(number.to_string())
        );
    }
    assert_eq!(
        ["51", "0", "+1"].map(|name| rules.square_named(name)),
        [None; 3]
    );
}

#[test]
fn positions_are_read_as_they_are_written() {
    for (name, preset) in Variant::PRESETS {
        let rules = game(preset);
        let mut dice = fastrand::Rng::with_seed(7);
        let mut state = rules.start();
        for _ in 0..budget::of(100, 1_000, 1_000) {
            let text = rules.write_fen(&state);
            let read = rules
                .read_fen(&text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.grid(), state.grid(), "{name}: {text}");
            assert_eq!(read.color(), state.color(), "{name}: {text}");
            let moves: Vec<_> = rules.moves(&state).collect();
            match dice.choice(moves) {
                Some(m) if rules.outcome(&state).is_none() => rules.apply(&mut state, m),
                _ => state = rules.start(),
            }
        }
    }
}

#[test]
fn positions_in_other_forms() {
    let rules = game(INTERNATIONAL);
    for (text, written) in [
        ("W:W31-50:B1-20", "W:W31-50:B1-20"),
        (
            " B : B 1,2 , 3-5 : W K50,K46-48,45 . ",
            "B:W45,K46,K47,K48,K50:B1-5",
        ),
        ("B:W:BK1", "B:W:BK1"),
        ("W:WKa1", "W:WK46:B"),
        ("W:W31-50:B1-20:H0:F1", "W:W31-50:B1-20"),
        ("B:H12:W31:B20.", "B:W31:B20"),
    ] {
        let state = rules.read_fen(text).expect(text);
        assert_eq!(rules.write_fen(&state), written);
    }
}

#[test]
fn a_state_of_another_board_is_written_and_refused_without_a_panic() {
    let board = Board {
        rows: 4,
        cols: 4,
        men: 1,
        ..ENGLISH.board
    };
    let small = game(Variant { board, ..ENGLISH });
    let large = game(INTERNATIONAL);
    for (rules, other) in [(&large, &small), (&small, &large)] {
        let state = other.start();
        for text in [
            "1-5", "50-45", "8-4", "a1-b2", "j10-i9", "1x10", "30x8x4", "35-30",
        ] {
            if let Ok(m) = rules.read_move(&state, text) {
                rules.write_move(&state, &m);
            }
        }
        for m in other.moves(&state) {
            rules.write_move(&state, &m);
            let _ = rules.check(&state, &m);
        }
        assert_eq!(rules.name((9, 20).into()), None);
    }
    assert_eq!(large.write_fen(&small.start()), "B:W16,17:B1,2");
    assert_eq!(small.write_fen(&large.start()), "W:W:B1-8");
}

#[test]
fn texts_that_are_no_position() {
    let rules = game(INTERNATIONAL);
    let (who, whose) = ("the side to move", "the owner of the pieces");
    for (text, wrong, what) in [
        ("", "", who),
        ("31", "31", who),
        ("W:", "", whose),
        ("W:31-50", "31-50", whose),
        ("W:W31:H", "H", whose),
        ("W:W31:F1a", "F1a", whose),
        ("W:é", "é", whose),
        ("W:W31,:B1", "", ""),
        ("W:W51", "51", ""),
        ("W:W40-31", "40-31", ""),
        ("W:Wa1-c1", "a1-c1", ""),
    ] {
        let why = match what {
            "" => format!("\"{wrong}\" is not a square or a range of squares of the board"),
            what => format!("expected W or B for {what}, found \"{wrong}\""),
        };
        assert_eq!(rules.read_fen(text).expect_err(text).to_string(), why);
    }
    for (text, why) in [
        ("W:W31-33:B32", "there are two pieces on 32"),
        (
            "W:W1",
            "row 0, column 1: there is a man of white on its last row, at 1",
        ),
    ] {
        assert_eq!(rules.read_fen(text).expect_err(text).to_string(), why);
    }
}

#[test]
fn an_ambiguous_capture_is_written_in_full() {
    let rules = game(ENGLISH);
    let state = position(&rules, Color::White, "w 30 b 25 17 26 18");
    assert_eq!(moves(&rules, &state), ["30x21x14", "30x23x14"]);
    let why = rules.read_move(&state, "30x14").expect_err("which?");
    let expected = "there is more than one such capture: 30x23x14 or 30x21x14";
    assert_eq!(why.to_string(), expected);
}

#[test]
fn variants_are_read_and_written() {
    let presets = Variant::PRESETS.map(|(name, _)| (name, name));
    for (text, written) in presets.into_iter().chain([
        (
            "international rows=12 cols=12 men=5",
            "international rows=12 cols=12 men=5",
        ),
        (
            "russian captures=both half-turns=yes",
            "russian captures=both",
        ),
        (
            "turkish squares=dark behind=0",
            "turkish squares=dark behind=0",
        ),
    ]) {
        let rules: Draughts = text.parse().expect(text);
        assert_eq!(rules.to_string(), written);
        assert_eq!(written.parse::<Draughts>().expect(written), rules);
    }
    for (text, why) in [
        ("english men=0", "there must be at least one row of men"),
        (
            "english rows=100",
            "a board can have at most 12 rows and columns",
        ),
        ("english rows=2 cols=1 men=1", "the game would be over"),
        ("chess", "no preset \"chess\""),
        ("king=yes", "no setting \"king\""),
    ] {
        let error = text.parse::<Draughts>().expect_err(text).to_string();
        assert!(error.contains(why), "{error}");
    }
}
