//! Symmetries of any board: as many as are known, each keeping every step, and maps that don't refused.

use std::{collections::HashSet, fmt::Debug};

use collinear::{
    Bounds, Coord, Direction, Finite, Headings, Symmetry, Wrap,
    boards::{
        Cuboid, Delta, Hex, HexPlane, Hexagons, Place, Plane, Point, Strip, Triangles, Twisted,
        Window,
    },
    geometry::{Automorphism, AutomorphismError, automorphisms},
};

use crate::budget;

/// How many symmetries a board has, after a look at each: a step leads where it led, no two are alike,
/// and with two of them there is what they make together.
fn count<T: Finite + Headings>(board: &T) -> usize {
    let found = automorphisms(board).expect("a small board");
    let as_list = |map: &Automorphism<T>| -> Vec<_> {
        board
            .cells()
            .map(|at| map.map_cell(at).expect("a cell"))
            .collect()
    };
    let distinct: HashSet<_> = found.iter().map(as_list).collect();
    assert_eq!(distinct.len(), found.len(), "{board:?}");
    assert_eq!(
        found.iter().filter(|map| map.is_identity()).count(),
        1,
        "{board:?}"
    );
    for map in found.iter().take(6) {
        check(map);
        assert!(map.then(&map.inverse()).is_identity(), "{map:?}");
        for next in found.iter().skip(1).take(3) {
            let both = map.then(next);
            check(&both);
            assert!(distinct.contains(&as_list(&both)), "{map:?} {next:?}");
        }
        let given = Automorphism::new(board, |at| map.map_cell(at).expect("a cell"));
        assert_eq!(as_list(&given.expect("it keeps every step")), as_list(map));
    }
    found.len()
}

fn check<T: Finite + Headings>(map: &Automorphism<T>) {
    let board = map.board();
    for at in board.cells() {
        let to = map.map_cell(at).expect("a cell of the board");
        for heading in board.headings(at) {
            let turned = map
                .map_heading(at, heading)
                .expect("a heading of the board");
            let state = format!("{board:?} {at:?} {heading:?} to {to:?} {turned:?}");
            let back = map.map_heading(at, board.reversed(at, heading));
            assert_eq!(back, Some(board.reversed(to, turned)), "{state}");
            let mapped = board.step(at, heading).map(|(next, there)| {
                (
                    map.map_cell(next).unwrap(),
                    map.map_heading(next, there).unwrap(),
                )
            });
            assert_eq!(mapped, board.step(to, turned), "{state}");
        }
    }
}

#[test]
fn boards_have_as_many_symmetries_as_is_known() {
    let rect = |rows, cols| *Bounds::new(rows, cols).unwrap().topology();
    let counts = [(0, 0), (1, 1), (1, 4), (2, 2), (3, 3), (3, 5), (6, 6)];
    assert_eq!(
        counts.map(|(rows, cols)| count(&rect(rows, cols))),
        [1, 1, 2, 8, 8, 4, 8]
    );
    for side in 2..budget::of(4, 5, 6) {
        assert_eq!(count(&Cuboid::new([side; 3]).unwrap()), 48, "{side}");
    }
    assert_eq!(count(&Cuboid::new([2, 3, 4]).unwrap()), 8);
    assert_eq!(count(&Cuboid::new([3, 3, 4]).unwrap()), 16);
    if budget::THOROUGH {
        assert_eq!(count(&Cuboid::new([3; 4]).unwrap()), 384); // 2^4 * 4!
    }
    assert_eq!(
        [1, 2, 3, 4].map(|side| count(&Hexagons::hexagon(side).unwrap())),
        [1, 12, 12, 12]
    );
    assert_eq!(
        [2, 4, 5].map(|side| count(&Hexagons::triangle(side).unwrap())),
        [6, 6, 6]
    );
    assert_eq!(count(Hexagons::star(3).unwrap().topology()), 12);
    assert_eq!(count(&Hexagons::rhombus(4, 4).unwrap()), 4);
    assert_eq!(count(&Hexagons::rhombus(3, 5).unwrap()), 2);
    assert_eq!(
        count(&Window::new(Plane, Place::new(-2, 7), 4, 4).unwrap()),
        8
    );
    assert_eq!(
        count(&Window::new(HexPlane, Hex::new(-2, 7), 4, 4).unwrap()),
        4
    );
    assert_eq!(count(&Triangles::new(2, 5).unwrap()), 4);
    assert_eq!(count(&Triangles::new(3, 5).unwrap()), 2);
    let square = Bounds::new(5, 5).unwrap();
    let holes = [
        (vec![12], 8),
        (vec![0, 4, 20, 24], 8),
        (vec![7, 17], 4),
        (vec![1], 1),
    ];
    for (holes, symmetries) in holes {
        let holes = holes.iter().map(|&hole| square.coord_at(hole).unwrap());
        assert_eq!(count(square.without(holes).unwrap().topology()), symmetries);
    }
}

