//! The presets, which are those of the tables, variants that are the same, and such as there can't be.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use collinear::rules::hnefatafl::{
    Army, BRANDUBH, COPENHAGEN, Corners, End, Ending, Hnefatafl, King, Reach, SetupError, Square,
    TABLUT, Variant,
};
use collinear::rules::{MAX_CELLS, Outcome, Rules, Side};
use collinear::{Coord, Grid, GridError, TooLarge};

use super::engines::{grid, variant};
use super::naive::settings::{PRESETS, preset};

#[test]
fn a_short_text_does_not_stand_for_a_huge_board() {
    for start in ["1048577", "1048576/", "1a1/"].map(|row| row.repeat(2000)) {
        let variant = Variant {
            start: start.into(),
            ..BRANDUBH
        };
        assert!(Hnefatafl::new(variant).is_err());
    }
}

#[test]
fn what_comes_behind_a_board_that_is_too_large_is_left_out() {
    let read = |start: &'static str| {
        let start = start.into();
        let board = Variant { start, ..BRANDUBH }.start_board();
        board.map(|board| (board.bounds().rows(), board.bounds().cols()))
    };
    assert_eq!(read("1048576a/x"), Ok((1, 1_048_577)));
    assert_eq!(read("1048576aa"), Ok((1, 1_048_577)));
    // A board of just as many cells is not too large yet.
    for start in ["1048576/x", "524288/524288/x"] {
        assert!(matches!(read(start), Err(GridError::UnknownGlyph { .. })));
    }
}

#[test]
fn white_space_in_a_compact_start_counts_for_nothing() {
    let start = "3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3";
    let far_behind = format!("{}{start}", " ".repeat(5 << 20));
    let scattered = start.replace('a', "a ").replace('/', " / ");
    for start in [far_behind, scattered] {
        let variant = Variant {
            start: start.into(),
            ..BRANDUBH
        };
        let rules = Hnefatafl::new(variant).map(|rules| rules.start().to_string());
        assert_eq!(
            rules,
            Hnefatafl::new(BRANDUBH).map(|rules| rules.start().to_string())
        );
    }
}

#[test]
fn variants_are_equal_however_their_start_is_written() {
    let brandubh = |start: &'static str| Variant {
        start: start.into(),
        ..BRANDUBH
    };
    let full = "...a.../...a.../...d.../aadKdaa/...d.../...a.../...a...";
    let same = [
        BRANDUBH,
        brandubh("3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3"),
        brandubh(full),
    ];
    let hash = |variant: &Variant| BuildHasherDefault::<DefaultHasher>::default().hash_one(variant);
    for variant in &same {
        assert_eq!(variant, &BRANDUBH);
        assert_eq!(hash(variant), hash(&BRANDUBH));
        assert_eq!(&variant.to_string().parse::<Variant>().unwrap(), variant);
        assert_eq!(
            Hnefatafl::new(variant.clone()).unwrap(),
            Hnefatafl::new(BRANDUBH).unwrap()
        );
    }
    let turned = brandubh("3a3/3a3/3d3/aadKdaa/3d3/3a3/2a4");
    let no_boards = ["", "3a3/3a4", "3a4/3a3"].map(brandubh);
    for other in no_boards.iter().chain([
        &turned,
        &Variant {
            first: Army::Defenders,
            ..BRANDUBH
        },
    ]) {
        assert_ne!(other, &BRANDUBH);
    }
    assert_ne!(no_boards[1], no_boards[2]);
}

#[test]
fn a_start_that_is_no_board_is_not_written_as_one() {
    let brandubh = |start: &'static str| Variant {
        start: start.into(),
        ..BRANDUBH
    };
    for (ragged, board) in [(". a K\n. .", "./a/K/./."), ("1 1/11", "11/11")] {
        let (ragged, board) = (brandubh(ragged), brandubh(board));
        assert!(ragged.start_board().is_err() && board.start_board().is_ok());
        assert_ne!(ragged, board);
        let text = ragged.to_string();
        assert!(text.parse::<Variant>().is_err(), "{text}");
    }
    let ragged = brandubh(". a K\n. .").to_string();
    assert_eq!(ragged, "brandubh board=.aK/..");
}

