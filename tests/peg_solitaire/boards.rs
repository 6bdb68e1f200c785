//! The boards and their settings: presets, triangles, rectangles, pictures, vacancies, goals, positions that
//! are set up, and games as text.

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire, Square};
use collinear::rules::{Game, MAX_CELLS, Outcome, Rules, SettingsError, View};
use collinear::{Grid, GridError, TooLarge, Wrap};

use super::{
    at, board, game, square,
    table::{picture, table},
    to_hole,
};

#[test]
fn presets_are_the_boards_of_the_table() {
    let pictures = table()["boards"].clone();
    let pictures = pictures.as_object().expect("pictures");
    assert_eq!(pictures.len(), 6);
    for (name, rows) in pictures {
        let lattice = match name.as_str() {
            "triangle5" => Lattice::Triangular,
            _ => Lattice::Square,
        };
        let preset = PegSolitaire::named(name).expect(name);
        assert_eq!(preset, game(lattice, &picture(rows)), "{name}");
        assert_eq!(preset.goal(), Goal::AnyHole, "{name}");
        assert_eq!(name.parse::<PegSolitaire>().expect(name), preset);
    }
}

#[test]
fn names_are_names_or_sizes() {
    let names = "|English|english |triangle|triangle-1|triangle+5|triangle5x5|triangle５|rect|rect4x|rectx5|rect4x5x6|rect4X5|rect 4x5";
    for name in names.split('|') {
        let error = PegSolitaire::named(name).expect_err(name);
        assert!(matches!(error, SettingsError::NoPreset { .. }), "{name:?}");
    }
    for name in ["triangle99999999999999999999", "rect99999999999999999999x2"] {
        let error = PegSolitaire::named(name).expect_err(name);
        assert!(error.to_string().contains(" is too large: "), "{name}");
    }
}

#[test]
fn boards_are_limited_to_two_to_the_twentieth_cells() {
    let column = PegSolitaire::rectangle(MAX_CELLS, 1).expect("it is not too large");
    assert_eq!(column.moves(&column.start()).count(), 1);
    for (rows, cols) in [
        (1024, 1025),
        ((1 << 20) + 1, 0),
        (usize::MAX, 1),
        (usize::MAX, usize::MAX),
    ] {
        let error = TooLarge::sides(rows, cols).over(1 << 20);
        assert_eq!(PegSolitaire::rectangle(rows, cols), Err(error.into()));
    }
    let picture = Grid::filled(1 << 10, 1 << 11, Square::Peg).expect("there is memory for it");
    assert!(PegSolitaire::from_start(picture, Lattice::Square).is_err());
    // A triangle that padding would make too large is refused as well.
    let picture = "1".repeat(20_000) + &"\n1".repeat(20_000);
    let too_large = TooLarge::sides(20_001, 20_000).over(MAX_CELLS);
    assert_eq!(Lattice::Triangular.parse(&picture), Err(too_large.into()));
}

#[test]
fn a_vacancy_and_a_goal_have_to_be_holes() {
    let english = PegSolitaire::english;
    let corner = english().with_vacancy(at(0, 6)).expect_err("no hole");
    assert_eq!(corner.to_string(), "there is no hole at g1");
    assert_eq!(english().with_goal(Goal::Hole(at(0, 6))), Err(corner));
    for off in [at(7, 0), at(0, 7), at(usize::MAX, usize::MAX)] {
        let text = format!("{off} is off the board of 7 rows and 7 columns");
        let error = english().with_vacancy(off).expect_err("off the board");
        assert_eq!(error.to_string(), text);
        assert_eq!(english().with_goal(Goal::Hole(off)), Err(error));
    }
    // A vacancy keeps the goal, and fills all other holes.
    let game = to_hole(square("0 0 . 1 0"), at(0, 0));
    let game = game.with_vacancy(at(0, 3)).expect("a hole");
    assert_eq!(game.goal(), Goal::Hole(at(0, 0)));
    assert_eq!(game.start_board().to_string(), "1 1 . 0 1");
    let any = game.with_goal(Goal::AnyHole).expect("there is one");
    assert_eq!(any.goal(), Goal::AnyHole);
}

#[test]
fn a_ragged_picture_is_refused_on_squares_and_filled_up_on_triangles() {
    let picture = "1 1 1\n1 0\n1 1 1";
    let ragged = GridError::Ragged {
        row: 1,
        found: 2,
        expected: 3,
    };
    assert_eq!(Lattice::Square.parse(picture), Err(ragged));
    let filled_up = Lattice::Triangular.parse(picture).expect("it is filled up");
    assert_eq!(filled_up.to_string(), "1 1 1\n1 0 .\n1 1 1");
    let error = Lattice::Triangular
        .parse("1 0\n1 X")
        .expect_err("X is no square");
    assert_eq!(error.to_string(), "row 1, column 1: unknown character 'X'");
}

