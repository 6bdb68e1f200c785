//! [`Axes`]: brackets along the four axes of a board at once.
//!
//! Along one axis a step is a shift by a fixed distance: 1, or the stride of the board and one less or
//! more. So the same program, run with four distances, answers for all axes, and four words of 64 bits
//! fill a register of AVX2. Rays from one cell are different: forward, a subtraction finds the first
//! blocker; backward, where it is the highest bit and vectors can't count zeros, everything behind a
//! blocker is filled by doubling: shifts by 1, 2, 4 .. steps.
//!
//! From which cells something is bracketed is asked of no cell, but of all. Anchors flow over unbroken
//! lines of inner cells, and twice as far in each round, as the carries of Kogge and Stone's adder do:
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
//! Inner cells at the edge of an axis end no line on the board, so they are left out: no line goes on
//! round the edge, and nothing else need be masked.

use super::{Bitboard, Word};
use crate::{Direction, geometry::Axis};

/// The directions that lead to higher bits, one for each axis; the opposite ones lead to lower bits.
pub(super) const UP: ByAxis<Direction> = [
    Axis::Column.forward(),
    Axis::Rising.forward(),
    Axis::Row.forward(),
    Axis::Falling.forward(),
];

/// Something for each axis, in the order of [`Axis::ALL`].
pub(super) type ByAxis<T> = [T; 4];

/// The rays from one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Around<W> {
    /// Forward in reading order, towards the higher bits.
    pub(super) up: ByAxis<W>,
    /// Towards the lower bits.
    pub(super) down: ByAxis<W>,
}

/// For each axis, which cells have a neighbour on both sides, and how far apart bits are.
///
/// A query is a loop that does the same to each axis, so that the compiler can do it to all four at
/// once. That is why these are values in memory: with constants it knows that the axes differ, does them
/// one after the other, and takes twice as long (8x8, AVX2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Axes<W: Word, const ROWS: usize, const COLS: usize> {
    inner: ByAxis<W>,
    /// By the binary logarithm of a number of steps; 0 where no two cells have that many between them.
    distances: [ByAxis<usize>; LEVELS],
}

/// No side has more than 1024 cells.
const LEVELS: usize = 10;

impl<W: Word, const ROWS: usize, const COLS: usize> Axes<W, ROWS, COLS> {
    /// The most cells that can be between two others.
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

    /// The doublings after which one step is longer than the longest line.
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

    /// The cells behind all unbroken lines of inner cells that begin next to an anchor.
    #[inline(always)]
    fn bracket_starts(&self, inner: W, anchors: W) -> W {
        let most = Self::MOST_OF_ALL;
        // What is both does not end a line of inner cells.
        let anchors = anchors & !inner;
        let mut starts = W::default();
        for axis in 0..UP.len() {
            let step = self.distances[0][axis];
            // The cells that a number of steps over inner cells alone leads to.
            let mut over = inner & self.inner[axis];
            let mut under = over;
            // The inner cells next to an anchor, and then more and more of those behind them.
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
            // Not a loop: the compiler leaves it one, and does the axes one after the other.
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

    /// The inner cells of the brackets along rays from one cell.
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
            // The blockers, and all that is behind one.
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

// With `std` the machine is asked at each call whether it has AVX2: on one that has, perft of Reversi
// takes half of the time.
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
