//! The boards and what can be set: presets, triangles, rectangles, pictures, vacancies, goals, and
//! positions that are set up.

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire, SetupError, Square};
use collinear::rules::{Game, MAX_CELLS, Outcome, Rules, SettingsError, Side, View};
use collinear::{Bounds, Direction, Grid, GridError, Origin, TooLarge, Wrap};

use super::{
    at, board, game, square,
    table::{boards, picture, table},
    to_hole, triangular,
};

#[test]
fn presets_are_the_boards_of_the_table() {
    let pictures = table()["boards"].clone();
    let pictures = pictures.as_object().expect("pictures");
    for (name, rows) in pictures {
        let lattice = match name.as_str() {
            "triangle5" => Lattice::Triangular,
            _ => Lattice::Square,
        };
        let preset = PegSolitaire::named(name).expect(name);
        assert_eq!(preset, game(lattice, &picture(rows)), "{name}");
        assert_eq!(preset.lattice(), lattice, "{name}");
        assert_eq!(preset.goal(), Goal::AnyHole, "{name}");
    }
    let mut names: Vec<_> = pictures.keys().map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(
        names,
        [
            "asymmetric",
            "diamond",
            "english",
            "french",
            "triangle5",
            "wiegleb"
        ]
    );
}

#[test]
fn every_start_of_the_table_is_a_board_with_another_vacancy() {
    for entry in boards() {
        let all = [
            PegSolitaire::english(),
            PegSolitaire::french(),
            PegSolitaire::triangle(5).expect("a triangle"),
            PegSolitaire::rectangle(4, 4).expect("a rectangle"),
        ];
        let with_vacancy = |game: PegSolitaire| game.with_vacancy(entry.vacancy()).ok();
        let mut all = all.into_iter().filter_map(with_vacancy);
        assert!(all.any(|game| game == entry.game()), "{}", entry.name());
    }
}

#[test]
fn boards_have_as_many_holes_as_they_should_and_one_is_vacant() {
    let boards = [
        (PegSolitaire::english(), 33, at(3, 3)),
        (PegSolitaire::french(), 37, at(3, 3)),
        (PegSolitaire::wiegleb(), 45, at(4, 4)),
        (PegSolitaire::diamond(), 41, at(4, 4)),
        (PegSolitaire::asymmetric(), 39, at(4, 3)),
        (PegSolitaire::triangle(1).expect("one hole"), 1, at(0, 0)),
        (PegSolitaire::triangle(7).expect("a triangle"), 28, at(0, 0)),
        (PegSolitaire::rectangle(3, 7).expect("oblong"), 21, at(0, 0)),
        (
            PegSolitaire::rectangle(1, 1).expect("one hole"),
            1,
            at(0, 0),
        ),
    ];
    for (game, holes, vacancy) in boards {
        let board = game.start_board();
        assert_eq!(
            board.count(collinear::rules::peg_solitaire::Square::is_hole),
            holes
        );
        assert!(
            board
                .cells_where(collinear::rules::peg_solitaire::Square::is_empty)
                .eq([vacancy])
        );
        assert_eq!(game.start().pegs(), holes - 1);
    }
}

#[test]
fn a_triangle_is_written_left_aligned() {
    let triangle = PegSolitaire::triangle(4).expect("a triangle");
    assert_eq!(
        triangle.start_board().to_string(),
        "0 . . .\n1 1 . .\n1 1 1 .\n1 1 1 1"
    );
    assert_eq!(triangle, triangular("0\n11\n111\n1111"));
    assert_eq!(Lattice::Triangular.directions(), Direction::HEX);
}

#[test]
fn names_are_names_or_sizes() {
    let size = |name| {
        let game = PegSolitaire::named(name).expect(name);
        (
            game.start_board().rows(),
            game.start_board().cols(),
            game.lattice(),
        )
    };
    assert_eq!(size("triangle1"), (1, 1, Lattice::Triangular));
    assert_eq!(size("triangle12"), (12, 12, Lattice::Triangular));
    assert_eq!(size("rect4x5"), (4, 5, Lattice::Square));
    assert_eq!(size("rect10x2"), (10, 2, Lattice::Square));
    let no_names = [
        "",
        "English",
        "english ",
        "triangle",
        "triangle-1",
        "triangle+5",
        "triangle5x5",
        "triangle５",
        "rect",
        "rect4",
        "rect4x",
        "rectx5",
        "rect4x5x6",
        "rect4X5",
        "rect 4x5",
        "tri5",
    ];
    for name in no_names {
        let error = PegSolitaire::named(name).expect_err(name);
        assert!(matches!(error, SettingsError::NoPreset { .. }), "{name:?}");
    }
    let largest = usize::MAX;
    for name in ["triangle99999999999999999999", "rect99999999999999999999x2"] {
        let error = PegSolitaire::named(name).expect_err(name);
        assert!(
            matches!(error.reason(), Some(SetupError::TooLarge(size)) if size.cell_count() == largest),
            "{name}"
        );
    }
}

