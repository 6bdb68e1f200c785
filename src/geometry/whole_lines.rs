//! [`Lines`]: the whole lines of a board, each once, and where they start.

use core::iter::FusedIterator;

use super::{
    Board, Finite, IndexSet, Line, Rect, Topology,
    topology::{ring_start, states},
};

impl<T: Topology> Board<T> {
    /// The whole line through a cell along an axis, from edge to edge. `None` off the board and if the line has no end.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(8, 8)?;
    /// let diagonal = board.whole_line(Coord::new(5, 2), Direction::NE).expect("on the board");
    /// assert_eq!(diagonal.to_string(), "8 cells NE from (7, 0)");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Computed without walking on most boards of this crate; some walk once round a ring to find its smallest cell. On
    /// a [topology](Topology) of your own it walks.
    #[must_use]
    pub fn whole_line(&self, through: T::Cell, axis: T::Heading) -> Option<Line<T>> {
        if !self.contains(through) {
            return None;
        }
        if self.0.has_rings() && self.0.is_ring(through, axis) {
            let (start, heading) = ring_start(&self.0, (through, axis));
            return Some(self.ray_with_origin(start, heading).line());
        }
        let back = self.0.reversed(through, axis);
        let behind = self.0.steps_ahead(through, back, usize::MAX);
        let len = behind
            .checked_add(self.0.steps_ahead(through, axis, usize::MAX))?
            .checked_add(1)?;
        let (start, back) = self.0.leap(through, back, behind);
        Some(Line::within(
            self.clone(),
            start,
            self.0.reversed(start, back),
            len,
        ))
    }
}

impl<T: Finite> Board<T> {
    /// All whole lines along a heading, each once: all rows, columns or diagonals, for example.
    ///
    /// Lines run from edge to edge; on a wrapped board a line can be a helix or a ring. On a board whose headings
    /// never turn, every cell is on exactly one of them. On other boards these are the lines with this heading at one
    /// of their cells.
    ///
    /// ```
    /// use collinear::{Bounds, Direction};
    ///
    /// let board = Bounds::new(2, 3)?;
    /// assert_eq!(board.lines(Direction::E).len(), 2);
    /// let lengths: Vec<_> = board.lines(Direction::SE).map(|line| line.len()).collect();
    /// assert_eq!(lengths, [2, 2, 1, 1]);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[inline]
    pub fn lines(&self, heading: T::Heading) -> Lines<T> {
        Lines {
            board: self.clone(),
            starts: self.0.line_starts(heading),
        }
    }
}

/// The whole lines of a board along one heading; made by [`Board::lines`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Lines<T: Finite = Rect> {
    board: Board<T>,
    starts: T::Starts,
}

impl<T: Finite> Lines<T> {
    #[inline]
    fn line_at(&self, (start, heading): (T::Cell, T::Heading)) -> Line<T> {
        let len = self.board.ray_len(start, heading).saturating_add(1);
        Line::within(self.board.clone(), start, heading, len)
    }
}

impl<T: Finite> Iterator for Lines<T> {
    type Item = Line<T>;

    #[inline]
    fn next(&mut self) -> Option<Line<T>> {
        self.starts.next().map(|start| self.line_at(start))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.starts.size_hint()
    }
}

impl<T: Finite<Starts: DoubleEndedIterator>> DoubleEndedIterator for Lines<T> {
    #[inline]
    fn next_back(&mut self) -> Option<Line<T>> {
        self.starts.next_back().map(|start| self.line_at(start))
    }
}

impl<T: Finite<Starts: ExactSizeIterator>> ExactSizeIterator for Lines<T> {}
impl<T: Finite<Starts: FusedIterator>> FusedIterator for Lines<T> {}

/// The starts of the whole lines that have a heading at one of their cells, each once.
///
/// For boards on which every heading leads from every cell.
///
/// It walks every line once. On boards that have rings, or whose headings turn, it marks the cells, to skip lines that
/// it has already found.
///
/// # Complexity
///
/// Linear in the cells of the board, even if there is only one line. If it marks cells, it stores a bit for each.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LineStarts<T: Finite> {
    board: T,
    heading: T::Heading,
    cells: T::Cells,
    /// The cells of the lines already found, if marked.
    passed: IndexSet,
}

impl<T: Finite> LineStarts<T> {
    /// The starts on a board.
    pub fn new(board: T, heading: T::Heading) -> Self {
        let is_marked = !T::STRAIGHT || board.has_rings();
        let marked = if is_marked { board.cell_count() } else { 0 };
        Self {
            cells: board.cells(),
            passed: IndexSet::none_of(marked),
            board,
            heading,
        }
    }
}

/// The start of the whole line through a cell.
pub(crate) fn whole_line_start<T: Topology>(
    board: &T,
    through: T::Cell,
    heading: T::Heading,
) -> (T::Cell, T::Heading) {
    if board.has_rings() && board.is_ring(through, heading) {
        return ring_start(board, (through, heading));
    }
    let back = board.reversed(through, heading);
    let (at, back) = board.leap(through, back, board.steps_ahead(through, back, usize::MAX));
    (at, board.reversed(at, back))
}

impl<T: Finite> Iterator for LineStarts<T> {
    type Item = (T::Cell, T::Heading);

    fn next(&mut self) -> Option<Self::Item> {
        let (board, asked, passed) = (&self.board, self.heading, &mut self.passed);
        self.cells.find_map(|cell| {
            if T::STRAIGHT && !(board.has_rings() && board.is_ring(cell, asked)) {
                // The line begins here if the step back leaves the board.
                let is_first = board.step(cell, board.reversed(cell, asked)).is_none();
                return is_first.then_some((cell, asked));
            }
            if passed.contains(board.index_inside(cell)) {
                return None;
            }
            // A line is returned when the scan meets its first cell with the heading, in either direction.
            let start = whole_line_start(board, cell, asked);
            for (at, heading) in states(board, start.0, start.1) {
                if heading == asked || board.reversed(at, heading) == asked {
                    passed.insert(board.index_inside(at));
                }
            }
            Some(start)
        })
    }
}

impl<T: Finite> FusedIterator for LineStarts<T> where T::Cells: FusedIterator {}
