//! What is said to a player.

use super::*;

#[test]
fn a_miss_says_what_is_missing_after_how_many_cells_and_why() {
    let grid = Grid::parse(". o o x . #").unwrap();
    let ring = Grid::parse("@ o o").unwrap().with_wrap(Wrap::EastWest);
    let (at, free) = (|col| Coord::new(0, col), |&cell: &char| cell == '.');
    let (east, west) = (Direction::E, Direction::W);
    let texts = [
        grid.first_hit(at(0), east, |&cell| cell == '?').map(|_| ()),
        grid.nth_hit(at(5), west, 2, is_o).map(|_| ()),
        ring.first_hit(at(0), east, is_x).map(|_| ()),
        grid.last_free(at(0), east, free).map(|_| ()),
        grid.slide_exactly(at(3), east, 2, free).map(|_| ()),
        grid.bracket(at(0), east, 3.., is_o, is_x).map(|_| ()),
        grid.bracket(at(0), east, 1..=1, is_o, is_x).map(|_| ()),
        grid.bracket(at(3), west, 1.., is_o, is_x).map(|_| ()),
        ring.bracket(at(0), east, 1.., is_o, |_| true).map(|_| ()),
        ring.bracket(at(0), east, 2..=2, is_o, |_| true).map(|_| ()),
        grid.hop(at(3), east, is_x, free).map(|_| ()),
        grid.hop(at(0), east, is_o, free).map(|_| ()),
        grid.hop(at(5), east, is_o, free).map(|_| ()),
        grid.drop_from(at(6), east, free).map(|_| ()),
        ring.drop_from(at(0), east, |_| true).map(|_| ()),
        grid.slide_exactly(Coord::new(9, 9), east, 1, free)
            .map(|_| ()),
    ];
    let texts = texts.map(|miss| miss.unwrap_err().to_string());
    let expected = [
        "no hit: edge after 5",
        "no hit: edge after 5",
        "no hit: ring after 2",
        "no room: blocked at (0, 1) after 0",
        "no room: blocked at (0, 5) after 1",
        "no inner cell: blocked at (0, 3) after 2",
        "no anchor: blocked at (0, 2) after 1",
        "no anchor: blocked at (0, 0) after 2",
        "no anchor: ring after 2",
        "no anchor: ring after 2",
        "no hurdle: blocked at (0, 4) after 0",
        "no landing: blocked at (0, 2) after 1",
        "no hurdle: edge after 0",
        "no room: edge after 0",
        "no room: ring after 3",
        "no room: edge after 0",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn ends_and_path_errors_name_their_cells() {
    let at = Coord::new(3, 1);
    for (stop, text) in [
        (Stop::Edge, "edge"),
        (Stop::Blocked(at), "blocked at (3, 1)"),
        (Stop::Limit, "limit"),
        (Stop::Ring, "ring"),
        (Stop::Taken(at), "taken at (3, 1)"),
    ] {
        assert_eq!(stop.to_string(), text);
    }
    let (from, to) = (Coord::new(0, 0), Coord::new(1, 2));
    let (heading, steps, limit, after) = (Direction::E, 5, 3, 2);
    let errors = [
        PathError::OffBoard { at },
        PathError::Nowhere { at },
        PathError::NotAligned { from, to },
        PathError::TooFar {
            from,
            heading,
            to,
            steps,
            limit,
        },
        PathError::NotWithin {
            from,
            heading,
            to,
            limit,
        },
        PathError::Blocked {
            from,
            heading,
            after,
            at,
        },
    ];
    let expected = [
        "(3, 1) is off the board",
        "(3, 1) is where the path begins",
        "(0, 0) and (1, 2) are not in line",
        "5 steps are more than 3",
        "(1, 2) is not within 3 steps",
        "the path is blocked at (3, 1)",
    ];
    assert_eq!(errors.map(|error| error.to_string()), expected);
}
