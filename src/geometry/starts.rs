//! [`LineStarts`]: where whole lines begin, found on any board.

use core::iter::FusedIterator;

use super::{Finite, Topology, topology::states};

/// The first cells of the whole lines that have a heading somewhere, each once; for boards on which
/// every heading leads from every cell.
///
/// It walks the line of every cell, and so takes as many steps as the board has cells, times the
/// length of a line. A board that knows better has its own.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LineStarts<T: Finite> {
    board: T,
    heading: T::Heading,
    cells: T::Cells,
}

impl<T: Finite> LineStarts<T> {
    /// Those of a board.
    pub fn new(board: T, heading: T::Heading) -> Self {
        Self {
            cells: board.cells(),
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
        let (board, asked) = (&self.board, self.heading);
        self.cells.find_map(|cell| {
            if T::STRAIGHT {
                // Every heading is here, so the line begins where there is nothing behind, or least.
                let begins = if board.has_rings() && board.is_ring(cell, asked) {
                    board.ring_start(cell, asked).0 == cell
                } else {
                    board.step(cell, board.reversed(cell, asked)).is_none()
                };
                return begins.then_some((cell, asked));
            }
            let (at, heading) = whole_line_start(board, cell, asked);
            // The least of its cells where it has the heading, one way or the other, answers for it.
            let mut has = states(board, at, heading)
                .filter(|&(at, heading)| heading == asked || board.reversed(at, heading) == asked);
            (has.all(|(at, _)| cell <= at)).then_some((at, heading))
        })
    }
}

impl<T: Finite> FusedIterator for LineStarts<T> where T::Cells: FusedIterator {}
