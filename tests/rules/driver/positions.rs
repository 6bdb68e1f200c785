//! Positions: the last move, the extra fact, and the moves that games share.

use super::*;
use collinear::rules::Owned;

const AXES: &[Direction] = &Direction::AXES;

fn board(rows: &str) -> Position<Cell> {
    Position::new(Grid::parse_with(rows, Cell::from_glyph).unwrap())
}

fn three(position: &Position<Cell>) -> Option<Side> {
    position.closed_line(AXES, Length::AtLeast(3))
}

/// A move of one of two kinds.
type Turn = EitherMove<Direction, Put<Cell>>;

const X: Cell = Cell::Of(Side::First);
const O: Cell = Cell::Of(Side::Second);

fn hop(from: usize, over: usize, to: usize) -> Hop {
    let [from, over, to] = [from, over, to].map(|col| at(0, col));
    Hop { from, over, to }
}

#[test]
fn a_line_is_its_owners_whoever_moves_next() {
    let mut position = board("X X .\nO O .\n. . .");
    assert_eq!(three(&position), None);
    // A second stone keeps the turn.
    position.put(at(0, 2), X);
    let first = Some(Side::First);
    assert_eq!((position.turn, three(&position)), (Side::First, first));
    // A player can close the other player's line.
    let mut position = board("X X .\nO O .\n. . .");
    position.place(at(1, 2), O);
    let second = Some(Side::Second);
    assert_eq!((position.turn, three(&position)), (Side::Second, second));
}

#[test]
fn no_cell_that_is_off_the_board_stale_or_empty_is_the_last_one() {
    let (first, second) = (Some(Side::First), Some(Side::Second));
    // Set up with a line: the last move is not known, and one off the board is ignored.
    let set_up = board("X X X\nO O .\n. . .");
    assert_eq!(three(&set_up), first);
    assert_eq!(three(&set_up.with_last(Some(at(3, 0)))), first);
    // A line that is written into the grid, not played.
    let mut position = board("X X .\nO O .\n. . .");
    position.place(at(2, 2), X);
    position.grid_mut()[Coord::new(1, 2)] = O;
    assert_eq!((position.last(), three(&position)), (None, second));
    // The last stone is removed: empty cells are not a line.
    let mut position = board(". . .\n. . .\n. . .");
    position.place(at(1, 1), X);
    position.fill([at(1, 1)], Cell::Empty);
    assert_eq!((position.last(), three(&position)), (None, None));
    // Captures elsewhere do not change it.
    let mut position = board("X X .\nO O .\n. . .");
    position.place(at(0, 2), X);
    position.fill([at(1, 0), at(1, 1)], Cell::Empty);
    let last = Some(at(0, 2));
    assert_eq!((position.last(), three(&position)), (last, first));
    position.pass();
    assert_eq!((position.last(), position.turn), (None, Side::First));
    assert_eq!(three(&position), first);
}

#[test]
fn carrying_takes_what_stands_there() {
    let mut position = board("X . .\nO O .\n. . .");
    assert_eq!(position.carry(at(0, 0), at(1, 1), Cell::Empty), O);
    assert_eq!(position.grid().to_string(), ". . .\nO X .\n. . .");
    assert_eq!(
        (position.last(), position.turn),
        (Some(at(1, 1)), Side::Second)
    );
}

#[test]
fn the_key_is_the_board_the_turn_and_one_more_fact() {
    let position = board(". X").with_extra(3_u8);
    let mut other = position.clone();
    other.extra = 4;
    assert_ne!(other.key(), position.key());
    other.clone_from(&position);
    assert_eq!(other, position);
    assert_ne!(other.clone().with_turn(Side::Second).key(), position.key());
    // The last move is not part of the key.
    other.place(at(0, 0), O);
    let forgotten = other.clone().with_last(None);
    assert_ne!(forgotten, other);
    assert_eq!(forgotten.key(), other.key());
    assert_eq!(other.glyphs().to_string(), "O X");
}

