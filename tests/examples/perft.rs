//! The counts of `perft`.

use crate::run::{example, picture, run};

/// A game with its options, and the counts from depth 0: each game, with each of its engines.
const COUNTS: &[(&str, &[u64])] = &[
    ("in_a_row --depth 6", &[1, 7, 49, 343, 2401, 16807, 117_649]),
    (
        "in_a_row --rows 3 --cols 3 --connect 3 --no-gravity --depth 9 --positions --engine bits",
        &[1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78],
    ),
    ("in_a_row --rows 0 --depth 2", &[1, 0, 0]),
    ("reversi", &[1, 4, 12, 56, 244, 1396, 8200]),
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
    ("hnefatafl --depth 2", &[1, 116, 6788]),
    (
        "hnefatafl --variant brandubh --depth 4 --engine bits",
        &[1, 40, 960, 39512, 1_007_392],
    ),
    (
        "draughts --depth 7 --engine bits",
        &[1, 7, 49, 302, 1469, 7361, 36_768, 179_740],
    ),
];

#[test]
fn counts_of_sequences_and_of_positions() {
    for &(options, counts) in COUNTS {
        let run = run(example("perft", options), b"");
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{options}");
        assert_eq!(counted(&run.out), counts, "{options}");
    }
}

/// The counts in lines of depth, count and seconds.
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

/// Options, a position, and the counts from there.
const FROM_POSITIONS: &[(&str, &str, &[u64])] = &[
    // A pass is a ply, and a finished game counts on.
    (
        "reversi --depth 4",
        ". X O O\n. O O O\nX\n",
        &[1, 1, 1, 1, 1],
    ),
    (
        "peg_solitaire --depth 3 --engine bits",
        "11010\n",
        &[1, 1, 2, 0],
    ),
    (
        "peg_solitaire --triangular --depth 2",
        "1\n11\n000\n",
        &[1, 2, 0],
    ),
];

#[test]
fn counts_from_positions() {
    for &(options, text, counts) in FROM_POSITIONS {
        let mut command = example("perft", options);
        command.arg("--position").arg(picture(text));
        let run = run(command, b"");
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{options}");
        assert_eq!(counted(&run.out), counts, "{options}");
    }
}

/// Where repetition matters, what occurred before is part of a position.
#[test]
fn repetition_is_ignored_unless_asked_for() {
    let counts = |options| {
        let options = format!("hnefatafl --variant brandubh --depth 3 --positions {options}");
        counted(&run(example("perft", &options), b"").out)
    };
    assert_eq!(counts(""), counts("--repetition ignored"));
    assert!(counts("")[3] < counts("--repetition draw")[3]);
}
