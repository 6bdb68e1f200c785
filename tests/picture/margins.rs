//! The names on the margin are beside the rows and columns that they name.

use collinear::{
    Grid, Origin,
    picture::{Margin, Picture, Style, Tiling},
};

use crate::read::{Form, Point, centre, is_near, shapes};

/// The names on the margin of a board without other texts.
fn names(board: &Grid<char>, margin: Margin) -> Vec<(Point, String)> {
    let style = Style {
        margin,
        ..Style::default()
    };
    let shapes = shapes(&Picture::new(board.clone()).with_style(style));
    let texts = shapes.into_iter().filter_map(|shape| match shape.form {
        Form::Text(at, text) => Some((at, text)),
        _ => None,
    });
    texts.collect()
}

/// The names on the left from the top down, and the others from left to right.
fn rows_and_cols(board: &Grid<char>, margin: Margin) -> (Vec<String>, Vec<String>) {
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    let cell = |point| {
        let mut cells = board.bounds().coords();
        let found = cells.find(|&at| is_near(centre(Tiling::Square, at), point));
        found.expect("beside a row, or above or below a column")
    };
    for ((x, y), name) in names(board, margin) {
        if x < -20.0 {
            rows.push((cell((0.0, y)).row, name));
        } else {
            cols.push((cell((x, 0.0)).col, name));
        }
    }
    rows.sort();
    cols.sort();
    let names = |list: Vec<(usize, String)>| list.into_iter().map(|(_, name)| name).collect();
    (names(rows), names(cols))
}

/// Columns are named at the side of the first row.
#[test]
fn rows_and_columns_have_the_names_that_the_margin_gives_them() {
    let board = Grid::filled(3, 4, '.').unwrap();
    let cases = [
        (Margin::Bare, "", "", false),
        (Margin::Columns, "", "1 2 3 4", false),
        (Margin::Chart(Origin::TopLeft), "1 2 3", "a b c d", true),
        (Margin::Chart(Origin::BottomLeft), "3 2 1", "a b c d", false),
        (Margin::Indices, "0 1 2", "0 1 2 3", true),
    ];
    for (margin, rows, cols, is_above) in cases {
        let (found_rows, found_cols) = rows_and_cols(&board, margin);
        assert_eq!(found_rows.join(" "), rows, "{margin:?}");
        assert_eq!(found_cols.join(" "), cols, "{margin:?}");
        let names = names(&board, margin);
        let above = names.iter().filter(|((_, y), _)| *y < -20.0).count();
        assert_eq!(above, if is_above { 4 } else { 0 }, "{margin:?}");
        for row in [3, 4, usize::MAX] {
            assert_eq!(margin.row_label(row, 3), "", "off the board: {margin:?}");
        }
    }
    let wide = Grid::filled(1, 28, '.').unwrap();
    let (_, cols) = rows_and_cols(&wide, Margin::Chart(Origin::TopLeft));
    assert_eq!(cols[25..], ["z", "aa", "ab"]);
}
