//! When a walk reaches a cell, without walking.
//!
//! A walk of `n` steps moves `n` times the rows and `n` times the columns of its direction. Along a side that is not
//! joined, a division finds the only possible `n`. Along a joined side, indices are counted modulo its length, so `n`
//! solves the congruence `n * step = way (mod side)`. The extended Euclidean algorithm gives the greatest common
//! divisor of `step` and `side`, which must divide `way`, and the inverse of the rest. Solutions repeat after `side /
//! divisor` steps ([`Times::round`]).
//!
//! A walk is at the cell when both row and column are right. Combining solutions that repeat every `a` and every `b`
//! steps is the Chinese remainder theorem for moduli that need not be coprime: another congruence of the same kind
//! ([`Times::both`]).
//!
//! Numbers are `i128`, since sides are less than 2^63 and are multiplied.

use super::{Bounds, Coord, Direction};

/// The solutions `first`, `first + every`, `first + 2 * every` ..; only `first` if `every` is 0.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    pub(crate) first: i128,
    every: i128,
}

impl Bounds {
    /// The number of steps after which a walk from one cell first reaches another.
    ///
    /// `None` if it never does, or if one of the cells is off the board.
    ///
    /// # Complexity
    ///
    /// O(log of the longer side) along joined sides, O(1) along others: no step is made.
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
    /// The numbers of steps along a side from one index to another.
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

    /// The solutions of `n * step = way` modulo a side.
    pub(crate) fn round(way: i128, step: i128, side: i128) -> Option<Self> {
        let (common, factor) = euclid(step.rem_euclid(side), side);
        let every = side / common;
        (way % common == 0).then(|| Self {
            first: (way / common % every * factor).rem_euclid(every),
            every,
        })
    }

    /// The common solutions.
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

/// The greatest common divisor of a number and a side, and a factor: number times factor is the divisor, modulo the
/// side.
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
