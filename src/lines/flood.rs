//! Flood fill: which cells are connected, whether a goal is among them, and a shortest connection to it.

use alloc::{vec, vec::Vec};

use crate::geometry::{Board, Finite, IndexSet};

use super::Region;

/// # Queries: connected cells
impl<T: Finite> Board<T> {
    /// The cells connected with the start cells over matching ones. See [`Grid::flood`](crate::Grid::flood).
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once. Allocates the cells that are reached, and a bit for each cell of
    /// the board; if there are more than four million, only for the cells that are asked, and a step takes
    /// the logarithm of their number.
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

    /// The first goal that a flood comes to, or the region that it fills. See
    /// [`Grid::flood_until`](crate::Grid::flood_until).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once, and none after the goal is found; memory as for
    /// [`flood`](Self::flood).
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

    /// The cells that can be reached in steps of your own. See [`Grid::reach_by`](crate::Grid::reach_by).
    ///
    /// # Complexity
    ///
    /// One call for each cell that is reached; memory as for [`flood`](Self::flood).
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

    /// A shortest connection from one of the start cells to a goal over matching cells. See
    /// [`Grid::connect`](crate::Grid::connect).
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once, and none after the goal is found. Allocates the cells that are
    /// reached with a number each, and a bit for each cell of the board, or less, as
    /// [`flood`](Self::flood) does.
    #[must_use]
    pub fn connect(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        goal: impl FnMut(T::Cell) -> bool,
        headings: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Option<Vec<T::Cell>> {
        // For each cell reached the index of the one before it; its own for a start cell.
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

    /// The cells one step away, some perhaps twice.
    pub(super) fn adjacent(
        &self,
        at: T::Cell,
        headings: &[T::Heading],
    ) -> impl Iterator<Item = T::Cell> {
        let steps = headings.iter();
        steps.filter_map(move |&heading| self.0.step(at, heading).map(|(next, _)| next))
    }
}

/// A breadth-first search.
struct BreadthFirst<'a, T: Finite, M, B> {
    board: &'a Board<T>,
    matches: M,
    /// The cells that were asked.
    asked: IndexSet,
    /// Whether they are those that were reached.
    all_match: bool,
    reached: Vec<T::Cell>,
    /// Gets for each cell reached the index of the one before it.
    before: B,
}

impl<'a, T: Finite, M: FnMut(T::Cell) -> bool, B: FnMut(usize)> BreadthFirst<'a, T, M, B> {
    fn new(board: &'a Board<T>, matches: M, before: B) -> Self {
        Self {
            board,
            matches,
            asked: IndexSet::none_of(board.0.cell_count()),
            all_match: true,
            // As many as most groups have: the first steps need not move the list.
            reached: Vec::with_capacity(16),
            before,
        }
    }

    fn begin(&mut self, from: impl IntoIterator<Item = T::Cell>) {
        for at in from {
            self.reach(at, self.reached.len());
        }
    }

    /// Goes on until it comes to a goal, and answers its index among those reached.
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
            // Not a loop: its body would be a call for each step of an iterator that filters.
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

    // A call for each neighbour of each cell would cost as much as what it does.
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