#[test]
fn presets_are_those_of_the_tables() {
    let names: Vec<_> = Variant::PRESETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, PRESETS);
    for (name, found) in Variant::PRESETS {
        let expected = variant(&preset(name));
        assert_eq!(found, expected, "{name}");
        assert_eq!(
            (found.name(), format!("{found:?}")),
            (Some(name), name.to_owned())
        );
        let rules = Hnefatafl::new(found.clone()).expect(name);
        assert_eq!(rules.variant(), &found);
        assert_eq!(rules.start().grid(), &found.start_board().expect(name));
    }
}

#[test]
fn a_variant_that_is_no_preset_shows_its_switches() {
    let king = King {
        reach: Reach::AtMost(2),
        ..TABLUT.king
    };
    let variant = Variant { king, ..TABLUT };
    assert_eq!(variant.name(), None);
    let shown = format!("{variant:?}");
    for part in [
        "start",
        "first: Attackers",
        "throne",
        "corners",
        "reach: AtMost(2)",
        "soldiers",
        "ending",
    ] {
        assert!(shown.contains(part), "{shown}");
    }
}

#[test]
fn either_army_may_begin() {
    for (first, moves) in [(Army::Attackers, 40), (Army::Defenders, 24)] {
        let rules = Hnefatafl::new(Variant { first, ..BRANDUBH }).expect("a game");
        let start = rules.start();
        assert_eq!((start.army(), rules.army(Side::First)), (first, first));
        assert_eq!(rules.side(first), Side::First);
        assert_eq!(rules.side(first.other()), Side::Second);
        assert_eq!(rules.count_moves(&start), moves);
        let own = |from: Coord| start.grid()[from].army() == Some(first);
        assert!(rules.moves(&start).all(|slide| own(slide.from)));
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let start = |start: &'static str| Variant {
        start: start.into(),
        ..BRANDUBH
    };
    let hostile = |corners| Variant { corners, ..TABLUT };
    let ordinary = TABLUT.corners;
    let rows: [(Variant, &str); 14] = [
        (
            start(""),
            "a board of 0 rows and 0 columns has no cell in the middle for a throne",
        ),
        (
            start("4/1K1a/4/4"),
            "a board of 4 rows and 4 columns has no cell in the middle for a throne",
        ),
        (
            start("a4/2K2"),
            "a board of 2 rows and 5 columns has no cell in the middle for a throne",
        ),
        (
            start("1a3/5/2K2/5/4"),
            "row 4 has 4 columns, but row 0 has 5",
        ),
        (
            start("1a3/5/2k2/5/5"),
            "row 2, column 2: 'k' stands for no cell",
        ),
        (start("1a3/5/5/5/5"), "there is no king"),
        (start("1a3/5/1KK2/5/5"), "there are 2 kings instead of one"),
        (
            start("1a3/5/1Ka2/5/5"),
            "row 2, column 2: a soldier on the throne at c3",
        ),
        (
            start("a4/5/2K2/5/4d"),
            "row 0, column 0: a soldier on the corner at a5, which is the king's",
        ),
        (
            start("5/5/2K2/5/5"),
            "the game would be over before the first move: the defenders have won, no-move",
        ),
        (
            hostile(Corners {
                hostile_to_attackers: true,
                ..ordinary
            }),
            "corners can't be hostile where the king escapes to any edge",
        ),
        (
            hostile(Corners {
                hostile_to_king: true,
                ..ordinary
            }),
            "corners can't be hostile where the king escapes to any edge",
        ),
        (
            Variant {
                ending: Ending {
                    exit_fort: true,
                    ..TABLUT.ending
                },
                ..TABLUT
            },
            "there are no exit forts where the king escapes to any edge: he has won when he is there",
        ),
        (
            Variant {
                king: King {
                    reach: Reach::AtMost(0),
                    ..BRANDUBH.king
                },
                ..BRANDUBH
            },
            "a king who moves at most 0 cells can't move",
        ),
    ];
    for (variant, text) in rows {
        let error = Hnefatafl::new(variant.clone()).expect_err(text);
        assert_eq!(error.to_string(), text, "{variant:?}");
    }
}

