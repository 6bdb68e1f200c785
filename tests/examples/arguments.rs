//! The options and help of each program, and a reader that closes the pipe.

use std::{process::Stdio, str};

use crate::run::{example, run};

/// Options that cannot be used, with the one line that says why.
const REFUSED: &[(&str, &str, &str)] = &[
    ("four_in_a_row", "--rows 0", "the board has no cells"),
    ("four_in_a_row", "4453", "no preset \"4453\"; presets: "),
    ("four_in_a_row", "--row 4", "no setting \"row\"; settings: "),
    ("four_in_a_row", "--wrap", "gravity needs a floor"),
    ("reversi", "--position no/such/file", "no/such/file: "),
    (
        "peg_solitaire",
        "--nodes 4",
        "no setting \"nodes\"; settings: ",
    ),
    (
        "peg_census",
        "--board rect9x9",
        "the board has 81 holes, but the engine is for at most 64",
    ),
    ("word_search", "--pattern X{", "--pattern X{: "),
];

#[test]
fn options_that_are_refused() {
    for &(name, options, why) in REFUSED {
        let run = run(example(name, options), b"4");
        let (start, errors) = (format!("error: {why}"), &run.errors);
        assert!(errors.starts_with(&start), "{name} {options}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{name} {options}: {errors}");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{name} {options}");
    }
}

/// Each program with options that print the most, and an option that its help must list.
const PROGRAMS: &[(&str, &str, &str)] = &[
    ("four_in_a_row", "--rows 200 --cols 200", "--no-gravity"),
    ("reversi", "--rows 200 --cols 200", "--position"),
    ("peg_solitaire", "--board rect200x200", "--solve"),
    ("hnefatafl", "", "--variant"),
    ("peg_census", "--board triangle5", "--goal"),
    ("word_search", "", "--pattern"),
];

#[test]
fn help_has_options_and_examples() {
    for (name, _, option) in PROGRAMS {
        let run = run(example(name, "--help"), b"");
        assert!(
            run.out.contains(&format!("\nExamples:\n  {name}")),
            "{}",
            run.out
        );
        assert!(run.out.contains(option), "{}", run.out);
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{name}");
    }
}

/// Like `head`. Boards of 200x200 are longer than a pipe holds.
#[test]
fn nobody_reads_on() {
    for (name, options, _) in PROGRAMS {
        let mut command = example(name, options);
        let pipes = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = pipes.stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(str::from_utf8(&output.stderr), Ok(""), "{name}");
        assert!(output.status.success(), "{name}");
    }
}
