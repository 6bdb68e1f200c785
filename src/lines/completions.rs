//! Completions: the free cells that close a line of k in a row.

use core::{fmt, iter::FusedIterator};

use crate::geometry::{Board, Finite, Rect, State, Topology};

use super::{Length, Stop, through::Through};

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
            through: Through::new(self, at, axes, length, (matches, free)),
            reach: None,
            asked: 0,
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
    through: Through<'a, P, F, T>,
    /// The cells that may complete a line on the axis: those that were not asked, and how many were.
    reach: Option<Reach<T>>,
    asked: usize,
}

impl<P, F, T> CompletionsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    /// Whether a cell came before: on an earlier axis, or earlier on this one, as on a ring that has one gap.
    fn came_before(&mut self, cell: T::Cell) -> bool {
        let Some((axis, earlier)) = self.through.axes_so_far() else {
            return false;
        };
        let Through {
            ref board,
            at,
            length,
            mine: ref mut matches,
            ..
        } = self.through;
        let mut came = |axis, most| {
            let reach = board.completing_reach(at, axis, &mut *matches);
            let mut states = reach.states(board).take(most);
            states.any(|state| state.0 == cell && board.completes(state, length, &mut *matches))
        };
        earlier.iter().any(|&axis| came(axis, usize::MAX)) || came(axis, self.asked - 1)
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
        if !self.through.board.contains(self.through.at) {
            return None;
        }
        loop {
            let through = &mut self.through;
            let Some(reach) = &mut self.reach else {
                let axis = through.next_axis()?;
                let board = &through.board;
                let reach = board.completing_reach(through.at, axis, &mut through.mine);
                (self.reach, self.asked) = (Some(reach), 0);
                continue;
            };
            let state = reach.first;
            reach.cells -= 1;
            if reach.cells > 0 {
                reach.first = through.board.0.glide(state.0, state.1);
            } else {
                self.reach = None;
            }
            self.asked += 1;
            if (through.free)(state.0)
                && through
                    .board
                    .completes(state, through.length, &mut through.mine)
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
        self.through.fmt_as("CompletionsThrough", f)
    }
}
