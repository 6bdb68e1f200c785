//! Positions that are set up instead of played.

use super::*;

fn error(rules: InARow, picture: &str) -> SetupError {
    rules.set_up(board(picture)).expect_err(picture)
}

#[test]
fn row_48_a_board_of_another_size_is_refused() {
    let found = |rows, cols| Bounds::new(rows, cols).unwrap();
    let expected = FOUR_IN_A_ROW.bounds();
    for (rows, cols) in [(7, 6), (6, 6), (6, 8), (5, 7), (0, 0)] {
        let grid = Grid::filled(rows, cols, Cell::Empty).unwrap();
        let found = found(rows, cols);
        let error = FOUR_IN_A_ROW.set_up(grid).unwrap_err();
        assert!(
            matches!(error, SetupError::Size(size) if (size.found, size.expected) == (found, expected))
        );
    }
    let text = error(mnk(2, 3, AtLeast(2)), ". . .\n. . .\n. . .\n. . .").to_string();
    assert_eq!(
        text,
        "the board has 4 rows and 3 columns instead of 2 rows and 3 columns"
    );
}

#[test]
fn row_48_floating_discs_are_refused_with_row_and_column() {
    let picture = ". . . . O\n. X . . .\n. O . . X";
    let error = error(falling(3, 5, AtLeast(3)), picture);
    assert!(matches!(error, SetupError::Floating { at } if at.cell() == Coord::new(0, 4)));
    let text = "row 0, column 4: the disc on e3 has nothing below it";
    assert_eq!(error.to_string(), text);
    // Without gravity it is a position like others.
    assert!(mnk(3, 5, AtLeast(3)).set_up(board(picture)).is_ok());
}

#[test]
fn row_48_discs_that_are_not_from_taking_turns_are_refused() {
    for (picture, first, second) in [
        ("X X .\n. . .", 2, 0),
        ("O . .\n. . .", 0, 1),
        ("O O X\n. . .", 1, 2),
        ("X X X\nX O O", 4, 2),
    ] {
        let error = error(mnk(2, 3, AtLeast(3)), picture);
        assert_eq!(error, SetupError::Count { first, second }, "{picture}");
    }
    let text = error(TIC_TAC_TOE, "X X .\n. . .\n. . .").to_string();
    assert_eq!(
        text,
        "2 discs of the first player and 0 of the second are not from taking turns"
    );
}

#[test]
fn row_48_lines_of_both_players_are_refused() {
    let error = error(TIC_TAC_TOE, "X X X\n. . .\nO O O");
    assert_eq!(error, SetupError::BothHaveLines);
    assert_eq!(error.to_string(), "both players have a line");
}

