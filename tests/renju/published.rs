//! Positions that others have published, with the cells that are forbidden in them.

use super::*;

/// The cells that are marked are forbidden for this, and no other cell is.
#[track_caller]
fn forbidden(picture: &str) {
    let marks = Grid::parse(picture).expect(picture);
    let (rules, state) = set_up(RENJU, picture, Side::First);
    for (at, &mark) in marks.indexed() {
        let expected = match mark {
            '6' => "overline",
            '4' => "double four",
            '3' => "double three",
            _ => "nothing",
        };
        if state.grid()[at].is_empty() {
            let found = kind(&rules, &state, at);
            assert_eq!(
                found.replace("wins", "nothing"),
                expected,
                "{at}\n{picture}"
            );
        }
    }
}

/// The five pictures of the program mintaka, in its page on strict rules.
#[test]
fn fours_on_one_line() {
    forbidden(
        ". . . . . . . . . . . . . . .
         . . . . X . X 4 X . X . . . .
         . . . . . . . . . . . . . . .
         . . . . O O O O O O O . . . .
         . . . . . . . . . . . . . . .
         . . . . X . X X 4 . X . . . .
         . . . . . . . . . . . . . . .
         . . . . O O O O O O O . . . .
         . . . . . . . . . . . . . . .
         . . . . X X . X 4 . X X . . .
         . . . . . . . . . . . . . . .
         . . . . O O O O O O O . . . .
         . . . . . . . . . . . . . . .
         . . X . X . X X . . X X . X .
         . . . . . . . . . . . . . . .",
    );
}

#[test]
fn fours_that_are_none() {
    forbidden(
        ". . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . O . . . . . . .
         . . . . . O . . . . . . . . .
         . . . . . X X . . . . . . . .
         . . . . . . O X O . . . . . .
         . . . . . . O X O . . . . . .
         . . . . . . . . X X X O . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .",
    );
}

#[test]
fn a_three_that_hangs_on_another() {
    forbidden(
        ". . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . O . . O . . . . . . . .
         . . . . X . . X . O . . . . .
         . . . . O X O X X . . . . . .
         . . . . . . X X 3 . . . . . .
         . . . . . . O O X X . . . . .
         . . . . . X . . . . . . . . .
         . . . . O X . . . . . . . . .
         . . . . . O . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .",
    );
}

#[test]
fn threes_that_hang_on_many() {
    forbidden(
        ". . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . X . . . . . . .
         . . . . . . . . . . . . X . .
         . . . . . O . . . 3 . . O X .
         . . O X . . X O X X X O X . .
         . . . X O O . X O 3 . . . . .
         . O . . X X 3 . . X 3 . . . .
         . . . . . . X . . . X X O . .
         . . . . O . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .",
    );
}

#[test]
fn threes_in_a_ring() {
    forbidden(
        ". . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . O O . . . . . . .
         . . . . . 3 X X 3 . . . . . .
         . . . . O X X X X O . . . . .
         . . . . O X X X X O . . . . .
         . . . . . 3 X X 3 . . . . . .
         . . . . . . O O . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .",
    );
}

/// The usual examples of the rules of the federation, one for each clause.
#[test]
fn the_clauses_of_the_rules() {
    let crossed = |row: &str| {
        let picture = ". . . . . . .
                       . . X . . . .
                       . . X . . . .
                       ROW
                       . . . . . . .
                       . . . . . . .";
        let picture = picture.replace("ROW", row);
        asked(RENJU, &picture)
    };
    for (row, expected) in [
        (". . ? X X . .", "double three"),
        // A three with a gap.
        (". . ? X . X .", "double three"),
        // A four and a three.
        (". . ? X X X .", "nothing"),
        // Closed at one end.
        (". . ? X X O .", "nothing"),
        (". O ? X X . .", "nothing"),
        // There is no room for a straight four.
        ("O . ? X X . O", "nothing"),
    ] {
        assert_eq!(crossed(row), expected, "{row}");
    }
    for (row, expected) in [
        (". X X X ? X X", "overline"),
        (". X X ? X X .", "wins"),
        (". X X ? X . .", "nothing"),
        ("X . X ? X . X", "double four"),
        ("X X . ? X . X X", "double four"),
        ("X X X . ? . X X X", "double four"),
        // Both would be six.
        ("X . X X ? X . X", "nothing"),
        // One of them is closed, the other would be six.
        ("O X X X . ? . X X X X", "nothing"),
    ] {
        assert_eq!(asked(RENJU, row), expected, "{row}");
    }
    let five_and_six = ". . . X . .
                        . . . X . .
                        X X X ? X X
                        . . . X . .
                        . . . X . .";
    assert_eq!(asked(RENJU, five_and_six), "wins");
}
