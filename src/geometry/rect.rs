//! Rows and columns as a [`Topology`]: each of its shortcuts is a closed form.

use alloc::{vec, vec::Vec};

use super::{
    Aligned, Bounds, Coord, Coords, Direction, Finite, Headings, Rect, Topology,
    whole_lines::RectStarts,
};

impl Topology for Rect {
    type Cell = Coord;
    type Heading = Direction;

    const STRAIGHT: bool = true;
    const REACH: usize = usize::MAX;

    #[inline]
    fn contains(&self, at: Coord) -> bool {
        (*self).contains(at)
    }

    #[inline]
    fn step(&self, from: Coord, direction: Direction) -> Option<(Coord, Direction)> {
        let (next, direction, is_inside) = self.peek(from, direction);
        if is_inside {
            Some((next, direction))
        } else {
            None
        }
    }

    #[inline]
    fn peek(&self, from: Coord, direction: Direction) -> (Coord, Direction, bool) {
        // A step up from a low row becomes a huge number, which is off the board as well: no side
        // is longer than isize::MAX, and no step either.
        let next = self.next_cell(from, direction);
        (next, direction, self.contains(next))
    }

    #[inline]
    fn reversed(&self, _: Coord, direction: Direction) -> Direction {
        -direction
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.is_wrapped()
    }

    #[inline]
    fn glide(&self, from: Coord, direction: Direction) -> (Coord, Direction) {
        (self.next_cell(from, direction), direction)
    }

    #[inline]
    fn leap(&self, from: Coord, direction: Direction, steps: usize) -> (Coord, Direction) {
        (self.leap_inside(from, direction, steps), direction)
    }

    #[inline]
    fn ray_len(&self, from: Coord, direction: Direction) -> usize {
        self.ray_len_inside(from, direction)
    }

    #[inline]
    fn is_ring(&self, _: Coord, direction: Direction) -> bool {
        self.is_ring_in(direction)
    }

    #[inline]
    fn ring_start(&self, through: Coord, direction: Direction) -> (Coord, Direction) {
        (self.ring_start_in(through, direction), direction)
    }
}

impl Finite for Rect {
    type Cells = Coords;
    type Starts = RectStarts;

    #[inline]
    fn cells(&self) -> Coords {
        Bounds::of(*self).coords()
    }

    #[inline]
    fn cell_count(&self) -> usize {
        Bounds::of(*self).cell_count()
    }

    #[inline]
    fn index_of(&self, at: Coord) -> Option<usize> {
        Bounds::of(*self).index_of(at)
    }

    #[inline]
    fn index_inside(&self, at: Coord) -> usize {
        at.row * self.cols() + at.col
    }

    fn array_shape(&self) -> Vec<usize> {
        vec![self.rows(), self.cols()]
    }

    #[inline]
    fn line_starts(&self, direction: Direction) -> RectStarts {
        RectStarts::new(*self, direction)
    }
}

impl Headings for Rect {
    #[inline]
    fn headings(&self, _: Coord) -> impl Iterator<Item = Direction> + Clone {
        Direction::ALL.into_iter()
    }

    #[inline]
    fn axes(&self, _: Coord) -> impl Iterator<Item = Direction> + Clone {
        Direction::AXES.into_iter()
    }
}

impl Aligned for Rect {
    #[inline]
    fn aligned(&self, from: Coord, to: Coord) -> Option<(Direction, usize)> {
        Some((from.direction_to(to)?, from.distance(to)))
    }
}
