//! Published positions, with their forbidden cells.

use super::*;

/// The marked cells are forbidden for this reason, and no other cell is.
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

/// Each with all its forbidden cells: the five pictures of the program mintaka, in its page on strict rules (two fours
/// on one line, false fours, a three that depends on another, on many, and in a ring), a board of its tests, and one of
/// the program quintet.
const BOARDS: [&str; 7] = [
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
    ". . . . . . . . . . X . . . .
     . . . . 4 . . . . . X . . . .
     . . . . X . . . . . X . . . .
     . . X . X . . . . X . X X X X
     . X . . X . . . . . X . . . .
     X . . . O . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . X X 6 X X X . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . X 3 . X . .
     . X . . . . . . . . X . . . .
     . X . X . . . . . . X . . . .
     . . . X . . . . . . . . . . .
     . . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . .
     . . X . . . . . . . . . . . .
     . X 3 X . . . . . . . . . . .
     . . X . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . X . . .
     . . . . . . . . . . X . . . .
     . . . . . . . . . X . . . . .
     . . . . X X X . 4 . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . X X 6 X X X .",
];

#[test]
fn all_that_is_forbidden() {
    BOARDS.into_iter().for_each(forbidden);
}

/// The reason why each cell with a letter is forbidden, each checked alone.
#[track_caller]
fn lettered(picture: &str, expected: &[(char, &str)]) {
    let letters = Grid::parse(picture).expect(picture);
    let (rules, state) = set_up(RENJU, picture, Side::First);
    for &(letter, expected) in expected {
        let at = letters.cells_where(|&glyph| glyph == letter).next();
        let at = at.expect("the letter is there");
        assert_eq!(kind(&rules, &state, at), expected, "{letter}\n{picture}");
    }
}

/// The first example on forbidden moves in the beginners' course of the Japan Renju Federation (Nihon Renjusha): one of
/// four crosses of threes is a foul. In the others a three would become an overline, has only one free cell at each
/// end, or would become a double four (at E, after D).
#[test]
fn an_example_of_the_japan_renju_federation() {
    lettered(
        ". . . . . . . . . . . . . . .
         . . . . . O O . X . . . . . .
         . . . . X . . . . . . . . . .
         . . . . O X X O . . O . . . .
         . . . . O A O . . . . O O . .
         . . . . . X . . . . X O X . .
         . . O X X . . . . . X X . . .
         . . . . . . . . . . B . . O .
         . . . . . . . . . . . O X . .
         . . . O . O X . . X O X . . .
         . . . X X C . . . D X X . O .
         . X O O . O . . . E O O . . .
         . . . X . . . . . X . . . . .
         . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . .",
        &[
            ('A', "nothing"),
            ('B', "nothing"),
            ('C', "double three"),
            ('D', "nothing"),
        ],
    );
}

/// Two boards by Y. Tanase, from the tests of the program quintet, which differ by one stone far from the cell in
/// question.
#[test]
fn boards_of_tanase() {
    for (stone, expected) in [("O", "nothing"), (".", "double three")] {
        let picture = ". . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . O . . . . . . . .
                       . . X . . X A X . . . . . . .
                       . . . . . X . . X X . . . . .
                       . . . . X . . . . . . X X . ?
                       . . . . . . . . X O X X . . .
                       . . . . . . . . . . X . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .
                       . . . . . . . . . . . . . . .";
        lettered(&picture.replace('?', stone), &[('A', expected)]);
    }
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
