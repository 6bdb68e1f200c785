//! The other examples.

use crate::run::{example, picture, run, unindented};

#[test]
fn word_search_finds_xmas_18_times() {
    let run = run(example("word_search", ""), b"");
    let first = "XMAS  row  1, column  5 SE to row  4, column  8\n";
    assert!(run.out.starts_with(first), "{}", run.out);
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
    let last = format!("\nXMAS: 18\n\n{}", unindented(picture));
    assert!(run.out.ends_with(&last), "{}", run.out);
    assert_eq!(run.out.matches(" to ").count(), 18);
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
}

#[test]
fn word_search_in_a_file() {
    let path = picture("\u{feff}c a t\nxox\ng.é\n");
    let mut command = example("word_search", "cat é dog");
    command.args(["--pattern", "c _ é", "--grid"]).arg(path);
    let run = run(command, b"");
    let cat = "cat  row  1, column  1  E to row  1, column  3\ncat: 1\n\n";
    assert!(run.out.starts_with(cat), "{}", run.out);
    let letter = "é  row  3, column  3 SW to row  3, column  3\n";
    assert!(run.out.contains(letter) && run.out.contains("é: 8\n\ndog: 0\n\n"));
    let pattern = "c _ é  row  1, column  1 SE to row  3, column  3\nc _ é: 1\n\n";
    let grid = "c a t\n. o .\n. . é\n";
    assert!(
        run.out.ends_with(&format!("{pattern}{grid}")),
        "{}",
        run.out
    );
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
}

/// Rows are counted from 1.
#[test]
fn word_search_says_what_is_wrong() {
    let path = picture("cat\ndo\n");
    let why = format!("{}: row 2 has 2 letters, but row 1 has 3", path.display());
    let mut ragged = example("word_search", "cat --grid");
    ragged.arg(&path);
    let mut empty = example("word_search", "");
    empty.arg("");
    for (command, why) in [(ragged, &*why), (empty, "an empty word cannot be found")] {
        let refused = run(command, b"");
        assert_eq!(refused.errors, format!("error: {why}\n"));
        assert_eq!(refused.status, 2);
    }
}

#[test]
fn games_and_a_board_of_ones_own_are_shown() {
    let cube = "four round an edge: true\nround the cube: 12 squares\nlines over the top: 6\n";
    for (name, begins, ends) in [
        ("new_game", "X O X\nO X .\nX . O\n", "\nfirst player won\n"),
        ("own_board", cube, "\n"),
    ] {
        let run = run(example(name, ""), b"");
        assert!(
            run.out.starts_with(begins) && run.out.ends_with(ends),
            "{}",
            run.out
        );
        assert_eq!((run.errors.as_str(), run.status), ("", 0));
    }
}

#[test]
fn the_readme_shows_what_is_printed() {
    let run = run(example("four_in_a_row", ""), b"12342344354");
    let readme = include_str!("../../README.md");
    assert!(readme.contains(&run.out), "{}", run.out);
}
