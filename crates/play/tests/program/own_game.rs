//! A game with nothing but its rules, as the guide has it: `breakthrough.rs`.

use std::process::Command;

use crate::run::{Run, example, run, unindented};

fn breakthrough(arguments: &[&str], moves: &str) -> Run {
    let mut command = Command::new(example("breakthrough"));
    command.args(arguments);
    run(command, moves.as_bytes())
}

#[test]
fn moves_are_their_cells() {
    let played = breakthrough(&[], "c2-c3 f7-f6 C3-b4 c4 c4-c5 a1-a2 f6-g5 b4-b9 pass");
    let board = "
        O O O O O O O O
        O O O O O . O O
        . . . . . . . .
        . . . . . . O .
        . X . . . . . .
        . . . . . . . .
        X X . X X X X X
        X X X X X X X X
        result: unfinished";
    assert_eq!(played.out, unindented(board));
    let errors = "error: move 4 \"c4\": nothing there can move
        error: move 5 \"c4-c5\": nothing there can move
        error: move 6 \"a1-a2\": nothing there can move
        error: move 8 \"b4-b9\": off the board: its cells are a1 to h8
        error: move 9 \"pass\": not a legal move here";
    assert_eq!(played.errors, unindented(errors));
    assert_eq!(played.status, 1);
}

#[test]
fn it_is_counted_and_drawn_and_played_by_the_computer() {
    let counted = breakthrough(&["perft", "--depth", "2"], "").out;
    let counts = counted.lines().filter_map(|line| line.split(' ').nth(1));
    assert_eq!(counts.collect::<Vec<_>>(), ["1", "22", "484"]);
    let drawn = breakthrough(&["picture"], "c2-c3").out;
    assert!(drawn.contains("<title>Breakthrough</title>"), "{drawn}");
    let arena = ["arena", "1", "random", "--games", "2", "--seed", "1"];
    let played = breakthrough(&arena, "").out;
    let told = "breakthrough: level 1 against random: won ";
    assert!(played.starts_with(told), "{played}");
}

/// A program of one game takes its own records up, and whatever is to be done follows.
#[test]
fn it_is_saved_and_loaded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let file = file.to_str().expect("it is UTF-8");
    let saved = breakthrough(&["--save", file], "c2-c3 f7-f6");
    assert_eq!((saved.errors.as_str(), saved.status), ("", 0));
    let loaded = breakthrough(&["--load", file], "");
    assert_eq!(loaded.out, saved.out);
    let drawn = breakthrough(&["picture", "--load", file], "");
    assert_eq!(drawn.out, breakthrough(&["picture"], "c2-c3 f7-f6").out);
}

#[test]
fn its_help_tells_what_can_be_done() {
    let help = breakthrough(&["--help"], "");
    for part in [
        "Breakthrough",
        "--second",
        "--load",
        "perft",
        "picture",
        "arena",
    ] {
        assert!(help.out.contains(part), "no {part}: {}", help.out);
    }
    assert_eq!((help.errors.as_str(), help.status), ("", 0));
}
