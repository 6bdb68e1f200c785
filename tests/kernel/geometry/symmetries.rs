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
fn one_symmetry_then_another_is_done_in_this_order() {
    let board = board(3, 5, Wrap::EastWest);
    for a in Symmetry::ALL {
        for b in Symmetry::ALL {
            assert_eq!(
                a.then(b) == Symmetry::Identity,
                b.then(a) == Symmetry::Identity
            );
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
