//! Corners of every board, compared with a naive program.

use std::collections::BTreeSet;

use collinear::{
    Board,
    boards::{Hex, Hexagons, Tracks},
    testing::strategies::bounds,
};
use proptest::prelude::*;

use super::list::{Visitor, Whole, each_board};

#[test]
fn corners_are_where_no_walk_goes_through() {
    struct Corners;
    impl Visitor for Corners {
        fn visit<T: Whole>(&mut self, board: &Board<T>) {
            let topology = board.topology();
            let states = |at| topology.headings(at).map(move |way| (at, way));
            let steps = board.cells().flat_map(states);
            let steps = steps.filter_map(|(from, way)| topology.step(from, way));
            let gone_through: BTreeSet<_> = steps
                .filter(|&(at, way)| topology.step(at, way).is_some())
                .map(|(at, _)| at)
                .collect();
            let is_corner =
                |at: &T::Cell| states(*at).next().is_some() && !gone_through.contains(at);
            assert!(
                board.corners().eq(board.cells().filter(is_corner)),
                "{board:?}"
            );
        }
    }
    each_board(&mut Corners);
    assert_eq!(Tracks::nine_mens_morris().board().corners().count(), 12);
}

proptest! {
    #[test]
    fn corners_of_rectangles_are_known_without_a_walk(board in bounds(0..6_usize)) {
        let corners: Vec<_> = board.corners().collect();
        let known: Vec<_> = board.coords().filter(|&at| board.is_corner(at)).collect();
        prop_assert_eq!(corners, known);
    }
}

#[test]
fn a_row_of_hexagons_has_two_corners() {
    let row = Hexagons::rhombus(1, 5).unwrap().board();
    let corners = row.cells().filter(|&at| row.topology().is_corner(at));
    assert!(corners.eq([Hex::new(0, 0), Hex::new(4, 0)]));
    assert!(!row.contains(Hex::new(5, 0)) && !row.topology().is_corner(Hex::new(5, 0)));
}
