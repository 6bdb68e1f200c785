//! Moves and variants as text.

use collinear::rules::draughts::{
    Board, Color, Draughts, ENGLISH, INTERNATIONAL, Lines, RUSSIAN, Variant,
};
use collinear::rules::{Notation, Rules};

use super::{after, game, moves, position};

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
