//! `draughts`, with moves from a pipe.

use crate::run::{example, picture, run, unindented};

#[test]
fn from_a_pipe() {
    let moves = b"11-15 22-18 15x22 31-13 f2-g3";
    let run = run(example("draughts", ""), moves);
    let board = ". b . b . b . b
                 b . b . b . b .
                 . b . b . . . b
                 . . . . . . . .
                 . . . . . . . .
                 w . b . w . w .
                 . w . w . w . w
                 w . w . w . w .
                 result: unfinished
                 pieces: white 11, black 12
                 captured: 18";
    assert_eq!(run.out, unindented(board));
    assert!(
        run.errors.starts_with("error: move 4 \"31-13\": "),
        "{}",
        run.errors
    );
    assert_eq!(run.status, 1);
}

#[test]
fn from_a_position() {
    let file = picture(". . . .\n. . b .\n. w . .\n. . . .\nwhite\n");
    let mut in_file = example("draughts", "--rows 4 --cols 4 --men 1 --behind 1");
    in_file.args(["--position".as_ref(), file.as_os_str()]);
    let in_text = example("draughts", "--fen B:W18:B15");
    for (command, result) in [(in_file, "result: white\n"), (in_text, "result: black\n")] {
        let run = run(command, b"15x22 6x1 b2xd4");
        assert!(run.out.contains(result), "{}{}", run.out, run.errors);
        assert!(run.out.contains("\nreason: "), "{}", run.out);
    }
}

#[test]
fn help_has_options_and_examples() {
    for (name, option) in [("draughts", "--fen"), ("perft", "--engine")] {
        let run = run(example(name, "--help"), b"");
        let examples = format!("\nExamples:\n  {name}");
        assert!(
            run.out.contains(&examples) && run.out.contains(option),
            "{}",
            run.out
        );
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{name}");
    }
}
