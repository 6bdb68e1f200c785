//! Moves and variants as text.

use collinear::rules::draughts::{
    Board, Color, Draughts, ENGLISH, INTERNATIONAL, Lines, RUSSIAN, Variant,
};
use collinear::rules::{Notation, Rules};

use super::{after, budget, game, moves, position};

#[test]
fn squares_have_their_numbers() {
    let rules = game(ENGLISH);
    for number in 1..=32 {
        let at = rules.square_named(&number.to_string()).expect("a square");
        assert_eq!(
            rules.name(at).expect("it is played on").to_string(),
            number.to_string()
        );
    }
    assert_eq!(rules.square_named("33"), None);
    assert_eq!(rules.square_named("+1"), None);
    let rules = game(INTERNATIONAL);
    assert_eq!(rules.square_named("46"), Some((9, 0).into()));
    assert_eq!(rules.square_named("5"), Some((0, 9).into()));
}

#[test]
fn squares_are_read_by_either_name() {
    let rules = game(ENGLISH);
    let by_letter = after(&rules, &rules.start(), "f6-g5 c3-d4");
    assert_eq!(by_letter, after(&rules, &rules.start(), "11-16 22-18"));
    let rules = game(RUSSIAN);
    let by_number = after(&rules, &rules.start(), "22-18 11-16");
    assert_eq!(by_number, after(&rules, &rules.start(), "c3-d4 f6-g5"));
}

#[test]
fn positions_are_read_as_they_are_written() {
    for (name, preset) in Variant::PRESETS {
        let rules = game(preset);
        let mut random = 1_234_567_u64;
        for _ in 0..budget::of(2, 20, 20) {
            let mut state = rules.start();
            while rules.outcome(&state).is_none() && state.grid().count(|s| !s.is_empty()) > 3 {
                let text = rules.write_fen(&state);
                let read = rules
                    .read_fen(&text)
                    .unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(
                    (read.grid(), read.color()),
                    (state.grid(), state.color()),
                    "{name}: {text}"
                );
                let moves: Vec<_> = rules.moves(&state).collect();
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let pick = usize::try_from(random >> 33).expect("31 bits") % moves.len();
                rules.apply(&mut state, moves[pick].clone());
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
    for (text, why) in [
        ("", "\"\" says neither W nor B, who is to move"),
        ("31", "\"31\" says neither W nor B, who is to move"),
        ("W:", "\"\" says neither W nor B, whose pieces they are"),
        (
            "W:31-50",
            "\"31-50\" says neither W nor B, whose pieces they are",
        ),
        (
            "W:W31:H",
            "\"H\" says neither W nor B, whose pieces they are",
        ),
        (
            "W:W31:F1a",
            "\"F1a\" says neither W nor B, whose pieces they are",
        ),
        ("W:é", "\"é\" says neither W nor B, whose pieces they are"),
        (
            "W:W31,:B1",
            "\"\" is no square of the board, and no range of squares",
        ),
        (
            "W:W51",
            "\"51\" is no square of the board, and no range of squares",
        ),
        (
            "W:W40-31",
            "\"40-31\" is no square of the board, and no range of squares",
        ),
        (
            "W:Wa1-c1",
            "\"a1-c1\" is no square of the board, and no range of squares",
        ),
        ("W:W31-33:B32", "two pieces on 32"),
        (
            "W:W1",
            "row 0, column 1: a man of white on its last row, at 1",
        ),
    ] {
        let error = rules.read_fen(text).expect_err(text);
        assert_eq!(error.to_string(), why, "{text}");
    }
}

#[test]
fn a_famous_opening() {
    let rules = game(ENGLISH);
    let state = after(&rules, &rules.start(), "11-15 22-18 15x22 25x18 8-11 29-25");
    assert_eq!(state.color(), Color::Black);
    let rules = game(RUSSIAN);
    let state = after(
        &rules,
        &rules.start(),
        "c3-d4 d6-c5 b2-c3 f6-g5 c3-b4 g5-h4 b4:d6 e7:c5",
    );
    assert_eq!(state.color(), Color::White);
}

#[test]
fn an_ambiguous_capture_is_written_in_full() {
    let rules = game(ENGLISH);
    let state = position(&rules, Color::White, "w 30 b 25 17 26 18");
    assert_eq!(moves(&rules, &state), ["30x21x14", "30x23x14"]);
    let why = rules.read_move(&state, "30x14").expect_err("which?");
    let expected = "there is more than one such capture: 30x23x14 or 30x21x14";
    assert_eq!(why.to_string(), expected);
    for m in rules.moves(&state) {
        let text = rules.write_move(&state, &m);
        assert_eq!(rules.read_move(&state, &text).expect(&text), m);
    }
}

#[test]
fn variants_are_read_as_they_are_written() {
    let board = Board {
        rows: 12,
        cols: 12,
        men: 5,
        ..INTERNATIONAL.board
    };
    let canadian = Variant {
        board,
        ..INTERNATIONAL
    };
    assert_eq!(canadian.to_string(), "international rows=12 cols=12 men=5");
    let mine = Variant {
        captures: Lines::Both,
        ..RUSSIAN
    };
    let presets = Variant::PRESETS.map(|(_, preset)| preset);
    for variant in presets.into_iter().chain([canadian, mine]) {
        let read: Variant = variant.to_string().parse().expect("it was written");
        assert_eq!(read, variant);
        assert!(Draughts::new(variant).is_ok());
    }
}

#[test]
fn there_is_no_such_game() {
    let why = |text: &str| text.parse::<Draughts>().expect_err(text).to_string();
    assert_eq!(why("english men=0"), "there are no men");
    assert!(why("english rows=100").ends_with("a board has at most 12 rows and columns"));
    assert!(why("english rows=2 cols=1 men=1").starts_with("the game would be over"));
}
