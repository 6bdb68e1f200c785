//! Rules as text: what is read is written as the same rules, and so are rules of any other making.

#![no_main]

use std::{
    error::Error,
    fmt::{Debug, Display},
    str::FromStr,
};

use arbitrary::{Result, Unstructured};
use collinear::rules::{
    connect6::Connect6,
    draughts::{self, Draughts},
    hnefatafl::{Hnefatafl, Variant},
    in_a_row::InARow,
    peg_solitaire::PegSolitaire,
    pente::Pente,
    renju::Renju,
    reversi::Reversi,
};
use collinear_fuzz::{games, shapes::small, text::text};
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
    if kind >= 128 {
        // Reading ends when the bytes do.
        let _ = made(kind, &mut Unstructured::new(bytes));
        return;
    }
    let text = text(bytes, WORDS);
    // Boards of a million cells are right, and slow.
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
        Ok(rules) => come_back(&rules),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Rules that no text made.
fn made(kind: u8, u: &mut Unstructured) -> Result<()> {
    let size = (small(u)? + 1, small(u)? + 1);
    match kind % 8 {
        0 => games::in_a_row(size, u)?.iter().for_each(come_back),
        1 => games::reversi(size, u)?.iter().for_each(come_back),
        2 => games::peg_solitaire(size, u)?.iter().for_each(come_back),
        3 => games::draughts(size, u)?.iter().for_each(come_back),
        4 => games::renju(size, u)?.iter().for_each(come_back),
        5 => games::pente(size, u)?.iter().for_each(come_back),
        6 => games::connect6(size, u)?.iter().for_each(come_back),
        _ => {
            let rules = games::hnefatafl((size.0 | 1, size.1 | 1), u)?;
            rules.iter().for_each(|rules| come_back(rules.variant()));
        }
    }
    Ok(())
}

fn come_back<R: FromStr<Err: Error> + Display + PartialEq + Debug>(rules: &R) {
    let text = rules.to_string();
    assert_eq!(&text.parse::<R>().unwrap(), rules, "{text}");
}
