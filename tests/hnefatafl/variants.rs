//! The presets, variants as text, and games and positions that are not possible.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use collinear::rules::hnefatafl::{Army, BRANDUBH, COPENHAGEN, End, Hnefatafl, Square, Variant};
use collinear::rules::{Outcome, Rules, Side};
use collinear::{Coord, Grid};
use fastrand::Rng;

use super::random_games::any_variant;
use super::{army, budget, counts::data, game};

#[track_caller]
fn read(text: &str) -> Variant {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The table has a value for every setting of each preset.
#[test]
fn presets_are_those_of_the_table() {
    let table = data();
    let table = table["presets"].as_object().expect("presets");
    assert_eq!(table.len(), Variant::PRESETS.len());
    for (name, preset) in Variant::PRESETS {
        let settings = table[name].as_str().expect(name);
        assert_eq!(settings.split(' ').count(), 15);
        assert_eq!(read(settings), preset);
        assert_eq!([preset.to_string(), format!("{preset:?}")], [name; 2]);
        assert_eq!((read(name), preset.name()), (preset.clone(), Some(name)));
        let rules = Hnefatafl::new(preset.clone()).expect(name);
        assert_eq!((rules.variant(), rules.to_string()), (&preset, name.into()));
    }
    assert_eq!(read(""), COPENHAGEN);
    let other = read("tablut king-reach=2");
    assert_eq!(other.name(), None);
    assert_eq!(format!("{other:?}"), "tablut king-reach=2");
}

#[test]
fn variants_are_read_as_they_are_written() {
    let mut dice = Rng::with_seed(13);
    for _ in 0..budget::of(300, 2_000, 2_000) {
        let (rows, cols) = (1 + 2 * dice.usize(..5), 3 + 2 * dice.usize(..4));
        let variant = any_variant(rows, cols, &mut dice);
        let text = variant.to_string();
        assert_eq!(read(&text), variant, "{text}");
        assert_eq!(read(&text).to_string(), text);
    }
    // Only differences are written, from the nearest preset.
    for (text, expected) in [
        (
            "tablut king-capture=four-sides",
            "tablut king-capture=four-sides",
        ),
        (
            "copenhagen exit-fort=no repetition=draw shieldwall=no",
            "fetlar",
        ),
        (
            "web11 king-reach=unlimited throne-crossing=everybody",
            "fetlar",
        ),
        (
            "fetlar corners-hostile-to=king,attackers",
            "fetlar corners-hostile-to=attackers,king",
        ),
        (
            "brandubh corners-hostile-to=nobody",
            "brandubh corners-hostile-to=nobody",
        ),
        ("brandubh board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3", "brandubh"),
        (
            "ardri board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3 king-reach=007",
            // It has Brandubh's board.
            "brandubh throne-crossing=who-may-stop king-capture=four-sides king-reach=7 encirclement=no",
        ),
    ] {
        assert_eq!(read(text).to_string(), expected);
    }
}

#[test]
fn texts_that_are_no_game_are_refused() {
    let no_middle = |size| format!("a board of {size} has no cell in the middle for a throne");
    let rows = [
        (
            "chess",
            "no preset \"chess\"; presets: brandubh, ardri, tablut, copenhagen, fetlar, web9, web11",
        ),
        (
            "tablut brandubh",
            "\"brandubh\" is not a setting: write key=value",
        ),
        (
            "king=armed",
            "no setting \"king\"; settings: board, begins, throne-crossing, throne-stopping, throne-hostile-to-attackers, throne-hostile-to-defenders, corners-hostile-to, king-capture, king-reach, king-armed, shieldwall, escape, exit-fort, encirclement, repetition",
        ),
        (
            "shieldwall=yes shieldwall=yes",
            "shieldwall is set more than once",
        ),
        ("shieldwall=maybe", "shieldwall=maybe: it can be yes or no"),
        (
            "king-reach=-1",
            "king-reach=-1: it can be a number of cells, or unlimited",
        ),
        (
            "corners-hostile-to=king,nobody",
            "corners-hostile-to=king,nobody: it can be nobody, or attackers, defenders and king, with commas between them",
        ),
        (
            "board=3a/3",
            "board=3a/3: row 1 has 3 columns, but row 0 has 4",
        ),
        (
            "repetition=loss",
            "repetition=loss: it can be ignored, draw, loss-for-attackers or loss-for-defenders",
        ),
        ("board=", &no_middle("0 rows and 0 columns")),
        ("board=4/1K1a/4/4", &no_middle("4 rows and 4 columns")),
        ("board=a4/2K2", &no_middle("2 rows and 5 columns")),
        (
            "board=1a3/5/2k2/5/5",
            "board=1a3/5/2k2/5/5: row 2, column 2: unknown character 'k'",
        ),
        ("board=1a3/5/5/5/5", "there is no king"),
        ("board=1a3/5/1KK2/5/5", "there are 2 kings instead of one"),
        (
            "board=1a3/5/1Ka2/5/5",
            "row 2, column 2: a soldier on the throne at c3",
        ),
        (
            "board=a4/5/2K2/5/4d",
            "row 0, column 0: a soldier on the corner at a5, where only the king may stop",
        ),
        (
            "board=5/5/2K2/5/5 encirclement=no",
            "the game would be over before the first move: the defenders have won, no-move",
        ),
        (
            "tablut corners-hostile-to=attackers",
            "corners can't be hostile if the king escapes to any edge",
        ),
        (
            "tablut corners-hostile-to=king",
            "corners can't be hostile if the king escapes to any edge",
        ),
        (
            "tablut exit-fort=yes",
            "exit forts have no use if the king escapes to any edge: he wins when he reaches it",
        ),
        (
            "king-reach=0",
            "a king who moves at most 0 cells can't move",
        ),
    ];
    for (text, expected) in rows {
        let error = text.parse::<Hnefatafl>().expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn a_start_is_the_same_however_it_is_written() {
    let brandubh = |start: &str| Variant {
        start: start.to_owned().into(),
        ..BRANDUBH
    };
    let compact = "3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3";
    let hash = |variant: &Variant| BuildHasherDefault::<DefaultHasher>::default().hash_one(variant);
    for start in [
        compact.to_owned(),
        "...a.../...a.../...d.../aadKdaa/...d.../...a.../...a...".to_owned(),
        format!("{}{compact}", " ".repeat(5 << 20)),
        compact.replace('a', "a ").replace('/', " / "),
    ] {
        let same = brandubh(&start);
        assert_eq!(same, BRANDUBH);
        assert_eq!(hash(&same), hash(&BRANDUBH));
        assert_eq!(Hnefatafl::new(same), Hnefatafl::new(BRANDUBH));
    }
    let others = ["", "3a3/3a4", "3a4/3a3", "3a3/3a3/3d3/aadKdaa/3d3/3a3/2a4"].map(brandubh);
    assert!(others.iter().all(|other| *other != BRANDUBH));
    assert_ne!(others[1], others[2]);
    assert_ne!(read("brandubh begins=defenders"), BRANDUBH);
    // A start that is not a board is not written as one.
    for (ragged, board) in [(". a K\n. .", "./a/K/./."), ("1 1/11", "11/11")] {
        let (ragged, board) = (brandubh(ragged), brandubh(board));
        assert!(ragged.start_board().is_err() && board.start_board().is_ok());
        assert_ne!(ragged, board);
        assert!(ragged.to_string().parse::<Variant>().is_err());
    }
}

#[test]
fn boards_are_limited_to_two_to_the_twentieth_cells() {
    let game = |start: &str| {
        let start = start.to_owned().into();
        Hnefatafl::new(Variant { start, ..BRANDUBH })
    };
    let wide = |cols: usize| game(&format!("{cols}/1a{}K{}/{cols}", cols / 2 - 2, cols / 2));
    let cells = wide(349_525).map(|rules| rules.bounds().cell_count());
    assert_eq!(cells, Ok(1_048_575));
    let too_large = wide(349_527).unwrap_err().to_string();
    assert!(too_large.contains(" is too large: "));
    // What follows is left out, and a short text does not make a huge board.
    for start in [
        "99999999999999999999999",
        "1048577",
        "1048576a/x",
        &"1048577".repeat(2000),
        &"1048576/".repeat(2000),
    ] {
        let error = game(start).map(drop).unwrap_err().to_string();
        assert!(
            error.contains(" is too large: ") || error.contains(" is more than "),
            "{error}"
        );
    }
    for start in ["1048576/x", "5/5/18446744073709551616"] {
        let error = game(start).map(drop).unwrap_err().to_string();
        assert!(!error.contains(" is too large: "), "{error}");
    }
}

#[test]
fn either_army_may_begin() {
    for (text, first, moves) in [("attackers", 'a', 40), ("defenders", 'd', 24)] {
        let rules = game(&format!("brandubh begins={text}"));
        let (start, first) = (rules.start(), army(first));
        assert_eq!((start.army(), rules.army(Side::First)), (first, first));
        assert_eq!(rules.side(first.other()), Side::Second);
        assert_eq!(rules.count_moves(&start), moves);
    }
}

/// Number 48 in the list of bugs: impossible positions that were accepted.
#[test]
fn row_48_an_impossible_position_was_accepted() {
    let rules = game("brandubh");
    for (start, text) in [
        ("7/2K4/K3a2/7/7/7/7", "there are 2 kings instead of one"),
        ("7/7/4a2/7/7/7/7", "there is no king"),
        (
            "7/2K4/7/3d3/7/7/7",
            "row 3, column 3: a soldier on the throne at d4",
        ),
        (
            "6a/2K4/7/7/7/7/7",
            "row 0, column 6: a soldier on the corner at g7, where only the king may stop",
        ),
        (
            "7/2K4/7/7/7/7",
            "the board has 6 rows and 7 columns instead of 7 rows and 7 columns",
        ),
    ] {
        let start = start.into();
        let board = Variant { start, ..BRANDUBH }
            .start_board()
            .expect("a board");
        for turn in Army::BOTH {
            let refused = rules.set_up(board.clone(), turn).map(drop);
            assert_eq!(refused.expect_err(text).to_string(), text);
        }
    }
    // A position that is over is accepted.
    let mut board = Grid::filled(7, 7, Square::Empty).expect("a board");
    board[Coord::new(0, 0)] = Square::King;
    for turn in Army::BOTH {
        let state = rules
            .set_up(board.clone(), turn)
            .expect("he is on a corner");
        assert_eq!(state.end(), Some(End::Escaped), "{turn}");
        assert_eq!(rules.outcome(&state), Some(Outcome::Win(Side::Second)));
    }
}
