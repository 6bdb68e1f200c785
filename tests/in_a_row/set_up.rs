//! Positions that are set up, not played.

use super::*;

/// Number 48 in the list of bugs: impossible positions that were accepted.
#[test]
fn row_48_positions_that_no_game_comes_to_are_refused() {
    let no_last = "no last move can have closed all lines of the first player";
    let covered = "O O X O . . .\nX X X X O O X";
    for (rules, picture, text) in [
        (
            mnk(2, 3, AtLeast(2)),
            ". . .\n. . .\n. . .\n. . .",
            "the board has 4 rows and 3 columns instead of 2 rows and 3 columns",
        ),
        (
            falling(3, 5, AtLeast(3)),
            ". . . . O\n. X . . .\n. O . . X",
            "row 0, column 4: the disc on e3 has nothing below it",
        ),
        (
            mnk(2, 3, AtLeast(3)),
            "X X .\n. . .",
            "2 discs of the first player and 0 of the second: players take turns",
        ),
        (
            mnk(2, 3, AtLeast(3)),
            "O . .\n. . .",
            "0 discs of the first player and 1 of the second: players take turns",
        ),
        (
            TIC_TAC_TOE,
            "X X X\n. . .\nO O O",
            "both players have a line",
        ),
        (
            TIC_TAC_TOE,
            "X X X\nO O .\nO . .",
            "the first player has a line, but the game was played on",
        ),
        (
            TIC_TAC_TOE,
            "O O O\nX X .\nX . X",
            "the second player has a line, but the game was played on",
        ),
        // Two separate lines.
        (
            mnk(2, 7, AtLeast(3)),
            "X X X . X X X\nO O . O O . O",
            no_last,
        ),
        // A line that was there before, whichever disc came last.
        (
            mnk(3, 7, AtLeast(3)),
            "X X X X X X X\nO O . O O . O\n. . . . O . .",
            no_last,
        ),
        // A covered line: its last disc would have another one on top of it.
        (falling(2, 7, AtLeast(4)), covered, no_last),
    ] {
        let error = rules.set_up(board(picture)).expect_err(text);
        assert_eq!(error.to_string(), text, "{picture}");
    }
    // Without gravity any of them can be the last one; and six in a row do not end Gomoku.
    assert!(mnk(2, 7, AtLeast(4)).set_up(board(covered)).is_ok());
    let six = set_up(mnk(2, 8, Exactly(5)), "X X X X X X . .\nO O O . O O O .");
    assert_eq!(six.outcome(), None);
}

#[test]
fn the_last_move_is_known_where_it_has_won() {
    let cylinder = wrapped(mnk(2, 4, AtLeast(3)), Wrap::EastWest);
    for (rules, picture, last) in [
        (TIC_TAC_TOE, "X . .\n. . .\n. . .", &[][..]),
        // Two lines cross: the last disc is where they cross.
        (TIC_TAC_TOE, "X X X\nX O O\nX O O", &[(0, 0)]),
        // Five with k = 4: one of the inner discs, so that there were not four before.
        (
            mnk(2, 5, AtLeast(4)),
            "X X X X X\nO O . O O",
            &[(0, 1), (0, 2), (0, 3)],
        ),
        // On top of a column, though the line is below.
        (
            falling(3, 4, AtLeast(3)),
            "O . . .\nX X X .\nO O X .",
            &[(1, 1), (1, 2)],
        ),
        (cylinder, "X X . X\nO O . .", &[(0, 0), (0, 1), (0, 3)]),
    ] {
        // Joined sides of the picture make no difference.
        for wrap in [Wrap::None, Wrap::Both] {
            let state = rules.set_up(board(picture).with_wrap(wrap)).expect(picture);
            assert_eq!(state.grid().bounds(), rules.bounds());
            assert_eq!(state.turn(), Side::Second);
            assert_eq!(
                rules.outcome(&state),
                FIRST_WON.filter(|_| !last.is_empty())
            );
            assert_eq!(state.last().is_none(), last.is_empty());
            assert!(
                state.last().is_none_or(|at| last.contains(&at.into())),
                "{picture}"
            );
        }
    }
}
