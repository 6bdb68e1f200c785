//! Corners of every board, and sides of boards of hexagons, as a naive program finds them; and Havannah, which
//! is won by them.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Direction, Finite, Grid, Headings, Topology, Wrap,
    boards::{Cuboid, Hex, HexShape, Hexagons, Tracks},
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
}

#[test]
fn corners_are_as_many_as_people_say() {
    fn count<T: Finite + Headings>(topology: T) -> usize {
        Board::of(topology).corners().count()
    }
    for (rows, cols, expected) in [(8, 8, 4), (1, 6, 2), (1, 1, 1), (0, 4, 0)] {
        let board = Bounds::new(rows, cols).unwrap();
        assert_eq!(board.corners().count(), expected, "{board:?}");
        let cylinder = board.with_wrap(Wrap::NorthSouth);
        assert_eq!(cylinder.corners().count(), 0, "{cylinder:?}");
    }
    assert_eq!(count(Cuboid::new([4, 4, 4]).unwrap()), 8);
    assert_eq!(count(Tracks::nine_mens_morris()), 12);
    assert_eq!(count(Tracks::alquerque()), 4);
    let star = Hexagons::star(4).unwrap();
    assert_eq!(star.corners().count(), 6);
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
fn sides_are_where_neighbours_are_missing() {
    let hexagons = (2..7).map(|side| HexShape::Hexagon { side });
    let rhombs = [(2, 2), (3, 5), (4, 3)].map(|(rows, cols)| HexShape::Rhombus { rows, cols });
    for shape in hexagons.chain(rhombs) {
        let board = Hexagons::new(shape).unwrap();
        for at in board.cells() {
            let neighbours = Direction::HEX
                .into_iter()
                .filter(|&way| board.step(at, way).is_some());
            // Of six neighbours a side takes two away, and a corner another one or two.
            let missing = 6 - neighbours.count();
            assert_eq!(board.is_on_edge(at), missing > 0, "{shape:?} {at}");
            assert_eq!(board.is_corner(at), missing > 2, "{shape:?} {at}");
            assert_eq!(
                board.sides_of(at).count(),
                missing.div_ceil(2),
                "{shape:?} {at}"
            );
        }
        let corners = board.cells().filter(|&at| board.is_corner(at)).count();
        assert_eq!(corners, shape.sides().len());
    }
}

#[test]
fn a_row_of_hexagons_has_two_corners() {
    let row = Hexagons::rhombus(1, 5).unwrap();
    let corners = row.cells().filter(|&at| row.is_corner(at));
    assert!(corners.eq([Hex::new(0, 0), Hex::new(4, 0)]));
    assert!(!row.is_corner(Hex::new(5, 0)));
}

/// What a group of stones has won by at Havannah.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Won {
    /// Two corners.
    Bridge,
    /// Three sides, corners apart.
    Fork,
    /// Cells that it goes round, whoever they belong to.
    Ring,
}

fn won(grid: &Grid<char, Hexagons>, stone: Hex) -> Option<Won> {
    let board = *grid.board().topology();
    let group = grid.flood([stone], &Direction::HEX, |&cell| cell == 'x');
    let corners = group.cells().iter().filter(|&&at| board.is_corner(at));
    let on_one_side = group.cells().iter().filter(|&&at| !board.is_corner(at));
    let sides: BTreeSet<_> = on_one_side.flat_map(|&at| board.sides_of(at)).collect();
    let mut encircled = (grid.board()).encircled(&Direction::HEX, |at| group.contains(at));
    if corners.count() >= 2 {
        Some(Won::Bridge)
    } else if sides.len() >= 3 {
        Some(Won::Fork)
    } else {
        encircled.next().map(|_| Won::Ring)
    }
}

#[test]
fn havannah_is_won_by_bridge_fork_and_ring() {
    let rows: [(&str, Option<Won>); 6] = [
        ("xxx .... ..... .... ...", Some(Won::Bridge)),
        (".x. .x.. .xx.. ..x. .x.", None),
        (".x. xx.. ..x.. ..x. .x.", Some(Won::Fork)),
        ("... .xx. .x.x. .xx. ...", Some(Won::Ring)),
        ("... .xx. .xxx. .xx. ...", Some(Won::Ring)),
        ("... .xx. .x.x. ..x. ...", None),
    ];
    for (picture, expected) in rows {
        let cells = picture
            .chars()
            .filter(|cell| !cell.is_whitespace())
            .collect();
        let board = Hexagons::hexagon(3).unwrap().board();
        let grid = Grid::from_cells(board, cells).unwrap();
        let stone = grid.cells_where(|&cell| cell == 'x').next().unwrap();
        assert_eq!(won(&grid, stone), expected, "{picture}");
    }
}
