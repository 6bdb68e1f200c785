//! Values in files: written, read back, and refused where they say what can't be.

use std::fmt::Debug;

use collinear::boards::{
    Cuboid, Delta, Hex, HexPlane, Hexagons, Holed, Place, Point, Tracks, Triangles, Twisted, Window,
};
use collinear::grid::Changes;
use collinear::rules::{
    Cell, Outcome, Position, QuietMoves, Side,
    draughts::{self, Draughts},
    hnefatafl::{self, Army, Hnefatafl, Variant},
    in_a_row::{GOMOKU, InARow},
    peg_solitaire::{self, Goal, Lattice, PegSolitaire},
    reversi::{Move, Reversi, Square, Start},
};
use collinear::{
    Bounds, Coord, Direction, Grid, Length, Line, Pattern, Rect, Removal, Segment, Token, Wrap,
    lines::Trace,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

#[track_caller]
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, stored: Value) {
    assert_eq!(to_value(value).expect("it can be written"), stored);
    // As a text as well, as it is in a file.
    let text = serde_json::to_string(value).expect("it can be written");
    assert_eq!(
        &serde_json::from_str::<T>(&text).expect("it can be read"),
        value
    );
    assert_eq!(&from_value::<T>(stored).expect("it can be read"), value);
}

#[track_caller]
fn refused<T: DeserializeOwned + Debug>(stored: Value, message: &str) {
    let error = from_value::<T>(stored)
        .expect_err("it has to be refused")
        .to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn coordinates_come_back() {
    there_and_back(&Coord::new(2, 5), json!({"row": 2, "col": 5}));
    let max = usize::MAX;
    there_and_back(&Coord::new(0, max), json!({"row": 0, "col": max}));
    refused::<Coord>(json!({"row": -1, "col": 0}), "-1");
    refused::<Coord>(json!({"row": 1}), "missing field `col`");
}

#[test]
fn directions_come_back_and_no_step_is_none() {
    there_and_back(&Direction::NE, json!([-1, 1]));
    for direction in Direction::ALL.into_iter().chain(Direction::KNIGHT) {
        there_and_back(&direction, json!([direction.rows(), direction.cols()]));
    }
    let nowhere = "a step of no rows and no columns leads nowhere";
    refused::<Direction>(json!([0, 0]), nowhere);
    let message = "can't be turned round";
    refused::<Direction>(json!([isize::MIN, 1]), message);
    refused::<Direction>(json!([1]), "invalid length 1");
}

#[test]
fn boards_that_are_no_rectangles_come_back_and_are_checked() {
    let klein = Twisted::klein(3, 5).unwrap();
    let stored = json!({
        "bounds": {"rows": 3, "cols": 5, "wrap": "None"},
        "north_south": "Joined",
        "east_west": "Twisted",
    });
    there_and_back(&klein, stored);
    let wrapped = json!({"rows": 3, "cols": 5, "wrap": "Both"});
    let message = "has no wrap of its own";
    let seams = json!({"bounds": wrapped, "north_south": "Edge", "east_west": "Edge"});
    refused::<Twisted>(seams, message);
    let tower = Cuboid::new([4, 2, 2])
        .unwrap()
        .with_joined([true, false, false]);
    there_and_back(
        &tower,
        json!({"sides": [4, 2, 2], "joined": [true, false, false]}),
    );
    there_and_back(&Point([1, 0, 7]), json!([1, 0, 7]));
    there_and_back(&Delta::new([1, 0, -1]).unwrap(), json!([1, 0, -1]));
    there_and_back(&Place::new(-3, 7), json!({"row": -3, "col": 7}));
    there_and_back(&Hex::new(-3, 7), json!({"q": -3, "r": 7}));
    let hexagon = Hexagons::hexagon(4).unwrap();
    there_and_back(&hexagon, json!({"Hexagon": {"side": 4}}));
    let triangles = Triangles::new(2, 7).unwrap();
    there_and_back(&triangles, json!({"rows": 2, "cols": 7, "wrap": "None"}));

    let holed = hexagon.board().without([Hex::new(3, 3)]).unwrap();
    let stored = json!({"whole": {"Hexagon": {"side": 4}}, "holes": [{"q": 3, "r": 3}]});
    there_and_back(holed.topology(), stored);
    let huge =
        json!({"whole": {"rows": 1_u64 << 40, "cols": 1 << 20, "wrap": "None"}, "holes": []});
    refused::<Holed<Rect>>(huge, "there is room for 16777216 cells");

    refused::<Point<3>>(json!([1, 2]), "2 numbers instead of 3");
    refused::<Delta<2>>(json!([0, 0]), "leads nowhere");
    let huge = json!({"sides": [usize::MAX, 2]});
    refused::<Cuboid<2>>(huge, "more than memory can hold");
    let joined = json!({"sides": [2, 2], "joined": [true]});
    refused::<Cuboid<2>>(joined, "1 numbers instead of 2");
    let hexagon = json!({"Hexagon": {"side": usize::MAX}});
    refused::<Hexagons>(
        hexagon,
        "more than coordinates up to 2147483647 or memory can hold",
    );
}

#[test]
fn listed_lines_and_windows_come_back_and_are_checked() {
    let tracks = Tracks::new(3, &[&[0, 1, 2]], &[&[0, 2, 1]]).unwrap();
    let tracks = tracks.with_spots(&[(0, 0), (1, 0), (2, 1)]).unwrap();
    let stored = json!({
        "cells": 3,
        "open": [[0, 1, 2]],
        "closed": [[0, 2, 1]],
        "spots": [[0, 0], [1, 0], [2, 1]],
    });
    there_and_back(&tracks, stored);
    there_and_back(&Tracks::surakarta(), to_value(Tracks::surakarta()).unwrap());
    let plain = from_value::<Tracks>(json!({"cells": 2, "open": [[1, 0]]})).unwrap();
    assert_eq!(plain, Tracks::new(2, &[&[1, 0]], &[]).unwrap());
    refused::<Tracks>(json!({"cells": 2, "open": [[0, 2]]}), "has cell 2, but");
    refused::<Tracks>(json!({"cells": 1, "spots": []}), "0 spots are not one");
    refused::<Tracks>(json!({"cells": usize::MAX}), "are more than 65535");

    let window = Window::new(HexPlane, Hex::new(-3, 2), 4, 5).unwrap();
    let stored = json!({"plane": null, "first": {"r": 2, "q": -3}, "rows": 4, "cols": 5});
    there_and_back(&window, stored);
    let far = json!({"plane": null, "first": {"row": 0, "col": i32::MAX}, "rows": 1, "cols": 2});
    refused::<Window>(far, "a window of 1 rows and 2 columns from row 0");
}

#[test]
fn lines_have_to_fit_on_their_boards() {
    let bounds = Bounds::new(3, 5).unwrap();
    let line = bounds.line(Coord::new(2, 1), Direction::NE, 3).unwrap();
    let stored = |row: usize, len: usize, wrap: &str| {
        json!({
            "board": {"rows": 3, "cols": 5, "wrap": wrap},
            "start": {"row": row, "col": 1},
            "heading": [-1, 1],
            "len": len,
        })
    };
    there_and_back(&line, stored(2, 3, "None"));
    there_and_back(&line.truncated(0), stored(2, 0, "None"));
    refused::<Line>(
        stored(2, 4, "None"),
        "4 cells NE from (2, 1) does not fit on 3x5",
    );
    refused::<Line>(stored(3, 1, "None"), "does not fit");
    // Round a torus there are fifteen.
    let torus = bounds.with_wrap(Wrap::Both);
    let ring = torus.line(Coord::new(2, 1), Direction::NE, 15).unwrap();
    there_and_back(&ring, stored(2, 15, "Both"));
    refused::<Line>(stored(2, 16, "Both"), "does not fit");

    let board = Tracks::nine_mens_morris().board();
    let way = board.topology().ways().next().unwrap();
    let mill = board.line(0, way, 3).unwrap();
    there_and_back(&mill, to_value(&mill).unwrap());
    let mut odd = to_value(&mill).unwrap();
    odd["start"] = json!(9);
    refused::<Line<Tracks>>(odd, "3 cells");
    let moebius = Twisted::moebius(2, 3).unwrap().board();
    let round = moebius.line(Coord::new(0, 2), Direction::E, 4).unwrap();
    there_and_back(&round, to_value(round).unwrap());

    // Where a line of no cells starts makes no difference.
    let nothing: Line = from_value(stored(usize::MAX, 0, "Both")).unwrap();
    assert_eq!(nothing, ring.truncated(0));
    assert_eq!(
        (nothing.reversed(), nothing.windows(2).count()),
        (nothing, 0)
    );
}

#[test]
fn bounds_come_back_and_sizes_are_checked() {
    let bounds = Bounds::new(6, 7).unwrap();
    there_and_back(&bounds, json!({"rows": 6, "cols": 7, "wrap": "None"}));
    for (wrap, text) in [
        (Wrap::EastWest, "EastWest"),
        (Wrap::NorthSouth, "NorthSouth"),
        (Wrap::Both, "Both"),
    ] {
        there_and_back(&wrap, json!(text));
        let stored = json!({"rows": 6, "cols": 7, "wrap": text});
        there_and_back(&bounds.with_wrap(wrap), stored);
    }
    // Who says nothing means a plain board.
    assert_eq!(
        from_value::<Bounds>(json!({"rows": 6, "cols": 7})).unwrap(),
        bounds
    );
    let empty = Bounds::new(0, 3).unwrap();
    there_and_back(&empty, json!({"rows": 0, "cols": 3, "wrap": "None"}));

    let size = json!({"rows": usize::MAX, "cols": 2});
    let message = "a board of 18446744073709551615 rows and 2 columns is more than memory";
    refused::<Bounds>(size, message);
    refused::<Bounds>(
        json!({"rows": 1, "cols": 2, "wrap": "Klein"}),
        "unknown variant `Klein`",
    );
}

#[test]
fn grids_come_back_row_by_row() {
    let grid = Grid::from_rows([[1, 2, 3], [4, 5, 6]]).unwrap();
    let stored = json!({"rows": 2, "cols": 3, "wrap": "None", "cells": [1, 2, 3, 4, 5, 6]});
    there_and_back(&grid, stored);
    let torus = Grid::parse("X O\n. X\n. .").unwrap().with_wrap(Wrap::Both);
    let cells = ["X", "O", ".", "X", ".", "."];
    there_and_back(
        &torus,
        json!({"rows": 3, "cols": 2, "wrap": "Both", "cells": cells}),
    );
    let plain: Grid<i32> = from_value(json!({"rows": 1, "cols": 1, "cells": [7]})).unwrap();
    assert_eq!(plain, Grid::filled(1, 1, 7).unwrap());
    // A board without cells keeps its sides.
    for (rows, cols) in [(0, 3), (3, 0), (0, 0)] {
        let empty = Grid::filled(rows, cols, 'x').unwrap();
        let stored = json!({"rows": rows, "cols": cols, "wrap": "None", "cells": []});
        there_and_back(&empty, stored);
    }
}

#[test]
fn grids_of_a_wrong_number_of_cells_are_refused() {
    for cells in [json!([]), json!([1, 2, 3]), json!([1, 2, 3, 4, 5, 6, 7])] {
        let count = cells.as_array().unwrap().len();
        let message = format!("{count} cells do not fill 2 rows and 3 columns");
        refused::<Grid<i32>>(json!({"rows": 2, "cols": 3, "cells": cells}), &message);
    }
    let message = "a board of 18446744073709551615 rows and 2 columns is more than memory can hold";
    refused::<Grid<i32>>(
        json!({"rows": usize::MAX, "cols": 2, "cells": [1]}),
        message,
    );
    let half = 1_u64 << 32;
    // 0 cells when the product wraps.
    let wraps = json!({"rows": half, "cols": half, "cells": []});
    refused::<Grid<i32>>(wraps, "a board of 4294967296 rows and 4294967296 columns");
    refused::<Grid<i32>>(json!({"rows": 2, "cols": 3}), "missing field `cells`");
    refused::<Grid<i32>>(
        json!({"rows": 1, "cols": 1, "cells": ["x"]}),
        "expected i32",
    );
}

#[test]
fn changes_come_back_and_are_checked() {
    let before = Grid::parse(". b\nW .").unwrap().with_wrap(Wrap::EastWest);
    let after = Grid::parse(". W\n. .").unwrap().with_wrap(Wrap::EastWest);
    let board = json!({"rows": 2, "cols": 2, "wrap": "EastWest"});
    let change = |row, col, before, after| json!({"at": {"row": row, "col": col}, "before": before, "after": after});
    let stored = |cells: &[Value]| json!({"board": board, "cells": cells});
    let (taken, left) = (change(0, 1, "b", "W"), change(1, 0, "W", "."));
    there_and_back(
        &before.changes_to(&after),
        stored(&[taken.clone(), left.clone()]),
    );
    there_and_back(&before.changes_to(&before), stored(&[]));

    let not_next = "(0, 1) is not the next cell of the board that can change";
    refused::<Changes<char>>(stored(&[left.clone(), taken.clone()]), not_next);
    refused::<Changes<char>>(stored(&[taken.clone(), taken]), not_next);
    let off_the_board = "(2, 0) is not the next cell of the board that can change";
    refused::<Changes<char>>(stored(&[left, change(2, 0, "W", ".")]), off_the_board);
    refused::<Changes<char>>(
        stored(&[change(1, 1, "b", "b")]),
        "nothing changes on (1, 1)",
    );
}

#[test]
fn a_size_that_is_only_said_costs_nothing() {
    let text = r#"{"rows": 1073741824, "cols": 1073741824, "cells": [1]}"#;
    let allocated = allocation_counter::measure(|| {
        let read = serde_json::from_str::<Grid<u8>>(text);
        assert!(read.is_err());
    });
    assert!(allocated.bytes_max < 10_000, "{}", allocated.bytes_max);
}

#[test]
fn the_values_of_games_come_back() {
    there_and_back(&Length::AtLeast(4), json!({"AtLeast": 4}));
    there_and_back(&Length::Exactly(5), json!({"Exactly": 5}));
    there_and_back(&Side::First, json!("First"));
    there_and_back(&Side::Second, json!("Second"));
    there_and_back(&Cell::Empty, json!("Empty"));
    there_and_back(&Cell::Of(Side::Second), json!({"Of": "Second"}));
    there_and_back(&Outcome::Draw, json!("Draw"));
    there_and_back(&Outcome::Win(Side::First), json!({"Win": "First"}));
}

#[test]
fn the_values_of_reversi_come_back() {
    there_and_back(&Square::Hole, json!("Hole"));
    there_and_back(&Square::Of(Side::First), json!({"Of": "First"}));
    there_and_back(&Move::Pass, json!("Pass"));
    let stored = json!({"Place": {"row": 4, "col": 5}});
    there_and_back(&Move::Place(Coord::new(4, 5)), stored);
    there_and_back(&Start::Parallel, json!("Parallel"));
    let grid = Grid::parse_with("# X .", Square::from_glyph).unwrap();
    let cells = json!(["Hole", {"Of": "First"}, "Empty"]);
    there_and_back(
        &grid,
        json!({"rows": 1, "cols": 3, "wrap": "None", "cells": cells}),
    );
}

#[test]
fn positions_come_back() {
    let mut position = Position::new(Grid::filled(1, 2, Cell::Empty).unwrap());
    let grid = json!({"rows": 1, "cols": 2, "wrap": "None", "cells": ["Empty", "Empty"]});
    there_and_back(
        &position,
        json!({"grid": grid, "turn": "First", "last": null, "extra": null}),
    );
    position.place(Coord::new(0, 1), Cell::Of(Side::First));
    let grid = json!({"rows": 1, "cols": 2, "wrap": "None", "cells": ["Empty", {"Of": "First"}]});
    let last = json!({"row": 0, "col": 1});
    there_and_back(
        &position,
        json!({"grid": grid, "turn": "Second", "last": last, "extra": null}),
    );
    let short = json!({"rows": 1, "cols": 2, "cells": ["Empty"]});
    let message = "1 cells do not fill 1 rows and 2 columns";
    refused::<Position<Cell>>(
        json!({"grid": short, "turn": "First", "last": null}),
        message,
    );
}

#[test]
fn one_more_fact_of_a_position_has_to_be_there() {
    let position = Position::new(Grid::filled(1, 1, Cell::Empty).unwrap());
    let grid = json!({"rows": 1, "cols": 1, "wrap": "None", "cells": ["Empty"]});
    let with = |extra: Value| json!({"grid": grid, "turn": "First", "last": null, "extra": extra});
    let without = json!({"grid": grid, "turn": "First", "last": null});
    there_and_back(&position.clone().with_extra([1, 2]), with(json!([1, 2])));
    there_and_back(&position.clone().with_extra(None::<u8>), with(json!(null)));
    there_and_back(&position.clone().with_extra(Hand(3)), with(json!(3)));
    there_and_back(&position.clone().with_extra(Nothing), with(json!(null)));
    there_and_back(&position.clone().with_extra(NoFields {}), with(json!({})));
    there_and_back(&position.clone(), with(json!(null)));
    let read: Position<Cell> = serde_json::from_value(without.clone()).unwrap();
    assert_eq!(read, position);
    let m = collinear::Move {
        from: Coord::new(0, 0),
        to: Coord::new(0, 0),
    };
    let cell = json!({"row": 0, "col": 0});
    let quiet: QuietMoves = [m].into_iter().collect();
    let quiet_json = json!([{"from": cell, "to": cell}]);
    there_and_back(&position.with_extra(quiet), with(quiet_json));
    refused::<Position<Cell, Rect, [u8; 2]>>(without.clone(), "missing field `extra`");
    refused::<Position<Cell, Rect, Option<u8>>>(without.clone(), "missing field `extra`");
    refused::<Position<Cell, Rect, Hand>>(without, "missing field `extra`");
}

/// A fact with no value by default.
#[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
struct Hand(u8);

/// A fact that says nothing.
#[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
struct Nothing;

/// Another, with a place for some.
#[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
struct NoFields {}

#[test]
fn values_of_hnefatafl_come_back() {
    let slide = collinear::Move {
        from: Coord::new(0, 3),
        to: Coord::new(0, 1),
    };
    let json = json!({"from": {"row": 0, "col": 3}, "to": {"row": 0, "col": 1}});
    there_and_back(&slide, json);
    for (army, text) in [
        (Army::Attackers, "Attackers"),
        (Army::Defenders, "Defenders"),
    ] {
        there_and_back(&army, json!(text));
    }
    for (square, text) in [
        (hnefatafl::Square::Empty, "Empty"),
        (hnefatafl::Square::Attacker, "Attacker"),
        (hnefatafl::Square::Defender, "Defender"),
        (hnefatafl::Square::King, "King"),
    ] {
        there_and_back(&square, json!(text));
    }
    refused::<Army>(json!("attackers"), "unknown variant `attackers`");
}

#[test]
fn values_of_draughts_come_back() {
    let capture = draughts::Move {
        from: Coord::new(3, 2),
        to: Coord::new(1, 4),
        taken: vec![Coord::new(2, 3)],
        promotes: false,
    };
    let at = |row, col| json!({"row": row, "col": col});
    let json = json!({
        "from": at(3, 2), "to": at(1, 4), "taken": [at(2, 3)], "promotes": false,
    });
    there_and_back(&capture, json);
    let king = draughts::Square::King(draughts::Color::Black);
    there_and_back(&king, json!({"King": "Black"}));
    there_and_back(&draughts::End::LoneKing, json!("LoneKing"));
    there_and_back(&draughts::RUSSIAN, json!("russian"));
    let game = Draughts::new(draughts::FRISIAN).expect("a preset");
    there_and_back(&game, json!("frisian"));
    refused::<Draughts>(json!("english men=5"), "no room for twice 5 rows of men");
}

#[test]
fn values_of_peg_solitaire_come_back() {
    there_and_back(&Removal::AtOnce, json!("AtOnce"));
    there_and_back(&Removal::AtEnd, json!("AtEnd"));
    there_and_back(&Lattice::Square, json!("Square"));
    there_and_back(&Lattice::Triangular, json!("Triangular"));
    there_and_back(&Goal::AnyHole, json!("AnyHole"));
    let hole = Goal::Hole(Coord::new(3, 4));
    there_and_back(&hole, json!({"Hole": {"row": 3, "col": 4}}));
    for (spot, text) in [
        (peg_solitaire::Square::Off, "Off"),
        (peg_solitaire::Square::Empty, "Empty"),
        (peg_solitaire::Square::Peg, "Peg"),
    ] {
        there_and_back(&spot, json!(text));
    }
    refused::<peg_solitaire::Square>(json!("Hole"), "unknown variant `Hole`");
}

#[test]
fn rule_sets_come_back_as_the_line_of_their_settings() {
    there_and_back(&GOMOKU, json!(GOMOKU.to_string()));
    let reversi = Reversi::new(6, 4, Start::Crossed).unwrap();
    there_and_back(&reversi, json!(reversi.to_string()));
    for text in [
        "copenhagen",
        "tablut king-capture=four-sides",
        "brandubh king-reach=2",
    ] {
        there_and_back::<Variant>(&text.parse().expect(text), json!(text));
        there_and_back::<Hnefatafl>(&text.parse().expect(text), json!(text));
    }
    for text in ["english goal=d4", "triangle5", "board=.1./100/.1."] {
        there_and_back::<PegSolitaire>(&text.parse().expect(text), json!(text));
    }
    refused::<InARow>(json!("rows=none"), "rows");
    refused::<Variant>(json!("brandubh throne=stool"), "throne");
    refused::<Hnefatafl>(json!("tablut exit-fort=yes"), "there are no exit forts");
    refused::<PegSolitaire>(json!("goal=a1"), "a1 is no hole of the board");
}

/// Bug 48 of those in `kernel/bad_inputs.rs`.
#[test]
fn row_48_an_impossible_file_was_accepted() {
    let bounds = |text| serde_json::from_str::<Bounds>(text);
    assert_eq!(
        bounds(r#"{"rows":2,"cols":3}"#).unwrap(),
        Bounds::new(2, 3).unwrap()
    );
    assert!(bounds(r#"{"rows":9223372036854775807,"cols":2}"#).is_err());
    assert!(bounds(r#"{"rows":-1,"cols":2}"#).is_err());
    let grid = |text| serde_json::from_str::<Grid<char>>(text);
    let torus = Grid::parse("ab\ncd\nef").unwrap().with_wrap(Wrap::Both);
    let text = serde_json::to_string(&torus).unwrap();
    assert_eq!(grid(&text).unwrap(), torus);
    assert!(grid(r#"{"rows":2,"cols":2,"cells":["a","b","c"]}"#).is_err());
    assert!(grid(r#"{"rows":4294967296,"cols":4294967296,"cells":[]}"#).is_err());
    let step = |text| serde_json::from_str::<Direction>(text);
    assert_eq!(step("[-1,1]").unwrap(), Direction::NE);
    assert!(step("[0,0]").is_err());
    assert!(step("[-9223372036854775808,0]").is_err());
}

#[test]
fn patterns_of_characters_are_text_and_others_are_segments() {
    for text in ["", ". X{3} .", "| !O* _? '+'{2,} X{2,4}"] {
        let pattern: Pattern<char> = text.parse().unwrap();
        there_and_back(&pattern, json!(text));
    }
    refused::<Pattern<char>>(json!("X {2}"), "column 3: a cell kind is missing");
    refused::<Pattern<char>>(json!([]), "expected a string");

    let kinds = [Segment::at_least(2, Token::Is(7)), Segment::one(Token::Any)];
    let stored = json!([
        {"what": {"Is": 7}, "min": 2, "max": null},
        {"what": "Any", "min": 1, "max": 1},
    ]);
    there_and_back(&Pattern::new(kinds), stored.clone());
    there_and_back(&kinds.to_vec(), stored);
    refused::<Pattern<u8>>(json!("X"), "expected a sequence");
}

#[test]
fn traces_come_back() {
    let board = Bounds::new(1, 2).unwrap();
    let trace = Trace::new();
    let free = trace.ask_for("kind", |at: Coord| at.col);
    let _ = board
        .traced(&trace)
        .slide((0, 0).into(), Direction::E, |at| free(at) > 0);
    let stored = json!([
        {
            "step": [{"row": 0, "col": 0}, [0, 1]],
            "at": {"row": 0, "col": 1},
            "asked": {"what": "kind", "answer": {"Value": "1"}},
            "goes_on": true,
        },
        {
            "step": [{"row": 0, "col": 1}, [0, 1]],
            "at": null,
            "asked": null,
            "goes_on": false,
        },
    ]);
    there_and_back(&trace, stored);
}