#[test]
fn boards_are_limited_to_two_to_the_twentieth_cells() {
    let wide = |cols: usize| Variant {
        start: format!("{cols}/1a{}K{}/{cols}", cols / 2 - 2, cols / 2).into(),
        ..BRANDUBH
    };
    let cells = Hnefatafl::new(wide(349_525)).map(|rules| rules.bounds().cell_count());
    assert_eq!(cells, Ok(1_048_575));
    let error = Hnefatafl::new(wide(349_527)).map(drop);
    assert_eq!(
        error,
        Err(SetupError::TooLarge(
            TooLarge::sides(3, 349_527).over(MAX_CELLS)
        ))
    );
    let start = |start: &'static str| Variant {
        start: start.into(),
        ..BRANDUBH
    };
    for endless in ["99999999999999999999999", "1048577"] {
        let error = Hnefatafl::new(start(endless)).map(drop);
        assert!(matches!(error, Err(SetupError::TooLarge(_))), "{endless}");
    }
    let error = Hnefatafl::new(start("5/5/18446744073709551616")).map(drop);
    assert!(matches!(
        error,
        Err(SetupError::Picture(GridError::Ragged { row: 2, .. }))
    ));
}

/// Row 48 of the list of bugs: impossible positions that were accepted.
#[test]
fn row_48_an_impossible_position_was_accepted() {
    let rules = Hnefatafl::new(BRANDUBH).expect("a game");
    let free = ". . . . . . .";
    let kings = |found| SetupError::Kings { found };
    let rows = [
        ([". . K . . . .", "K . . . a . ."], kings(2)),
        ([". . . . . . .", ". . . . a . ."], kings(0)),
    ];
    for ([one, other], expected) in rows {
        let board = grid(&[one, other, free, free, free, free, free]);
        for turn in Army::BOTH {
            assert_eq!(rules.set_up(board.clone(), turn).map(drop), Err(expected));
        }
    }
    let board = |square, at| {
        let mut board = Grid::filled(7, 7, Square::Empty).expect("a board");
        board[Coord::new(1, 1)] = Square::King;
        board[at] = square;
        board
    };
    for square in [Square::Attacker, Square::Defender] {
        let found = rules.set_up(board(square, Coord::new(3, 3)), Army::Attackers);
        assert!(matches!(found, Err(SetupError::SoldierOnThrone { at }) if at.to_string() == "d4"));
        for (corner, name) in [
            ((0, 0), "a7"),
            ((0, 6), "g7"),
            ((6, 0), "a1"),
            ((6, 6), "g1"),
        ] {
            let found = rules.set_up(board(square, corner.into()), Army::Defenders);
            assert!(
                matches!(found, Err(SetupError::SoldierOnCorner { at }) if at.to_string() == name)
            );
        }
    }
    let small = Grid::filled(5, 7, Square::Empty).expect("a board");
    let error = rules.set_up(small, Army::Attackers).expect_err("five rows");
    let text = "the board has 5 rows and 7 columns instead of 7 rows and 7 columns";
    assert_eq!(error.to_string(), text);
}

#[test]
fn a_position_that_is_over_is_accepted_as_such() {
    let rules = Hnefatafl::new(COPENHAGEN).expect("a game");
    let mut board = Grid::filled(11, 11, Square::Empty).expect("a board");
    board[Coord::new(0, 0)] = Square::King;
    board[Coord::new(5, 6)] = Square::Attacker;
    for turn in Army::BOTH {
        let state = rules
            .set_up(board.clone(), turn)
            .expect("he is on a corner");
        assert_eq!(state.end(), Some(End::Escaped), "{turn}");
        assert_eq!(
            rules.outcome(&state),
            Some(Outcome::Win(Side::Second)),
            "{turn}"
        );
    }
}
