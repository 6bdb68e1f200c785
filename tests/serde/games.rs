//! Positions, moves and rule sets.

use super::*;

#[test]
fn the_values_of_games_come_back() {
    there_and_back(&Length::AtLeast(4), json!({"AtLeast": 4}));
    there_and_back(&Length::Exactly(5), json!({"Exactly": 5}));
    there_and_back(&Side::First, json!("First"));
    there_and_back(&Side::Second, json!("Second"));
    there_and_back(&Cell::Empty, json!("Empty"));
    there_and_back(
        &collinear::rules::in_a_row::Square::default(),
        json!("Empty"),
    );
    there_and_back(
        &collinear::rules::in_a_row::Square::from(Cell::Of(Side::First)),
        json!({"Of": "First"}),
    );
    there_and_back(
        &collinear::rules::in_a_row::Square::Obstacle,
        json!("Obstacle"),
    );
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
