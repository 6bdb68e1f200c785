//! [`KLineFinder`]: the lines of k of a board that comes row by row.

use alloc::vec::Vec;

use crate::{
    geometry::{Bounds, Coord, Direction, Line, TooLarge},
    lines::Length,
};

use super::{
    ScanError,
    bit_row::filled,
    chunk::Chunk,
    row_scan::{Kind, RowScan, right},
};

/// Finds the k in a row of a board that comes row by row: the board need not be in memory.
///
/// The lines are those of [`Bounds::k_lines`]: maximal runs, each whole and once, along the axis as it
/// was named. They come row by row, as soon as they are known to be whole: by the row of their lowest
/// cell, then by axis, then from the left. Axes may be any of the eight compass directions.
///
/// ```
/// use collinear::{Bounds, Direction, Length, bits::scan::KLineFinder};
///
/// let rows = ["x..x.", ".x.x.", "..xx.", "xxxxx"];
/// let board = Bounds::new(4, 5)?;
/// let mut finder = KLineFinder::new(board, &Direction::AXES, Length::AtLeast(4))?;
/// let mut found = Vec::new();
/// for row in rows {
///     found.extend_from_slice(finder.push(row.as_bytes(), |&cell| cell == b'x')?);
/// }
/// let found: Vec<_> = found.iter().map(|line| line.to_string()).collect();
/// assert_eq!(found, ["4 cells N from (3, 3)", "5 cells E from (3, 0)", "4 cells SE from (0, 0)"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[doc(alias("k in a row", "streaming"))]
pub struct KLineFinder {
    scan: RowScan,
    /// For each axis, and each lane on which its lines come down, the row in which the line there has
    /// its first cell.
    starts: Vec<Vec<usize>>,
    ends: Vec<LineEnd>,
    lines: Vec<Line>,
}

/// A line that ends in a row: its axis, the column of its last cell, its number of cells. Ordered as
/// the answer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct LineEnd {
    axis: usize,
    col: usize,
    len: usize,
}

impl KLineFinder {
    /// A finder of lines on a board of this size, before its first row.
    ///
    /// # Errors
    ///
    /// [`ScanError::Wrapped`] if sides of the board are joined, [`ScanError::Axis`] if an axis is no
    /// compass direction, [`ScanError::TooLarge`] if memory has no room for what is kept of the rows.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Length, bits::scan::KLineFinder};
    ///
    /// let (board, knight) = (Bounds::new(4, 5)?, Direction::KNIGHT[0]);
    /// let refused = KLineFinder::new(board, &[knight], Length::AtLeast(4)).unwrap_err();
    /// assert_eq!(refused.to_string(), "no scan row by row follows the axis (-2, +1)");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn new(bounds: Bounds, axes: &[Direction], length: Length) -> Result<Self, ScanError> {
        let scan = RowScan::new(bounds, axes, length)?;
        let bits = 8 * scan.bytes_of_a_row();
        let starts = scan.axes().iter().map(|&(axis, _)| match right(axis) {
            Some(_) => filled(0, bits),
            None => Ok(Vec::new()),
        });
        let starts: Result<_, _> = starts.collect();
        let (rows, cols) = (bounds.rows(), bounds.cols());
        Ok(Self {
            starts: starts.map_err(|_| ScanError::TooLarge(TooLarge::sides(rows, cols)))?,
            scan,
            ends: Vec::new(),
            lines: Vec::new(),
        })
    }

    /// Reads the next row, its cells from the left, and answers the lines that are known to be whole
    /// now: those that end in the row before, and with the last row of the board also those that end
    /// in it.
    ///
    /// # Errors
    ///
    /// [`ScanError::RowLength`] if the row is not as long as the board is wide,
    /// [`ScanError::NoRowLeft`] if the board has no more rows. The row is not read then.
    ///
    /// ```
    /// use collinear::{Bounds, Direction, Length, bits::scan::KLineFinder};
    ///
    /// let board = Bounds::new(2, 3)?;
    /// let mut finder = KLineFinder::new(board, &[Direction::E], Length::AtLeast(2))?;
    /// let x = |&cell: &u8| cell == b'x';
    /// assert!(finder.push(b"xx.", x)?.is_empty());
    /// assert_eq!(finder.push(b"xxx", x)?.len(), 2);
    /// assert_eq!(finder.push(b"xxx", x).unwrap_err().to_string(), "all 2 rows have been read");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`KLineCounter::push`](super::KLineCounter::push), and the lines of a row are sorted; each
    /// cell after the k-th of a line along the row is looked at again.
    pub fn push<T>(
        &mut self,
        row: &[T],
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<&[Line], ScanError> {
        self.scan.expects(row)?;
        self.lines.clear();
        self.read(row, &mut matches);
        if self.scan.next() == self.scan.bounds().rows() {
            self.read(&[], &mut matches);
        }
        Ok(&self.lines)
    }

    /// Reads a row that is as long as it should be, or the one below the board, and adds the lines
    /// that end above it.
    pub(super) fn read<T>(&mut self, row: &[T], matches: impl FnMut(&T) -> bool) {
        let Self {
            scan, starts, ends, ..
        } = self;
        let (k, number, len) = (scan.k(), scan.next(), scan.bytes_of_a_row());
        scan.read(row, matches, |hits| {
            let index_of = move |(byte, strip)| strip * len + hits.chunk * Chunk::LEN + byte;
            let axis = hits.axis;
            let indices = hits.lines.bits().map(index_of);
            match hits.kind {
                Kind::Single => ends.extend(indices.map(|col| LineEnd { axis, col, len: 1 })),
                Kind::Horizontal(row) => ends.extend(indices.map(|kth| {
                    let beyond = kth + 1..row.bit_len();
                    let more = beyond.take_while(|&next| row.contains(next)).count();
                    LineEnd {
                        axis,
                        col: kth + more,
                        len: k + more,
                    }
                })),
                Kind::Vertical { rotation, opened } => {
                    let starts = &mut starts[axis];
                    ends.extend(indices.map(|index| LineEnd {
                        axis,
                        col: rotation.col_above(index),
                        len: number - starts[rotation.lane(index)],
                    }));
                    for index in opened.bits().map(index_of) {
                        starts[rotation.lane(index)] = number + 1 - k;
                    }
                }
            }
        });
        ends.sort_unstable();
        if let Some(row) = number.checked_sub(1) {
            let line = |end| line(scan, row, end);
            self.lines.extend(ends.drain(..).map(line));
        }
    }

    pub(super) fn scan_mut(&mut self) -> &mut RowScan {
        &mut self.scan
    }

    pub(super) fn lines_mut(&mut self) -> &mut Vec<Line> {
        &mut self.lines
    }
}

/// The line that ends in a row, along the axis as it was named.
fn line(scan: &RowScan, row: usize, LineEnd { axis, col, len }: LineEnd) -> Line {
    let (_, named) = scan.axes()[axis];
    let last = Coord::new(row, col);
    let line = |back| Line::within(scan.bounds(), last, back, len);
    if named.is_forward() {
        line(-named).reversed()
    } else {
        line(named)
    }
}
