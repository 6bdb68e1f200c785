//! Values in files: written, read back, and refused if they are invalid.

mod boards;
mod games;
mod grids;

use std::fmt::Debug;

use collinear::boards::{
    Cuboid, Delta, Hex, HexPlane, Hexagons, Holed, Place, Point, Tracks, Twisted, Window,
};
use collinear::rules::{
    Cell, Outcome, Past, Position, Side,
    hnefatafl::{self, Army, Hnefatafl, Variant},
    in_a_row::{self, GOMOKU, InARow},
    peg_solitaire::{self, Goal, Lattice, PegSolitaire},
    reversi::{PlaceOrPass, Reversi, Square, Start},
};
use collinear::{
    Bounds, Coord, Direction, Grid, Length, Line, Part, Pattern, Rect, Removal, Shape, Wrap,
    geometry::Tiling, lines::Trace,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

#[track_caller]
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, stored: Value) {
    assert_eq!(to_value(value).expect("it can be written"), stored);
    // Also as text, as in a file.
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