#[test]
fn boards_without_edges_can_be_shifted() {
    let wrapped = |rows, cols, wrap| *Bounds::new(rows, cols).unwrap().with_wrap(wrap).topology();
    assert_eq!(count(&wrapped(5, 5, Wrap::Both)), 25 * 8);
    assert_eq!(count(&wrapped(3, 5, Wrap::EastWest)), 5 * 4);
    assert_eq!(count(&wrapped(8, 8, Wrap::Both)), 64 * 8);
    let tube = Cuboid::new([4, 2, 2])
        .unwrap()
        .with_joined([true, false, false]);
    assert_eq!(count(&tube), 4 * 2 * 8);
    // Once round a Möbius strip is a reflection; so there are twice as many shifts as columns.
    assert_eq!(count(&Twisted::moebius(4, 5).unwrap()), 2 * 5 * 2);
    assert_eq!(count(&Twisted::projective(4, 4).unwrap()), 8);
}

#[test]
fn those_of_a_rectangle_are_its_eight_symmetries() {
    for (rows, cols) in [(3, 3), (4, 6), (5, 5)] {
        for wrap in [Wrap::None, Wrap::EastWest, Wrap::Both] {
            let bounds = Bounds::new(rows, cols).unwrap().with_wrap(wrap);
            for symmetry in Symmetry::ALL {
                let map = |at| symmetry.map_coord(at, bounds).unwrap();
                let found = Automorphism::new(bounds.topology(), map);
                if symmetry.map_bounds(bounds) != bounds {
                    assert!(found.is_err(), "{bounds:?} {symmetry:?}");
                    continue;
                }
                let found = found.unwrap();
                for at in bounds.coords() {
                    assert_eq!(found.map_cell(at), symmetry.map_coord(at, bounds));
                    for way in Direction::ALL {
                        let turned = Some(symmetry.map_direction(way));
                        assert_eq!(found.map_heading(at, way), turned, "{symmetry:?}");
                    }
                    let line = bounds.ray_with_origin(at, Direction::SE).line();
                    let cells = line
                        .iter()
                        .map(|at| symmetry.map_coord(at, bounds).unwrap());
                    assert!(found.map_line(&line).unwrap().iter().eq(cells));
                }
            }
        }
    }
}

