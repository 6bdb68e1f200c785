//! Texts shown to players.

use super::*;

#[test]
fn a_miss_says_what_is_missing_after_how_many_cells_and_why() {
    let at = Coord::new(0, 1);
    for (wanted, after, stop, text) in [
        (Wanted::Hit, 5, Stop::Edge, "no hit: edge after 5 cells"),
        (Wanted::Room, 2, Stop::Ring, "no room: ring after 2 cells"),
        (
            Wanted::Inner,
            0,
            Stop::Blocked(at),
            "no inner cell: blocked at (0, 1) after 0 cells",
        ),
        (
            Wanted::Anchor,
            9,
            Stop::Limit,
            "no anchor: limit after 9 cells",
        ),
        (
            Wanted::Hurdle,
            1,
            Stop::Taken(at),
            "no hurdle: taken at (0, 1) after 1 cell",
        ),
        (
            Wanted::Landing,
            1,
            Stop::Edge,
            "no landing: edge after 1 cell",
        ),
        (
            Wanted::Segment(3),
            7,
            Stop::Edge,
            "no segment 3: edge after 7 cells",
        ),
    ] {
        let miss = Miss::new(wanted, at, Direction::E, after, stop);
        assert_eq!(miss.to_string(), text);
    }
}

#[test]
fn path_errors_name_their_cells() {
    let grid = Grid::parse("x . # .\n. . . .").unwrap();
    let at = |row, col| Coord::new(row, col);
    let (from, free) = (at(0, 0), |cell: &char| *cell == '.');
    let path = |to| grid.path(from, to, free).unwrap_err().to_string();
    assert_eq!(path(at(3, 1)), "(3, 1) is off the board");
    assert_eq!(path(from), "the path begins and ends at (0, 0)");
    assert_eq!(path(at(1, 2)), "(0, 0) and (1, 2) are not in line");
    assert_eq!(path(at(0, 3)), "the path is blocked at (0, 2)");
    let along = grid.path_along(from, Direction::S, at(1, 2), 0, free);
    let text = "(1, 2) is not within 0 steps";
    assert_eq!(along.unwrap_err().to_string(), text);
}
