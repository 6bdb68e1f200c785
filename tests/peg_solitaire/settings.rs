//! Games as text: what is written is read as the same board, and texts that stand for none.

use collinear::Grid;
use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, Square};
use proptest::prelude::*;

use super::{
    cases,
    random_boards::{a_game, a_picture},
};

#[track_caller]
fn read(text: &str) -> PegSolitaire {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn boards_with_a_name_are_written_by_it() {
    let rows = [
        ("english", "english"),
        ("", "english"),
        ("english vacancy=d4", "english"),
        ("english lattice=square goal=any", "english"),
        ("french vacancy=c5 goal=d1", "french vacancy=c5 goal=d1"),
        ("triangle5 vacancy=b3", "triangle5 vacancy=b3"),
        ("triangle5", "triangle5"),
        ("rect4x5 goal=e4", "rect4x5 goal=e4"),
        ("board=0./11 lattice=triangular", "triangle2"),
        ("board=0/11/111 lattice=triangular", "triangle3"),
        ("board=101/111", "rect2x3 vacancy=b1"),
        ("board=.1./100/.1.", "board=.1./100/.1."),
        ("rect2x2 lattice=triangular", "rect2x2 lattice=triangular"),
        (
            "triangle3 lattice=square vacancy=a2",
            "triangle3 lattice=square vacancy=a2",
        ),
        ("triangle1 lattice=square", "rect1x1"),
        ("rect0x3 lattice=triangular", "rect0x3 lattice=triangular"),
        ("board=11/1. vacancy=b1", "board=10/1."),
    ];
    for (text, written) in rows {
        assert_eq!(read(text).to_string(), written, "{text}");
        assert_eq!(read(written), read(text), "{text}");
    }
    for name in [
        "english",
        "french",
        "wiegleb",
        "diamond",
        "asymmetric",
        "triangle6",
    ] {
        assert_eq!(read(name), PegSolitaire::named(name).expect(name));
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn what_is_written_is_read_as_the_same_game(game in a_game(a_picture())) {
        let text = game.to_string();
        prop_assert_eq!(text.parse::<PegSolitaire>().ok(), Some(game), "{}", text);
    }
}

#[test]
fn texts_that_are_no_game_are_refused() {
    let rows = [
        (
            "english french",
            "french is no setting: settings are written key=value",
        ),
        ("english board=11", "a name and board can't both be set"),
        (
            "board=12",
            "board=12: row 0, column 1: '2' stands for no cell",
        ),
        (
            "board=11/1",
            "board=11/1: row 1 has 1 columns, but row 0 has 2",
        ),
        ("vacancy=a1", "vacancy=a1: a1 is no hole of the board"),
        ("goal=h1", "goal=h1: off the board: its cells are a1 to g7"),
        (
            "lattice=round",
            "lattice=round: it can be square or triangular",
        ),
        (
            "start=d4",
            "there is no setting start: there are lattice, board, vacancy and goal",
        ),
        (
            "rect2000x2000",
            "a board of 2000 rows and 2000 columns is too large: there is room for 1048576 cells",
        ),
    ];
    for (text, expected) in rows {
        let error = text.parse::<PegSolitaire>().expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
    let error = "chess".parse::<PegSolitaire>().expect_err("no board");
    assert_eq!(
        error.to_string(),
        "there is no preset chess: there are english, french, wiegleb, diamond, asymmetric, triangleN \
         and rectMxN"
    );
}

#[test]
fn a_board_without_rows_or_columns_keeps_its_size_in_text() {
    for (rows, cols) in [(0, 0), (0, 3), (3, 0)] {
        for lattice in [Lattice::Square, Lattice::Triangular] {
            let board = Grid::filled(rows, cols, Square::Peg).expect("small");
            let game = PegSolitaire::from_start(board, lattice).expect("a game");
            let text = game.to_string();
            assert_eq!(text.parse::<PegSolitaire>().ok(), Some(game), "{text}");
        }
    }
}
