//! [`Lines`]: the whole lines of a board, each once; and where they start.

use core::iter::FusedIterator;

use super::{
    Board, Finite, IndexSet, Line, Rect, Topology,
    topology::{ring_start, states},
};

impl<T: Topology> Board<T> {
    /// The whole line through a cell along an axis, from edge to edge, or `None` off the board and where
    /// the line has no end.
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
    /// Arithmetic on every board of this crate, but that some go once round a ring for its least cell; on a
    /// [topology](Topology) of your own without the shortcuts a walk.
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
    /// All whole lines of the board along a heading: rows, columns, diagonals, each once. On a board whose
    /// headings never turn, every cell lies on exactly one of them; elsewhere these are the lines that have the
    /// heading on one of their cells, each once.
    ///
    /// A line leads from edge to edge; on a wrapped board it may be a helix, or a whole ring.
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

/// The first cells of the whole lines that have a heading somewhere, each once; for boards on which
/// every heading leads from every cell.
///
/// It walks every line once, and marks its cells where it could come upon it again: on boards that have
/// rings, or whose headings turn. A board that knows better has its own.
///
/// # Complexity
///
/// It goes through all cells of the board: a [`Window`](crate::boards::Window) of one row looks at each cell
/// of it to find the one start. Where it marks cells, it has a bit for each.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LineStarts<T: Finite> {
    board: T,
    heading: T::Heading,
    cells: T::Cells,
    /// The cells of the lines that were found, where another cell may come upon them.
    passed: IndexSet,
}

impl<T: Finite> LineStarts<T> {
    /// Those of a board.
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

/// The first cell of the whole line through a cell, and the heading there.
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
                // Every heading is here, so the line begins where there is nothing behind.
                let is_first = board.step(cell, board.reversed(cell, asked)).is_none();
                return is_first.then_some((cell, asked));
            }
            if passed.contains(board.index_inside(cell)) {
                return None;
            }
            // The least of its cells where it has the heading, one way or the other, answers for it.
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
