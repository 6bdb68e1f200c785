//! [`KLineCounter`]: how many lines of k a board has that comes row by row.

use crate::{
    geometry::{Bounds, Direction},
    lines::Length,
};

use super::{ScanError, chunk::Counts, row_scan::RowScan};

/// Counts the k in a row of a board that comes row by row: the board need not be in memory.
///
/// It counts the lines of [`Bounds::k_lines`]: maximal runs, each once. Axes may be any of the eight
/// compass directions.
///
/// ```
/// use collinear::{Bounds, Direction, Length, bits::scan::KLineCounter};
///
/// let rows = ["x..x.", ".x.x.", "..xx.", "xxxxx"];
/// let board = Bounds::new(4, 5)?;
/// let mut counter = KLineCounter::new(board, &Direction::AXES, Length::AtLeast(4))?;
/// for row in rows {
///     counter.push(row.as_bytes(), |&cell| cell == b'x')?;
/// }
/// assert_eq!(counter.count(), 3); // a column, a diagonal, and a row of five
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[doc(alias("k in a row", "streaming"))]
pub struct KLineCounter {
    scan: RowScan,
    count: usize,
}

impl KLineCounter {
    /// A counter of lines on a board of this size, before its first row.
    ///
    /// # Errors
    ///
    /// [`ScanError::Wrapped`] if sides of the board are joined, [`ScanError::Axis`] if an axis is no
    /// compass direction, [`ScanError::TooLarge`] if memory has no room for what is kept of the rows.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Length, Wrap, bits::scan::KLineCounter};
    ///
    /// let torus = Bounds::new(4, 5)?.with_wrap(Wrap::Both);
    /// let refused = KLineCounter::new(torus, &Direction::AXES, Length::AtLeast(4)).unwrap_err();
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "a board with joined sides (Both) can't be scanned row by row"
    /// );
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn new(bounds: Bounds, axes: &[Direction], length: Length) -> Result<Self, ScanError> {
        let scan = RowScan::new(bounds, axes, length)?;
        Ok(Self { scan, count: 0 })
    }

    /// Reads the next row: its cells from the left.
    ///
    /// # Errors
    ///
    /// [`ScanError::RowLength`] if the row is not as long as the board is wide,
    /// [`ScanError::NoRowLeft`] if the board has no more rows. The row is not read then.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Length, bits::scan::KLineCounter};
    ///
    /// let board = Bounds::new(2, 3)?;
    /// let mut counter = KLineCounter::new(board, &Direction::AXES, Length::AtLeast(3))?;
    /// counter.push(b"xx.", |&cell| cell == b'x')?;
    /// let refused = counter.push(b"xxxx", |&cell| cell == b'x').unwrap_err();
    /// assert_eq!(refused.to_string(), "row 1 has 4 cells, but the board has 3 columns");
    /// counter.push(b"xxx", |&cell| cell == b'x')?;
    /// assert_eq!(counter.count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call of the predicate a cell. Each axis takes log2(k) and a few more steps, each on as many
    /// cells as a vector register has bits. No allocation.
    #[inline]
    pub fn push<T>(
        &mut self,
        row: &[T],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<(), ScanError> {
        self.scan.expects(row)?;
        self.read(row, &mut matches);
        if self.scan.next() == self.scan.bounds().rows() {
            self.read(&[], &mut matches);
        }
        Ok(())
    }

    /// Reads a row that is as long as it should be, or the one below the board.
    #[inline]
    pub(super) fn read<T>(&mut self, row: &[T], matches: impl FnMut(&T) -> bool) {
        let mut counts = Counts::ZERO;
        self.scan
            .read(row, matches, |hits| hits.lines.count_into(&mut counts));
        self.count += counts.sum();
    }

    pub(super) fn scan_mut(&mut self) -> &mut RowScan {
        &mut self.scan
    }

    /// The number of lines that have ended above the last row that was read; after the last row of the
    /// board, of all lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }
}
