//! Tests of other commands: counts, pictures, and games in which the computer plays itself.

use crate::run::{Run, program, run};

/// The result of a run without errors.
fn done(arguments: &str, input: &str) -> Run {
    let run = run(program(arguments), input.as_bytes());
    assert_eq!((run.errors.as_str(), run.status), ("", 0), "{arguments}");
    run
}

/// A game with its options, and the counts of its moves from depth 0 on.
const COUNTS: &[(&str, &[u64])] = &[
    (
        "four_in_a_row --rows 2 --cols 2 --connect 1 perft --depth 3",
        &[1, 2, 0, 0],
    ),
    (
        "four_in_a_row --rows 2 --cols 2 --connect 1 perft --depth 3 --finished",
        &[1, 2, 2, 2],
    ),
    ("tic_tac_toe perft --depth 3", &[1, 9, 72, 504]),
    ("reversi perft", &[1, 4, 12, 56, 244]),
];

#[test]
fn counts() {
    for &(arguments, counts) in COUNTS {
        let out = done(arguments, "").out;
        let counted = out.lines().enumerate().map(|(depth, line)| {
            let words: Vec<_> = line.split(' ').collect();
            let [counted_depth, count, seconds] = words[..] else {
                panic!("three words: {line}");
            };
            assert_eq!(counted_depth, depth.to_string(), "{line}");
            let (whole, decimals) = seconds.split_once('.').expect("seconds");
            assert!(
                whole.parse::<u64>().is_ok() && decimals.len() == 3,
                "{line}"
            );
            count.parse::<u64>().expect("a number")
        });
        assert_eq!(counted.collect::<Vec<_>>(), counts, "{arguments}");
    }
}

#[test]
fn a_picture_after_moves_from_a_pipe() {
    let start = done("four_in_a_row picture", "").out;
    let played = done("four_in_a_row picture", "1213141").out;
    for svg in [&start, &played] {
        assert!(
            svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
            "{svg}"
        );
        assert!(
            svg.contains("<title>4 in a row on a 6x7 board</title>"),
            "{svg}"
        );
    }
    assert_ne!(start, played);
    // Refused moves are reported, and the picture is drawn nevertheless.
    let drawn = run(program("four_in_a_row picture"), b"4 9");
    assert_eq!(drawn.out, done("four_in_a_row picture", "4").out);
    let why = "error: move 2 \"9\": there is no column 9: columns are 1 to 7\n";
    assert_eq!((drawn.errors.as_str(), drawn.status), (why, 1));
}

#[test]
fn a_pipe_is_played_line_by_line_even_if_that_is_asked_for() {
    assert_eq!(done("reversi text", "f5").out, done("reversi", "f5").out);
}

/// Games that the computer plays, and their results.
const ARENAS: &[(&str, &str)] = &[
    (
        "four_in_a_row --rows 4 --cols 4 --connect 3 --seed 1 arena 1 2 --games 3 --threads 2",
        "four_in_a_row --rows 4 --cols 4 --connect 3: level 1 against level 2: won ",
    ),
    // Each player plays alone, with the same chance.
    (
        "peg_solitaire --board triangle4 arena random random --games 4 --opening 1",
        "peg_solitaire --board triangle4: random: solved ",
    ),
    (
        "twenty48 arena random random --games 4 --opening 0 --seed 1",
        "twenty48: random: mean score ",
    ),
];

#[test]
fn the_computer_plays_in_the_arena() {
    for (arguments, told) in ARENAS {
        let out = done(arguments, "").out;
        assert!(out.starts_with(told), "{arguments}: {out}");
        assert!(out.contains(", longest move "), "{arguments}: {out}");
        assert_eq!(out.lines().count(), 1, "{arguments}: {out}");
    }
}

/// The results are the same with any number of threads.
#[test]
fn a_seed_makes_the_same_games() {
    let tally = |threads| {
        let arguments = format!("reversi --rows 4 --cols 4 --seed 3 arena 1 random {threads}");
        let out = done(&arguments, "").out;
        let (tally, _) = out.split_once(", longest move").expect("a tally");
        tally.to_owned()
    };
    assert_eq!(
        tally("--games 20 --threads 1"),
        tally("--games 20 --threads 3")
    );
}

/// The options of a game, and texts that only its rules contain.
const RULES: &[(&str, &[&str])] = &[
    (
        "hnefatafl --variant brandubh --rules",
        &["Hnefatafl, Brandubh", "escapes to a corner", "d7-e7"],
    ),
    (
        "hnefatafl --variant brandubh --escape edge --corners-hostile-to nobody --rules",
        &["escapes to the edge"],
    ),
    (
        "--rules reversi --rows 6",
        &["Reversi, 6x8", "turn over to you"],
    ),
    ("konane perft --rules", &["A player who cannot jump loses"]),
];

#[test]
fn the_rules_are_printed_to_be_read() {
    for (arguments, told) in RULES {
        let out = done(arguments, "d7-e7").out;
        let words: Vec<_> = out.split_whitespace().collect();
        let words = words.join(" ");
        for told in *told {
            assert!(words.contains(told), "{arguments}: {told} is not in\n{out}");
        }
        let longest = out.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(78), "{arguments}:\n{out}");
        assert!(!out.contains('\x1b'), "no colours in a pipe");
    }
}