#[test]
fn maps_that_break_a_step_are_refused() {
    fn refused<T: Finite + Headings>(
        board: &T,
        map: impl Fn(T::Cell) -> T::Cell,
    ) -> AutomorphismError<T::Cell, T::Heading> {
        Automorphism::new(board, map).unwrap_err()
    }
    fn is_step<C: Debug, H: Debug>(error: &AutomorphismError<C, H>) -> bool {
        matches!(error, AutomorphismError::BrokenStep { .. })
    }
    let rect = *Bounds::new(3, 4).unwrap().topology();
    let (a, b, off) = (Coord::new(0, 0), Coord::new(0, 1), Coord::new(3, 0));
    let error = refused(&rect, |at| if at == b { a } else { at });
    assert_eq!(
        error,
        AutomorphismError::Meet {
            at: a,
            other: b,
            to: a
        }
    );
    assert_eq!(error.to_string(), "(0, 0) and (0, 1) both go to (0, 0)");
    let error = refused(&rect, |at| if at == b { off } else { at });
    assert_eq!(error, AutomorphismError::OffBoard { at: b, to: off });
    let transposed = refused(&rect, |at| Coord::new(at.row, (at.col + 1) % 4));
    assert!(is_step(&transposed), "{transposed}");

    let cube = Cuboid::new([3; 3]).unwrap();
    let sheared = refused(&cube, |Point([x, y, z])| Point([x, (y + x) % 3, z]));
    assert!(is_step(&sheared), "{sheared}");
    let mirrored = Automorphism::new(&cube, |Point([x, y, z])| Point([z, 2 - y, x])).unwrap();
    let delta = |steps| Delta::new(steps).unwrap();
    let turned = mirrored.map_heading(Point([0; 3]), delta([1, 1, 0]));
    assert_eq!(turned, Some(delta([0, -1, 1])));

    let strip = Twisted::moebius(3, 4).unwrap();
    let shifted = refused(&strip, |at| Coord::new(at.row, (at.col + 1) % 4));
    assert!(is_step(&shifted), "{shifted}"); // over the seam the rows are swapped
    let triangles = Triangles::new(2, 5).unwrap();
    let shifted = refused(&triangles, |at| Coord::new(at.row, (at.col + 1) % 5));
    assert!(is_step(&shifted), "{shifted}");
    let half_turn = Automorphism::new(&triangles, |at| Coord::new(1 - at.row, 4 - at.col));
    let turned = half_turn.map(|map| map.map_heading(Coord::new(1, 0), Strip::NorthEast));
    assert_eq!(turned, Ok(Some(Strip::SouthWest)));
}

#[test]
fn where_no_cell_moves_no_heading_turns() {
    fn stays<T: Finite + Headings>(board: &T) {
        let map = Automorphism::new(board, |at| at).unwrap();
        for at in board.cells() {
            for heading in board.headings(at) {
                assert_eq!(
                    map.map_heading(at, heading),
                    Some(heading),
                    "{board:?} {at:?}"
                );
            }
        }
    }
    for (rows, cols) in [(1, 1), (1, 4), (3, 1), (3, 3)] {
        stays(Bounds::new(rows, cols).unwrap().topology());
        stays(&Triangles::new(rows, cols).unwrap());
    }
    stays(&Cuboid::new([1, 1, 3]).unwrap());
    stays(&Twisted::moebius(1, 3).unwrap());
}

#[test]
fn the_first_cell_with_a_longer_line_that_breaks_is_named() {
    let rect = *Bounds::new(3, 3).unwrap().topology();
    let swap = |at: Coord| Coord::new(at.row, [1, 0, 2][at.col]);
    let [at, to] = [Coord::new(0, 0), Coord::new(0, 1)];
    let heading = Direction::E;
    assert!(matches!(
        Automorphism::new(&rect, swap),
        Err(AutomorphismError::BrokenStep { at: from, heading: way, to: image, .. })
            if (from, way, image) == (at, heading, to)
    ));
}

#[test]
fn what_has_too_many_is_given_up() {
    let huge = Bounds::new(1 << 20, 1 << 20).unwrap();
    let error = automorphisms(huge.topology()).unwrap_err();
    let (cells, found) = (1 << 40, 0);
    assert_eq!(error, AutomorphismError::GaveUp { cells, found });
    assert_eq!(
        error.to_string(),
        "a board of 1099511627776 cells is too large to find its symmetries: given up after 0"
    );
    // Few cells enough, but more with their headings.
    let large = Bounds::new(128, 256).unwrap();
    let error = automorphisms(large.topology()).unwrap_err();
    let (cells, found) = (1 << 15, 0);
    assert_eq!(error, AutomorphismError::GaveUp { cells, found });
    if budget::THOROUGH {
        // Rings of three can be sheared as well as shifted: 27 * 11,232 maps.
        let torus = Cuboid::new([3; 3]).unwrap().with_joined([true; 3]);
        let error = automorphisms(&torus).unwrap_err();
        assert!(matches!(error, AutomorphismError::GaveUp { found, .. } if found > 1000));
    }
}

#[test]
fn a_board_that_is_too_large_to_search_is_too_large_to_check() {
    let board = Bounds::new(1 << 20, 1 << 20).unwrap();
    let error = Automorphism::new(board.topology(), |at| at).unwrap_err();
    let cells = 1 << 40;
    assert_eq!(error, AutomorphismError::GaveUp { cells, found: 0 });
}
