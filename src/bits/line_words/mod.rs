//! [`LineWords`]: a set of cells as a word for every row, column and diagonal.
//!
//! Every cell lies on four lines, one along each axis, and has a bit in the word of each:
//!
//! ```text
//!                     rows      columns        rising              falling
//!    0 1 2 3          0         0 1 2 3        0 1 2 3             2 3 4 5
//! 0  a b c d          1         0 1 2 3        1 2 3 4             1 2 3 4
//! 1  e f g h          2         0 1 2 3        2 3 4 5             0 1 2 3
//! 2  i j k l
//!                  row        column       row + column     column - row + 2
//! ```
//!
//! The numbers say which word of an axis a cell is in. Its bit there is its column; in the word of a
//! column it is its row. So all lines of an axis have the same layout, whatever their length, and no
//! line needs its first cell to be known.
//!
//! The run through a cell is the stretch of ones around its bit: two counts of zeros in the complement,
//! above the bit and below it. A slide is the same on the cells that are not in the set. A win check for
//! k known to the compiler counts nothing: it shifts and intersects until a bit stands where k ones
//! begin, and looks whether one of them begins at most k - 1 bits before the cell.

mod cells;
mod line_word;
mod runs;
mod slides;

use core::{fmt, hash};

use line_word::lowest;

pub use self::cells::LineCells;
use super::plane::{PlaneValue, write_rows};
use crate::geometry::{Bounds, Coord};

/// A set of cells for lines through one cell: a word for every row, column and diagonal, each up to
/// date after every [`insert`](Self::insert) and [`remove`](Self::remove).
///
/// The length of the [run](Self::run_len_through) through a cell, the [`slide`](Self::slide) of a piece,
/// its [first blocker](Self::first_hit), the [win check](Self::has_k_line_through): each is read off one
/// word a line, however large the board. The methods have the names and the answers that they have on
/// [`Bounds`], with this set instead of the predicate. Any direction will do; steps that are not of
/// the compass are walked.
///
/// Boards have up to 32 rows and columns, and do not wrap.
///
/// ```
/// use collinear::{Coord, Direction, Length, bits::LineWords};
///
/// // . x x x .
/// // . . x . .
/// let discs: LineWords<2, 5> = [(0, 1), (0, 2), (0, 3), (1, 2)].map(Coord::from).into_iter().collect();
/// let at = Coord::new(0, 2);
/// assert_eq!(discs.run_len_through(at, Direction::E), 3);
/// assert!(discs.has_k_line_through(at, &Direction::AXES, Length::AtLeast(3)));
/// assert_eq!(discs.slide(Coord::new(1, 4), Direction::W).line.len(), 1);
/// ```
///
/// A board that is too large is refused by the compiler:
///
/// ```compile_fail
/// let words = collinear::bits::LineWords::<33, 8>::empty();
/// ```
///
/// ```compile_fail
/// let bounds = collinear::bits::LineWords::<33, 8>::BOUNDS;
/// ```
///
/// # When it is worth it
///
/// Where lines through one cell are needed after every move, on a board that has no room in one
/// word of 64 bits. On 15x15 a check for five took a quarter of the time that a byte board with a
/// border took (a Zen 4 machine, `cargo bench --bench win_check`), and a seventh with a length that the
/// compiler knows; it took as long on other boards. Putting a disc down is dearer, for it changes four
/// words.
///
/// A set takes 512 bytes, and 4 more for each row and column. Words of 16 bits, which would do for
/// boards of up to 16 cells a side, were no faster.
#[doc(alias("rotated bitboard", "m n k"))]
pub struct LineWords<const ROWS: usize, const COLS: usize> {
    /// Bit c is column c, here and in the diagonals.
    rows: [u32; ROWS],
    /// Bit r is row r.
    cols: [u32; COLS],
    /// The diagonals that rise to the right; the rest is 0, as for those that fall.
    rising: [u32; DIAGONALS],
    /// The diagonals that fall to the right.
    falling: [u32; DIAGONALS],
}

/// The most rows, and the most columns.
const MOST: usize = u32::BITS as usize;

/// Room for the diagonals of the largest board. An array of just as many as there are,
/// `ROWS + COLS - 1`, can't be written in the language yet.
const DIAGONALS: usize = 2 * MOST;

