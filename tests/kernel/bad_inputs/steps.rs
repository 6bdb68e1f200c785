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

// godot-procedural-generation#3: one diagonal was there twice and another not at all.
#[test]
fn row_13_a_diagonal_was_listed_twice() {
    for set in [
        &Direction::ALL[..],
        &Direction::DIAGONAL,
        &Direction::HEX,
        &Direction::KNIGHT,
    ] {
        let distinct: BTreeSet<_> = set.iter().collect();
        assert_eq!(distinct.len(), set.len());
        let sum = set
            .iter()
            .fold((0, 0), |sum, d| (sum.0 + d.rows(), sum.1 + d.cols()));
        assert_eq!(sum, (0, 0));
        assert!(set.iter().all(|&d| set.contains(&-d)));
    }
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

// OpenSpiel, `Grid::Flatten`: the bound was `<=`, so two coordinates were one cell.
#[test]
fn row_15_two_coordinates_were_one_cell() {
    let board = board(2, 3, Wrap::Both);
    assert_eq!(board.index_of(at(0, 3)), None); // not the same as (1, 0)
    assert_eq!(board.index_of(at(2, 0)), None);
    let indexes: Vec<_> = cells(board)
        .into_iter()
        .map(|at| board.index_of(at))
        .collect();
    assert_eq!(indexes, (0..6).map(Some).collect::<Vec<_>>());
    assert_eq!(board.coord_at(6), None);
}

// The Python package `board` 1.0: `neighbours` gave the cell itself and left out two others.
#[test]
fn row_16_a_cell_was_its_own_neighbour() {
    let around = |board: Bounds, at| {
        let mut found: Vec<_> = board.neighbours(at, &Direction::ALL).map(|n| n.1).collect();
        found.sort_unstable();
        found
    };
    let plain = board(3, 4, Wrap::None);
    let expected: Vec<_> = cells(plain)
        .into_iter()
        .filter(|to| to.distance(at(1, 1)) == 1)
        .collect();
    assert_eq!((around(plain, at(1, 1)), expected.len()), (expected, 8));
    assert_eq!(around(plain, at(0, 3)).len(), 3);
    assert_eq!(around(board(1, 1, Wrap::Both), at(0, 0)).len(), 0);
    assert_eq!(around(board(1, 2, Wrap::Both), at(0, 0)), [at(0, 1)]);
    assert_eq!(around(board(3, 3, Wrap::Both), at(0, 0)).len(), 8);
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

// AbstractPlay, `bearing`: a direction was given for cells that are not in line.
#[test]
fn row_18_cells_that_are_not_in_line_had_a_direction() {
    let (e4, e6, f6) = (at(4, 4), at(2, 4), at(2, 5));
    assert_eq!(e4.direction_to(f6), None);
    assert_eq!(e4.direction_to(e4), None);
    assert!(!aligned(e4, e6, f6));
    let board = board(8, 8, Wrap::None);
    assert_eq!(board.between(e4, f6), None);
    assert_eq!(
        board.path(e4, f6, |_| true),
        Err(PathError::NotAligned { from: e4, to: f6 })
    );
}
