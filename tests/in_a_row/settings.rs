//! Rule sets as a line of text.

use collinear::rules::SettingsError;

use super::*;

#[test]
fn texts_are_read_and_written() {
    let rows = [
        ("", "four-in-a-row", FOUR_IN_A_ROW),
        ("four-in-a-row", "four-in-a-row", FOUR_IN_A_ROW),
        (
            "gravity=down connect=4\ncols=7  rows=6",
            "four-in-a-row",
            FOUR_IN_A_ROW,
        ),
        (
            "rows=3 cols=3 connect=3 gravity=none",
            "tic-tac-toe",
            TIC_TAC_TOE,
        ),
        ("gomoku", "gomoku", GOMOKU),
        ("gomoku exactly=no", "gomoku-freestyle", GOMOKU_FREESTYLE),
        (
            "tic-tac-toe rows=4 wrap=both axes=rows,falling",
            "rows=4 cols=3 connect=3 gravity=none wrap=both axes=rows,falling",
            wrapped(mnk(4, 3, AtLeast(3)), Wrap::Both)
                .with_axes(&[D::E, D::SE])
                .unwrap(),
        ),
        (
            "gravity=1,2 axes=cols,rows,cols",
            "rows=6 cols=7 connect=4 gravity=1,2 axes=orthogonal",
            mnk(6, 7, AtLeast(4))
                .with_gravity_towards(Direction::new(1, 2).unwrap())
                .unwrap()
                .with_axes(&Direction::ORTHOGONAL)
                .unwrap(),
        ),
        (
            "gomoku gravity=up-left axes=diagonal,none",
            "rows=15 cols=15 connect=5 exactly=yes gravity=up-left axes=diagonal",
            GOMOKU
                .with_gravity_towards(D::NW)
                .unwrap()
                .with_axes(&Direction::DIAGONAL)
                .unwrap(),
        ),
        (
            "rows=5",
            "rows=5 cols=7 connect=4 gravity=down",
            falling(5, 7, AtLeast(4)),
        ),
        (
            "rows=0 cols=7 wrap=rows",
            "rows=0 cols=7 connect=4 gravity=down wrap=rows",
            wrapped(falling(0, 7, AtLeast(4)), Wrap::EastWest),
        ),
        (
            "obstacles=g6,a1,a1 misere=yes",
            "rows=6 cols=7 connect=4 gravity=down misere=yes obstacles=g6,a1",
            FOUR_IN_A_ROW
                .with_obstacles([(5, 0), (0, 6)].map(Coord::from))
                .unwrap()
                .misere(),
        ),
        (
            "tic-tac-toe obstacles=none misere=no",
            "tic-tac-toe",
            TIC_TAC_TOE,
        ),
        (
            "axes=none",
            "rows=6 cols=7 connect=4 gravity=down axes=none",
            FOUR_IN_A_ROW.with_axes(&[]).unwrap(),
        ),
    ];
    for (text, written, game) in rows {
        assert_eq!(text.parse::<InARow>().expect(text), game, "{text}");
        assert_eq!(game.to_string(), written);
        assert_eq!(written.parse::<InARow>().expect(written), game);
    }
}

#[test]
fn other_texts_are_refused() {
    let rows = [
        (
            "chess",
            "no preset \"chess\"; presets: four-in-a-row, tic-tac-toe, gomoku, gomoku-freestyle",
        ),
        (
            "rows=6 gomoku",
            "\"gomoku\" is not a setting: write key=value",
        ),
        (
            "row=6",
            "no setting \"row\"; settings: rows, cols, connect, exactly, gravity, wrap, axes, misere, obstacles",
        ),
        ("rows=6 cols=7 rows=6", "rows is set more than once"),
        (
            "rows=",
            "rows=: it has to be a whole number up to 18446744073709551615",
        ),
        (
            "rows=+6",
            "rows=+6: it has to be a whole number up to 18446744073709551615",
        ),
        (
            "cols=18446744073709551616",
            "cols=18446744073709551616: it has to be a whole number up to 18446744073709551615",
        ),
        ("exactly=maybe", "exactly=maybe: it can be yes or no"),
        ("wrap=all", "wrap=all: it can be none, rows, cols or both"),
        (
            "gravity=0,0",
            "gravity=0,0: it can be none, down, up, left, right, down-left, down-right, up-left, up-right, or the rows and columns of a step, such as 1,2",
        ),
        (
            "axes=rows,,cols",
            "axes=rows,,cols: it can be all, orthogonal, diagonal, none, rows, cols, rising and falling, with commas between them",
        ),
        ("connect=0", "a line has to be at least 1 cell long"),
        (
            "wrap=cols",
            "gravity needs a floor, and on this board a disc would fall round a ring",
        ),
        (
            "gravity=left wrap=rows",
            "gravity needs a floor, and on this board a disc would fall round a ring",
        ),
        // A cell of a board that is not possible; and of the board that is set, in any order.
        (
            "obstacles=h8 rows=99999999999 cols=99999999999",
            "a board of 99999999999 rows and 99999999999 columns is too large: there is room for 1048576 cells",
        ),
        (
            "obstacles=d5 cols=4 rows=4 connect=3",
            "obstacles=d5: off the board: its cells are a1 to d4",
        ),
        (
            "rows=20 cols=20 obstacles=a1",
            "with obstacles a board of 400 cells is too large: there is room for 384 cells",
        ),
    ];
    for (text, refusal) in rows {
        let error = text.parse::<InARow>().expect_err(text);
        assert_eq!(error.to_string(), refusal);
    }
    let error = "wrap=cols".parse::<InARow>().unwrap_err();
    assert!(matches!(error, SettingsError::Refused(_)));
}
