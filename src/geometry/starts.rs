//! [`LineStarts`]: where whole lines begin, found on any board.

use core::iter::FusedIterator;

use super::{Finite, Places, Topology, topology::states};

/// The first cells of the whole lines that have a heading somewhere, each once; for boards on which
/// every heading leads from every cell.
///
/// It walks every line once, and marks its cells where it could come upon it again: on boards that have
/// rings, or whose headings turn. A board that knows better has its own.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LineStarts<T: Finite> {
    board: T,
    heading: T::Heading,
    cells: T::Cells,
    /// The cells of the lines that were found, where another cell may come upon them.
    passed: Places,
}

impl<T: Finite> LineStarts<T> {
    /// Those of a board.
    pub fn new(board: T, heading: T::Heading) -> Self {
        let is_marked = !T::STRAIGHT || board.has_rings();
        let marked = if is_marked { board.cell_count() } else { 0 };
        Self {
            cells: board.cells(),
            passed: Places::none_of(marked),
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
        return board.ring_start(through, heading);
    }
    let back = board.reversed(through, heading);
    let (at, back) = board.leap(through, back, board.ray_len(through, back));
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
