//! Steps, neighbours and directions.

use super::*;

// Cerveau#26, and chess squares counted in one row: one step right of h1 was a2.
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
    // Neither does a joined side lead into another row.
    let cylinder = board.with_wrap(Wrap::EastWest);
    assert_eq!(cylinder.step(h2, Direction::E), Some(at(1, 0)));
}

// babyai#107, PathFinding.js#121, phen-cogs#96: rows and columns swapped, the last column lost.
#[test]
fn row_12_rows_and_columns_were_swapped() {
    let grid = Grid::parse("abcde\nfghij").unwrap();
    assert_eq!((grid.rows(), grid.cols()), (2, 5));
    assert_eq!(
        (grid[at(0, 4)], grid[(1, 0)], grid.get(at(4, 0))),
        ('e', 'f', None)
    );
    let text = |direction| -> String { grid.each_line(direction).flatten().collect() };
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

// OpenSpiel 2.0.2, `Grid::Step`: a step that failed left a coordinate that had moved halfway.
#[test]
fn row_14_a_failed_step_moved_halfway() {
    let board = board(2, 3, Wrap::None);
    let from = at(0, 1);
    assert_eq!(board.step(from, Direction::NE), None);
    assert_eq!(from, at(0, 1));
    let mut ray = board.ray_with_origin(from, Direction::NE);
    assert_eq!(
        (ray.next(), ray.next(), ray.next()),
        (Some(from), None, None)
    );
    assert_eq!(ray.line().first(), None);
}

// pathfinding 4.16, `Matrix::iter`: one counter for both ends, so rows came twice.
#[test]
fn row_17_rows_came_twice_when_pulled_from_both_ends() {
    let grid = Grid::parse("ab\ncd\nef").unwrap();
    let mut rows = grid.each_row().map(Iterator::collect::<String>);
    assert_eq!(
        (rows.next().unwrap(), rows.next_back().unwrap()),
        ("ab".into(), "ef".into())
    );
    assert_eq!(
        (rows.next_back().unwrap(), rows.next(), rows.next_back()),
        ("cd".into(), None, None)
    );
    for ends in [0, u64::MAX, 0b0110_1001, 0b1011_0010] {
        naive::obeys_the_laws_of_iterators(&grid.indexed(), ends);
        naive::obeys_the_laws_of_iterators(&grid.bounds().lines(Direction::NE), ends);
    }
}
