//! The list of boards: every kind, several sizes, also empty and of one cell.

use collinear::{
    Aligned, Board, Bounds, Finite, Headings, Layout, Wrap,
    boards::{
        Cuboid, Hex, HexPlane, Hexagons, Holed, Place, Plane, Seam, Tracks, Triangles, Twisted,
        Window,
    },
};

use crate::budget::THOROUGH;

/// A board that every query can be asked of.
pub(crate) trait Whole: Finite + Headings + Aligned + Layout {}

impl<T: Finite + Headings + Aligned + Layout> Whole for T {}

/// What is asked of every board of the list.
pub(crate) trait Visitor {
    fn visit<T: Whole>(&mut self, board: &Board<T>);
}

/// The board without the cells of these numbers.
fn without<T: Finite>(board: &Board<T>, holes: &[usize]) -> Board<Holed<T>> {
    let is_hole = |at: &T::Cell| {
        let index = board.topology().index_of(*at);
        index.is_some_and(|index| holes.contains(&index))
    };
    board.without(board.cells().filter(is_hole)).unwrap()
}

/// Asks all boards. A new one is one line; where a board of another type says the same, it has time
/// in the thorough run only.
pub(crate) fn each_board(visitor: &mut impl Visitor) {
    let bounds = |rows, cols, wrap| Bounds::new(rows, cols).unwrap().with_wrap(wrap);
    visitor.visit(&bounds(0, 0, Wrap::None));
    visitor.visit(&bounds(1, 1, Wrap::None));
    visitor.visit(&bounds(1, 1, Wrap::Both));
    visitor.visit(&bounds(4, 3, Wrap::None));
    visitor.visit(&bounds(1, 6, Wrap::EastWest));
    visitor.visit(&bounds(2, 2, Wrap::Both));
    visitor.visit(&bounds(4, 6, Wrap::NorthSouth));
    visitor.visit(&bounds(3, 5, Wrap::Both));

    let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
    for (rows, cols) in [(1, 1), (2, 3), (3, 3)] {
        for (down, across) in seams
            .into_iter()
            .flat_map(|down| seams.map(|across| (down, across)))
        {
            let flat = Twisted::new(rows, cols).unwrap();
            visitor.visit(&flat.with_north_south(down).with_east_west(across).board());
        }
    }
    visitor.visit(&Twisted::moebius(0, 0).unwrap().board());
    visitor.visit(&Twisted::moebius(4, 5).unwrap().board());
    visitor.visit(&Twisted::klein(1, 4).unwrap().board());
    visitor.visit(&Twisted::projective(2, 1).unwrap().board());
    visitor.visit(&Twisted::projective(3, 4).unwrap().board());

    visitor.visit(&Cuboid::new([1, 0, 3]).unwrap().board());
    visitor.visit(&Cuboid::new([1, 1, 1]).unwrap().board());
    visitor.visit(&Cuboid::new([3, 4, 2]).unwrap().board());
    visitor.visit(
        &Cuboid::new([2, 3, 4])
            .unwrap()
            .with_joined([true, false, true])
            .board(),
    );
    if THOROUGH {
        visitor.visit(&Cuboid::new([7]).unwrap().with_joined([true]).board());
        visitor.visit(&Cuboid::new([0, 3]).unwrap().board());
        visitor.visit(&Cuboid::new([2, 2, 2, 2]).unwrap().board());
    }

    visitor.visit(&Window::new(Plane, Place::new(-1, 7), 3, 5).unwrap().board());
    visitor.visit(
        &Window::new(Plane, Place::new(i32::MIN, i32::MAX), 1, 1)
            .unwrap()
            .board(),
    );
    if THOROUGH {
        let first = Hex::new(-2, 1);
        visitor.visit(&Window::new(HexPlane, first, 3, 4).unwrap().board());
    }

    visitor.visit(&Hexagons::hexagon(0).unwrap().board());
    visitor.visit(&Hexagons::hexagon(1).unwrap().board());
    visitor.visit(&Hexagons::hexagon(3).unwrap().board());
    visitor.visit(&Hexagons::rhombus(3, 5).unwrap().board());
    visitor.visit(&Hexagons::triangle(4).unwrap().board());

    visitor.visit(&Triangles::new(0, 0).unwrap().board());
    visitor.visit(&Triangles::new(1, 1).unwrap().board());
    visitor.visit(&Triangles::new(3, 7).unwrap().board());
    visitor.visit(&Triangles::new(5, 2).unwrap().board());

    let tracks = |cells, open, closed| Tracks::new(cells, open, closed).unwrap().board();
    visitor.visit(&tracks(0, &[], &[]));
    visitor.visit(&tracks(1, &[], &[]));
    visitor.visit(&tracks(3, &[], &[]));
    visitor.visit(&tracks(3, &[&[2, 0]], &[]));
    visitor.visit(&tracks(3, &[&[0, 1, 2, 0]], &[&[2, 0, 1]]));
    // A line that crosses itself, a figure of eight, and a cell on no line.
    visitor.visit(&tracks(
        7,
        &[&[5, 4, 0, 1, 2, 4, 3]],
        &[&[3, 0, 5, 3, 1, 4]],
    ));
    visitor.visit(&Tracks::nine_mens_morris().board());
    visitor.visit(&Tracks::alquerque().board());
    visitor.visit(&Tracks::surakarta().board());

    visitor.visit(&without(&bounds(2, 3, Wrap::None), &[]));
    visitor.visit(&without(&bounds(1, 2, Wrap::Both), &[0, 1]));
    visitor.visit(&without(&bounds(4, 5, Wrap::None), &[0, 1, 7, 13]));
    visitor.visit(&without(&bounds(4, 4, Wrap::Both), &[5, 12, 14]));
    // Holes are made alike on every board, and each type of board is compiled with every query.
    if THOROUGH {
        visitor.visit(&without(&Tracks::surakarta().board(), &[1, 2, 14, 30]));
        visitor.visit(&without(
            &tracks(5, &[&[0, 1, 2, 3, 4]], &[&[0, 2, 4]]),
            &[2],
        ));
        visitor.visit(&without(&Twisted::projective(3, 3).unwrap().board(), &[4]));
    }
}
