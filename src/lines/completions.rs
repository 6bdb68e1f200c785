//! Completions: the free cells that close a line of k in a row.

use core::{fmt, iter::FusedIterator};

use crate::geometry::{Board, Finite, Rect, State, Topology};

use super::{Length, Stop};

/// # Queries: what completes k in a row
impl<T: Topology> Board<T> {
    /// The free cells that close a line of k in a row with a cell in it. See
    /// [`Grid::completions_through`](crate::Grid::completions_through).
    ///
    /// # Complexity
    ///
    /// That of one [`run_through`](Self::run_through) an axis, and of one more for each free cell that ends it. A
    /// cell that is found is compared with those before it, which asks as much again. No allocation.
    #[inline]
    pub fn completions_through<'a, P, F>(
        &self,
        at: T::Cell,
        axes: &'a [T::Heading],
        length: Length,
        matches: P,
        free: F,
    ) -> CompletionsThrough<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        CompletionsThrough {
            board: self.clone(),
            at,
            axes,
            next: 0,
            reach: None,
            asked: 0,
            length,
            matches,
            free,
        }
    }

    /// Whether a line runs through a cell along an axis once a piece stands there.
    #[inline]
    fn completes(
        &self,
        (at, axis): State<T>,
        length: Length,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> bool {
        let run = self.run_around(at, axis, |other| other == at || matches(other));
        length.admits_line(&run.line)
    }

    /// The cells that may complete a run through a cell along an axis: its own, and the next one at each end.
    #[inline]
    fn completing_reach(
        &self,
        at: T::Cell,
        axis: T::Heading,
        mut matches: impl FnMut(T::Cell) -> bool,
    ) -> Reach<T> {
        if !matches(at) {
            return Reach {
                first: (at, axis),
                cells: 1,
            };
        }
        let run = self.run_around(at, axis, matches);
        let (first, heading) = run.line.state(0);
        let is_blocked = |stop| matches!(stop, Stop::Blocked(_));
        let cells = run.line.len() + usize::from(is_blocked(run.ahead));
        let back = self.0.reversed(first, heading);
        let before = self.0.step(first, back).filter(|_| is_blocked(run.behind));
        match before {
            None => Reach {
                first: (first, heading),
                cells,
            },
            Some((before, back)) => Reach {
                first: (before, self.0.reversed(before, back)),
                cells: cells + 1,
            },
        }
    }
}

impl<T: Finite> Board<T> {
    /// All free cells that close a line of k in a row. See [`Grid::completions`](crate::Grid::completions).
    ///
    /// # Complexity
    ///
    /// One call for each cell, and for each free one a win check through it
    /// ([`has_k_line_through`](Self::has_k_line_through)); no allocation.
    #[inline]
    pub fn completions<'a, P, F>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mut matches: P,
        mut free: F,
    ) -> impl FusedIterator<Item = T::Cell> + use<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let completes = move |&at: &T::Cell| {
            free(at)
                && board.has_k_line_through(at, axes, length, |other| other == at || matches(other))
        };
        self.cells().filter(completes).fuse()
    }
}

/// Some cells along a line.
#[derive(Clone, Copy, Debug)]
struct Reach<T: Topology> {
    first: State<T>,
    cells: usize,
}

/// The free cells that close a line with a cell in it; made by [`Board::completions_through`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct CompletionsThrough<'a, P, F, T: Topology = Rect> {
    board: Board<T>,
    at: T::Cell,
    axes: &'a [T::Heading],
    /// The index of the axis after the one that is looked along.
    next: usize,
    /// The cells that may complete a line on that axis: those that were not asked, and how many were.
    reach: Option<Reach<T>>,
    asked: usize,
    length: Length,
    matches: P,
    free: F,
}

impl<P, F, T> CompletionsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    /// Whether a cell came before: on an earlier axis, or earlier on this one, as on a ring that has one gap.
    fn came_before(&mut self, cell: T::Cell) -> bool {
        let Self {
            ref board,
            at,
            axes,
            next,
            asked,
            length,
            ref mut matches,
            ..
        } = *self;
        axes[..next].iter().enumerate().any(|(index, &axis)| {
            let reach = board.completing_reach(at, axis, &mut *matches);
            let is_last = index + 1 == next;
            let cells = if is_last { asked - 1 } else { reach.cells };
            let mut states = reach.states(board).take(cells);
            states.any(|state| state.0 == cell && board.completes(state, length, &mut *matches))
        })
    }
}

impl<T: Topology> Reach<T> {
    fn states(self, board: &Board<T>) -> impl Iterator<Item = State<T>> {
        let glide = |&(at, heading): &State<T>| Some(board.0.glide(at, heading));
        core::iter::successors(Some(self.first), glide).take(self.cells)
    }
}

impl<P, F, T> Iterator for CompletionsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        if !self.board.contains(self.at) {
            return None;
        }
        loop {
            let Some(reach) = &mut self.reach else {
                let &axis = self.axes.get(self.next)?;
                self.next += 1;
                let reach = self
                    .board
                    .completing_reach(self.at, axis, &mut self.matches);
                (self.reach, self.asked) = (Some(reach), 0);
                continue;
            };
            let state = reach.first;
            reach.cells -= 1;
            if reach.cells > 0 {
                reach.first = self.board.0.glide(state.0, state.1);
            } else {
                self.reach = None;
            }
            self.asked += 1;
            if (self.free)(state.0)
                && self.board.completes(state, self.length, &mut self.matches)
                && !self.came_before(state.0)
            {
                return Some(state.0);
            }
        }
    }
}

impl<P, F, T> FusedIterator for CompletionsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
}

impl<P, F, T: Topology> fmt::Debug for CompletionsThrough<'_, P, F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CompletionsThrough")
            .field("board", &self.board)
            .field("at", &self.at)
            .field("axes_left", &&self.axes[self.next..])
            .field("length", &self.length)
            .finish_non_exhaustive()
    }
}