impl<const ROWS: usize, const COLS: usize> LineWords<ROWS, COLS> {
    /// The number of diagonals of each kind.
    const USED: usize = (ROWS + COLS).saturating_sub(1);

    /// The size of the board, not wrapped.
    pub const BOUNDS: Bounds = {
        assert!(ROWS <= MOST && COLS <= MOST, "a side has at most 32 cells");
        Bounds::of_array(ROWS, COLS)
    };

    /// The empty set.
    #[must_use]
    pub const fn empty() -> Self {
        const { _ = Self::BOUNDS };
        Self {
            rows: [0; ROWS],
            cols: [0; COLS],
            rising: [0; DIAGONALS],
            falling: [0; DIAGONALS],
        }
    }

    /// Puts a cell into the set. A cell off the board is in no set.
    #[inline]
    pub fn insert(&mut self, at: Coord) {
        if !Self::BOUNDS.contains(at) {
            return;
        }
        self.rows[at.row] |= 1 << at.col;
        self.cols[at.col] |= 1 << at.row;
        self.rising[Self::rising_index(at)] |= 1 << at.col;
        self.falling[Self::falling_index(at)] |= 1 << at.col;
    }

    /// Takes a cell out of the set, if it is in it.
    #[inline]
    pub fn remove(&mut self, at: Coord) {
        if !Self::BOUNDS.contains(at) {
            return;
        }
        self.rows[at.row] &= !(1 << at.col);
        self.cols[at.col] &= !(1 << at.row);
        self.rising[Self::rising_index(at)] &= !(1 << at.col);
        self.falling[Self::falling_index(at)] &= !(1 << at.col);
    }

    /// Whether a cell is in the set; no cell off the board is.
    #[must_use]
    #[inline]
    pub const fn contains(&self, at: Coord) -> bool {
        at.row < ROWS && at.col < COLS && self.rows[at.row] >> at.col & 1 == 1
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is no cell.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// Whether all cells of this set are in the other one.
    #[must_use]
    #[inline]
    pub fn is_subset(&self, of: &Self) -> bool {
        let mut rows = self.rows.iter().zip(&of.rows);
        rows.all(|(row, of)| row & !of == 0)
    }

    /// Whether no cell is in both sets.
    #[must_use]
    #[inline]
    pub fn is_disjoint(&self, from: &Self) -> bool {
        let mut rows = self.rows.iter().zip(&from.rows);
        rows.all(|(row, from)| row & from == 0)
    }

    /// The word of every row, from the top: bit c is column c.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // x . x
    /// // . . x
    /// let discs: LineWords<2, 3> = [(0, 0), (0, 2), (1, 2)].map(Coord::from).into_iter().collect();
    /// assert_eq!(discs.rows(), &[0b101, 0b100]);
    /// assert_eq!(discs.cols(), &[0b01, 0b00, 0b11]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn rows(&self) -> &[u32; ROWS] {
        &self.rows
    }

    /// The word of every column, from the left: bit r is row r. See [`rows`](Self::rows).
    #[must_use]
    #[inline]
    pub const fn cols(&self) -> &[u32; COLS] {
        &self.cols
    }

    /// Writes for each cell of the board, row by row, 1 if it is in the set and 0 if not, as
    /// [`Bitboard::write_plane`](crate::bits::Bitboard::write_plane).
    #[inline(always)]
    pub fn write_plane<V: PlaneValue>(&self, plane: &mut [V]) {
        Self::write_words(plane, |row| self.rows[row]);
    }

    /// Writes for each cell of the board, row by row, 1 if it is [in neither](Self::in_neither) of two sets.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// let crosses: LineWords<2, 2> = [Coord::new(0, 0)].into_iter().collect();
    /// let noughts: LineWords<2, 2> = [Coord::new(1, 0)].into_iter().collect();
    /// let mut free = [7_u8; 4];
    /// crosses.write_plane_of_neither(&noughts, &mut free);
    /// assert_eq!(free, [0, 1, 0, 1]);
    /// ```
    #[inline(always)]
    pub fn write_plane_of_neither<V: PlaneValue>(&self, other: &Self, plane: &mut [V]) {
        Self::write_words(plane, |row| !(self.rows[row] | other.rows[row]));
    }