#[test]
fn boards_are_limited_to_two_to_the_twentieth_cells() {
    assert_eq!(MAX_CELLS, 1_048_576);
    let largest = [(1024, 1024), (1, 1 << 20), (1 << 20, 1)];
    for (rows, cols) in largest.into_iter().take(super::budget::of(1, 3, 3)) {
        let game = PegSolitaire::rectangle(rows, cols).expect("it is not too large");
        assert_eq!(
            game.moves(&game.start()).count(),
            usize::from(rows > 1) + usize::from(cols > 1)
        );
    }
    let too_large = [
        (1024, 1025),
        (1, (1 << 20) + 1),
        ((1 << 20) + 1, 0),
        (usize::MAX, 1),
        (usize::MAX, usize::MAX),
    ];
    for (rows, cols) in too_large {
        let error = SetupError::TooLarge(TooLarge::sides(rows, cols).over(1 << 20));
        assert_eq!(PegSolitaire::rectangle(rows, cols), Err(error));
        let more = if cols == 0 { ", rows and columns" } else { "" };
        let text = format!(
            "a board of {rows} rows and {cols} columns is too large: there is room for 1048576 cells{more}"
        );
        assert_eq!(error.to_string(), text);
    }
    let picture = Grid::filled(1 << 10, 1 << 11, Square::Peg).expect("there is memory for it");
    assert!(PegSolitaire::from_start(picture, Lattice::Square).is_err());
}

#[test]
fn a_vacancy_and_a_goal_have_to_be_holes() {
    let bounds = Bounds::new(7, 7).expect("a board");
    let corner = SetupError::NoHole {
        at: bounds
            .name_from(at(0, 6), Origin::TopLeft)
            .expect("on the board"),
    };
    let english = PegSolitaire::english;
    assert_eq!(english().with_vacancy(at(0, 6)), Err(corner));
    assert_eq!(english().with_goal(Goal::Hole(at(0, 6))), Err(corner));
    assert_eq!(corner.to_string(), "g1 is no hole of the board");
    for off in [at(7, 0), at(0, 7), at(usize::MAX, usize::MAX)] {
        let error = SetupError::OffBoard { at: off, bounds };
        assert_eq!(english().with_vacancy(off), Err(error));
        assert_eq!(english().with_goal(Goal::Hole(off)), Err(error));
    }
    let game = to_hole(english(), at(0, 2))
        .with_vacancy(at(6, 4))
        .expect("a hole");
    assert_eq!(
        game.goal(),
        Goal::Hole(at(0, 2)),
        "a vacancy leaves the goal as it is"
    );
    assert!(
        game.start_board()
            .cells_where(collinear::rules::peg_solitaire::Square::is_empty)
            .eq([at(6, 4)])
    );
    let any = game.with_goal(Goal::AnyHole).expect("there is one");
    assert_eq!(any.goal(), Goal::AnyHole);
    // A picture with other vacancies is filled up.
    let filled = square("0 0 . 1 0").with_vacancy(at(0, 3)).expect("a hole");
    assert_eq!(filled.start_board().to_string(), "1 1 . 0 1");
}

#[test]
fn a_triangle_is_not_filled_up_beyond_the_largest_board() {
    let picture = "1".repeat(20_000) + &"\n1".repeat(20_000);
    let too_large = TooLarge::sides(20_001, 20_000).over(MAX_CELLS);
    assert_eq!(Lattice::Triangular.parse(&picture), Err(too_large.into()));
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
    for lattice in [Lattice::Square, Lattice::Triangular] {
        let error = lattice.parse("1 0\n1 X").expect_err("X is no square");
        assert_eq!(error.to_string(), "row 1, column 1: 'X' stands for no cell");
        assert_eq!(
            lattice
                .parse("")
                .expect("an empty picture")
                .bounds()
                .cell_count(),
            0
        );
    }
}

