//! k in a row, and the cells that would complete it.

use super::Bitboard;
use crate::{Direction, Length, bits::Word};

/// The union of the cells that a method of the set finds along each axis.
///
/// Every axis is evaluated, since a branch for each costs more than it saves. Four axes are written out, which makes a
/// win check five times faster: in a loop the directions would not be constants, and a closure is not inlined four
/// times.
macro_rules! along_all {
    ($set:ident.$along:ident($axes:ident, $length:ident)) => {
        if let [a, b, c, d] = *$axes {
            $set.$along(a, $length)
                | $set.$along(b, $length)
                | $set.$along(c, $length)
                | $set.$along(d, $length)
        } else {
            let along = $axes.iter().map(|&axis| $set.$along(axis, $length));
            along.fold(Self::empty(), |all, cells| all | cells)
        }
    };
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// The first cells of all full windows of `k` cells along a direction; none if `k` is 0.
    #[inline(always)]
    fn window_starts(self, direction: Direction, k: usize) -> Self {
        if k == 0 {
            return Self::empty();
        }
        let (mut starts, mut len) = (self, 1);
        while len < k {
            let more = len.min(k - len);
            starts &= starts.shift_along(-direction, more);
            len += more;
        }
        starts
    }

    /// The first cells of the maximal runs of a given length along a direction.
    #[inline(always)]
    fn k_line_starts(self, direction: Direction, length: Length) -> Self {
        let long_enough = self.window_starts(direction, fewest(length)) - self.shift(direction);
        match length {
            Length::AtLeast(_) => long_enough,
            Length::Exactly(k) => long_enough - self.window_starts(direction, k.saturating_add(1)),
        }
    }

    /// Whether the set has k in a row along any of the axes: the win check.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length, bits::Bitboard};
    ///
    /// let board = Grid::parse("X . .\n. X .\n. . X")?;
    /// let set: Bitboard<u64, 3, 3> = board.mask(|&c| c == 'X')?;
    /// assert!(set.has_k_line(&Direction::AXES, Length::AtLeast(3)));
    /// assert!(!set.has_k_line(&Direction::ORTHOGONAL, Length::AtLeast(2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("win check", "k in a row", "n in a row"))]
    pub fn has_k_line(self, axes: &[Direction], length: Length) -> bool {
        let starts = along_all!(self.line_starts(axes, length));
        !starts.is_empty()
    }

    /// A set that is empty exactly if there is no k in a row along an axis.
    #[inline(always)]
    fn line_starts(self, axis: Direction, length: Length) -> Self {
        match length {
            Length::AtLeast(_) => self.window_starts(axis, fewest(length)),
            Length::Exactly(_) => self.k_line_starts(axis, length),
        }
    }

    /// The cells of `free` that would complete k in a row along any of the axes: the winning moves.
    ///
    /// With gravity, `free` is the set of cells that a disc can land on.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length, bits::Bitboard};
    ///
    /// let board = Grid::parse("X X . X . X O")?;
    /// let set: Bitboard<u64, 1, 7> = board.mask(|&c| c == 'X')?;
    /// let free = board.mask(|&c| c == '.')?;
    /// let cells = |length| set.completions(&[Direction::E], length, free);
    /// assert!(cells(Length::AtLeast(3)).iter().eq([Coord::new(0, 2), Coord::new(0, 4)]));
    /// assert!(cells(Length::Exactly(3)).iter().eq([Coord::new(0, 4)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// `2 (k - 1)` shifts per axis, or `2 k` for exactly `k`. No shifts if no line of the board has k cells.
    #[must_use]
    #[inline(always)]
    #[doc(alias("winning moves", "threats"))]
    pub fn completions(self, axes: &[Direction], length: Length, free: Self) -> Self {
        let completing = along_all!(self.completions_along(axes, length));
        completing & free
    }

    /// The cells, in the set or not, that would complete k in a row along an axis.
    #[inline(always)]
    fn completions_along(self, axis: Direction, length: Length) -> Self {
        if axis.cols() == 0 {
            self.completions_within::<ROWS>(axis, length)
        } else {
            self.completions_within::<COLS>(axis, length)
        }
    }

    /// Implements `completions_along` for lines of at most `SIDE` cells.
    #[inline(always)]
    fn completions_within<const SIDE: usize>(self, axis: Direction, length: Length) -> Self {
        let k = fewest(length);
        if k > SIDE {
            return Self::empty();
        }
        // The cells with at least n cells of the set ahead, or with exactly n.
        let wanted = |ahead: Self, direction: Direction, n: usize| match length {
            Length::AtLeast(_) => ahead,
            Length::Exactly(_) => ahead - self.shift_along(-direction, n + 1),
        };
        let mut behind = [Self::empty(); SIDE];
        let mut ahead = Self::full();
        for (n, behind) in behind.iter_mut().enumerate().take(k) {
            *behind = wanted(ahead, axis, n);
            ahead &= self.shift_along(-axis, n + 1);
        }
        let mut completing = Self::empty();
        let mut ahead = Self::full();
        for n in 0..k {
            completing |= wanted(ahead, -axis, n) & behind[k - 1 - n];
            ahead &= self.shift_along(axis, n + 1);
        }
        completing
    }
}

/// The number of cells of the shortest run that counts, which is at least one cell for `AtLeast`.
#[inline(always)]
const fn fewest(length: Length) -> usize {
    match length {
        Length::AtLeast(0) => 1,
        Length::AtLeast(k) | Length::Exactly(k) => k,
    }
}
