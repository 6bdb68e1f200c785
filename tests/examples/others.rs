//! The other examples.

use std::{fs, path::PathBuf};

use crate::run::{example, run, unindented};

#[test]
fn word_search_finds_xmas_18_times() {
    let run = run(example("word_search", ""), b"");
    assert!(
        run.out
            .starts_with("XMAS  row  1, column  5 SE to row  4, column  8\n")
    );
    let picture = "
        . . . . X X M A S .
        . S A M X M S . . .
        . . . S . . A . . .
        . . A . A . M S . X
        X M A S A M X . M M
        X . . . . . X A . A
        S . S . S . S . S S
        . A . A . A . A . A
        . . M . M . M . M M
        . X . X . X M A S X
    ";
    assert!(
        run.out
            .ends_with(&format!("\nXMAS: 18\n\n{}", unindented(picture))),
        "{}",
        run.out
    );
    assert_eq!(
        run.out.lines().filter(|line| line.contains(" to ")).count(),
        18
    );
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
}

#[test]
fn word_search_in_a_file() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("letters.txt");
    fs::write(&path, "\u{feff}c a t\nxox\ng.é\n").expect("there is room");
    let mut command = example("word_search", "cat é dog");
    command.args(["--pattern", "c _ é", "--grid"]).arg(path);
    let run = run(command, b"");
    let letter = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        .map(|direction| format!("é  row  3, column  3 {direction:>2} to row  3, column  3\n"));
    let expected = format!(
        "cat  row  1, column  1  E to row  1, column  3\n\
         cat: 1\n\n\
         {}é: 8\n\n\
         dog: 0\n\n\
         c _ é  row  1, column  1 SE to row  3, column  3\n\
         c _ é: 1\n\n\
         c a t\n\
         . o .\n\
         . . é\n",
        letter.concat(),
    );
    assert_eq!(
        (run.out, run.errors.as_str(), run.status),
        (expected, "", 0)
    );
}

#[test]
fn word_search_counts_rows_from_one() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("ragged.txt");
    fs::write(&path, "cat\ndo\n").expect("there is room");
    let mut command = example("word_search", "cat --grid");
    command.arg(&path);
    let why = format!(
        "error: {}: row 2 has 2 letters, but row 1 has 3\n",
        path.display()
    );
    assert_eq!(run(command, b"").errors, why);
    let mut command = example("word_search", "");
    command.arg("");
    let refused = run(command, b"");
    let why = "error: a word without letters is nowhere\n";
    assert_eq!((refused.errors.as_str(), refused.status), (why, 2));
}

#[test]
fn new_game_is_played() {
    let run = run(example("new_game", ""), b"");
    assert_eq!(run.out, "X O X\nO X .\nX . O\nfirst player won\n");
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
}

#[test]
fn own_board_has_lines_round_the_cube() {
    let run = run(example("own_board", ""), b"");
    let expected = "four round an edge: true\n\
                    round the cube: 12 squares\n\
                    lines over the top: 6\n\
                    squares: 54\n";
    assert_eq!(
        (run.out.as_str(), run.errors.as_str(), run.status),
        (expected, "", 0)
    );
}

#[test]
fn the_readme_and_the_crate_docs_show_what_is_printed() {
    let run = run(example("four_in_a_row", ""), b"12342344354");
    let readme = include_str!("../../README.md");
    assert!(readme.contains(&run.out), "{}", run.out);
    let docs = run.out.trim_end().replace('\n', "\n//! ");
    assert!(include_str!("../../src/lib.rs").contains(&docs), "{docs}");
}
