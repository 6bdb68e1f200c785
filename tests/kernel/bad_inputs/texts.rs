//! Texts: pictures, names and layouts.

use super::*;

// vinc/moros#446 and others: a slice inside a character, and a text that is too short.
#[test]
fn row_47_a_strange_text_was_a_panic() {
    const LONG: usize = crate::budget::of(1 << 16, 1 << 20, 1 << 20);
    let long = ["a", "1", "a1", "é", "\0", " ", "{", "'", "\r\n"]
        .map(|text| text.repeat(LONG / text.len()));
    let short = [
        "",
        "e2e",
        "é5",
        "5é",
        "e５",
        "ｅ5",
        "e\u{664}",
        "e\0",
        "\0",
        "e4\r\n",
        "e4\n",
        " e4",
        "e4 ",
        "e\u{301}4",
        "-1",
        "e-1",
        "e+1",
        "e0x1",
        "e1e1",
        "\u{feff}e4",
        "𝄞",
        "e99999999999999999999",
    ];
    let board = board(8, 8, Wrap::None);
    for text in short.into_iter().chain(long.iter().map(String::as_str)) {
        for origin in [Origin::TopLeft, Origin::BottomLeft] {
            let name = board.cell_named_from(text, origin);
            assert!(name.is_err(), "{:?}", &text.get(..9));
        }
        // Some of these may be patterns or grids, but none may panic.
        let _ = text.parse::<Pattern<char>>();
        let _ = Grid::parse(text);
        let _ = Grid::parse_with(text, |glyph| glyph.to_digit(10));
    }
    assert_eq!(
        Grid::parse("a b\r\nc d\r\n").unwrap(),
        Grid::parse("ab\ncd").unwrap()
    );
    assert_eq!(Grid::parse("é ５\n𝄞 \0").unwrap()[Coord::new(1, 0)], '𝄞');
}

// jordanbray/chess#74, chess.js#283: an impossible position was accepted, and crashed later.
#[test]
fn row_48_an_impossible_picture_was_accepted() {
    for (picture, row, found, expected) in [
        ("x x x\nx x\nx x x", 1, 2, 3),
        ("x x\n\nx x", 1, 0, 2),
        ("x x\nx x x", 1, 3, 2),
    ] {
        let ragged = GridError::Ragged {
            row,
            found,
            expected,
        };
        assert_eq!(Grid::parse(picture), Err(ragged));
    }
    let disc = |glyph| "xo.".contains(glyph).then_some(glyph);
    let error = Grid::parse_with("x o .\n. X o", disc).unwrap_err();
    assert_eq!(
        error,
        GridError::UnknownGlyph {
            row: 1,
            col: 1,
            glyph: 'X'
        }
    );
    assert!(Direction::try_from((0, 0)).is_err());
}

// Layouts of tafl boards: `11` was read as two ones.
#[test]
fn row_49_eleven_was_read_as_two_ones() {
    let pattern: Pattern<char> = "X{11} O{10,12}".parse().unwrap();
    let expected = [
        Segment::exactly(11, Token::one_of(['X'])),
        Segment::between(10, 12, Token::one_of(['O'])),
    ];
    assert_eq!(pattern[..], expected);
    assert_eq!(pattern.to_string(), "X{11} O{10,12}");
    let board = board(11, 11, Wrap::None);
    assert_eq!(board.cell_named_from("a11", Origin::TopLeft), Ok(at(10, 0)));
    assert_eq!(
        board.cell_named_from("a11", Origin::BottomLeft),
        Ok(at(0, 0))
    );
    assert_eq!(
        board.cell_named_from("k10", Origin::BottomLeft),
        Ok(at(1, 10))
    );
    assert!(board.cell_named_from("a12", Origin::TopLeft).is_err());
    assert!(board.cell_named_from("a01", Origin::TopLeft).is_err());
    // Eleven digits are eleven cells.
    assert_eq!(Grid::parse("11111111111").unwrap().cols(), 11);
    let name = board.name_from(at(10, 10), Origin::TopLeft).unwrap();
    assert_eq!(name.to_string(), "k11");
}
