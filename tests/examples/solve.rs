//! Peg solitaire solved by the program.

use crate::run::{Run, example, run};

fn solve(options: &str) -> Run {
    run(example("peg_solitaire", &format!("--solve {options}")), b"")
}

/// Options that can be solved.
const POSSIBLE: &[&str] = &[
    "",
    "--goal d4",
    "--start d1 --goal d1",
    "--board triangle5",
    "--board triangle5 --start c3 --goal c3",
    "--board rect4x5",
];

/// The turns are moves of the game, and playing them gives the same board and the same lines.
#[test]
fn solutions_are_played() {
    for options in POSSIBLE {
        let solved = solve(options);
        assert_eq!(
            (solved.errors.as_str(), solved.status),
            ("", 0),
            "{options}"
        );
        let is_turn = |line: &&str| line.contains('-');
        let turns: Vec<_> = solved.out.lines().take_while(is_turn).collect();
        let board: Vec<_> = solved.out.lines().skip(turns.len()).collect();

        let played = run(
            example("peg_solitaire", options),
            turns.join("\n").as_bytes(),
        );
        assert_eq!(
            (played.errors.as_str(), played.status),
            ("", 0),
            "{options}"
        );
        assert!(
            board.iter().eq(&played.out.lines().collect::<Vec<_>>()),
            "{options}"
        );
        assert!(board.contains(&"result: solved"), "{options}");
        assert!(
            board.contains(&format!("turns: {}", turns.len()).as_str()),
            "{options}"
        );
    }
}

/// Options that can't be solved, and those with too low a limit.
const UNSOLVED: &[(&str, &str)] = &[
    ("--board french", "impossible: there is no solution"),
    ("--board rect1x5", "impossible: there is no solution"),
    (
        "--nodes 3",
        "given up: no solution found in 3 positions, see --nodes",
    ),
];

#[test]
fn what_is_not_solved() {
    for (options, line) in UNSOLVED {
        let run = solve(options);
        assert_eq!(run.out.lines().next(), Some(*line), "{options}");
        assert!(run.out.contains("\nresult: unfinished\n"), "{options}");
        assert!(run.out.ends_with("\nturns: 0\njumps: 0\n"), "{options}");
        assert_eq!((run.errors.as_str(), run.status), ("", 1), "{options}");
    }
}