#[test]
fn sides_that_are_joined_make_no_difference() {
    let picture = board(Lattice::Square, "1 0 . 1\n1 1 0 1");
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let joined = picture.clone().with_wrap(wrap);
        let game = PegSolitaire::from_start(joined.clone(), Lattice::Square).expect("a board");
        assert_eq!(game, square("1 0 . 1\n1 1 0 1"));
        assert_eq!(
            game.set_up(joined).expect("the same board").key(),
            game.start().key()
        );
    }
}

#[test]
fn a_game_is_solved_by_one_peg_and_stuck_with_more() {
    let outcome = |picture: &str| {
        let game = square(picture);
        game.outcome(&game.start())
    };
    let stuck = |left| Some(Outcome::Stuck { left });
    assert_eq!(outcome("1"), Some(Outcome::Solved));
    assert_eq!(outcome("0 0 1"), Some(Outcome::Solved));
    assert_eq!(outcome("1 0 1"), stuck(2));
    assert_eq!(outcome("1 1 1"), stuck(3), "a full board");
    assert_eq!(outcome("0 0 0"), stuck(0), "nothing to play with");
    assert_eq!(outcome(". . ."), stuck(0), "no holes");
    assert_eq!(outcome(""), stuck(0), "no cells");
    assert_eq!(outcome("1 1 0"), None);
    assert_eq!(
        outcome("1 0 .\n1 1 .\n. 0 ."),
        stuck(3),
        "no jump goes round a corner"
    );
}

#[test]
fn a_goal_is_reached_in_its_hole_only() {
    let line = || square("1 1 0 .");
    for (goal, outcome) in [
        (Goal::AnyHole, Outcome::Solved),
        (Goal::Hole(at(0, 2)), Outcome::Solved),
        (Goal::Hole(at(0, 0)), Outcome::Stuck { left: 1 }),
        (Goal::Hole(at(0, 1)), Outcome::Stuck { left: 1 }),
    ] {
        let mut game = Game::new(line().with_goal(goal).expect("a hole"));
        super::play(&mut game, "a1-c1");
        assert_eq!(game.outcome(), Some(outcome), "{goal:?}");
        assert_eq!(game.state().turn(), Side::First);
    }
    // More than one peg on the board, one of them in the goal.
    let game = to_hole(square("1 0 1"), at(0, 0));
    assert_eq!(
        game.outcome(&game.start()),
        Some(Outcome::Stuck { left: 2 })
    );
}

#[test]
fn a_position_has_the_holes_of_the_board() {
    let game = square("1 1 0 .\n. 1 1 1");
    let board = |picture| board(Lattice::Square, picture);
    let state = game
        .set_up(board("0 0 1 .\n. 0 1 0"))
        .expect("the same holes");
    assert_eq!(
        (state.pegs(), state.jumps(), state.turns(), state.last()),
        (2, 0, 0, None)
    );
    assert_eq!(game.moves(&state).count(), 0);

    let error = |picture| game.set_up(board(picture)).expect_err(picture);
    let text = "the board has 2 rows and 3 columns instead of 2 rows and 4 columns";
    assert_eq!(error("1 1 0\n. 1 1").to_string(), text);
    assert!(matches!(
        error("1 1 .\n1 1 .\n0 1 .\n. 1 ."),
        SetupError::Size { .. }
    ));
    let error_at = error("1 1 0 1\n. 1 1 1");
    assert!(matches!(error_at, SetupError::StrayHole { at } if at.coord() == super::at(0, 3)));
    assert_eq!(
        error_at.to_string(),
        "row 0, column 3: d1 is a hole, but not on the board of the game"
    );
    let error_at = error("1 1 0 .\n. 1 . 1");
    assert!(matches!(error_at, SetupError::FilledHole { at } if at.coord() == super::at(1, 2)));
    assert_eq!(
        error_at.to_string(),
        "row 1, column 2: c2 has to be a hole, as on the board of the game"
    );
    assert!(matches!(
        error("1 1 0 0\n. 1 1 1"),
        SetupError::StrayHole { .. }
    ));
}
