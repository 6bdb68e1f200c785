//! [`Ray`]: the iterator over the cells of a line; the rays and lines that a board has.

use core::iter::FusedIterator;

use super::{Bounds, Coord, Direction, Line, step::room};

/// The cells of a [`Line`], from its first to its last.
///
/// Made by [`Bounds::ray`](crate::Bounds::ray), which starts at the *next* cell, by
/// [`Bounds::ray_with_origin`](crate::Bounds::ray_with_origin), and by every line. Its size is
/// exact, it runs from both ends, and it owns its numbers, so a game may write to its board while
/// it walks. Whatever is left of it is a [`line`](Self::line) again.
///
/// ```
/// use collinear::{Bounds, Coord, Direction};
///
/// let mut ray = Bounds::new(1, 5)?.ray(Coord::new(0, 0), Direction::E);
/// assert_eq!(ray.len(), 4);
/// assert_eq!(ray.next(), Some(Coord::new(0, 1)));
/// assert_eq!(ray.next_back(), Some(Coord::new(0, 4)));
/// assert_eq!(ray.line().to_string(), "2 cells E from (0, 2)");
/// # Ok::<(), collinear::BoundsError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Ray {
    rest: Line,
}

impl Ray {
    #[inline]
    pub(super) const fn new(rest: Line) -> Self {
        Self { rest }
    }

    /// The cells that are left, as a line.
    #[must_use]
    #[inline]
    pub const fn line(&self) -> Line {
        self.rest
    }
}

impl Iterator for Ray {
    type Item = Coord;

    #[inline]
    fn next(&mut self) -> Option<Coord> {
        self.rest.pop_front()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Coord> {
        self.rest = self.rest.skip(n);
        self.next()
    }

    #[inline]
    fn count(self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn last(self) -> Option<Coord> {
        self.rest.last()
    }
}

impl DoubleEndedIterator for Ray {
    #[inline]
    fn next_back(&mut self) -> Option<Coord> {
        self.rest.pop_back()
    }
}

impl ExactSizeIterator for Ray {}
impl FusedIterator for Ray {}

impl Bounds {
    /// How many cells the ray from here has: the steps until an edge, or, on a ring, until the
    /// step that would come back.
    ///
    /// # Complexity
    ///
    /// Constant.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(board.ray_len(Coord::new(5, 1), Direction::NE), 5);
    /// assert_eq!(board.with_wrap(Wrap::Both).ray_len(Coord::new(5, 1), Direction::NE), 41);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn ray_len(self, from: Coord, direction: Direction) -> usize {
        if !self.contains(from) {
            return 0;
        }
        if self.is_wrapped() || !direction.is_unit() {
            return self.long_ray_len(from, direction);
        }
        let down = unit_room(from.row, direction.rows(), self.rows());
        let across = unit_room(from.col, direction.cols(), self.cols());
        if down < across { down } else { across }
    }

    /// [`ray_len`](Self::ray_len) on a wrapped board, or with steps that pass over cells.
    #[cold]
    #[inline(never)]
    const fn long_ray_len(self, from: Coord, direction: Direction) -> usize {
        let down = room(from.row, direction.rows(), self.rows(), self.joins_rows());
        let across = room(from.col, direction.cols(), self.cols(), self.joins_cols());
        match (down, across) {
            (Some(down), Some(across)) if down < across => down,
            (_, Some(steps)) | (Some(steps), None) => steps,
            (None, None) => self.ring_len(direction) - 1,
        }
    }

    /// The ray from a cell: the cells one, two, three .. steps away, until an edge or, on a ring,
    /// until the cell before it comes back. From off the board it is empty.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . . 3
    /// // . 2 .
    /// // 1 . .
    /// // @ . .   a ray east and one north-east
    /// let board = Bounds::new(4, 3)?;
    /// let from = Coord::new(3, 0);
    /// let cells: Vec<_> = board.ray(from, Direction::E).collect();
    /// assert_eq!(cells, [Coord::new(3, 1), Coord::new(3, 2)]);
    /// assert_eq!(board.ray(from, Direction::NE).last(), Some(Coord::new(1, 2)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub const fn ray(self, from: Coord, direction: Direction) -> Ray {
        let len = self.ray_len(from, direction);
        Ray::new(Line::within(
            self,
            self.next_cell(from, direction),
            direction,
            len,
        ))
    }

    /// The [`ray`](Self::ray) from a cell with that cell in front.
    #[inline]
    pub const fn ray_with_origin(self, from: Coord, direction: Direction) -> Ray {
        let len = if self.contains(from) {
            self.ray_len(from, direction) + 1
        } else {
            0
        };
        Ray::new(Line::within(self, from, direction, len))
    }

    /// The line of `len` cells from `start`, or `None` if it does not fit on the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// let line = board.line(Coord::new(5, 0), Direction::NE, 4).expect("it fits");
    /// assert_eq!(line.last(), Some(Coord::new(2, 3)));
    /// assert_eq!(board.line(Coord::new(5, 0), Direction::NE, 7), None);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub const fn line(self, start: Coord, direction: Direction, len: usize) -> Option<Line> {
        let fits = len == 0 || (self.contains(start) && len - 1 <= self.ray_len(start, direction));
        if fits {
            Some(Line::within(self, start, direction, len))
        } else {
            None
        }
    }

    /// The cells strictly between two cells, from the first towards the second; empty between
    /// neighbours.
    ///
    /// `None` if the two are not on one row, column or diagonal, are the same, or lie off the
    /// board. The way is taken as if the board did not wrap.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// // . . . b
    /// // . . x .
    /// // . x . .
    /// // a . . .
    /// let board = Bounds::new(4, 4)?;
    /// let (a, b) = (Coord::new(3, 0), Coord::new(0, 3));
    /// let between = board.between(a, b).expect("they are aligned");
    /// assert!(between.iter().eq([Coord::new(2, 1), Coord::new(1, 2)]));
    /// assert_eq!(board.between(b, a), Some(between.reversed()));
    /// assert_eq!(board.between(a, Coord::new(1, 3)), None);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn between(self, a: Coord, b: Coord) -> Option<Line> {
        let direction = a.direction_to(b)?;
        if !self.contains(a) || !self.contains(b) {
            return None;
        }
        let start = self.step_inside(a, direction)?;
        Some(Line::within(self, start, direction, a.distance(b) - 1))
    }
}

/// The steps of one row (or column) until the end of a side; a step of none never gets there.
#[inline]
const fn unit_room(place: usize, step: isize, side: usize) -> usize {
    match step {
        0 => usize::MAX,
        1.. => side - 1 - place,
        _ => place,
    }
}
