//! Flood fill: which cells are connected, and a shortest connection through them.

use alloc::{vec, vec::Vec};

use crate::geometry::{Board, Finite, IndexSet, Rect};

/// A connected component: cells connected with the start cells, the nearest first; made by [`Board::flood`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region<T: Finite = Rect> {
    board: Board<T>,
    cells: Vec<T::Cell>,
    /// The same cells.
    indices: IndexSet,
}

impl<T: Finite> Region<T> {
    /// The cells: the start cells first, then the adjacent ones, and so on.
    #[must_use]
    pub fn cells(&self) -> &[T::Cell] {
        &self.cells
    }

    /// Whether a cell belongs to it; off the board none does.
    #[must_use]
    pub fn contains(&self, at: T::Cell) -> bool {
        self.board
            .0
            .index_of(at)
            .is_some_and(|index| self.indices.contains(index))
    }
}

/// # Queries: connected cells
impl<T: Finite> Board<T> {
    /// The cells connected with the start cells over matching ones. See [`Grid::flood`](crate::Grid::flood).
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once. Allocates the cells that are reached, and two bits for each cell of
    /// the board; if there are more than four million, only for the cells that are asked, and a step takes
    /// the logarithm of their number.
    #[must_use]
    pub fn flood(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        headings: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Region<T> {
        let mut search = Search::new(self.clone(), matches, |_| ());
        search.begin(from);
        search.until(headings, |_| false);
        let mut indices = IndexSet::none_of(self.0.cell_count());
        for &at in &search.reached {
            if let Some(index) = self.0.index_of(at) {
                indices.insert(index);
            }
        }
        Region {
            board: self.clone(),
            indices,
            cells: search.reached,
        }
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
        let mut search = Search::new(self.clone(), matches, |index| before.push(index));
        search.begin(from);
        let mut index = search.until(headings, goal)?;
        let reached = search.reached;
        let mut way = vec![reached[index]];
        while before[index] != index {
            index = before[index];
            way.push(reached[index]);
        }
        way.reverse();
        Some(way)
    }
}

/// A breadth-first search.
struct Search<T: Finite, M, B> {
    board: Board<T>,
    matches: M,
    /// The cells that were asked.
    asked: IndexSet,
    reached: Vec<T::Cell>,
    /// Gets for each cell reached the index of the one before it.
    before: B,
}

impl<T: Finite, M: FnMut(T::Cell) -> bool, B: FnMut(usize)> Search<T, M, B> {
    fn new(board: Board<T>, matches: M, before: B) -> Self {
        Self {
            asked: IndexSet::none_of(board.0.cell_count()),
            board,
            matches,
            reached: Vec::new(),
            before,
        }
    }

    fn begin(&mut self, from: impl IntoIterator<Item = T::Cell>) {
        for at in from {
            self.reach(at, self.reached.len());
        }
    }

    /// Goes on until it comes to a goal, and answers its index among those reached.
    fn until(
        &mut self,
        headings: &[T::Heading],
        mut goal: impl FnMut(T::Cell) -> bool,
    ) -> Option<usize> {
        let mut index = 0;
        while let Some(&at) = self.reached.get(index) {
            if goal(at) {
                return Some(index);
            }
            for &heading in headings {
                if let Some((next, _)) = self.board.0.step(at, heading) {
                    self.reach(next, index);
                }
            }
            index += 1;
        }
        None
    }

    fn reach(&mut self, at: T::Cell, before: usize) {
        let Some(index) = self.board.0.index_of(at) else {
            return;
        };
        if self.asked.insert(index) && (self.matches)(at) {
            self.reached.push(at);
            (self.before)(before);
        }
    }
}
