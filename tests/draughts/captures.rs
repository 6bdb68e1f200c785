//! Positions that show one clause each.

use collinear::Removal;
use collinear::rules::Rules;
use collinear::rules::draughts::{
    BRAZILIAN, Capture, Color, ENGLISH, FRISIAN, INTERNATIONAL, Naming, RUSSIAN, TURKISH, Variant,
};

use super::{after, at, game, moves, position};

#[test]
fn a_man_that_comes_to_the_last_row_while_it_captures() {
    let letters = |variant| Variant {
        naming: Naming::Letters,
        ..variant
    };
    // From b6 over c7 to d8; there only a king takes f6.
    let rows: [(Variant, &[&str]); 3] = [
        (letters(ENGLISH), &["b6xd8"]),
        (RUSSIAN, &["b6xg5", "b6xh4"]),
        (BRAZILIAN, &["b6xd8"]),
    ];
    for (variant, expected) in rows {
        let rules = game(variant);
        let state = position(&rules, Color::White, "w b6 b c7 f6");
        assert_eq!(moves(&rules, &state), expected, "{variant:?}");
        assert!(rules.moves(&state).all(|m| m.promotes));
    }
    // From b6 over c7 to d8, and back over e7 to f6.
    let rows = [
        (letters(ENGLISH), &["b6xd8"][..], true),
        (RUSSIAN, &["b6xf6", "b6xg5", "b6xh4"], true),
        (BRAZILIAN, &["b6xf6"], false),
    ];
    for (variant, expected, promotes) in rows {
        let rules = game(variant);
        let state = position(&rules, Color::White, "w b6 b c7 e7");
        assert_eq!(moves(&rules, &state), expected, "{variant:?}");
        assert!(rules.moves(&state).all(|m| m.promotes == promotes));
    }
}

/// Round the square and back: what was taken on the way has left the board, and its cell is landed on.
#[test]
fn a_king_ends_where_a_piece_stood_that_it_took() {
    let rules = game(TURKISH);
    let state = position(&rules, Color::White, "w Kc1 b c3 d5 f4 d3 h8");
    let ends = rules.moves(&state).filter(|m| m.to == at(&rules, "c3"));
    let m = ends.last().expect("a capture of four");
    assert_eq!(m.taken.len(), 4);
    let mut state = state;
    rules.apply(&mut state, m);
    let left = position(&rules, Color::Black, "w Kc3 b h8");
    assert_eq!(state.grid(), left.grid());
}

#[test]
fn men_capture_backwards_where_they_may() {
    for (variant, expected) in [(ENGLISH, false), (BRAZILIAN, true), (RUSSIAN, true)] {
        let variant = Variant {
            naming: Naming::Letters,
            ..variant
        };
        let rules = game(variant);
        let state = position(&rules, Color::White, "w c5 b d4");
        let captures = rules.moves(&state).any(|m| m.is_capture());
        assert_eq!(captures, expected, "{variant:?}");
    }
}

#[test]
fn the_most_has_to_be_taken_where_that_is_a_duty() {
    // From c3 one at d4, or two at b4 and b6.
    let pieces = "w c3 b d4 b4 b6 h8";
    let rules = game(RUSSIAN);
    let state = position(&rules, Color::White, pieces);
    assert_eq!(moves(&rules, &state), ["c3xc7", "c3xe5"]);
    let rules = game(BRAZILIAN);
    let state = position(&rules, Color::White, pieces);
    assert_eq!(moves(&rules, &state), ["c3xc7"]);
}

#[test]
fn a_king_that_may_choose_lands_where_it_goes_on() {
    // Behind b2 it can land on c3, d4, e5 and further; only from e5 it goes on over g3.
    let rules = game(RUSSIAN);
    let state = position(&rules, Color::White, "w Ka1 b b2 g3");
    assert_eq!(moves(&rules, &state), ["a1xh2"]);
}

#[test]
fn a_king_takes_round_a_corner() {
    let rules = game(INTERNATIONAL);
    let state = position(&rules, Color::White, "w K34 b 23 8");
    let both = rules.moves(&state).all(|m| m.taken.len() == 2);
    assert!(both, "{:?}", moves(&rules, &state));
}

#[test]
fn captures_that_take_the_same_are_one() {
    // A ring of four, which can be run through from either end.
    let rules = game(INTERNATIONAL);
    let state = position(&rules, Color::White, "w 38 b 32 33 22 23");
    assert_eq!(moves(&rules, &state), ["38x38"]);
    let over = after(&rules, &state, "38x38");
    assert_eq!(over.grid().count(|square| !square.is_empty()), 1);
}

#[test]
fn in_turkish_draughts_no_piece_turns_round() {
    let rules = game(TURKISH);
    // Over d5, and from behind it back over d2 would be two.
    let state = position(&rules, Color::White, "w Kd3 b d5 d2 h8");
    let taken: Vec<_> = rules.moves(&state).map(|m| m.taken).collect();
    assert!(taken.iter().all(|taken| taken.len() == 1), "{taken:?}");
    let half_turns = Variant {
        capture: Capture {
            half_turns: true,
            ..TURKISH.capture
        },
        ..TURKISH
    };
    let rules = game(half_turns);
    let state = position(&rules, Color::White, "w Kd3 b d5 d2 h8");
    assert!(rules.moves(&state).all(|m| m.taken.len() == 2));
}

#[test]
fn in_turkish_draughts_what_is_taken_leaves_at_once() {
    // Over c3, e5 and g4, and then along the third row across c3 to b3.
    for (removal, expected) in [(Removal::AtOnce, 4), (Removal::AtEnd, 3)] {
        let capture = Capture {
            removal,
            ..TURKISH.capture
        };
        let rules = game(Variant { capture, ..TURKISH });
        let state = position(&rules, Color::White, "w Kc1 b c3 e5 g4 b3");
        let most = rules.moves(&state).map(|m| m.taken.len()).max();
        assert_eq!(most, Some(expected), "{removal:?}");
    }
}

#[test]
fn turkish_men_go_sideways_and_never_back() {
    let rules = game(TURKISH);
    let state = position(&rules, Color::White, "w d4 b h8");
    assert_eq!(moves(&rules, &state), ["d4-c4", "d4-d5", "d4-e4"]);
}

#[test]
fn frisian_pieces_capture_along_rows_and_columns() {
    let rules = game(FRISIAN);
    for (enemy, to) in [("27", "26"), ("29", "30"), ("18", "8"), ("38", "48")] {
        let state = position(&rules, Color::White, &format!("w 28 b {enemy}"));
        let row_or_column = at(&rules, to).col == at(&rules, "28").col
            || at(&rules, to).row == at(&rules, "28").row;
        assert!(row_or_column, "{to}");
        assert_eq!(moves(&rules, &state), [format!("28x{to}")]);
    }
}

#[test]
fn frisian_kings_are_worth_almost_two_men() {
    let rules = game(FRISIAN);
    // A man against a king: the king. Two men against a king: the men.
    let state = position(&rules, Color::White, "w 28 b 23 K22");
    let best: Vec<_> = rules.moves(&state).map(|m| m.taken).collect();
    assert_eq!(best, [[at(&rules, "22")]]);
    let state = position(&rules, Color::White, "w 28 b 23 14 K22");
    let best: Vec<_> = rules.moves(&state).map(|m| m.taken).collect();
    assert_eq!(best, [[at(&rules, "14"), at(&rules, "23")]]);
    // Of the same value, the king captures.
    let state = position(&rules, Color::White, "w 28 K50 b 22 39");
    assert!(rules.moves(&state).all(|m| m.from == at(&rules, "50")));
}
