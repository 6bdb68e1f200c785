//! The levels and totals of `peg_census`.

use crate::run::{example, picture, run, unindented};

/// Jumps, positions, classes, ended, sequences, games; then totals.
#[test]
fn all_positions_of_a_small_board() {
    let expected = "
        0 1 1 0 1 0
        1 2 2 0 2 0
        2 4 4 0 4 0
        3 9 9 0 12 0
        4 14 14 1 27 1
        5 16 16 0 58 0
        6 11 11 5 86 36
        7 4 4 3 56 42
        8 1 1 1 14 14
        positions: 62
        up to symmetry: 62
        games: 93
        solutions: 14
    ";
    let run = run(example("peg_census", "--board triangle4 --start a2"), b"");
    assert_eq!((run.errors.as_str(), run.status), ("", 0));
    assert_eq!(run.out, unindented(expected));
}

#[test]
fn from_a_position_to_a_goal() {
    for (goal, solutions) in [("e1", 1), ("a1", 0)] {
        let mut command = example("peg_census", &format!("--goal {goal}"));
        command.arg("--position").arg(picture("11010\n"));
        let run = run(command, b"");
        assert_eq!((run.errors.as_str(), run.status), ("", 0), "{goal}");
        let last = format!("\nsolutions: {solutions}\n");
        assert!(run.out.ends_with(&last), "{goal}: {}", run.out);
    }
}
