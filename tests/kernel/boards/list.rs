//! The list of boards: every kind, in several sizes, also empty and with one cell.

use collinear::{
    Aligned, Board, Bounds, Finite, Headings, Layout, Wrap,
    boards::{Cuboid, Hex, HexPlane, Hexagons, Holed, Place, Plane, Seam, Tracks, Twisted, Window},
};

use super::numbered::numbered;
use crate::{budget::THOROUGH, naive::directions};

/// A board that supports every query.
pub(crate) trait Whole: Finite + Headings + Aligned + Layout {}

impl<T: Finite + Headings + Aligned + Layout> Whole for T {}

/// A test of every board of the list.
pub(crate) trait Visitor {
    /// Whether each kind of board is tested with its own type, as the laws require.
    const OF_KINDS: bool = THOROUGH;

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

/// Visits a board; as a numbered board if there is no time to compile every query for each type.
fn visit<V: Visitor, T: Whole>(visitor: &mut V, board: &Board<T>) {
    if V::OF_KINDS {
        visitor.visit(board);
    } else if T::STRAIGHT {
        visitor.visit(&numbered::<true, _>(board, &[]));
    } else {
        visitor.visit(&numbered::<false, _>(board, &[]));
    }
}

fn bounds(rows: usize, cols: usize, wrap: Wrap) -> Bounds {
    Bounds::new(rows, cols).unwrap().with_wrap(wrap)
}

fn each_rectangle(visitor: &mut impl Visitor) {
    visitor.visit(&bounds(0, 0, Wrap::None));
    visitor.visit(&bounds(1, 1, Wrap::None));
    visitor.visit(&bounds(1, 1, Wrap::Both));
    visitor.visit(&bounds(4, 3, Wrap::None));
    visitor.visit(&bounds(1, 6, Wrap::EastWest));
    visitor.visit(&bounds(2, 2, Wrap::Both));
    visitor.visit(&bounds(4, 6, Wrap::NorthSouth));
    visitor.visit(&bounds(3, 5, Wrap::Both));
    // Knight's steps, and long steps over a side or round it.
    let long = directions();
    for (rows, cols, wrap) in [
        (4, 5, Wrap::None),
        (1, 7, Wrap::EastWest),
        (6, 3, Wrap::NorthSouth),
        (3, 4, Wrap::Both),
    ] {
        visitor.visit(&numbered::<true, _>(&bounds(rows, cols, wrap), &long));
    }
}

/// Visits all boards. A new board is one line here.
pub(crate) fn each_board(visitor: &mut impl Visitor) {
    each_rectangle(visitor);

    let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
    for (rows, cols) in [(1, 1), (2, 3), (3, 3)] {
        for (down, across) in seams
            .into_iter()
            .flat_map(|down| seams.map(|across| (down, across)))
        {
            let flat = Twisted::new(rows, cols).unwrap();
            visit(
                visitor,
                &flat.with_north_south(down).with_east_west(across).board(),
            );
        }
    }
    visit(visitor, &Twisted::moebius(0, 0).unwrap().board());
    visit(visitor, &Twisted::moebius(4, 5).unwrap().board());
    visit(visitor, &Twisted::klein(1, 4).unwrap().board());
    visit(visitor, &Twisted::projective(2, 1).unwrap().board());
    visit(visitor, &Twisted::projective(3, 4).unwrap().board());

    visit(visitor, &Cuboid::new([1, 0, 3]).unwrap().board());
    visit(visitor, &Cuboid::new([1, 1, 1]).unwrap().board());
    visit(visitor, &Cuboid::new([3, 4, 2]).unwrap().board());
    visit(
        visitor,
        &Cuboid::new([2, 3, 4])
            .unwrap()
            .with_joined([true, false, true])
            .board(),
    );
    visit(
        visitor,
        &Cuboid::new([7]).unwrap().with_joined([true]).board(),
    );
    visit(visitor, &Cuboid::new([0, 3]).unwrap().board());
    visit(visitor, &Cuboid::new([2, 2, 2, 2]).unwrap().board());

    visit(
        visitor,
        &Window::new(Plane, Place::new(-1, 7), 3, 5).unwrap().board(),
    );
    visit(
        visitor,
        &Window::new(Plane, Place::new(i32::MIN, i32::MAX), 1, 1)
            .unwrap()
            .board(),
    );
    let first = Hex::new(-2, 1);
    visit(
        visitor,
        &Window::new(HexPlane, first, 3, 4).unwrap().board(),
    );

    visit(visitor, &Hexagons::hexagon(0).unwrap().board());
    visit(visitor, &Hexagons::hexagon(1).unwrap().board());
    visit(visitor, &Hexagons::hexagon(3).unwrap().board());
    visit(visitor, &Hexagons::rhombus(3, 5).unwrap().board());
    visit(visitor, &Hexagons::triangle(4).unwrap().board());

    let tracks = |cells, open, closed| Tracks::new(cells, open, closed).unwrap().board();
    visit(visitor, &tracks(0, &[], &[]));
    visit(visitor, &tracks(1, &[], &[]));
    visit(visitor, &tracks(3, &[], &[]));
    visit(visitor, &tracks(3, &[&[2, 0]], &[]));
    visit(visitor, &tracks(3, &[&[0, 1, 2, 0]], &[&[2, 0, 1]]));
    // A line that crosses itself, a figure of eight, and a cell on no line.
    visit(
        visitor,
        &tracks(7, &[&[5, 4, 0, 1, 2, 4, 3]], &[&[3, 0, 5, 3, 1, 4]]),
    );
    visit(visitor, &Tracks::nine_mens_morris().board());
    visit(visitor, &Tracks::alquerque().board());
    visit(visitor, &Tracks::surakarta().board());

    visit(visitor, &without(&bounds(2, 3, Wrap::None), &[]));
    visit(visitor, &without(&bounds(1, 2, Wrap::Both), &[0, 1]));
    visit(visitor, &without(&bounds(4, 5, Wrap::None), &[0, 1, 7, 13]));
    visit(visitor, &without(&bounds(4, 4, Wrap::Both), &[5, 12, 14]));
    visit(
        visitor,
        &without(&Tracks::surakarta().board(), &[1, 2, 14, 30]),
    );
    visit(
        visitor,
        &without(&tracks(5, &[&[0, 1, 2, 3, 4]], &[&[0, 2, 4]]), &[2]),
    );
    visit(
        visitor,
        &without(&Twisted::projective(3, 3).unwrap().board(), &[4]),
    );
}
