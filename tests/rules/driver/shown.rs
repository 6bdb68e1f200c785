//! Positions, sides and moves as they are shown.

use super::*;

#[test]
fn a_position_is_its_board_and_the_side_to_move() {
    let mut position = Position::new(Grid::filled(2, 3, Cell::Empty).unwrap());
    assert_eq!((position.turn(), position.last()), (Side::First, None));
    position.place(at(1, 2), Cell::Of(Side::First));
    assert_eq!(
        (position.turn(), position.last()),
        (Side::Second, Some(at(1, 2)))
    );
    assert_eq!(position.glyphs().to_string(), ". . .\n. . X");

    // Where the last move was is no part of the position; whose turn it is, is.
    let other = position.clone().with_last(None);
    assert_ne!(other, position);
    assert_eq!(other.key(), position.key());
    let other = position.clone().with_turn(Side::First);
    assert_ne!(other.key(), position.key());

    let mut copy = Position::new(Grid::filled(5, 1, Cell::Empty).unwrap());
    copy.clone_from(&position);
    assert_eq!(copy, position);
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_position_has_no_place_off_its_board() {
    Position::new(Grid::filled(2, 3, Cell::Empty).unwrap()).place(at(2, 0), Cell::Empty);
}

#[test]
fn moves_name_the_cells_to_be_picked() {
    let state = Position::new(Grid::filled(3, 6, Cell::Empty).unwrap());
    assert!(at(2, 5).cells(&state).eq([at(2, 5)]));
    let board = Bounds::new(1, 3).unwrap();
    let hop = board
        .hop(at(0, 0), Direction::E, |_| true, |_| true)
        .unwrap();
    assert!(hop.cells(&state).eq([at(0, 0), at(0, 2)]));
    // On every board: a disc is put on a point of a mill board.
    let mill = InARow::on(Tracks::nine_mens_morris().board(), Length::AtLeast(3)).unwrap();
    let start = mill.start();
    let first = mill.moves(&start).next().unwrap();
    assert!(first.cells(&start).eq([0_u16]));
}

#[test]
fn a_state_of_the_library_is_shown_as_it_stands() {
    let mut state = FOUR_IN_A_ROW.start();
    FOUR_IN_A_ROW.apply(&mut state, at(5, 3));
    assert_eq!(state.turn(), Side::Second);
    assert_eq!(state.glyphs().to_string(), state.to_string());
    assert_eq!(state.glyphs()[(5, 3)], 'X');
}

#[test]
fn sides_and_cells_have_their_characters() {
    for (cell, glyph) in [
        (Cell::Empty, '.'),
        (Cell::Of(Side::First), 'X'),
        (Cell::Of(Side::Second), 'O'),
    ] {
        assert_eq!(char::from(cell), glyph);
        assert_eq!(Cell::from_glyph(glyph), Some(cell));
    }
    for glyph in ['x', 'o', '0', ' ', 'Х'] {
        assert_eq!(Cell::from_glyph(glyph), None);
    }
    assert_eq!(
        format!("{:>8}|{:<8}", Side::First, Side::Second),
        "   first|second  "
    );
    assert_eq!(Side::First.other(), Side::Second);
    assert_eq!(Side::Second.other(), Side::First);
    assert_eq!(Cell::default(), Cell::Empty);
}
