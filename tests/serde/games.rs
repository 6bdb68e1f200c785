//! Positions, moves and rule sets.

use super::*;

#[test]
fn values_come_back_by_their_names() {
    let at = |row, col| json!({"row": row, "col": col});
    named(&[(Side::First, "First"), (Side::Second, "Second")]);
    named(&[(Cell::Empty, "Empty")]);
    there_and_back(&Cell::Of(Side::Second), json!({"Of": "Second"}));
    named(&[(Outcome::Draw, "Draw")]);
    there_and_back(&Outcome::Win(Side::First), json!({"Win": "First"}));
    there_and_back(&Length::AtLeast(4), json!({"AtLeast": 4}));
    there_and_back(&Length::Exactly(5), json!({"Exactly": 5}));
    named(&[(Removal::AtOnce, "AtOnce"), (Removal::AtEnd, "AtEnd")]);

    // In a row.
    let obstacle = in_a_row::Square::Obstacle;
    named(&[(obstacle, "Obstacle")]);
    let first = in_a_row::Square::from(Cell::Of(Side::First));
    there_and_back(&first, json!({"Of": "First"}));

    // Reversi.
    named(&[(Square::Hole, "Hole")]);
    there_and_back(&Square::Of(Side::First), json!({"Of": "First"}));
    named(&[(PlaceOrPass::Pass, "Pass")]);
    let placed = PlaceOrPass::Place(Coord::new(4, 5));
    there_and_back(&placed, json!({"Place": at(4, 5)}));
    named(&[(Start::Parallel, "Parallel")]);

    // Hnefatafl.
    let [from, to] = [3, 1].map(|col| Coord::new(0, col));
    let slide = collinear::Move { from, to };
    there_and_back(&slide, json!({"from": at(0, 3), "to": at(0, 1)}));
    named(&[(Army::Attackers, "Attackers")]);
    let [empty, king] = [hnefatafl::Square::Empty, hnefatafl::Square::King];
    named(&[(empty, "Empty"), (king, "King")]);
    refused::<Army>(json!("attackers"), "unknown variant `attackers`");

    // Peg solitaire.
    named(&[(Lattice::Triangular, "Triangular")]);
    named(&[(Goal::AnyHole, "AnyHole")]);
    let hole = Goal::Hole(Coord::new(3, 4));
    there_and_back(&hole, json!({"Hole": at(3, 4)}));
    let [off, peg] = [peg_solitaire::Square::Off, peg_solitaire::Square::Peg];
    named(&[(off, "Off"), (peg, "Peg")]);
}

/// Values stored as their names.
#[track_caller]
fn named<T: Serialize + DeserializeOwned + PartialEq + Debug>(values: &[(T, &str)]) {
    for (value, name) in values {
        there_and_back(value, json!(name));
    }
}

/// An additional field must be present in the file, unless its type is `()`.
#[test]
fn positions_come_back() {
    let mut position = Position::new(Grid::filled(1, 2, Cell::Empty).unwrap());
    position.place(Coord::new(0, 1), Cell::Of(Side::First));
    let grid = json!({"rows": 1, "cols": 2, "wrap": "None", "cells": ["Empty", {"Of": "First"}]});
    let cell = json!({"row": 0, "col": 1});
    let without = json!({"grid": grid, "turn": "Second", "last": cell});
    let with = |extra: Value| {
        let mut stored = without.clone();
        stored["extra"] = extra;
        stored
    };
    there_and_back(&position, with(json!(null)));
    let read: Position<Cell> = from_value(without.clone()).unwrap();
    assert_eq!(read, position);
    let forgotten = position.clone().with_last(None);
    assert_eq!(to_value(forgotten).unwrap()["last"], json!(null));

    there_and_back(&position.clone().with_extra([1, 2]), with(json!([1, 2])));
    there_and_back(&position.clone().with_extra(None::<u8>), with(json!(null)));
    there_and_back(&position.clone().with_extra(Hand(3)), with(json!(3)));
    there_and_back(&position.clone().with_extra(Nothing), with(json!(null)));
    let past: Past<u8> = [1, 2].into_iter().collect();
    there_and_back(&position.with_extra(past), with(json!([1, 2])));
    let missing = "missing field `extra`";
    refused::<Position<Cell, Rect, [u8; 2]>>(without.clone(), missing);
    refused::<Position<Cell, Rect, Option<u8>>>(without.clone(), missing);
    refused::<Position<Cell, Rect, Hand>>(without, missing);

    let short = json!({"rows": 1, "cols": 2, "cells": ["Empty"]});
    let stored = json!({"grid": short, "turn": "First", "last": null});
    refused::<Position<Cell>>(stored, "1 cells do not fill 1 rows and 2 columns");
}

/// A field without a default value.
#[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
struct Hand(u8);

/// A field that is empty.
#[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
struct Nothing;

#[test]
fn rule_sets_come_back_as_the_line_of_their_settings() {
    there_and_back(&GOMOKU, json!(GOMOKU.to_string()));
    let reversi = Reversi::new(6, 4, Start::Crossed).unwrap();
    there_and_back(&reversi, json!(reversi.to_string()));
    for text in ["copenhagen", "tablut king-capture=four-sides"] {
        there_and_back::<Variant>(&text.parse().expect(text), json!(text));
        there_and_back::<Hnefatafl>(&text.parse().expect(text), json!(text));
    }
    for text in ["english goal=d4", "triangle5", "board=.1./100/.1."] {
        there_and_back::<PegSolitaire>(&text.parse().expect(text), json!(text));
    }
    refused::<InARow>(json!("rows=none"), "rows");
    refused::<Variant>(json!("brandubh throne=stool"), "throne");
    refused::<Hnefatafl>(json!("tablut exit-fort=yes"), "exit forts have no use");
    refused::<PegSolitaire>(json!("goal=a1"), "there is no hole at a1");
}
