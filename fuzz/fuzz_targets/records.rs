//! Records of games, from this and other programs: a record that is loaded is kept unchanged; a refused one changes
//! nothing.

#![no_main]

use collinear_fuzz::{conversations::converse, text::text};
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    "collinear game 2\n",
    "game: ",
    "variant: ",
    "first: human\n",
    "second: computer, level 3\n",
    "seed: 7\n",
    "result: draw\n",
    "first-name: A\n",
    "date: 2026-11-22\n",
    "\n",
    "branch: 1\n",
    "branch: 0\n",
    "four_in_a_row\n",
    "reversi\n",
    "peg_solitaire\n",
    "hnefatafl\n",
    "draughts\n",
    "renju\n",
    "pente\n",
    "connect6\n",
    "go\n",
    "columns\n",
    "sudoku\n",
    "minesweeper\n",
    "twenty48\n",
    "quarto\n",
    "endless_five\n",
    "--rows 6 ",
    "--cols 5 ",
    "--rows 99999 ",
    "--connect 3 ",
    "--no-gravity ",
    "--wrap ",
    "--variant ",
    "--board ",
    "brandubh\n",
    "triangle5\n",
    "a1\n",
    "b2\n",
    "c3\n",
    "4\n",
    "d3\n",
    "f5\n",
    "e6\n",
    "b4-c5\n",
    "pass\n",
    "abc\n",
    "(;",
    "GM[4]",
    "GM[Othello]",
    "SZ[",
    "TY[8]",
    "BO[8 ",
    "B[",
    "W[",
    "AB[",
    "PB[",
    "hh",
    "ii",
    "]",
    ";",
    "(",
    ")",
    "\\",
    "Piskvorky ",
    "15x15, ",
    "20x5",
    "11:11, ",
    "0\n",
    "8,8,0\n",
    "9,8,17\n",
    "[date:2026]",
    "[rules:",
    "dim:7 ",
    "name:Brandubh ",
    "surf:n ",
    "atkf:y ",
    "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/",
    "1. ",
    "1a. ",
    "d7-c7 ",
    "d5xd6 ",
    "---",
    "18446744073709551616",
    "\u{feff}",
    "\r\n",
    "é",
];

fuzz_target!(|bytes: &[u8]| {
    let record = text(bytes, WORDS);
    converse(|said| {
        let before = said.state();
        if said.loads(&record) {
            said.is_kept();
        } else {
            assert_eq!(said.state(), before, "{record}");
        }
    });
});
