//! Steps, neighbours and directions.

use super::*;

// Cerveau#26, and chess squares numbered in one row: one step right of h1 was a2.
#[test]
fn row_11_a_step_over_the_side_went_on_in_the_next_row() {
    let board = board(3, 8, Wrap::None);
    let h2 = at(1, 7);
    assert_eq!(
        board.coord_at(board.index_of(h2).unwrap() + 1),
        Some(at(2, 0))
    );
    for direction in [Direction::E, Direction::NE, Direction::SE] {
        assert_eq!(board.step(h2, direction), None);
        assert_eq!(board.step(at(1, 0), -direction), None);
    }
    // A joined side does not lead into another row either.
    let cylinder = board.with_wrap(Wrap::EastWest);
    assert_eq!(cylinder.step(h2, Direction::E), Some(at(1, 0)));
}

// babyai#107, PathFinding.js#121, phen-cogs#96: rows and columns swapped, the last column lost.
#[test]
fn row_12_rows_and_columns_were_swapped() {
    let grid = Grid::parse("abcde\nfghij").unwrap();
    assert_eq!((grid.rows(), grid.cols()), (2, 5));
    assert_eq!(
        (grid[at(0, 4)], grid[Coord::new(1, 0)], grid.get(at(4, 0))),
        ('e', 'f', None)
    );
    let lines = |direction| grid.bounds().lines(direction).flatten();
    let text = |direction| lines(direction).map(|at| grid[at]).collect::<String>();
    assert_eq!(text(Direction::E), "abcdefghij");
    assert_eq!(text(Direction::S), "afbgchdiej");
    assert!(grid.cells_where(is('e')).eq([at(0, 4)]));
    assert_eq!(grid.bounds().ray_len(at(0, 0), Direction::E), 4);
    assert_eq!(grid.bounds().ray_len(at(0, 0), Direction::S), 1);
    assert_eq!(
        grid.bounds().cell_named_from("e1", Origin::BottomLeft),
        Ok(at(1, 4))
    );
}
