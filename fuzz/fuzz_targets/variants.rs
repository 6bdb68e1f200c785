//! Rules as text: rules that are read are the same after writing and reading them.

#![no_main]

use std::{
    error::Error,
    fmt::{Debug, Display},
    str::FromStr,
};

use collinear::rules::{
    hnefatafl::{Hnefatafl, Variant},
    in_a_row::InARow,
    peg_solitaire::PegSolitaire,
    reversi::Reversi,
};
use collinear_fuzz::text::text;
use collinear_games::{
    connect6::Connect6,
    draughts::{self, Draughts},
    pente::Pente,
    renju::Renju,
};
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    " ",
    "=",
    ",",
    "/",
    "rows=",
    "renju",
    "omok",
    "caro",
    "overline=",
    "double-four=",
    "double-three=",
    "forbidden,allowed",
    "open-ends=",
    "keryo",
    "opening=tournament",
    "captured-to-win=",
    "connect6",
    "stones=",
    "first=",
    "cols=",
    "connect=",
    "exactly=",
    "gravity=",
    "wrap=",
    "axes=",
    "start=",
    "board=",
    "lattice=",
    "vacancy=",
    "goal=",
    "begins=",
    "throne-crossing=",
    "throne-stopping=",
    "throne-hostile-to-attackers=",
    "throne-hostile-to-defenders=",
    "corners-hostile-to=",
    "king-capture=",
    "king-reach=",
    "king-armed=",
    "shieldwall=",
    "exit-fort=",
    "encirclement=",
    "escape=",
    "repetition=",
    "squares=",
    "men=",
    "behind=",
    "steps=",
    "captures=",
    "capture-backwards=",
    "promotion=",
    "flying-kings=",
    "king-moves-in-a-row=",
    "duty=",
    "removal=",
    "half-turns=",
    "king-moves=",
    "lone-king=",
    "naming=",
    "international",
    "russian",
    "brazilian",
    "turkish",
    "frisian",
    "white",
    "black",
    "dark",
    "ends-move",
    "at-once",
    "at-end",
    "most-pieces",
    "most-value",
    "numbers",
    "letters",
    "5,5,unlimited",
    "four-in-a-row",
    "tic-tac-toe",
    "gomoku",
    "gomoku-freestyle",
    "othello",
    "english",
    "french",
    "wiegleb",
    "diamond",
    "asymmetric",
    "triangle",
    "rect",
    "copenhagen",
    "brandubh",
    "tablut",
    "fetlar",
    "web-9",
    "yes",
    "no",
    "none",
    "all",
    "both",
    "up",
    "down",
    "left",
    "up-right",
    "1,2",
    "-1,0",
    "falling",
    "rising",
    "orthogonal",
    "diagonal",
    "parallel",
    "crossed",
    "second",
    "triangular",
    "square",
    "any",
    "d4",
    "a1",
    "attackers",
    "defenders",
    "king",
    "nobody",
    "everybody",
    "when-empty",
    "always",
    "never",
    "two-sides",
    "four-sides-or-edge",
    "unlimited",
    "edge",
    "corners",
    "draw",
    "ignored",
    "loss-for-attackers",
    "18446744073709551615",
    "18446744073709551616",
    "3a3",
    "/3d3",
    "X.O",
    "1.0",
    "..K..",
    "#",
    "é",
    "\u{3000}",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else {
        return;
    };
    let text = text(bytes, WORDS);
    // Boards of a million cells are valid but slow.
    let kind = kind.wrapping_sub(b'0') % 10;
    let is_slow = |number: &str| match number.len() {
        0 | 1 => false,
        2..20 => number != "15",
        // The empty squares of a row.
        _ => kind >= 3,
    };
    if text.split(|c: char| !c.is_ascii_digit()).any(is_slow) {
        return;
    }
    match kind {
        0 => read::<InARow>(&text),
        1 => read::<Reversi>(&text),
        2 => read::<PegSolitaire>(&text),
        3 => read::<Hnefatafl>(&text),
        4 => read::<Variant>(&text),
        5 => read::<Draughts>(&text),
        6 => read::<draughts::Variant>(&text),
        7 => read::<Renju>(&text),
        8 => read::<Pente>(&text),
        _ => read::<Connect6>(&text),
    }
});

fn read<R: FromStr<Err: Error> + Display + PartialEq + Debug>(text: &str) {
    match text.parse::<R>() {
        Ok(rules) => {
            let written = rules.to_string();
            assert_eq!(written.parse::<R>().unwrap(), rules, "{written}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
