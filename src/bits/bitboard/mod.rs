//! [`Bitboard`]: a set of cells in one number.

mod brackets;
mod cells;
mod flood;
mod grids;
mod layout;
mod moves;
mod planes;
mod runs;

use core::{fmt, ops::Not};

pub use self::cells::Cells;
use super::{Word, algebra::set_algebra};
use crate::{Bounds, Coord};

/// A set of cells of a board of `ROWS` rows and `COLS` columns: a bitboard, with one bit of a `W` per cell.
///
/// Define a type alias, so that the word is written once:
///
/// ```
/// use collinear::{Coord, Direction, bits::Bitboard};
///
/// type Cells = Bitboard<u64, 3, 4>;
///
/// let mut set = Cells::from_iter([Coord::new(0, 3), Coord::new(1, 1)]);
/// set |= Cells::cell(Coord::new(2, 0));
/// assert_eq!(set.to_string(), ". . . X\n. X . .\nX . . .");
/// assert_eq!(set.shift(Direction::E).to_string(), ". . . .\n. . X .\n. X . .");
/// assert!((set & set.shift(Direction::NE)).contains(Coord::new(1, 1)));
/// ```
///
/// # Overview
///
/// - Construction: [`empty`](Self::empty), [`full`](Self::full), from a [cell](Self::cell) or an iterator of
///   cells, from a grid with [`Grid::mask`](crate::Grid::mask), from a number with
///   [`from_word`](Self::from_word). [`to_grid`](Self::to_grid) and [`word`](Self::word) convert back.
/// - Algebra: `&`, `|`, `^`, `-` (difference), also with assignment (`&=`), and `!` (complement on the board).
/// - Cells: [`contains`](Self::contains), [`len`](Self::len), [`iter`](Self::iter), [`first`](Self::first);
///   `|=` and `-=` with a [`cell`](Self::cell) add it and remove it.
/// - Many boards at once: [`brackets_of_each`](Self::brackets_of_each),
///   [`bracket_starts_of_each`](Self::bracket_starts_of_each).
///
/// # Which query
///
/// The queries have the names of the queries of a grid, and take sets instead of predicates. A singular name is for one
/// direction, a plural name for all directions.
///
/// | query | [`Grid`](crate::Grid) or [`Board`](crate::Board) | sets |
/// |---|---|---|
/// | step | [`step`](crate::Board::step) | [`shift`](Self::shift) |
/// | neighbours of a set | [`Region::border`](crate::Region::border) | [`neighbours`](Self::neighbours) |
/// | ray | [`ray`](crate::Board::ray) | [`Rays::ray`](super::Rays::ray) |
/// | slide of a piece | [`slide`](crate::Grid::slide) | [`Rays::slide`](super::Rays::slide) |
/// | slides of all pieces | [`slide`](crate::Grid::slide) along [`headings_of`](crate::Grid::headings_of) | [`slide`](Self::slide), [`slide_at_most`](Self::slide_at_most) |
/// | first hit | [`first_hit`](crate::Grid::first_hit) | [`Rays::first_hit`](super::Rays::first_hit) |
/// | bracket | [`bracket`](crate::Grid::bracket) | [`Rays::brackets`](super::Rays::brackets), [`Rays::bracket_starts`](super::Rays::bracket_starts) |
/// | custodial | [`custodial`](crate::Grid::custodial) | [`custodial`](Self::custodial) |
/// | hop | [`hop`](crate::Grid::hop) | [`hop_starts`](Self::hop_starts) |
/// | where discs land | [`landings`](crate::Grid::landings), along any heading | [`landings`](Self::landings), downwards |
/// | flood | [`flood`](crate::Grid::flood), [`flood_until`](crate::Grid::flood_until) | [`flood`](Self::flood), [`flood_until`](Self::flood_until) |
/// | k in a row | [`has_k_line`](crate::Grid::has_k_line) | [`has_k_line`](Self::has_k_line) |
/// | cells that would complete k in a row | [`completions`](crate::Grid::completions) | [`completions`](Self::completions) |
///
/// # Layout
///
/// Cells are stored row by row from the top; the lowest bit is the cell (0, 0). If the word has room, each row is
/// followed by an empty guard column, which stops runs from continuing in the next row. If not, as with 8x8 in a `u64`
/// or 11x11 in a `u128`, shifts are masked. A board that does not fit its word does not compile:
///
/// ```compile_fail
/// collinear::bits::Bitboard::<u64, 9, 9>::empty();
/// ```
///
/// Sets can be sorted and used as keys of maps: they are compared as numbers, not by [`is_subset`].
///
/// [`is_subset`]: Self::is_subset
///
/// # Complexity
///
/// A few operations of the word per query, however many cells are in the set. For speed, make directions and
/// lengths constants: then all distances are constants too.
#[doc(alias = "bitset")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard<W: Word, const ROWS: usize, const COLS: usize> {
    word: W,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// The bounds of the board, not wrapped.
    pub const BOUNDS: Bounds = match Bounds::new(ROWS, COLS) {
        Ok(bounds) if Self::FITS => bounds,
        _ => panic!("the board has more cells than the word has bits"),
    };

    /// The empty set.
    #[must_use]
    #[inline(always)]
    pub fn empty() -> Self {
        const { _ = Self::BOUNDS };
        Self { word: W::default() }
    }

    /// The set of all cells of the board.
    #[must_use]
    #[inline(always)]
    pub fn full() -> Self {
        Self {
            word: W::from_limbs(Self::BOARD),
        }
    }

    /// A set of this cell alone; empty if it is off the board.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// type Cells = Bitboard<u16, 3, 3>;
    /// assert_eq!(Cells::cell(Coord::new(1, 2)).to_string(), ". . .\n. . X\n. . .");
    /// assert!(Cells::cell(Coord::new(1, 3)).is_empty());
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn cell(at: Coord) -> Self {
        match Self::index(at) {
            Some(index) => Self {
                word: W::bit(index),
            },
            None => Self::empty(),
        }
    }

    /// The set of the cells whose bits are 1 in this [layout](Self#layout), without bits that are not cells.
    ///
    /// ```
    /// use collinear::bits::Bitboard;
    ///
    /// // Three columns and a guard: bit 3 is not a cell, and bit 4 is (1, 0).
    /// let set = Bitboard::<u8, 2, 3>::from_word(0b0011_1010);
    /// assert_eq!(set.to_string(), ". X .\nX X .");
    /// assert_eq!(set.word(), 0b0011_0010);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn from_word(word: W) -> Self {
        Self::of_word(word) & Self::full()
    }

    /// The number whose bits are the cells, in this [layout](Self#layout).
    #[must_use]
    #[inline(always)]
    pub const fn word(self) -> W {
        self.word
    }

    /// Whether a cell is in the set; `false` off the board.
    #[must_use]
    #[inline(always)]
    pub fn contains(self, at: Coord) -> bool {
        Self::index(at).is_some_and(|index| !(self.word & W::bit(index)).is_zero())
    }

    /// The number of cells.
    #[must_use]
    #[inline(always)]
    pub fn len(self) -> usize {
        self.word.count()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.word.is_zero()
    }

    /// Whether all cells of this set are in the other one.
    ///
    /// ```
    /// use collinear::{Coord, bits::Bitboard};
    ///
    /// let set = Bitboard::<u64, 6, 7>::cell(Coord::new(2, 2));
    /// assert!(set.is_subset(!Bitboard::empty()));
    /// assert!(!set.is_subset(!set));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn is_subset(self, of: Self) -> bool {
        (self - of).is_empty()
    }

    /// Whether no cell is in both sets.
    #[must_use]
    #[inline(always)]
    pub fn is_disjoint(self, from: Self) -> bool {
        (self & from).is_empty()
    }
}

set_algebra! { [W: Word, const ROWS: usize, const COLS: usize] Bitboard<W, ROWS, COLS>, of_word }

/// The cells of the board that are not in the set.
impl<W: Word, const ROWS: usize, const COLS: usize> Not for Bitboard<W, ROWS, COLS> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self::full() - self
    }
}

/// The empty set.
impl<W: Word, const ROWS: usize, const COLS: usize> Default for Bitboard<W, ROWS, COLS> {
    #[inline(always)]
    fn default() -> Self {
        Self::empty()
    }
}

/// Prints the board with an `X` on each cell of the set and a `.` on the others.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for Bitboard<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let glyphs = self.to_grid().map(|&is_in| if is_in { 'X' } else { '.' });
        fmt::Display::fmt(&glyphs, f)
    }
}

/// Lists the cells in reading order.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Debug for Bitboard<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
