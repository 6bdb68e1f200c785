//! Shapes on boards with compass headings, compared with a program that places each cell.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Coord, Direction, Finite, Grid, Layout, Shape, Wrap,
    boards::{Hex, HexPlane, Hexagons, Place, Plane, Seam, Twisted, Window},
    geometry::Tiling,
    lines::Region,
};
use fastrand::Rng;

use super::queries::on_random_pieces;
use crate::naive::ask::is_x;

const SHAPES: [&str; 8] = [
    "",
    "#",
    "# #",
    "# .\n. #",
    "# #\n# #",
    ". # #\n# # .",
    "# . . #",
    ". . . #\n. . . .\n# # . .",
];

/// The cells of a placed shape: each one step from the first, which can be a long step.
fn laid<T: Finite<Heading = Direction>>(
    board: &T,
    shape: &Shape,
    at: T::Cell,
) -> Option<Vec<T::Cell>> {
    let (&first, others) = shape.cells().split_first()?;
    let mut cells = vec![Some(at).filter(|&at| board.contains(at))?];
    for other in others {
        let way = [(first.row, other.row), (first.col, other.col)]
            .map(|(from, to)| to.cast_signed() - from.cast_signed());
        let way = Direction::new(way[0], way[1]).expect("another cell");
        cells.push(board.step(at, way)?.0);
    }
    let distinct: BTreeSet<_> = cells.iter().copied().collect();
    (distinct.len() == cells.len()).then_some(cells)
}

fn shapes_fit<T: Layout<Heading = Direction>>(board: &Board<T>) {
    let shapes = SHAPES.map(Shape::parse);
    let topology = board.topology();
    on_random_pieces(board, |kind, _: &mut Rng| {
        let is = |at| kind(at) == 'x';
        let grid = Grid::on(board.clone(), kind).expect("a small board");
        let mut ways = Vec::new();
        for shape in &shapes {
            let mut places = Vec::new();
            for at in board.cells() {
                let expected = laid(topology, shape, at);
                assert_eq!(board.lay(shape, at), expected, "{board:?} {at:?}\n{shape}");
                let has_room = expected.is_some_and(|cells| cells.into_iter().all(is));
                assert_eq!(
                    board.fits(shape, at, is),
                    has_room,
                    "{board:?} {at:?}\n{shape}"
                );
                assert_eq!(grid.fits(shape, at, is_x), has_room);
                places.extend(has_room.then_some(at));
            }
            let cells = |&at: &T::Cell| laid(topology, shape, at).expect("it fits");
            let mut covered = BTreeSet::new();
            let once = places
                .iter()
                .map(cells)
                .filter(|cells| covered.insert(BTreeSet::from_iter(cells.clone())));
            ways.extend(once.map(|cells| (shape, cells)));
            assert!(board.placements(shape, is).eq(places.iter().copied()));
            assert!(grid.placements(shape, is_x).eq(places.iter().copied()));
        }
        assert!(
            board.placements_of(&shapes, is).eq(ways.iter().cloned()),
            "{board:?}"
        );
        assert!(grid.placements_of(&shapes, is_x).eq(ways), "{board:?}");

        // A shape made of cells can be placed on them.
        let cells: Vec<_> = board.cells().filter(|&at| is(at)).collect();
        let shape = Region::of(board, cells.iter().rev().copied()).shape();
        assert_eq!(shape.tiling(), topology.tiling(), "{board:?}");
        match cells.first() {
            Some(&first) => assert_eq!(board.lay(&shape, first), Some(cells), "{board:?}"),
            None => assert_eq!(shape.cells(), []),
        }
    });
}

#[test]
fn shapes_fit_on_boards_with_compass_headings() {
    let bounds = |rows, cols, wrap| Bounds::new(rows, cols).unwrap().with_wrap(wrap);
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        for (rows, cols) in [(0, 0), (1, 1), (1, 6), (2, 2), (3, 5), (4, 3)] {
            shapes_fit(&bounds(rows, cols, wrap));
        }
    }
    let holes = [(0, 0), (1, 3), (2, 1)].map(Coord::from);
    shapes_fit(&bounds(3, 5, Wrap::None).without(holes).unwrap());
    shapes_fit(&bounds(3, 5, Wrap::Both).without(holes).unwrap());
    let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
    for (down, across) in seams
        .into_iter()
        .flat_map(|down| seams.map(|across| (down, across)))
    {
        let flat = Twisted::new(3, 4).unwrap();
        shapes_fit(&flat.with_north_south(down).with_east_west(across).board());
    }
    shapes_fit(&Hexagons::hexagon(3).unwrap().board());
    shapes_fit(&Hexagons::triangle(4).unwrap().board());
    shapes_fit(&Window::new(Plane, Place::new(-1, 7), 3, 5).unwrap().board());
    shapes_fit(
        &Window::new(HexPlane, Hex::new(-2, 1), 3, 4)
            .unwrap()
            .board(),
    );
}

#[test]
fn three_hexagons_meet_at_each_inner_corner_of_a_hexagon() {
    let board = Hexagons::hexagon(5).unwrap().board();
    let three = Shape::parse("#\n# #").with_tiling(Tiling::Hexagonal);
    let places = three
        .turns()
        .into_iter()
        .map(|three| board.placements(&three, |_| true).count());
    // Each pair of adjacent cells has two such corners; a pair on the edge has one.
    let (pairs, on_edge) = (3 * 5 * (3 * 5 - 3) - 24, 24);
    assert_eq!(places.sum::<usize>(), (2 * pairs - on_edge) / 3);
}

#[test]
fn off_the_board_and_on_one_without_end_shapes_are_laid_without_a_panic() {
    let pair = Shape::parse("# #");
    let plane = Board::of(Plane);
    let last = Place::new(i32::MAX, i32::MAX);
    assert!(plane.lay(&pair, Place::new(0, 0)).is_some());
    assert_eq!(plane.lay(&pair, last), None);
    let board = Bounds::new(3, 3).unwrap();
    for off in [Coord::new(3, 0), Coord::new(0, usize::MAX)] {
        assert_eq!(board.lay(&pair, off), None);
        assert!(!board.fits(&Shape::parse("#"), off, |_| true));
        assert_eq!(
            board
                .slide_together([off], Direction::E, .., |_| true)
                .steps,
            0
        );
    }
    // An endless slide stops where every walk stops.
    let slide = plane.slide_together([Place::new(0, 0)], Direction::E, .., |_| true);
    assert_eq!((slide.steps, slide.stop), (1 << 20, collinear::Stop::Limit));
}
