//! How walks pass over the joined sides of the boards that are no rectangles.

use core::array;

use super::{
    Cuboid, Delta, Hexagons, Holed, PlaneCell, Point, Strip, Triangles, Twisted, Window,
    twisted::Seam,
};
use crate::geometry::{Coord, Direction, Finite, Sheets, Topology, sides_passed};

impl<const N: usize> Sheets for Cuboid<N> {
    /// How many boxes away, along each dimension.
    type Sheet = [isize; N];

    const FIRST: [isize; N] = [0; N];

    fn sheet_after(&self, sheet: [isize; N], Point(from): Point<N>, way: Delta<N>) -> [isize; N] {
        array::from_fn(|side| {
            let is_joined = self.joined()[side];
            let passed = sides_passed(from[side], way[side], self.sides()[side]);
            sheet[side].wrapping_add(if is_joined { passed } else { 0 })
        })
    }
}

/// Where a seam is twisted, every other sheet lies mirrored. Where both are, whose copies meet at the corners in
/// pairs, not in fours, walks that pass over seams an even number of times can be drawn together.
impl Sheets for Twisted {
    /// How many sheets down, and how many to the right; on the projective plane only whether it is the other one.
    type Sheet = [isize; 2];

    const FIRST: [isize; 2] = [0, 0];

    fn sheet_after(&self, [down, right]: [isize; 2], from: Coord, way: Direction) -> [isize; 2] {
        let bounds = self.bounds();
        let passed = |index, step, side, seam, is_mirrored| match sides_passed(index, step, side) {
            _ if seam == Seam::Edge => 0,
            passed if is_mirrored => -passed,
            passed => passed,
        };
        let [below, beside] = [self.north_south(), self.east_west()];
        let is_mirrored = |other, sheet: isize| other == Seam::Twisted && sheet % 2 != 0;
        let rows = passed(
            from.row,
            way.rows(),
            bounds.rows(),
            below,
            is_mirrored(beside, right),
        );
        let cols = passed(
            from.col,
            way.cols(),
            bounds.cols(),
            beside,
            is_mirrored(below, down),
        );
        let [down, right] = [down.wrapping_add(rows), right.wrapping_add(cols)];
        if [below, beside] == [Seam::Twisted; 2] {
            [0, down.wrapping_add(right).rem_euclid(2)]
        } else {
            [down, right]
        }
    }
}

/// Those of the whole board: a walk round a hole goes round no board.
impl<T: Finite + Sheets> Sheets for Holed<T> {
    type Sheet = T::Sheet;

    const FIRST: T::Sheet = T::FIRST;

    fn sheet_after(&self, sheet: T::Sheet, from: T::Cell, heading: T::Heading) -> T::Sheet {
        self.whole().sheet_after(sheet, from, heading)
    }
}

impl Sheets for Hexagons {
    type Sheet = ();

    const FIRST: () = ();

    fn sheet_after(&self, (): (), _: super::Hex, _: Direction) {}
}

impl Sheets for Triangles {
    type Sheet = ();

    const FIRST: () = ();

    fn sheet_after(&self, (): (), _: Coord, _: Strip) {}
}

impl<T: Topology<Cell: PlaneCell, Heading = Direction>> Sheets for Window<T> {
    type Sheet = ();

    const FIRST: () = ();

    fn sheet_after(&self, (): (), _: T::Cell, _: Direction) {}
}
