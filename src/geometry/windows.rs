//! [`Windows`]: the segments of k cells of a line or a board, each once.

use core::{
    iter::{Flatten, FusedIterator},
    ops::Range,
};

use super::{Board, Finite, Line, Lines, Rect, Topology};

impl<T: Topology> Line<T> {
    /// The windows of `k` cells of this line, each once. On a whole ring they wrap round. Empty if `k` is 0.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let line = Bounds::new(1, 5)?.line(Coord::new(0, 0), Direction::E, 5).expect("it fits");
    /// let windows: Vec<_> = line.windows(4).map(|window| window.to_string()).collect();
    /// assert_eq!(windows, ["4 cells E from (0, 0)", "4 cells E from (0, 1)"]);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn windows(&self, k: usize) -> impl Iterator<Item = Self> + use<T> {
        WindowsOf::new(self.clone(), k)
    }
}

impl<T: Finite> Board<T> {
    /// All windows of `k` cells along a heading, each once: the possible lines of k in a row.
    ///
    /// They are the segments of `k` cells of all [`lines`](Self::lines) along the heading. A ring of exactly `k` cells
    /// is one window. Empty if `k` is 0. On a line that crosses itself a window can contain a cell twice.
    ///
    /// ```
    /// use collinear::{Bounds, Direction};
    ///
    /// // The 69 winning lines of four in a row (Allis, "A Knowledge-based Approach of
    /// // Connect-Four", 1988).
    /// let board = Bounds::new(6, 7)?;
    /// let windows = Direction::AXES.map(|axis| board.windows(axis, 4).len());
    /// assert_eq!(windows, [21, 12, 24, 12]);
    /// assert_eq!(windows.iter().sum::<usize>(), 69);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// On rectangles each window is computed directly, in the order of first cells. On other boards they are listed
    /// line by line.
    #[doc(alias("winning lines", "segments", "stretches"))]
    pub fn windows(&self, heading: T::Heading, k: usize) -> Windows<T> {
        let source = match self.0.window_starts(heading, k) {
            Some(starts) => Source::Starts(starts),
            None => Source::Lines(
                WindowsOfLines {
                    lines: self.lines(heading),
                    k,
                }
                .flatten(),
            ),
        };
        Windows {
            board: self.clone(),
            k,
            source,
        }
    }
}

/// The segments of k cells of a board along a heading; made by [`Board::windows`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Windows<T: Finite = Rect> {
    board: Board<T>,
    k: usize,
    source: Source<T>,
}

/// How the windows are found.
#[derive(Clone, Debug)]
enum Source<T: Finite> {
    /// From the starts given by the board.
    Starts(T::Starts),
    /// From its lines.
    Lines(Flatten<WindowsOfLines<T>>),
}

impl<T: Finite> Windows<T> {
    #[inline]
    fn line_at(&self, (start, heading): (T::Cell, T::Heading)) -> Line<T> {
        Line::within(self.board.clone(), start, heading, self.k)
    }
}

impl<T: Finite> Iterator for Windows<T> {
    type Item = Line<T>;

    #[inline]
    fn next(&mut self) -> Option<Line<T>> {
        match &mut self.source {
            Source::Starts(starts) => starts.next().map(|start| self.line_at(start)),
            Source::Lines(windows) => windows.next(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.source {
            Source::Starts(starts) => starts.size_hint(),
            Source::Lines(windows) => windows.size_hint(),
        }
    }
}

impl<T: Finite<Starts: DoubleEndedIterator>> DoubleEndedIterator for Windows<T> {
    #[inline]
    fn next_back(&mut self) -> Option<Line<T>> {
        match &mut self.source {
            Source::Starts(starts) => starts.next_back().map(|start| self.line_at(start)),
            Source::Lines(windows) => windows.next_back(),
        }
    }
}

/// On a rectangle the number of starts is known exactly.
impl ExactSizeIterator for Windows {}
impl<T: Finite<Starts: FusedIterator>> FusedIterator for Windows<T> {}

/// The windows of each line.
#[derive(Clone, Debug)]
struct WindowsOfLines<T: Finite> {
    lines: Lines<T>,
    k: usize,
}

impl<T: Finite> Iterator for WindowsOfLines<T> {
    type Item = WindowsOf<T>;

    fn next(&mut self) -> Option<WindowsOf<T>> {
        let line = self.lines.next()?;
        Some(WindowsOf::new(line, self.k))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.lines.size_hint()
    }
}

impl<T: Finite<Starts: DoubleEndedIterator>> DoubleEndedIterator for WindowsOfLines<T> {
    fn next_back(&mut self) -> Option<WindowsOf<T>> {
        let line = self.lines.next_back()?;
        Some(WindowsOf::new(line, self.k))
    }
}

/// The windows of one line.
#[derive(Clone, Debug)]
struct WindowsOf<T: Topology> {
    line: Line<T>,
    k: usize,
    /// The steps along the line to the remaining windows.
    starts: Range<usize>,
}

impl<T: Topology> WindowsOf<T> {
    fn new(line: Line<T>, k: usize) -> Self {
        let len = line.len();
        let count = match k {
            0 => 0,
            k if k > len => 0,
            k if k < len && line.is_whole_ring() => len,
            k => len - k + 1,
        };
        Self {
            line,
            k,
            starts: 0..count,
        }
    }

    fn line_at(&self, steps: usize) -> Line<T> {
        let (start, heading) = self.line.state(steps);
        Line::within(self.line.board().clone(), start, heading, self.k)
    }
}

impl<T: Topology> Iterator for WindowsOf<T> {
    type Item = Line<T>;

    fn next(&mut self) -> Option<Line<T>> {
        let steps = self.starts.next()?;
        Some(self.line_at(steps))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.starts.size_hint()
    }
}

impl<T: Topology> DoubleEndedIterator for WindowsOf<T> {
    fn next_back(&mut self) -> Option<Line<T>> {
        let steps = self.starts.next_back()?;
        Some(self.line_at(steps))
    }
}