#[test]
fn shared_moves_have_cells_and_labels() {
    fn shown<M: MoveCells<Position<Cell>>>(m: &M) -> (Vec<(usize, usize)>, Option<String>) {
        let state = board(". . .\n. . .\n. . .");
        let cells = m.cells(&state).map(|at| (at.row, at.col)).collect();
        (cells, m.label(&state))
    }
    let label = |text: &str| Some(text.to_owned());
    let m = Move {
        from: at(0, 0),
        to: at(2, 2),
    };
    assert_eq!(shown(&m), (vec![(0, 0), (2, 2)], None));
    assert_eq!(shown(&PlaceOrMove::Move(m)), shown(&m));
    assert_eq!(shown(&MoveOrCapture::<Coord>::Move(m)), shown(&m));
    assert_eq!(shown(&PlaceOrMove::Place(at(1, 2))), (vec![(1, 2)], None));
    assert_eq!(shown(&hop(0, 1, 2)), (vec![(0, 0), (0, 2)], None));
    let hops = vec![hop(0, 1, 2), hop(2, 1, 0)];
    assert_eq!(shown(&hops), (vec![(0, 0), (0, 2), (0, 0)], None));
    assert_eq!(shown(&MoveOrCapture::Capture(hops.clone())), shown(&hops));
    assert_eq!(shown(&[at(0, 0), at(1, 1)]), (vec![(0, 0), (1, 1)], None));
    assert_eq!(shown(&Some(at(0, 0))), (vec![(0, 0)], None));
    assert_eq!(shown(&None::<Coord>), (vec![], label("pass")));
    assert_eq!(shown(&Column(2)), (vec![(0, 2)], None));
    let put = Put {
        piece: O,
        at: at(0, 1),
    };
    assert_eq!(shown(&put), (vec![(0, 1)], label("O")));
    assert_eq!(shown(&[put, put]).1, label("O,O"));
    assert_eq!(
        shown(&Turn::Left(Direction::SW)),
        (vec![], label("down-left"))
    );
    assert_eq!(shown(&Turn::Right(put)), shown(&put));
    let knight = Direction::KNIGHT[0];
    assert_eq!(shown(&knight).1, Some(knight.to_string()));
}

#[test]
fn scores_decide_for_two_and_stand_for_one() {
    assert_eq!(Outcome::by_score(3, 2), Outcome::Win(Side::First));
    assert_eq!(Outcome::by_score(2, 3), Outcome::Win(Side::Second));
    assert_eq!(Outcome::by_score(2, 2), Outcome::Draw);
    for (outcome, text, is_for_one) in [
        (Outcome::Draw, "draw", false),
        (Outcome::Lost, "lost", true),
        (Outcome::Score(12), "ended with a score of 12", true),
    ] {
        assert_eq!(outcome.to_string(), text);
        assert_eq!((outcome.winner(), outcome.is_for_one()), (None, is_for_one));
    }
}

#[test]
fn a_move_or_a_capture_knows_its_ends_and_what_it_takes() {
    let capture = MoveOrCapture::Capture(vec![hop(0, 1, 2), hop(2, 4, 6)]);
    assert_eq!((capture.from(), capture.to()), (at(0, 0), at(0, 6)));
    assert!(capture.taken().eq([at(0, 1), at(0, 4)]));
    let m = MoveOrCapture::<Coord>::Move(Move {
        from: at(2, 1),
        to: at(1, 0),
    });
    assert_eq!((m.from(), m.to()), (at(2, 1), at(1, 0)));
    assert_eq!(m.taken().next(), None);
}

#[test]
fn a_pass_is_there_only_where_no_move_is() {
    assert!(or_pass([1, 2]).eq([Some(1), Some(2)]));
    assert!(or_pass(core::iter::empty::<u8>()).eq([None]));
}

#[test]
fn ranks_and_headings_are_as_the_player_sees_them() {
    let position = board(". X .\n. . .\n. . .\nO . .");
    let ranks = |position: &Position<Cell>| {
        [0, 1, 2, 3].map(|row| position.rank_of(position.turn, at(row, 0)))
    };
    assert_eq!(ranks(&position), [3, 2, 1, 0]);
    assert_eq!(ranks(&position.with_turn(Side::Second)), [0, 1, 2, 3]);
    for way in Direction::ALL {
        let seen = Side::BOTH.map(|side| side.facing(way));
        assert_eq!(seen, [way, -way]);
    }
    let pieces = board("X O . X\n. . O X").into_grid();
    let of = |side| pieces.count(Cell::is_of(side));
    assert_eq!(Side::BOTH.map(of), [3, 2]);
}
