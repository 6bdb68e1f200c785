//! Tests of completions and manual pages.

use std::process::Command;

use crate::run::{program, run};

/// Words of which the last one is incomplete, and some of its completions.
const COMPLETED: &[(&str, &[&str])] = &[
    ("collinear-play rev", &["reversi"]),
    (
        "collinear-play reversi --s",
        &["--second", "--seed", "--start"],
    ),
    ("collinear-play --protocol n", &["nboard"]),
    ("collinear-play hnefatafl perft --d", &["--depth"]),
];

#[test]
fn bash_completes_games_and_options() {
    let script = run(program("completions bash"), b"").out;
    for (words, expected) in COMPLETED {
        let mut bash = Command::new("bash");
        let complete = "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _collinear__play collinear-play \
             \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; echo \"${COMPREPLY[@]}\"";
        bash.arg("-c").arg(format!(
            "source /dev/stdin; COMP_WORDS=({words}); {complete}"
        ));
        let completed = run(bash, script.as_bytes());
        assert_eq!(completed.errors, "", "{words}");
        let completed: Vec<_> = completed.out.split_whitespace().collect();
        let found = expected.iter().all(|word| completed.contains(word));
        assert!(found, "{words}: {completed:?}");
    }
}

#[test]
fn a_game_has_its_manual_page() {
    for (arguments, title) in [
        ("man", ".TH collinear-play 1"),
        ("man othello", ".TH collinear-play-reversi 1"),
    ] {
        let page = run(program(arguments), b"");
        assert!(page.out.contains(title), "{arguments}: {}", page.errors);
    }
    let refused = run(program("man otello"), b"");
    assert!(refused.errors.contains("reversi"), "{}", refused.errors);
    assert_eq!(refused.status, 2);
}