    /// Writes rows whose bits these are, as far as the plane goes; two in a word if they fit.
    #[inline(always)]
    fn write_words<V: PlaneValue>(plane: &mut [V], words: impl Fn(usize) -> u32) {
        let write = |plane: &mut [V]| {
            if COLS > 16 {
                write_rows(plane, COLS, 32, |row, _| words(row));
            } else {
                write_rows(plane, COLS, 16, |row, _| {
                    let next = if row + 1 < ROWS { words(row + 1) } else { 0 };
                    words(row) & 0xffff | next << 16
                });
            }
        };
        // A board's length is a constant, and that of a part of one is not.
        match plane.get_mut(..ROWS * COLS) {
            Some(plane) => write(plane),
            None => write(plane),
        }
    }

    /// The cells of the set in reading order.
    #[inline]
    pub const fn iter(&self) -> LineCells<'_, ROWS> {
        LineCells::of([&self.rows, &self.rows], 0)
    }

    /// The cells of the board that are in neither of two sets, in reading order: where a piece can
    /// be put in a game for two.
    ///
    /// ```
    /// use collinear::{Coord, bits::LineWords};
    ///
    /// // x o .
    /// // . x .
    /// let crosses: LineWords<2, 3> = [(0, 0), (1, 1)].map(Coord::from).into_iter().collect();
    /// let noughts: LineWords<2, 3> = [Coord::new(0, 1)].into_iter().collect();
    /// assert!(crosses.in_neither(&noughts).eq([(0, 2), (1, 0), (1, 2)].map(Coord::from)));
    /// assert_eq!(crosses.in_neither(&noughts).nth(2), Some(Coord::new(1, 2)));
    /// ```
    #[inline]
    pub const fn in_neither<'a>(&'a self, other: &'a Self) -> LineCells<'a, ROWS> {
        LineCells::of([&self.rows, &other.rows], lowest(COLS))
    }
}

impl<const ROWS: usize, const COLS: usize> Default for LineWords<ROWS, COLS> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<const ROWS: usize, const COLS: usize> Clone for LineWords<ROWS, COLS> {
    #[inline]
    fn clone(&self) -> Self {
        let mut clone = Self::empty();
        clone.clone_from(self);
        clone
    }

    /// Without the words that no diagonal of the board has: half of the time on 15x15.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.rows = source.rows;
        self.cols = source.cols;
        self.rising[..Self::USED].copy_from_slice(&source.rising[..Self::USED]);
        self.falling[..Self::USED].copy_from_slice(&source.falling[..Self::USED]);
    }
}

/// Sets of the same cells; the rows say which these are.
impl<const ROWS: usize, const COLS: usize> PartialEq for LineWords<ROWS, COLS> {
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows
    }
}

impl<const ROWS: usize, const COLS: usize> Eq for LineWords<ROWS, COLS> {}

impl<const ROWS: usize, const COLS: usize> hash::Hash for LineWords<ROWS, COLS> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.rows.hash(state);
    }
}

/// The set of these cells; those off the board are left out.
impl<const ROWS: usize, const COLS: usize> FromIterator<Coord> for LineWords<ROWS, COLS> {
    fn from_iter<I: IntoIterator<Item = Coord>>(cells: I) -> Self {
        let mut set = Self::empty();
        set.extend(cells);
        set
    }
}

/// Puts these cells into the set; those off the board are left out.
impl<const ROWS: usize, const COLS: usize> Extend<Coord> for LineWords<ROWS, COLS> {
    fn extend<I: IntoIterator<Item = Coord>>(&mut self, cells: I) {
        cells.into_iter().for_each(|at| self.insert(at));
    }
}

/// The cells of the set in reading order.
impl<'a, const ROWS: usize, const COLS: usize> IntoIterator for &'a LineWords<ROWS, COLS> {
    type Item = Coord;
    type IntoIter = LineCells<'a, ROWS>;

    fn into_iter(self) -> LineCells<'a, ROWS> {
        self.iter()
    }
}

/// The cells of the set.
impl<const ROWS: usize, const COLS: usize> fmt::Debug for LineWords<ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}
