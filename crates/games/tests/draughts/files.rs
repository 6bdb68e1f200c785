//! Values in files: written, read back, and refused.

use std::fmt::Debug;

use collinear::Coord;
use collinear_games::draughts::{
    Color, Draughts, DraughtsMove, End, FRISIAN, RUSSIAN, Square, Variant,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

use super::game;

#[track_caller]
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, stored: Value) {
    assert_eq!(to_value(value).expect("it can be written"), stored);
    assert_eq!(&from_value::<T>(stored).expect("it can be read"), value);
}

#[test]
fn values_come_back_by_their_names() {
    let at = |row, col| json!({"row": row, "col": col});
    let capture = DraughtsMove {
        from: Coord::new(3, 2),
        to: Coord::new(1, 4),
        taken: vec![Coord::new(2, 3)],
        promotes: false,
    };
    let stored = json!({
        "from": at(3, 2), "to": at(1, 4), "taken": [at(2, 3)], "promotes": false,
    });
    there_and_back(&capture, stored);
    let king = Square::King(Color::Black);
    there_and_back(&king, json!({"King": "Black"}));
    there_and_back(&End::LoneKing, json!("LoneKing"));
}

#[test]
fn rule_sets_come_back_as_the_line_of_their_settings() {
    there_and_back::<Variant>(&RUSSIAN, json!("russian"));
    there_and_back::<Draughts>(&game(FRISIAN), json!("frisian"));
    let error = from_value::<Draughts>(json!("english men=5")).unwrap_err();
    let why = "no room for 5 rows of men on each side";
    assert!(error.to_string().contains(why), "{error}");
}
