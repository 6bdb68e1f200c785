use super::*;

fn parsed(picture: &str) -> Vec<String> {
    let grid = Grid::parse(picture).expect(picture);
    let rows = grid.board().lines(Direction::E);
    rows.map(|row| grid.along(row).collect()).collect()
}

#[test]
fn can_be_indented_spaced_out_and_framed_by_empty_lines() {
    for picture in [
        "XO.\n.X.",
        "X O .\n. X .",
        "  X O .\n\t. X .",
        "\n\n   X  O .  \n   . X .\n\n  \n",
        "XO.\r\n.X.\r\n",
        "\r\nX O .\r\n. X .",
        "X\u{a0}O\u{3000}.\n. X .",
    ] {
        assert_eq!(parsed(picture), ["XO.", ".X."], "{picture:?}");
    }
    assert_eq!(parsed("é🦀\n好x"), ["é🦀", "好x"]);
}

#[test]
fn are_a_line_for_each_row_and_a_space_between_columns() {
    let grid = Grid::parse("ab\ncd").unwrap();
    assert_eq!(grid.to_string(), "a b\nc d");
    // Whatever the wrap.
    for wrap in WRAPS {
        assert_eq!(grid.clone().with_wrap(wrap).to_string(), "a b\nc d");
    }
    assert_eq!(Grid::filled(0, 3, 'x').unwrap().to_string(), "");
    assert_eq!(Grid::filled(1, 1, 'x').unwrap().to_string(), "x");
}

/// A character of a picture: anything visible.
fn any_glyph() -> impl Strategy<Value = char> {
    any::<char>().prop_filter("white space is for the eye only", |glyph| {
        !glyph.is_whitespace()
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn are_read_as_they_were_written(
        (cols, glyphs) in (1..7_usize, proptest::collection::vec(any_glyph(), 0..42)),
        wrap in 0..4_usize,
    ) {
        let rows = glyphs.len() / cols;
        let glyphs = glyphs[..rows * cols].to_vec();
        // A picture without rows has no columns.
        let grid = Grid::from_vec(rows, if rows == 0 { 0 } else { cols }, glyphs).unwrap();
        let written = grid.clone().with_wrap(WRAPS[wrap]).to_string();
        prop_assert_eq!(&Grid::parse(&written).unwrap(), &grid);
        prop_assert_eq!(&Grid::parse_with(&written, Some).unwrap(), &grid);
    }

    #[test]
    fn of_any_text_are_grids_or_errors(text in "[ -~\\PC\r\n\t\0]{0,40}") {
        if let Ok(grid) = Grid::parse(&text) {
            let glyphs: Vec<char> = text.chars().filter(|glyph| !glyph.is_whitespace()).collect();
            prop_assert!(grid.iter().eq(&glyphs));
        }
    }
}
