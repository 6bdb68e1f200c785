//! Positions that each show one rule.

use collinear::rules::Rules;
use collinear_games::draughts::{Color, Draughts};

use super::{after, at, moves, position};

/// The rules, White's pieces and Black's, and White's moves; `+` if they promote.
const ROWS: &[(&str, &str, &[&str])] = &[
    // A man that reaches the last row while capturing: from b6 over c7 to d8. Only a king can then capture f6.
    ("english naming=letters", "w b6 b c7 f6", &["b6xd8+"]),
    ("russian", "w b6 b c7 f6", &["b6xg5+", "b6xh4+"]),
    ("brazilian", "w b6 b c7 f6", &["b6xd8+"]),
    // And back over e7 to f6.
    ("english naming=letters", "w b6 b c7 e7", &["b6xd8+"]),
    ("russian", "w b6 b c7 e7", &["b6xf6+", "b6xg5+", "b6xh4+"]),
    ("brazilian", "w b6 b c7 e7", &["b6xf6"]),
    // The most must be captured if that is compulsory: one at d4, or two at b4 and b6.
    ("russian", "w c3 b d4 b4 b6 h8", &["c3xc7", "c3xe5"]),
    ("brazilian", "w c3 b d4 b4 b6 h8", &["c3xc7"]),
    // Behind b2 a king can land on c3, d4, e5 and further; only from e5 can it continue, over g3.
    ("russian", "w Ka1 b b2 g3", &["a1xh2"]),
    // A ring of four, possible from either end.
    ("international", "w 38 b 32 33 22 23", &["38x38"]),
    // Captured pieces leave at once: over c3, e5 and g4, and then along the third row across c3 to b3.
    ("turkish", "w Kc1 b c3 e5 g4 b3", &["c1xa3"]),
    (
        "turkish removal=at-end",
        "w Kc1 b c3 e5 g4 b3",
        &["c1xg1", "c1xg2", "c1xg3"],
    ),
    ("turkish", "w d4 b h8", &["d4-c4", "d4-d5", "d4-e4"]),
    // Along rows and columns.
    ("frisian", "w 28 b 27", &["28x26"]),
    ("frisian", "w 28 b 29", &["28x30"]),
    ("frisian", "w 28 b 18", &["28x8"]),
    ("frisian", "w 28 b 38", &["28x48"]),
    // A man or a king: the king. Two men or a king: the men.
    ("frisian", "w 28 b 23 K22", &["28x17"]),
    ("frisian", "w 28 b 23 14 K22", &["28x10"]),
];

/// Over d5, and from behind it back over d2 would be two.
#[test]
fn in_turkish_draughts_no_piece_turns_round() {
    for (text, expected) in [("turkish", 1), ("turkish half-turns=yes", 2)] {
        let rules: Draughts = text.parse().expect(text);
        let state = position(&rules, Color::White, "w Kd3 b d5 d2 h8");
        assert!(rules.moves(&state).all(|m| m.taken.len() == expected));
    }
}

#[test]
fn each_clause() {
    for (text, pieces, expected) in ROWS {
        let rules: Draughts = text.parse().expect(text);
        let state = position(&rules, Color::White, pieces);
        let sign = if rules.moves(&state).all(|m| m.promotes) {
            "+"
        } else {
            ""
        };
        let found: Vec<_> = moves(&rules, &state)
            .into_iter()
            .map(|m| m + sign)
            .collect();
        assert_eq!(found, *expected, "{text}: {pieces}");
    }
}

/// Round the square and back: pieces captured on the way have left, and the last landing is on one of their cells.
#[test]
fn a_king_ends_where_a_piece_stood_that_it_took() {
    let rules: Draughts = "turkish".parse().expect("a preset");
    let mut state = position(&rules, Color::White, "w Kc1 b c3 d5 f4 d3 h8");
    let ends = rules.moves(&state).filter(|m| m.to == at(&rules, "c3"));
    let m = ends.last().expect("a capture of four");
    assert_eq!(m.taken.len(), 4);
    rules.apply(&mut state, m);
    let left = position(&rules, Color::Black, "w Kc3 b h8");
    assert_eq!(state.grid(), left.grid());
    // Of captures of the same value, a king must make one.
    let rules: Draughts = "frisian".parse().expect("a preset");
    let state = position(&rules, Color::White, "w 28 K50 b 22 39");
    assert!(rules.moves(&state).all(|m| m.from == at(&rules, "50")));
    let rules: Draughts = "international".parse().expect("a preset");
    let state = position(&rules, Color::White, "w 38 b 32 33 22 23");
    let over = after(&rules, &state, "38x38");
    assert_eq!(over.grid().count(|square| !square.is_empty()), 1);
}
