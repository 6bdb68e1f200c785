//! What stands on the margin, beside the rows and columns that it names.

use collinear::{
    Grid, Origin,
    picture::{Margin, Picture, Style, Tiling},
};

use crate::read::{Form, Point, centre, is_near, shapes};

/// The names on the margin of a board, which has no other texts.
fn names(board: &Grid<char>, tiling: Tiling, margin: Margin) -> Vec<(Point, String)> {
    let style = Style {
        tiling,
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

/// The names on the left, from the top down, and the others, from the left to the right.
fn rows_and_cols(board: &Grid<char>, margin: Margin) -> (Vec<String>, Vec<String>) {
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    let cell = |point| {
        let mut cells = board.bounds().coords();
        let found = cells.find(|&at| is_near(centre(Tiling::Square, at), point));
        found.expect("beside a row, or above or below a column")
    };
    for ((x, y), name) in names(board, Tiling::Square, margin) {
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

#[test]
fn rows_and_columns_have_the_names_that_the_margin_gives_them() {
    let board = Grid::filled(3, 4, '.').unwrap();
    let cases = [
        (Margin::Bare, "", ""),
        (Margin::Columns, "", "1 2 3 4"),
        (Margin::Chart(Origin::TopLeft), "1 2 3", "a b c d"),
        (Margin::Chart(Origin::BottomLeft), "3 2 1", "a b c d"),
        (Margin::Indices, "0 1 2", "0 1 2 3"),
    ];
    for (margin, rows, cols) in cases {
        let (found_rows, found_cols) = rows_and_cols(&board, margin);
        assert_eq!(
            (&found_rows.join(" ")[..], &found_cols.join(" ")[..]),
            (rows, cols),
            "{margin:?}"
        );
    }
}

#[test]
fn rows_off_the_board_have_no_name() {
    for margin in [
        Margin::Chart(Origin::TopLeft),
        Margin::Chart(Origin::BottomLeft),
        Margin::Indices,
    ] {
        assert_ne!(margin.row_label(2, 3), "");
        for row in [3, 4, usize::MAX] {
            assert_eq!(margin.row_label(row, 3), "", "{margin:?}");
        }
    }
}

#[test]
fn columns_are_named_where_the_first_row_is() {
    let board = Grid::filled(3, 4, '.').unwrap();
    let height = |margin| {
        let names = names(&board, Tiling::Square, margin);
        let below = names.iter().filter(|((_, y), _)| *y > 100.0).count();
        let above = names.iter().filter(|((_, y), _)| *y < -20.0).count();
        (above, below)
    };
    assert_eq!(height(Margin::Columns), (0, 4));
    assert_eq!(height(Margin::Chart(Origin::BottomLeft)), (0, 4));
    assert_eq!(height(Margin::Chart(Origin::TopLeft)), (4, 0));
    assert_eq!(height(Margin::Indices), (4, 0));
}

#[test]
fn columns_after_z_go_on_with_two_letters() {
    let board = Grid::filled(1, 28, '.').unwrap();
    let (_, cols) = rows_and_cols(&board, Margin::Chart(Origin::TopLeft));
    assert_eq!(cols[25..], ["z", "aa", "ab"]);
}

#[test]
fn rows_and_columns_of_holes_have_a_name_only_where_the_board_is_a_rectangle() {
    let board = Grid::parse("# # #\n# . .\n# # .").unwrap();
    let names = |tiling| {
        let names = names(&board, tiling, Margin::Chart(Origin::TopLeft));
        let names: Vec<_> = names.into_iter().map(|(_, name)| name).collect();
        names.join(" ")
    };
    assert_eq!(names(Tiling::Square), "1 2 3 a b c");
    assert_eq!(names(Tiling::Hexagonal), "2 3 b c");
}

/// In a triangle rows are named on its left side, and columns on its right one, each on the line
/// that it names; no two names are where another or a cell is.
#[test]
fn the_names_of_a_triangle_lie_on_the_lines_that_they_name() {
    let board = Grid::parse_padded(".\n..\n...\n....", '#').unwrap();
    let margin = Margin::Chart(Origin::TopLeft);
    let names = names(&board, Tiling::Hexagonal, margin);
    let point = |wanted: &str| {
        let found = names.iter().find(|(_, name)| name == wanted);
        found.map(|(at, _)| *at).expect("a name")
    };
    let middle = |row: usize, col: usize| centre(Tiling::Hexagonal, (row, col).into());
    for (row, name) in ["1", "2", "3", "4"].into_iter().enumerate() {
        let (first, at) = (middle(row, 0), point(name));
        assert!(
            (at.1 - first.1).abs() < 0.2 && at.0 < first.0 - 20.0,
            "row {name}: {at:?}"
        );
    }
    for (col, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        let (top, at) = (middle(col, col), point(name));
        let (across, up) = (at.0 - top.0, top.1 - at.1);
        assert!(
            up > 20.0 && (across * 3.0_f64.sqrt() - up).abs() < 0.5,
            "column {name}: {at:?}"
        );
    }
    let cells = board
        .cells_where(|&cell| cell == '.')
        .map(|at| middle(at.row, at.col));
    let all: Vec<_> = cells.chain(names.iter().map(|(at, _)| *at)).collect();
    for (i, a) in all.iter().enumerate() {
        for b in &all[..i] {
            assert!(
                (a.0 - b.0).hypot(a.1 - b.1) > 20.0,
                "{a:?} and {b:?} overlap"
            );
        }
    }
}
