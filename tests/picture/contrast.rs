//! Pieces and marks differ from each other and from the board without colour: in brightness, as measured by the
//! Web Content Accessibility Guidelines, and in shape.

use collinear::picture::{Colour, Figure, Piece, Theme};

/// The relative luminance of a colour, from 0 to 1.
fn luminance(colour: Colour) -> f64 {
    let part = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(colour.red) + 0.7152 * part(colour.green) + 0.0722 * part(colour.blue)
}

/// From 1, no contrast, to 21, black on white.
fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn themes() -> [Theme; 4] {
    [
        Theme::default(),
        Theme::sheet(),
        Theme::felt(),
        Theme::wood(),
    ]
}

fn piece(theme: &Theme, glyph: char) -> Piece {
    match theme.figure(glyph) {
        Figure::Piece(piece) => piece,
        other => panic!("{glyph} is a {other:?}"),
    }
}

#[test]
fn sides_differ_in_lightness_and_in_shape() {
    for theme in themes() {
        for (first, second) in [('X', 'O'), ('a', 'd'), ('a', 'K')] {
            let (first, second) = (piece(&theme, first), piece(&theme, second));
            assert!(contrast(first.fill, second.fill) > 7.0);
            assert_ne!((first.body, first.sign), (second.body, second.sign));
        }
        let (soldier, king) = (piece(&theme, 'd'), piece(&theme, 'K'));
        assert_ne!((soldier.body, soldier.sign), (king.body, king.sign));
    }
}

#[test]
fn pieces_are_seen_on_every_board() {
    for theme in themes() {
        // The sheet is only for wells, through which the panel is visible.
        let board = [theme.board]
            .into_iter()
            .filter(|_| theme != Theme::sheet());
        for ground in board.chain([theme.panel]) {
            for glyph in ['X', 'O', '1', 'a', 'd', 'K'] {
                let piece = piece(&theme, glyph);
                let best = contrast(piece.fill, ground).max(contrast(piece.ink, ground));
                assert!(best > 4.5, "{glyph} on {ground}: {best}");
                assert!(contrast(piece.fill, piece.ink) > 7.0, "{glyph}: its sign");
            }
        }
    }
}

#[test]
fn marks_and_names_are_seen() {
    let black_on_white = contrast(Colour::rgb(0), Colour::rgb(0xff_ff_ff));
    assert!((black_on_white - 21.0).abs() < 1e-9, "{black_on_white}");
    for theme in themes() {
        assert!(contrast(theme.ink, theme.panel) > 7.0, "names");
        for stroke in [theme.ink, theme.arrow, theme.stop, theme.hint, theme.rim] {
            assert!(contrast(stroke, theme.panel) > 4.5, "{stroke}");
        }
        assert!(contrast(theme.rim, theme.band) > 3.0, "the rim of a band");
        assert!(contrast(theme.board, theme.line) > 1.5, "lines");
    }
}
