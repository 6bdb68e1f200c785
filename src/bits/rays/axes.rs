//! [`Axes`]: brackets along all four axes of a board at once.
//!
//! A step along an axis is a shift by a fixed distance: 1 along rows, the stride of the board along columns, and one
//! more or less along diagonals. So the same instructions, with four distances, handle all axes, and four words of 64
//! bits fill an AVX2 register. For the rays from one cell, a subtraction finds the first blocker forward. Backward the
//! first blocker is the highest bit, but vectors cannot count leading zeros. So everything behind a blocker is filled
//! by doubling, with shifts of 1, 2, 4 .. steps.
//!
//! The starts of brackets are found for all cells at once. Anchors spread over unbroken lines of inner cells,
//! twice as far in each round, like the carries in Kogge and Stone's adder:
//!
//! ```text
//! board            X O O O O . . .     X an anchor, O inner cells
//! over, 1 step     . O O O O . . .     the cells that one step over inner cells leads to
//! up               . 1 . . . . . .     inner cells next to an anchor
//! up               . 1 1 . . . . .     .. and a step further: over & up moved by 1
//! over, 2 steps    . . O O O . . .     over & over moved by 1
//! up               . 1 1 1 1 . . .     .. and two steps further: over & up moved by 2
//! starts           . . 1 1 1 1 . .     the cells behind them
//! ```
//!
//! Inner cells at the two ends of an axis cannot be followed by an anchor on the board, so they are left out.
//! Then no line continues round the edge, and nothing else need be masked.

use super::{Bitboard, Word};
use crate::{Direction, geometry::Axis};

/// The direction of each axis that leads to higher bits; the opposite one leads to lower bits.
pub(super) const UP: ByAxis<Direction> = [
    Axis::Column.forward(),
    Axis::Rising.forward(),
    Axis::Row.forward(),
    Axis::Falling.forward(),
];

/// One value for each axis, in the order of [`Axis::ALL`].
pub(super) type ByAxis<T> = [T; 4];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Around<W> {
    /// Forward in reading order, towards the higher bits.
    pub(super) up: ByAxis<W>,
    /// Towards the lower bits.
    pub(super) down: ByAxis<W>,
}

/// For each axis, the cells that have a neighbour on both sides, and the distances between their bits.
///
/// A query is a loop that does the same for each axis, so that the compiler can do all four at once. Therefore these
/// are values in memory: with constants, the compiler would handle the axes one after the other, which takes twice as
/// long (8x8, AVX2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Axes<W: Word, const ROWS: usize, const COLS: usize> {
    inner: ByAxis<W>,
    /// For each n, the distance of 2^n steps; 0 if the axis is too short.
    distances: [ByAxis<usize>; LEVELS],
}

/// No side has more than 1024 cells.
const LEVELS: usize = 10;

impl<W: Word, const ROWS: usize, const COLS: usize> Axes<W, ROWS, COLS> {
    /// The largest number of cells between two others.
    const MOST: ByAxis<usize> = {
        let (rows, cols) = (ROWS.saturating_sub(2), COLS.saturating_sub(2));
        let both = if rows < cols { rows } else { cols };
        [rows, both, cols, both]
    };

    const MOST_OF_ALL: usize = if ROWS < COLS {
        Self::MOST[Axis::Row as usize]
    } else {
        Self::MOST[Axis::Column as usize]
    };

    /// The number of doublings after which a step is longer than the longest line.
    const DOUBLINGS: usize = (usize::BITS - Self::MOST_OF_ALL.leading_zeros()) as usize;

    const DISTANCES: [ByAxis<usize>; LEVELS] = {
        let stride = Bitboard::<W, ROWS, COLS>::STRIDE;
        let step = [stride, stride - 1, 1, stride + 1];
        let mut distances = [[0; 4]; LEVELS];
        let mut level = 0;
        while level < LEVELS {
            let mut axis = 0;
            while axis < UP.len() {
                if 1 << level <= Self::MOST[axis] {
                    distances[level][axis] = step[axis] << level;
                }
                axis += 1;
            }
            level += 1;
        }
        distances
    };

    #[inline(always)]
    pub(super) fn new() -> Self {
        let full = Bitboard::<W, ROWS, COLS>::full();
        Self {
            inner: UP.map(|up| (full.shift(up) & full.shift(-up)).word()),
            distances: Self::DISTANCES,
        }
    }

    /// The cells at which a bracket starts: those behind an unbroken line of inner cells next to an anchor.
    #[inline(always)]
    fn bracket_starts(&self, inner: W, anchors: W) -> W {
        let most = Self::MOST_OF_ALL;
        // A cell that is both an inner cell and an anchor does not end a line of inner cells.
        let anchors = anchors & !inner;
        let mut starts = W::default();
        for axis in 0..UP.len() {
            let step = self.distances[0][axis];
            // The cells that a number of steps reaches over inner cells only.
            let mut over = inner & self.inner[axis];
            let mut under = over;
            // The inner cells next to an anchor. Each round adds more inner cells behind them.
            let mut up = over & anchors.up(step);
            let mut down = under & anchors.down(step);
            let mut reach = |far: usize, level: usize, doubled: bool| {
                if far < most {
                    if doubled {
                        let half = self.distances[level - 1][axis];
                        over = over & over.up(half);
                        under = under & under.down(half);
                    }
                    let distance = self.distances[level][axis];
                    up = up | over & up.up(distance);
                    down = down | under & down.down(distance);
                }
            };
            // Not a loop, since the compiler would keep it and handle the axes one after the other.
            reach(1, 0, false);
            if most <= 3 {
                reach(2, 0, false);
            } else if most <= 6 {
                reach(2, 1, true);
                reach(4, 1, false);
            } else {
                reach(2, 1, true);
                reach(4, 2, true);
                reach(8, 3, true);
                reach(16, 4, true);
                reach(32, 5, true);
                reach(64, 6, true);
                reach(128, 7, true);
                reach(256, 8, true);
                reach(512, 9, true);
            }
            starts = starts | (up.up(step) | down.down(step));
        }
        starts
    }

    #[inline(always)]
    fn brackets(&self, around: &Around<W>, inner: W, anchors: W) -> W {
        let (none, mut all) = (W::default(), W::default());
        for &ray in &around.up {
            let blockers = ray & !inner;
            let anchor = blockers & none.minus(blockers) & anchors;
            // All bits below the anchor; none if there is no anchor.
            let one = if anchor.is_zero() { none } else { W::bit(0) };
            all = all | ray & anchor.minus(one);
        }
        for (axis, &ray) in around.down.iter().enumerate() {
            // The blockers, and all cells behind one.
            let mut behind = ray & !inner;
            for level in 0..Self::DOUBLINGS {
                behind = behind | behind.down(self.distances[level][axis]);
            }
            let first = behind & !behind.down(self.distances[0][axis]);
            let is_anchor = !(first & anchors).is_zero();
            all = all | if is_anchor { ray & !behind } else { none };
        }
        all
    }
}

// With `std`, each call checks whether the processor has AVX2, with which perft of Reversi takes half the time.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn brackets<W: Word, const ROWS: usize, const COLS: usize>(
    axes: &Axes<W, ROWS, COLS>,
    around: &Around<W>,
    inner: W,
    anchors: W,
) -> W {
    axes.brackets(around, inner, anchors)
}

#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn bracket_starts<W: Word, const ROWS: usize, const COLS: usize>(
    axes: &Axes<W, ROWS, COLS>,
    inner: W,
    anchors: W,
) -> W {
    axes.bracket_starts(inner, anchors)
}
