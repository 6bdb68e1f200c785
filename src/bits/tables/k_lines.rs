//! [`KLineTable`]: all lines of k cells of a board, as sets.

use alloc::{boxed::Box, collections::BTreeSet, vec, vec::Vec};
use core::{mem, ops::Range};

use super::{CellSet, LineTables, window_sets::WindowSets};
use crate::{
    Length,
    bits::Word,
    geometry::{Board, Finite},
};

/// The possible lines of k cells of a board, for win checks and completions of k in a row.
///
/// Made by [`LineTables::k_line_table`]. A *window* is k consecutive cells of a whole line. Windows of the same cells
/// count once. A window that contains a cell twice, on a line that crosses itself, does not count.
///
/// ```
/// use collinear::{Bounds, Coord, Length, bits::LineTables};
///
/// // X X .
/// // O X .
/// // . O .   X to move
/// let tables = LineTables::<u16, _>::new(Bounds::new(3, 3)?)?;
/// let threes = tables.k_line_table(Length::AtLeast(3));
/// assert_eq!(threes.windows().len(), 8);
///
/// let x = tables.set([(0, 0), (0, 1), (1, 1)].map(Coord::from));
/// let free = tables.set([(0, 2), (1, 2), (2, 0), (2, 2)].map(Coord::from));
/// let wins = threes.completions(x, free);
/// assert!(tables.cells(wins).eq([(0, 2), (2, 2)].map(Coord::from)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Complexity
///
/// [`has_k_line_through`](Self::has_k_line_through) reads the windows through one cell: 4 or 7 of the 76 windows of
/// Qubic. The queries of the whole board read all windows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(alias("win check", "winning lines", "mill"))]
pub struct KLineTable<W: Word, T: Finite> {
    board: Board<T>,
    /// Each window once.
    all: WindowSets<W>,
    /// The windows through each cell, cell by cell.
    through: WindowSets<W>,
    /// For each cell, by index: the range of its windows in `through`.
    ranges: Box<[Range<usize>]>,
}

impl<W: Word, T: Finite> LineTables<W, T> {
    /// Makes the table of all windows of k cells, for win checks and completions.
    ///
    /// ```
    /// use collinear::{Bounds, Length, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(6, 7)?)?;
    /// assert_eq!(tables.k_line_table(Length::AtLeast(4)).windows().len(), 69);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One set per window, and one more for each cell of each window: 3 kB for the 76 lines of Qubic.
    #[must_use]
    pub fn k_line_table(&self, length: Length) -> KLineTable<W, T> {
        KLineTable::new(self, length)
    }
}

impl<W: Word, T: Finite> KLineTable<W, T> {
    fn new(tables: &LineTables<W, T>, length: Length) -> Self {
        let (k, is_exact) = match length {
            // An empty line does not count.
            Length::AtLeast(k) => (k.max(1), false),
            Length::Exactly(k) => (k, true),
        };
        let set = |cells: &[u16]| cells.iter().map(|&at| usize::from(at)).collect();
        let (mut seen, mut windows) = (BTreeSet::new(), Vec::new());
        let lines = tables.lines.iter().filter(|_| k > 0);
        for (states, ends) in lines.flat_map(|line| line.windows(k)) {
            let cells: CellSet<W> = set(states);
            // A line that crosses itself within the window has fewer cells.
            if cells.len() < states.len() {
                continue;
            }
            let ends = ends.into_iter().flatten().filter(|_| is_exact);
            let ends: CellSet<W> = ends.map(usize::from).collect();
            // If the line continues from the window into the window's own cells, a run there is never exactly k.
            if cells.is_disjoint(ends) && seen.insert((cells, ends)) {
                windows.push((cells, ends));
            }
        }
        let mut by_cell = vec![Vec::new(); tables.cells.len()];
        for &window in &windows {
            for index in window.0.indices() {
                by_cell[index].push(window);
            }
        }
        let ranges = by_cell.iter().scan(0, |end, windows| {
            let start = mem::replace(end, *end + windows.len());
            Some(start..*end)
        });
        Self {
            board: tables.board.clone(),
            all: WindowSets::new(windows.into_iter()),
            ranges: ranges.collect(),
            through: WindowSets::new(by_cell.into_iter().flatten()),
        }
    }

    /// All windows of k cells, such as the 76 lines of Qubic or the 16 mills of Nine Men's Morris.
    #[must_use]
    #[inline]
    pub fn windows(&self) -> &[CellSet<W>] {
        self.all.cells()
    }

    /// Whether a set has k in a row anywhere on the board.
    #[must_use]
    #[inline]
    pub fn has_k_line(&self, set: CellSet<W>) -> bool {
        self.all.has_full(0..self.windows().len(), set)
    }

    /// Whether a set has k in a row through a cell: the win check after a move.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Length, bits::LineTables};
    ///
    /// // x x x . x
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 5)?)?;
    /// let threes = tables.k_line_table(Length::AtLeast(3));
    /// let discs = tables.mask(|at| at.col != 3);
    /// assert!(threes.has_k_line_through(Coord::new(0, 1), discs));
    /// assert!(!threes.has_k_line_through(Coord::new(0, 4), discs));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_k_line_through(&self, at: T::Cell, set: CellSet<W>) -> bool {
        self.through.has_full(self.range_through(at), set)
    }

    /// The cells of a set that are part of k in a row, such as the stones of all mills.
    ///
    /// ```
    /// use collinear::{Bounds, Length, bits::LineTables};
    ///
    /// // x x x . x
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 5)?)?;
    /// let discs = tables.mask(|at| at.col != 3);
    /// let in_line = tables.k_line_table(Length::AtLeast(2)).cells_in_line(discs);
    /// assert_eq!(in_line, tables.mask(|at| at.col < 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn cells_in_line(&self, set: CellSet<W>) -> CellSet<W> {
        let full = self.all.full(0..self.windows().len(), set);
        full.fold(CellSet::empty(), |all, window| all | window)
    }

    /// The cells of `free` that would complete k in a row: the winning moves.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Length, bits::LineTables};
    ///
    /// // X X . X . X O
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 7)?)?;
    /// let set = tables.mask(|at| [0, 1, 3, 5].contains(&at.col));
    /// let free = tables.mask(|at| [2, 4].contains(&at.col));
    /// let cells = |length| tables.k_line_table(length).completions(set, free);
    /// assert_eq!(cells(Length::AtLeast(3)), free);
    /// assert_eq!(cells(Length::Exactly(3)), tables.cell(Coord::new(0, 4)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("threats", "winning moves"))]
    pub fn completions(&self, set: CellSet<W>, free: CellSet<W>) -> CellSet<W> {
        let completing = self.all.lacking_one(set) & free;
        let both = set & free;
        if both.is_empty() {
            return completing;
        }
        completing | self.cells_in_line(set) & both
    }

    #[inline]
    fn range_through(&self, at: T::Cell) -> Range<usize> {
        let index = self.board.topology().index_of(at);
        let range = index.and_then(|index| self.ranges.get(index));
        range.map_or(0..0, Clone::clone)
    }
}
