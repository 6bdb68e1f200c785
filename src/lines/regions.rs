//! The regions of a whole board: connected components, enclosed regions, and the cells inside loops.

use alloc::vec;

use crate::geometry::{Board, Finite, IndexSet, Rect};

use super::Region;

/// # Queries: the regions of a whole board
impl<T: Finite> Board<T> {
    /// All regions of the board (its connected components), each once. See [`Grid::regions`](crate::Grid::regions).
    ///
    /// # Complexity
    ///
    /// At most one call for each cell and one for each step from a cell. Allocates the cells and a bit for each cell of
    /// the board; on boards of more than four million cells, only for the cells that were found.
    pub fn regions<'a, K: PartialEq, F: FnMut(T::Cell) -> Option<K>>(
        &self,
        headings: &'a [T::Heading],
        kind: F,
    ) -> impl Iterator<Item = (K, Region<T>)> + use<'a, K, F, T> {
        Regions {
            unread: self.cells(),
            found: IndexSet::none_of(self.0.cell_count()),
            board: self.clone(),
            headings,
            kind,
        }
    }

    /// The regions that walls enclose: every path from such a region off the board crosses a wall. See
    /// [`Grid::enclosed`](crate::Grid::enclosed).
    ///
    /// # Complexity
    ///
    /// The cost of [`regions`](Self::regions), and at most two more steps for each cell and heading.
    pub fn enclosed<'a, F: FnMut(T::Cell) -> bool>(
        &self,
        headings: &'a [T::Heading],
        mut wall: F,
    ) -> impl Iterator<Item = Region<T>> + use<'a, T, F> {
        let open = move |at| (!wall(at)).then_some(());
        let regions = self.regions(headings, open).map(|((), region)| region);
        regions.filter(move |region| !headings.iter().any(|&heading| region.touches(heading)))
    }

    /// The cells inside loops of stones: every path from such a cell off the board crosses another stone. See
    /// [`Grid::encircled`](crate::Grid::encircled).
    ///
    /// # Complexity
    ///
    /// A [`flood`](Self::flood) from the edge, then a step for each cell and heading, as the cells are requested.
    pub fn encircled<'a, F: FnMut(T::Cell) -> bool>(
        &self,
        headings: &'a [T::Heading],
        mut stone: F,
    ) -> impl Iterator<Item = T::Cell> + use<'a, T, F> {
        let board = self.clone();
        let edge = self.cells().filter(|&at| !self.has_all_steps(at, headings));
        let outside = self.flood(edge, headings, |at| !stone(at));
        self.cells().filter(move |&at| {
            // A stone on the edge is not in `outside`, but one step leads off the board.
            board.has_all_steps(at, headings)
                && !outside.contains(at)
                && !board
                    .adjacent(at, headings)
                    .any(|next| outside.contains(next))
        })
    }

    fn has_all_steps(&self, at: T::Cell, headings: &[T::Heading]) -> bool {
        headings
            .iter()
            .all(|&heading| self.0.step(at, heading).is_some())
    }
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct Regions<'a, F, T: Finite = Rect> {
    board: Board<T>,
    headings: &'a [T::Heading],
    kind: F,
    /// The cells where the next region may begin.
    unread: T::Cells,
    found: IndexSet,
}

impl<K: PartialEq, T: Finite, F: FnMut(T::Cell) -> Option<K>> Regions<'_, F, T> {
    fn region_from(&mut self, first: T::Cell, own: &K) -> Region<T> {
        self.found.insert(self.board.0.index_inside(first));
        let mut cells = vec![first];
        let mut index = 0;
        while let Some(&at) = cells.get(index) {
            for next in self.board.adjacent(at, self.headings) {
                let number = self.board.0.index_inside(next);
                // A cell of another kind stays unmarked, for its own region.
                if !self.found.contains(number) && (self.kind)(next).as_ref() == Some(own) {
                    self.found.insert(number);
                    cells.push(next);
                }
            }
            index += 1;
        }
        let mut indices = IndexSet::of_at_most(cells.len(), self.board.0.cell_count());
        indices.extend(&self.board.0, &cells);
        Region::new(&self.board, cells, indices)
    }
}

impl<K: PartialEq, T: Finite, F: FnMut(T::Cell) -> Option<K>> Iterator for Regions<'_, F, T> {
    type Item = (K, Region<T>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let first = self.unread.next()?;
            if self.found.contains(self.board.0.index_inside(first)) {
                continue;
            }
            if let Some(kind) = (self.kind)(first) {
                let region = self.region_from(first, &kind);
                return Some((kind, region));
            }
        }
    }
}
