//! Peg solitaire solved by the program.

use crate::run::{Run, example, run};

fn solve(options: &str) -> Run {
    run(example("peg_solitaire", &format!("--solve {options}")), b"")
}

/// The turns are legal moves, and playing them gives the same output.
#[test]
fn solutions_are_played() {
    for options in [
        "--start d1 --goal d1",
        "--board triangle5",
        "--board rect4x5",
    ] {
        let solved = solve(options);
        let lines: Vec<_> = solved.out.lines().collect();
        let (turns, board) = lines.split_at(lines.iter().take_while(|it| it.contains('-')).count());
        let moves = turns.join("\n");
        let played = run(example("peg_solitaire", options), moves.as_bytes());
        for run in [&solved, &played] {
            assert_eq!((run.errors.as_str(), run.status), ("", 0), "{options}");
        }
        assert!(played.out.lines().eq(board.iter().copied()), "{options}");
        assert!(board.contains(&"result: solved"), "{options}");
        let count = format!("turns: {}", turns.len());
        assert!(board.contains(&count.as_str()), "{options}");
    }
}

/// Options without a solution, and with too low a limit.
const UNSOLVED: &[(&str, &str)] = &[
    ("--board french", "impossible: there is no solution"),
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
