//! The eight symmetries.

use super::*;

#[test]
fn the_eight_pictures_are_those_of_the_manual() {
    let picture = Grid::parse("abc\ndef").unwrap();
    for (symmetry, expected) in [
        (Symmetry::Identity, "abc\ndef"),
        (Symmetry::QuarterTurn, "da\neb\nfc"),
        (Symmetry::HalfTurn, "fed\ncba"),
        (Symmetry::ThreeQuarterTurn, "cf\nbe\nad"),
        (Symmetry::FlipUpDown, "def\nabc"),
        (Symmetry::FlipLeftRight, "cba\nfed"),
        (Symmetry::Transpose, "ad\nbe\ncf"),
        (Symmetry::AntiTranspose, "fc\neb\nda"),
    ] {
        let expected = Grid::parse(expected).unwrap();
        assert_eq!(picture.transformed(symmetry), expected, "{symmetry:?}");
        for at in cells(picture.bounds()) {
            let to = symmetry.map_coord(at, picture.bounds()).unwrap();
            assert_eq!(expected[to], picture[at], "{symmetry:?} {at}");
        }
    }
}

#[test]
fn a_symmetry_takes_cells_to_cells_one_to_one() {
    for board in boards() {
        for symmetry in Symmetry::ALL {
            let onto = symmetry.map_bounds(board);
            let found = cells(board)
                .into_iter()
                .map(|at| symmetry.map_coord(at, board).unwrap());
            let mut found: Vec<_> = found.collect();
            found.sort_unstable();
            assert_eq!(found, cells(onto), "{symmetry:?} {board:?}");
            let off = cells_off(board).map(|at| symmetry.map_coord(at, board));
            assert_eq!(off, [None; 5], "{symmetry:?} {board:?}");
        }
    }
}

#[test]
fn a_step_goes_where_its_cells_go() {
    for_every_ray(|board, at, direction| {
        for symmetry in Symmetry::ALL {
            let onto = symmetry.map_bounds(board);
            let of = |at| symmetry.map_coord(at, board).unwrap();
            let expected = naive::step(board, at, direction).map(of);
            let found = naive::step(onto, of(at), symmetry.map_direction(direction));
            assert_eq!(found, expected, "{symmetry:?} {board:?} {at} {direction}");
        }
    });
}

#[test]
fn symmetries_are_a_group() {
    let all = Symmetry::ALL;
    for a in all {
        assert_eq!(a.then(Symmetry::Identity), a);
        assert_eq!(Symmetry::Identity.then(a), a);
        assert_eq!(a.then(a.inverse()), Symmetry::Identity);
        assert_eq!(a.inverse().then(a), Symmetry::Identity);
        for b in all {
            for c in all {
                assert_eq!(a.then(b).then(c), a.then(b.then(c)));
            }
            // Each row of the table holds each symmetry once.
            assert_eq!(all.iter().filter(|c| a.then(**c) == b).count(), 1);
        }
    }
}

#[test]
fn one_symmetry_then_another_is_done_in_this_order() {
    let board = board(3, 5, Wrap::EastWest);
    for a in Symmetry::ALL {
        for b in Symmetry::ALL {
            let between = a.map_bounds(board);
            assert_eq!(a.then(b).map_bounds(board), b.map_bounds(between));
            for at in cells(board) {
                let expected = b.map_coord(a.map_coord(at, board).unwrap(), between);
                assert_eq!(a.then(b).map_coord(at, board), expected, "{a:?} {b:?} {at}");
            }
            for step in directions() {
                let expected = b.map_direction(a.map_direction(step));
                assert_eq!(a.then(b).map_direction(step), expected);
            }
        }
    }
}

#[test]
fn the_symmetries_of_a_shape_are_the_same_in_any_order_and_anywhere() {
    use collinear::geometry::{Tiling, shape_symmetries};
    let shape = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (3, 3)].map(Coord::from);
    let mut other = shape;
    other.reverse();
    other.swap(0, 2);
    for tiling in [Tiling::Square, Tiling::Hexagonal] {
        let expected = shape_symmetries(tiling, &shape);
        let found = shape_symmetries(tiling, &other);
        assert_eq!(found.len(), expected.len());
        for (images, others) in expected.iter().zip(&found) {
            let of = |at: &Coord| others[other.iter().position(|it| it == at).unwrap()];
            assert!(shape.iter().map(of).eq(images.iter().copied()));
        }
        let (far, most) = (1 << 63, usize::MAX);
        for cells in [
            vec![(far, 0)],
            vec![(most, most)],
            vec![(0, 0), (far, 0)],
            vec![(0, 0), (most, 0), (0, most), (most, most)],
        ] {
            let cells: Vec<_> = cells.into_iter().map(Coord::from).collect();
            let all = shape_symmetries(tiling, &cells);
            assert!(all.contains(&cells), "the identity is one");
            for images in all {
                assert!(images.iter().all(|at| cells.contains(at)));
            }
        }
        assert!(shape_symmetries(tiling, &[]).is_empty());
    }
}
