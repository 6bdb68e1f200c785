//! The counts of `perft`.

use crate::run::{example, run};

/// A game with its options, and the counts from depth 0: each game, with each of its engines.
const COUNTS: &[(&str, &[u64])] = &[
    ("in_a_row --depth 6", &[1, 7, 49, 343, 2401, 16807, 117_649]),
    (
        "in_a_row --rows 3 --cols 3 --connect 3 --no-gravity --depth 9 --positions --engine bits",
        &[1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78],
    ),
    ("in_a_row --rows 0 --depth 2", &[1, 0, 0]),
    ("reversi", &[1, 4, 12, 56, 244, 1396, 8200]),
    // A pass is a ply, and a finished game is counted again.
    ("reversi --board .XOO/.OOO --depth 4", &[1, 1, 1, 1, 1]),
    (
        "reversi --depth 9 --engine bits",
        &[1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288],
    ),
    (
        "peg_solitaire --board triangle5 --start a3 --depth 14 --positions --engine grid",
        &[
            1, 4, 16, 59, 186, 446, 760, 931, 840, 583, 285, 98, 23, 5, 0,
        ],
    ),
    (
        "peg_solitaire --depth 8 --engine bits",
        &[1, 4, 12, 60, 400, 2960, 24600, 221_072, 2_076_744],
    ),
    (
        "peg_solitaire --board 11010 --depth 3 --engine bits",
        &[1, 1, 2, 0],
    ),
    (
        "peg_solitaire --board 1/11/000 --triangular --depth 2",
        &[1, 2, 0],
    ),
    ("hnefatafl --depth 2", &[1, 116, 6788]),
    (
        "hnefatafl --variant brandubh --depth 4 --engine bits",
        &[1, 40, 960, 39512, 1_007_392],
    ),
    (
        "draughts --depth 7 --engine bits",
        &[1, 7, 49, 302, 1469, 7361, 36_768, 179_740],
    ),
    ("draughts --fen W:W31:B26 --depth 2", &[1, 1, 0]),
    ("renju --variant omok --depth 1", &[1, 225]),
    ("nine_mens_morris --depth 2 --engine bits", &[1, 24, 552]),
];

#[test]
fn counts_of_sequences_and_of_positions() {
    for &(options, counts) in COUNTS {
        let run = run(example("perft", options), b"");
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{options}");
        assert_eq!(counted(&run.out), counts, "{options}");
    }
}

/// The counts from lines of depth, count and seconds.
fn counted(out: &str) -> Vec<u64> {
    let line = |(depth, line): (usize, &str)| {
        let words: Vec<_> = line.split(' ').collect();
        let [counted_depth, count, seconds] = words[..] else {
            panic!("three words: {line}");
        };
        assert_eq!(counted_depth, depth.to_string(), "{line}");
        assert!(seconds.parse::<f64>().is_ok(), "{line}");
        count.parse().expect("a number")
    };
    out.lines().enumerate().map(line).collect()
}

/// If repetition matters, earlier positions are part of a position.
#[test]
fn repetition_is_ignored_unless_asked_for() {
    let counts = |options| {
        let options = format!("hnefatafl --variant brandubh --depth 3 --positions {options}");
        counted(&run(example("perft", &options), b"").out)
    };
    assert_eq!(counts(""), counts("--repetition ignored"));
    assert!(counts("")[3] < counts("--repetition draw")[3]);
}

/// Options, and the reason why there is nothing to count.
const REFUSED: &[(&str, &str)] = &[
    ("", "name a game; "),
    ("chess", "no game chess; "),
    ("qubic --rows 3", "there is no option rows=3"),
    ("reversi --engine words", "--engine words: "),
    (
        "reversi --wrap=both --engine bits",
        "--engine bits: this game has only grid",
    ),
    (
        "surakarta --engine bits",
        "--engine bits: this game has only grid",
    ),
];

#[test]
fn what_is_not_counted() {
    for (options, why) in REFUSED {
        let run = run(example("perft", options), b"");
        let start = format!("error: {why}");
        assert!(run.errors.starts_with(&start), "{options}: {}", run.errors);
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{options}");
    }
}