#[test]
fn sides_that_are_joined_make_no_difference() {
    let joined = board(Lattice::Square, "1 0 . 1\n1 1 0 1").with_wrap(Wrap::Both);
    let game = PegSolitaire::from_start(joined.clone(), Lattice::Square).expect("a board");
    assert_eq!(game, square("1 0 . 1\n1 1 0 1"));
    let state = game.set_up(joined).expect("the same board");
    assert_eq!(state.key(), game.start().key());
}

/// Row 39 of the list of bugs: a board without a jump that was played on.
#[test]
fn a_game_is_solved_by_one_peg_and_stuck_with_more() {
    let stuck = |left| Some(Outcome::Stuck { left });
    for (picture, expected) in [
        ("1", Some(Outcome::Solved)),
        ("0 0 1", Some(Outcome::Solved)),
        ("1 0 1 0 1", stuck(3)),
        ("1 1 1", stuck(3)),
        ("0 0 0", stuck(0)),
        (". . .", stuck(0)),
        ("", stuck(0)),
        ("1 0 0 1 1", None),
        ("1\n1\n0", None),
        ("1 0 .\n1 1 .\n. 0 .", stuck(3)),
        ("1 0 1 0\n0 1 0 1", stuck(4)),
        ("1 1\n1 1\n0 1", None),
    ] {
        let game = square(picture);
        assert_eq!(game.outcome(&game.start()), expected, "{picture}");
        let moves = game.count_moves(&game.start());
        assert_eq!(expected.is_none(), moves > 0, "{picture}");
    }
    for (goal, outcome) in [
        (Goal::Hole(at(0, 2)), Some(Outcome::Solved)),
        (Goal::Hole(at(0, 0)), stuck(1)),
    ] {
        let mut game = Game::new(square("1 1 0 .").with_goal(goal).expect("a hole"));
        super::play(&mut game, "a1-c1");
        assert_eq!(game.outcome(), outcome, "{goal:?}");
    }
    let game = to_hole(square("1 0 1"), at(0, 0));
    assert_eq!(game.outcome(&game.start()), stuck(2));
}

#[test]
fn a_position_has_the_holes_of_the_board() {
    let game = square("1 1 0 .\n. 1 1 1");
    let board = |picture| board(Lattice::Square, picture);
    assert!(game.set_up(board("0 0 1 .\n. 0 1 0")).is_ok());
    for (picture, text) in [
        (
            "1 1 0\n. 1 1",
            "the board has 2 rows and 3 columns instead of 2 rows and 4 columns",
        ),
        (
            "1 1 0 1\n. 1 1 1",
            "row 0, column 3: d1 is a hole, but not on the board of the game",
        ),
        (
            "1 1 0 0\n. 1 1 1",
            "row 0, column 3: d1 is a hole, but not on the board of the game",
        ),
        (
            "1 1 0 .\n. 1 . 1",
            "row 1, column 2: c2 has to be a hole, as on the board of the game",
        ),
    ] {
        let error = game.set_up(board(picture)).expect_err(picture);
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn games_are_read_and_written() {
    for (text, written) in [
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
        ("rect3x0", "rect3x0"),
        ("board=11/1. vacancy=b1", "board=10/1."),
    ] {
        let read = text.parse::<PegSolitaire>().expect(text);
        assert_eq!(read.to_string(), written, "{text}");
        assert_eq!(written.parse::<PegSolitaire>().expect(written), read);
    }
    for (text, expected) in [
        (
            "english french",
            "\"french\" is not a setting: write key=value",
        ),
        ("english board=11", "a name and board can't both be set"),
        (
            "board=12",
            "board=12: row 0, column 1: unknown character '2'",
        ),
        (
            "board=11/1",
            "board=11/1: row 1 has 1 columns, but row 0 has 2",
        ),
        ("vacancy=a1", "vacancy=a1: there is no hole at a1"),
        ("goal=h1", "goal=h1: off the board: its cells are a1 to g7"),
        (
            "lattice=round",
            "lattice=round: it can be square or triangular",
        ),
        (
            "start=d4",
            "no setting \"start\"; settings: lattice, board, vacancy, goal",
        ),
        (
            "rect2000x2000",
            "a board of 2000 rows and 2000 columns is too large: there is room for 1048576 cells",
        ),
        (
            "chess",
            "no preset \"chess\"; presets: english, french, wiegleb, diamond, asymmetric, triangleN, rectMxN",
        ),
    ] {
        let error = text.parse::<PegSolitaire>().expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
}