#[test]
fn row_48_a_game_that_was_played_on_after_its_end_is_refused() {
    for (picture, winner) in [
        ("X X X\nO O .\nO . .", Side::First),
        ("O O O\nX X .\nX . X", Side::Second),
    ] {
        let error = error(TIC_TAC_TOE, picture);
        assert_eq!(error, SetupError::PlayedOn { player: winner });
        let text = format!("the {winner} player has a line, but the game was played on");
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn row_48_lines_that_no_single_disc_can_have_closed_are_refused() {
    let winner = Side::First;
    // Two lines apart from each other.
    let apart = "X X X . X X X\nO O . O O . O";
    assert_eq!(
        error(mnk(2, 7, AtLeast(3)), apart),
        SetupError::NoLastMove { player: winner }
    );
    // A line that was there before, whichever disc came last.
    let long = "X X X X X X X\nO O . O O . O\n. . . . O . .";
    assert_eq!(
        error(mnk(3, 7, AtLeast(3)), long),
        SetupError::NoLastMove { player: winner }
    );
    // A line that is covered: its last disc would have had another one on top of it.
    let covered = "O O X O . . .\nX X X X O O X";
    let error = error(falling(2, 7, AtLeast(4)), covered);
    assert_eq!(error, SetupError::NoLastMove { player: winner });
    let text = "no last move can have closed all lines of the first player";
    assert_eq!(error.to_string(), text);
    // Without gravity it can have been any of them.
    assert!(mnk(2, 7, AtLeast(4)).set_up(board(covered)).is_ok());
}

#[test]
fn row_48_pictures_that_are_no_board_are_refused_with_row_and_column() {
    let parse = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap_err();
    assert_eq!(
        parse("X O .\n. x ."),
        GridError::UnknownGlyph {
            row: 1,
            col: 1,
            glyph: 'x'
        }
    );
    let ragged = parse(". . .\n. .");
    assert_eq!(ragged.to_string(), "row 1 has 2 columns, but row 0 has 3");
}

#[test]
fn turn_and_outcome_are_found_out() {
    use Side::{First, Second};
    let rules = mnk(3, 4, AtLeast(3));
    for (picture, turn, outcome) in [
        (". . . .\n. . . .\n. . . .", First, None),
        (". . . .\n. X . .\n. . . .", Second, None),
        ("X X X O\n. O . .\n. . . .", Second, FIRST_WON),
        ("O O O X\n. X . .\n. . . X", First, SECOND_WON),
        ("X O X O\nX O X O\nO X O X", First, Some(Outcome::Draw)),
    ] {
        let state = rules.set_up(board(picture)).expect(picture);
        assert_eq!(
            (state.turn(), rules.outcome(&state)),
            (turn, outcome),
            "{picture}"
        );
        assert_eq!(state.to_string(), picture);
    }
}

#[test]
fn the_last_move_is_known_where_it_has_won() {
    let state = TIC_TAC_TOE.set_up(board("X . .\n. . .\n. . .")).unwrap();
    assert_eq!(state.last(), None);
    // Two lines cross: it was where they do.
    let state = TIC_TAC_TOE.set_up(board("X X X\nX O O\nX O O")).unwrap();
    assert_eq!(state.last(), Some(Coord::new(0, 0)));
    let lines: Vec<_> = TIC_TAC_TOE.winning_lines(&state).collect();
    assert_eq!(lines.len(), 2);
    // Five of four: one of the inner ones, so that there were not four before.
    let rules = mnk(2, 5, AtLeast(4));
    let state = rules.set_up(board("X X X X X\nO O . O O")).unwrap();
    let last = state.last().unwrap();
    assert!(last.row == 0 && (1..4).contains(&last.col), "{last}");
    // On top of a column, though the line is below.
    let rules = falling(3, 4, AtLeast(3));
    let state = rules.set_up(board("O . . .\nX X X .\nO O X .")).unwrap();
    assert!(matches!(state.last(), Some(Coord { row: 1, col: 1 | 2 })));
}

#[test]
fn how_the_picture_wraps_makes_no_difference() {
    let rules = wrapped(mnk(2, 4, AtLeast(3)), Wrap::EastWest);
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let grid = board("X X . X\nO O . .").with_wrap(wrap);
        let state = rules.set_up(grid).unwrap();
        assert_eq!(rules.outcome(&state), FIRST_WON);
        assert_eq!(state.grid().bounds().wrap(), Wrap::EastWest);
    }
}

#[test]
fn runs_beyond_exactly_k_are_a_position() {
    // Six in a row at Gomoku: the game goes on.
    let game = set_up(mnk(2, 8, Exactly(5)), "X X X X X X . .\nO O O O . O O .");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_game_goes_on_from_a_position() {
    let mut game = set_up(
        FOUR_IN_A_ROW,
        &(". . . . . . .\n".repeat(4) + "O O O . . . .\nX X X . . . ."),
    );
    assert_eq!(game.record(), []);
    play(&mut game, "4");
    assert_eq!(game.outcome(), FIRST_WON);
    assert_eq!(game.undo(), Some(Coord::new(5, 3)));
    assert_eq!(game.undo(), None);
}
