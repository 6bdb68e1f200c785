//! k in a row: the length that counts, and the win check through a cell with its lines.

use core::{
    fmt,
    iter::{self, FusedIterator},
};

use crate::geometry::{Board, Line, Pose, Rect, Topology};

use super::Stop;

/// How long a run must be to count: at least k cells, or exactly k.
///
/// In freestyle Gomoku, five *or more* in a row win, so six in a row is a win. Under rules that require *exactly* five,
/// it is not.
///
/// ```
/// use collinear::Length;
///
/// assert!(Length::AtLeast(5).admits(6));
/// assert!(!Length::Exactly(5).admits(6));
/// assert_eq!(Length::Exactly(5).to_string(), "exactly 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Length {
    /// At least k cells in a row.
    AtLeast(usize),
    /// Exactly k cells in a row: no part of a longer run counts.
    Exactly(usize),
}

impl Length {
    /// True if a whole run of this many cells counts. A run of 0 cells never counts.
    #[must_use]
    #[inline]
    pub const fn admits(self, cells: usize) -> bool {
        cells > 0
            && match self {
                Self::AtLeast(k) => cells >= k,
                Self::Exactly(k) => cells == k,
            }
    }

    /// The k of k in a row.
    #[must_use]
    #[inline]
    pub const fn k(self) -> usize {
        match self {
            Self::AtLeast(k) | Self::Exactly(k) => k,
        }
    }

    /// True if a run is a line of this length. On a board whose lines can cross themselves (a Möbius strip, a listed
    /// loop), a line needs k different cells: a cell that is passed twice counts once.
    #[inline]
    pub(super) fn admits_line<T: Topology>(self, line: &Line<T>) -> bool {
        let differ = |cells: Line<T>| {
            let mut cells = cells.iter();
            iter::from_fn(|| cells.next().map(|at| (at, cells.clone())))
                .all(|(at, mut later)| later.all(|other| other != at))
        };
        self.admits(line.len())
            && (T::STRAIGHT || self.k() == 0 || line.windows(self.k()).any(differ))
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(k) => write!(f, "at least {k}"),
            Self::Exactly(k) => write!(f, "exactly {k}"),
        }
    }
}

/// # Queries: k in a row
impl<T: Topology> Board<T> {
    /// The lines of k in a row through a cell, each at full length. See
    /// [`Grid::k_lines_through`](crate::Grid::k_lines_through).
    ///
    /// # Complexity
    ///
    /// One [`run_through`](Self::run_through) per axis; the size of the board does not matter. A line that may have
    /// come along an earlier axis (a single cell, or a line on a wrapped board) is compared with the run along that
    /// axis, which takes a few times its length. No allocation.
    #[inline]
    pub fn k_lines_through<'a, P: FnMut(T::Cell) -> bool>(
        &self,
        at: T::Cell,
        axes: &'a [T::Heading],
        length: Length,
        matches: P,
    ) -> impl FusedIterator<Item = Line<T>> + use<'a, P, T> {
        KLinesThrough {
            board: self.clone(),
            at,
            axes,
            next: 0,
            length,
            matches,
        }
    }

    /// True if a line of k in a row runs through a cell. See
    /// [`Grid::has_k_line_through`](crate::Grid::has_k_line_through).
    ///
    /// # Complexity
    ///
    /// At most one call for each cell of the runs along the axes and for the cells that end them; no allocation.
    #[must_use]
    #[inline]
    pub fn has_k_line_through(
        &self,
        at: T::Cell,
        axes: &[T::Heading],
        length: Length,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> bool {
        if !self.contains(at) || !matches(at) {
            return false;
        }
        if !T::STRAIGHT || self.0.has_rings() {
            return axes.iter().any(|&axis| {
                let run = self.run_around(at, axis, &mut matches);
                length.admits_line(&run.line)
            });
        }
        // Boards without rings have a loop of their own: a check for rings costs a tenth of the time of a game. Both
        // directions share one call, so that the walk is inlined.
        for &axis in axes {
            let mut len = 1;
            for heading in [axis, self.0.reversed(at, axis)] {
                len += self.walk(at, heading, &mut matches).len;
            }
            if length.admits(len) {
                return true;
            }
        }
        false
    }

    /// True if a whole run along an axis of a straight board has the same cells as a run along an earlier axis.
    pub(super) fn is_repeated(
        &self,
        line: &Line<T>,
        earlier: &[T::Heading],
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> bool {
        let (first, heading) = line.state(0);
        if line.len() > 1 && !self.0.has_rings() {
            return self.is_named((first, heading), earlier);
        }
        !line.is_empty()
            && earlier.iter().any(|&axis| {
                // A longer run has other cells, wherever it ends.
                let mut reach =
                    |heading| self.walk_at_most(first, heading, line.len(), &mut matches);
                let ahead = reach(axis);
                let fits = ahead.stop == Stop::Ring
                    || ahead.len + 1 + reach(self.0.reversed(first, axis)).len == line.len();
                fits && self
                    .run_around(first, axis, &mut matches)
                    .line
                    .same_cells(line)
            })
    }
}

impl<T: Topology> Board<T> {
    /// True if an axis of a flat board, or its opposite, is among the earlier axes.
    pub(super) fn is_named(&self, (at, axis): Pose<T>, earlier: &[T::Heading]) -> bool {
        let back = self.0.reversed(at, axis);
        earlier.iter().any(|&other| other == axis || other == back)
    }
}

#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct KLinesThrough<'a, P, T: Topology = Rect> {
    board: Board<T>,
    at: T::Cell,
    axes: &'a [T::Heading],
    next: usize,
    length: Length,
    matches: P,
}

impl<T: Topology, P: FnMut(T::Cell) -> bool> Iterator for KLinesThrough<'_, P, T> {
    type Item = Line<T>;

    #[inline]
    fn next(&mut self) -> Option<Line<T>> {
        let Self {
            ref board,
            at,
            axes,
            length,
            ref mut matches,
            ..
        } = *self;
        if !board.contains(at) || !matches(at) {
            return None;
        }
        while let Some(&axis) = axes.get(self.next) {
            let earlier = &axes[..self.next];
            self.next += 1;
            let line = board.run_around(at, axis, &mut *matches).line;
            if !length.admits_line(&line) {
                continue;
            }
            let is_repeated = if T::STRAIGHT {
                board.is_repeated(&line, earlier, &mut *matches)
            } else {
                let mut runs = earlier
                    .iter()
                    .map(|&axis| board.run_around(at, axis, &mut *matches).line);
                // A run with the same cells in another order, some of them twice, may not be a line of k.
                runs.any(|run| length.admits_line(&run) && run.same_cells(&line))
            };
            if !is_repeated {
                return Some(line);
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.axes.len() - self.next))
    }
}

impl<T: Topology, P: FnMut(T::Cell) -> bool> FusedIterator for KLinesThrough<'_, P, T> {}
