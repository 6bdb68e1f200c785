//! The table of questions in the README, line by line with the results.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "predicates of a grid get references"
)]

use collinear::{Coord, Corners, Direction, Grid, Length, Pattern, Removal, lines::longest_of};
use itertools::Itertools;

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

fn board(picture: &str) -> Grid<char> {
    Grid::parse(picture).expect("a picture")
}

fn free(cell: &char) -> bool {
    *cell == '.'
}

fn piece(cell: &char) -> bool {
    *cell != '.'
}

fn x(cell: &char) -> bool {
    *cell == 'X'
}

fn o(cell: &char) -> bool {
    *cell == 'O'
}

#[test]
fn of_discs_that_are_placed() {
    let board = board(
        ". . . X . .
         . . X O . .
         . X O X . .
         X O X O O .",
    );
    let (last, four) = (at(0, 3), Length::AtLeast(4));
    assert!(board.has_k_line_through(last, &Direction::AXES, four, x));
    let lines = board.k_lines_through(last, &Direction::AXES, four, x);
    let cells = lines.flatten();
    assert!(cells.eq([at(3, 0), at(2, 1), at(1, 2), at(0, 3)]));
    let top = at(0, 1);
    assert_eq!(board.drop_from(top, Direction::S, free), Ok(at(1, 1)));
    let runs = board.runs(Direction::E, |&disc| (disc != '.').then_some(disc));
    assert!(
        runs.filter(|(_, run)| run.line.len() > 1)
            .map(|(disc, _)| disc)
            .eq(['O'])
    );

    let board = self::board(". . . . .\n. X X X .");
    let open_three: Pattern<char> = ". X{3} .".parse().expect("a pattern");
    let found = board.find_pattern(&Direction::AXES, &open_three, |&disc| disc);
    assert_eq!(found.count(), 1);
}

#[test]
fn of_discs_that_are_taken() {
    let board = board(". O O X\n. . . O\n. . . .");
    let cell = at(0, 0);
    let turned = board.bracket(cell, Direction::E, 1.., o, x).unwrap().inner;
    assert!(turned.iter().eq([at(0, 1), at(0, 2)]));
    let places = board.headings_of(free, |_| Direction::ALL);
    let places = places.filter(|&(cell, way)| board.bracket(cell, way, 1.., o, x).is_ok());
    assert_eq!(places.map(|(cell, _)| cell).unique().count(), 2);

    let anvil = |side: Option<&char>| side.is_some_and(x);
    let attacker = at(0, 1);
    let taken = board.custodial(attacker, Direction::E, o, anvil);
    assert_eq!(taken, Ok(at(0, 2)));
    let closed = |side: Option<&char>| side.is_none_or(piece);
    let stone = at(0, 3);
    let sides = board.surround(stone, &Direction::ORTHOGONAL, closed);
    assert_eq!((sides.closed, sides.gap), (4, None));
    let chains = board.chains(stone, &Direction::ALL, o, free, Removal::AtOnce);
    assert_eq!(longest_of(chains).len(), 1);
}

#[test]
fn of_pieces_that_move() {
    let board = board("R . . # k\n. . . . .\n. . . . k");
    let (rook, guard, to) = (at(0, 0), at(2, 0), at(0, 4));
    assert_eq!(board.slide(rook, Direction::E, .., free).line.len(), 2);
    let blocked = board.path(rook, to, free).expect_err("a wall");
    assert_eq!(blocked.to_string(), "the path is blocked at (0, 3)");
    assert_eq!(board.first_hit(rook, Direction::E, piece), Ok(at(0, 3)));
    let attackers = board.seen_from(to, &Direction::ALL, piece);
    assert!(attackers.map(|seen| seen.at).eq([at(2, 4), at(0, 3)]));
    let (wall, floor) = (|c: &char| *c == '#', |c: &char| *c != '#');
    assert_eq!(board.sees(guard, to, Corners::Strict, wall), Err(at(0, 3)));
    let lit = board.field_of_view(guard, 9, Corners::Strict, wall);
    assert_eq!(lit.filter(|&cell| piece(&board[cell])).count(), 3);
    let region = board.flood([rook], &Direction::ORTHOGONAL, floor);
    assert_eq!(region.cells().len(), 14);
    let right = |cell: Coord| cell.col == 4;
    let way = board.connect([guard], right, &Direction::ALL, floor);
    assert_eq!(way.expect("a way").len(), 5);
}
