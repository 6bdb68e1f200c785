//! When a walk comes to a cell, without walking there.
//!
//! A walk of `n` steps moves `n` times the rows of its direction, and `n` times the columns. Along sides
//! that are not joined there is one such `n`, or none, found by a division. Along joined sides rows count
//! modulo their number, and `n * step = way (mod side)` is a congruence: the extended Euclidean algorithm
//! gives the common divisor of step and side, which has to divide the way, and the inverse of the rest.
//! Its answers come one in every `side / divisor` steps ([`Times::round`]).
//!
//! Rows and columns each have their times, and the walk is there when both are: with one every `a` steps
//! and the other every `b` that is the Chinese remainder theorem, where `a` and `b` need not be coprime,
//! which is a congruence of the same kind once more ([`Times::both`]).
//!
//! The numbers are `i128`, since products of two sides come up, and a side is less than 2^63.

use super::{Bounds, Coord, Direction};

/// Numbers of steps: the first that will do, and after how many others the next one does; no others
/// do if that is 0.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    pub(crate) first: i128,
    every: i128,
}

impl Bounds {
    /// After how many steps a walk from one cell of the board comes to another for the first time, if
    /// it ever does; `None` as well if one of them is off the board.
    ///
    /// # Complexity
    ///
    /// None of the steps is made: O(log of the longer side) along joined sides, O(1) along others.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(8, 8).unwrap();
    /// let (from, to) = (Coord::new(0, 3), Coord::new(4, 5));
    /// let knight = Direction::new(2, 1).unwrap();
    /// assert_eq!(board.steps_to(from, knight, to), Some(2));
    /// assert_eq!(board.steps_to(to, knight, from), None);
    /// assert_eq!(board.with_wrap(Wrap::Both).steps_to(to, knight, from), Some(6));
    /// ```
    #[must_use]
    pub fn steps_to(self, from: Coord, direction: Direction, to: Coord) -> Option<usize> {
        if !(self.contains(from) && self.contains(to)) {
            return None;
        }
        let (joins_rows, joins_cols) = (self.joins_rows(), self.joins_cols());
        let down = Times::along(from.row, direction.rows(), to.row, self.rows(), joins_rows)?;
        let across = Times::along(from.col, direction.cols(), to.col, self.cols(), joins_cols)?;
        usize::try_from(down.both(across)?.first).ok()
    }
}

impl Times {
    /// When steps along a side come from one index to another.
    fn along(from: usize, step: isize, to: usize, side: usize, is_joined: bool) -> Option<Self> {
        let (way, step) = (to as i128 - from as i128, step as i128);
        if is_joined {
            return Self::round(way, step, side as i128);
        }
        if step == 0 {
            return (way == 0).then_some(Self { first: 0, every: 1 });
        }
        let first = way / step;
        (first >= 0 && first * step == way).then_some(Self { first, every: 0 })
    }

    /// When `step` times their number is `way`, modulo a side.
    pub(crate) fn round(way: i128, step: i128, side: i128) -> Option<Self> {
        let (common, factor) = euclid(step.rem_euclid(side), side);
        let every = side / common;
        (way % common == 0).then(|| Self {
            first: (way / common % every * factor).rem_euclid(every),
            every,
        })
    }

    /// When both will do.
    pub(crate) fn both(self, other: Self) -> Option<Self> {
        let (Self { first, every }, way) = (self, other.first - self.first);
        match (every, other.every) {
            (0, 0) => (way == 0).then_some(self),
            (0, round) => (way <= 0 && way % round == 0).then_some(self),
            (_, 0) => other.both(self),
            (_, round) => {
                let more = Self::round(way, every, round)?;
                Some(Self {
                    first: first + every * more.first,
                    every: every * more.every,
                })
            }
        }
    }
}

/// The greatest common divisor of a number and a side, and by what the number is to be multiplied so
/// that this is left of it, modulo the side.
fn euclid(number: i128, side: i128) -> (i128, i128) {
    let (mut rest, mut next) = ((side, 0), (number, 1));
    while next.0 != 0 {
        let quotient = rest.0 / next.0;
        (rest, next) = (
            next,
            (rest.0 - quotient * next.0, rest.1 - quotient * next.1),
        );
    }
    rest
}
