//! Flood fill: connected cells, the first goal among them, and a shortest path to the goal.

use alloc::{vec, vec::Vec};

use crate::geometry::{Board, Finite, IndexSet};

use super::Region;

/// # Queries: connected cells
impl<T: Finite> Board<T> {
    /// The region of matching cells that are connected to the start cells. See [`Grid::flood`](crate::Grid::flood).
    ///
    /// # Complexity
    ///
    /// Tests each cell at most once. Allocates a list of the reached cells and a bit for each cell of the board. On
    /// boards of more than four million cells, it stores the n tested cells instead of the bits, and each step takes
    /// O(log n).
    #[must_use]
    pub fn flood(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        headings: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Region<T> {
        let mut search = BreadthFirst::new(self, matches, |_| ());
        search.begin(from);
        search.until(|at| self.adjacent(at, headings), |_| false);
        search.region()
    }

    /// The first goal that a flood from the start cells reaches. See [`Grid::flood_until`](crate::Grid::flood_until).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// Tests each cell at most once, and no cell after the goal. Memory as for [`flood`](Self::flood).
    pub fn flood_until(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        goal: impl FnMut(T::Cell) -> bool,
        headings: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Result<T::Cell, Region<T>> {
        let mut search = BreadthFirst::new(self, matches, |_| ());
        search.begin(from);
        match search.until(|at| self.adjacent(at, headings), goal) {
            Some(index) => Ok(search.reached[index]),
            None => Err(search.region()),
        }
    }

    /// The cells that can be reached from the start cells in steps of your own. See
    /// [`Grid::reach_by`](crate::Grid::reach_by).
    ///
    /// # Complexity
    ///
    /// One call for each reached cell; memory as for [`flood`](Self::flood).
    #[must_use]
    pub fn reach_by<I: IntoIterator<Item = T::Cell>>(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        steps: impl FnMut(T::Cell) -> I,
    ) -> Region<T> {
        let mut search = BreadthFirst::new(self, |_| true, |_| ());
        search.begin(from);
        search.until(steps, |_| false);
        search.region()
    }

    /// A shortest path from a start cell to a goal over matching cells. See [`Grid::connect`](crate::Grid::connect).
    ///
    /// # Complexity
    ///
    /// Tests each cell at most once, and no cell after the goal. Memory as for [`flood`](Self::flood), and a number for
    /// each reached cell.
    #[must_use]
    pub fn connect(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        goal: impl FnMut(T::Cell) -> bool,
        headings: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Option<Vec<T::Cell>> {
        // For each reached cell, the index of the cell before it; for a start cell, its own index.
        let mut before = Vec::new();
        let mut search = BreadthFirst::new(self, matches, |index| before.push(index));
        search.begin(from);
        let mut index = search.until(|at| self.adjacent(at, headings), goal)?;
        let reached = search.reached;
        let mut path = vec![reached[index]];
        while before[index] != index {
            index = before[index];
            path.push(reached[index]);
        }
        path.reverse();
        Some(path)
    }

    /// The cells one step away. A cell can come twice.
    pub(super) fn adjacent(
        &self,
        at: T::Cell,
        headings: &[T::Heading],
    ) -> impl Iterator<Item = T::Cell> {
        let steps = headings.iter();
        steps.filter_map(move |&heading| self.0.step(at, heading).map(|(next, _)| next))
    }
}

struct BreadthFirst<'a, T: Finite, M, B> {
    board: &'a Board<T>,
    matches: M,
    /// The cells that were tested.
    asked: IndexSet,
    /// True if all tested cells were reached.
    all_match: bool,
    reached: Vec<T::Cell>,
    /// Called for each reached cell, with the index of the previous cell.
    before: B,
}

impl<'a, T: Finite, M: FnMut(T::Cell) -> bool, B: FnMut(usize)> BreadthFirst<'a, T, M, B> {
    fn new(board: &'a Board<T>, matches: M, before: B) -> Self {
        Self {
            board,
            matches,
            asked: IndexSet::none_of(board.0.cell_count()),
            all_match: true,
            // Room for most groups, so that the list rarely moves.
            reached: Vec::with_capacity(16),
            before,
        }
    }

    fn begin(&mut self, from: impl IntoIterator<Item = T::Cell>) {
        for at in from {
            self.reach(at, self.reached.len());
        }
    }

    /// Continues until it reaches a goal, and returns the goal's index in `reached`.
    fn until<I: IntoIterator<Item = T::Cell>>(
        &mut self,
        mut steps: impl FnMut(T::Cell) -> I,
        mut goal: impl FnMut(T::Cell) -> bool,
    ) -> Option<usize> {
        let mut index = 0;
        while let Some(&at) = self.reached.get(index) {
            if goal(at) {
                return Some(index);
            }
            // Not a `for` loop: with a filtering iterator, its body would not be inlined.
            steps(at)
                .into_iter()
                .for_each(|next| self.reach(next, index));
            index += 1;
        }
        None
    }

    fn region(self) -> Region<T> {
        let mut indices = self.asked;
        if !self.all_match {
            indices.clear();
            indices.extend(&self.board.0, &self.reached);
        }
        Region::new(self.board, self.reached, indices)
    }

    // Inlined: a call for each neighbour of each cell would cost as much as the body.
    #[inline(always)]
    fn reach(&mut self, at: T::Cell, before: usize) {
        let Some(index) = self.board.0.index_of(at) else {
            return;
        };
        if !self.asked.insert(index) {
            return;
        }
        if (self.matches)(at) {
            self.reached.push(at);
            (self.before)(before);
        } else {
            self.all_match = false;
        }
    }
}
