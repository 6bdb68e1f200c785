//! [`RowScan`]: the pass over the rows that counters and finders share.

use alloc::{collections::TryReserveError, vec::Vec};
use core::mem;

use crate::{
    geometry::{Axis, Bounds, Direction, TooLarge},
    lines::Length,
};

use super::{
    ScanError,
    axis_scans::{Horizontal, Rotation, Singles, Vertical},
    bit_row::BitRow,
    chunk::Chunk,
};

/// Reads a board row by row and reports where lines end. Each row is packed once, and every axis finds
/// its lines in it.
#[derive(Clone, Debug)]
pub(super) struct RowScan {
    bounds: Bounds,
    /// Each once, with the direction by which it was named.
    axes: Vec<(Axis, Direction)>,
    k: usize,
    /// The number of the row that is read next.
    next: usize,
    /// The cells of the rows before it and, when it has been read, its own.
    above: BitRow,
    last: BitRow,
    coming: BitRow,
    /// What finds the lines of several cells, with the number of its axis.
    lines: Vec<(usize, AxisScan)>,
    singles: Option<Singles>,
}

#[derive(Clone, Debug)]
enum AxisScan {
    Horizontal(Horizontal),
    Vertical(Vertical),
}

/// Lines that were found while a row was read, in a chunk of bits. They have their last cell in
/// the row before.
pub(super) struct Hits<'a> {
    /// The number of their axis.
    pub(super) axis: usize,
    /// The index of the chunk.
    pub(super) chunk: usize,
    /// One bit for each line.
    pub(super) lines: Chunk,
    pub(super) kind: Kind<'a>,
}

/// What else is known of lines that were found.
pub(super) enum Kind<'a> {
    /// They are cells alone.
    Single,
    /// Their k-th cells lie at the bits of this row.
    Horizontal(&'a BitRow),
    /// They come down to the bits, and others have their k-th cell in the row that was read.
    Vertical { rotation: Rotation, opened: Chunk },
}

/// The columns to the right by which an axis leads from a row to the next one; none if it leads along
/// the rows.
pub(super) const fn right(axis: Axis) -> Option<isize> {
    match axis {
        Axis::Column => Some(0),
        Axis::Rising => Some(-1),
        Axis::Row => None,
        Axis::Falling => Some(1),
    }
}

impl RowScan {
    pub(super) fn new(
        bounds: Bounds,
        axes: &[Direction],
        length: Length,
    ) -> Result<Self, ScanError> {
        if bounds.is_wrapped() {
            return Err(ScanError::Wrapped(bounds.wrap()));
        }
        let mut once: Vec<(Axis, Direction)> = Vec::new();
        for &named in axes {
            let axis = Axis::of(named).ok_or(ScanError::Axis(named))?;
            if once.iter().all(|&(other, _)| other != axis) {
                once.push((axis, named));
            }
        }
        let (rows, cols) = (bounds.rows(), bounds.cols());
        Self::with_room_for(bounds, once, length)
            .map_err(|_| ScanError::TooLarge(TooLarge::sides(rows, cols)))
    }

    /// A scan along axes of the compass, each named once, if memory has room for it.
    fn with_room_for(
        bounds: Bounds,
        axes: Vec<(Axis, Direction)>,
        length: Length,
    ) -> Result<Self, TryReserveError> {
        // A board without rows may be as wide as no memory is.
        let cols = if bounds.rows() == 0 { 0 } else { bounds.cols() };
        let row = BitRow::with_room_for(cols)?;
        let (k, exactly) = (length.k().max(2), matches!(length, Length::Exactly(_)));
        let ways = axes.iter().map(|&(axis, _)| right(axis));
        let lines = ways.clone().enumerate().filter_map(|(axis, way)| {
            let (longest, lines) = match way {
                None => (bounds.cols(), None),
                Some(0) => (bounds.rows(), way),
                Some(_) => (bounds.rows().min(bounds.cols()), way),
            };
            let lines = match lines {
                _ if !length.admits(k) || k > longest => return None,
                None => Horizontal::new(k, exactly, &row).map(AxisScan::Horizontal),
                Some(right) => Vertical::new(right, k, exactly, &row).map(AxisScan::Vertical),
            };
            Some(lines.map(|lines| (axis, lines)))
        });
        let lines = lines.collect::<Result<_, _>>()?;
        let singles = length.admits(1).then(|| Singles::new(ways.collect(), &row));
        let singles = singles.transpose()?;
        Ok(Self {
            bounds,
            axes,
            k,
            next: 0,
            above: row.another()?,
            last: row.another()?,
            coming: row,
            lines,
            singles,
        })
    }

    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }

    pub(super) fn axes(&self) -> &[(Axis, Direction)] {
        &self.axes
    }

    pub(super) fn k(&self) -> usize {
        self.k
    }

    /// The number of the row that is read next.
    pub(super) fn next(&self) -> usize {
        self.next
    }

    pub(super) fn bytes_of_a_row(&self) -> usize {
        self.last.len()
    }

    /// Begins far enough above a row that lines which end in it or below are found as if all rows above
    /// had been read, but for where they begin. Answers the first row.
    pub(super) fn begin_above(&mut self, row: usize) -> usize {
        let down = self
            .lines
            .iter()
            .any(|(_, lines)| matches!(lines, AxisScan::Vertical(_)));
        let rows_above = if down { self.k } else { 1 };
        self.next = row.saturating_sub(rows_above);
        self.next
    }

    /// Whether a row may come next.
    pub(super) fn expects<T>(&self, row: &[T]) -> Result<(), ScanError> {
        let (rows, found, expected) = (self.bounds.rows(), row.len(), self.bounds.cols());
        if self.next >= rows {
            Err(ScanError::NoRowLeft { rows })
        } else if found != expected {
            Err(ScanError::RowLength {
                row: self.next,
                found,
                expected,
            })
        } else {
            Ok(())
        }
    }

    /// Reads a row of the board; after the last one a row without cells.
    #[inline]
    pub(super) fn read<T>(
        &mut self,
        row: &[T],
        matches: impl FnMut(&T) -> bool,
        found: impl FnMut(Hits<'_>),
    ) {
        read(self, row, matches, found);
    }
}

// Everything that this calls is compiled into it, so that it is there for AVX2 too. That is asked
// for once a row.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn read<T, P: FnMut(&T) -> bool, F: FnMut(Hits<'_>)>(
    scan: &mut RowScan,
    row: &[T],
    matches: P,
    mut found: F,
) {
    mem::swap(&mut scan.above, &mut scan.last);
    mem::swap(&mut scan.last, &mut scan.coming);
    scan.coming.pack(row, matches);
    let (last, coming) = (&scan.last, &scan.coming);
    if let Some(singles) = &mut scan.singles {
        singles.read([&scan.above, last, coming], |axis, (chunk, lines)| {
            found(Hits {
                axis,
                chunk,
                lines,
                kind: Kind::Single,
            });
        });
    }
    for &mut (axis, ref mut lines) in &mut scan.lines {
        match lines {
            AxisScan::Horizontal(axis_scan) => axis_scan.read(last, |(chunk, lines)| {
                found(Hits {
                    axis,
                    chunk,
                    lines,
                    kind: Kind::Horizontal(last),
                });
            }),
            AxisScan::Vertical(axis_scan) => axis_scan.read(coming, scan.next, |events| {
                found(Hits {
                    axis,
                    chunk: events.chunk,
                    lines: events.ended,
                    kind: Kind::Vertical {
                        rotation: events.rotation,
                        opened: events.opened,
                    },
                });
            }),
        }
    }
    scan.next += 1;
}
