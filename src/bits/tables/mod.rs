//! [`LineTables`]: the lines of any finite board as lookup tables.
//!
//! Every whole line is walked once, when the tables are made, and stored as the indices of its cells. A ring is stored
//! twice in a row, so that each window of k cells is a slice.
//!
//! A win check does not walk. The windows of k cells are stored as sets: in one list of all, and in one list per cell.
//! There is k in a row through a cell if one of its windows is a subset of the set. A cell completes k in a row if it
//! is the only cell that a window lacks: one bit, `x & (x - 1) == 0`. For exactly k, the cells before and behind the
//! window must not be in the set.

mod cell_set;
mod k_lines;
mod whole_lines;
mod window_sets;

use alloc::{boxed::Box, vec};

use self::whole_lines::{NumberedLine, whole_lines};
pub use self::{cell_set::CellSet, k_lines::KLineTable};
use super::Word;
use crate::geometry::{Board, Finite, Headings, TooLarge};

/// Lookup tables of the lines of any finite board, for sets of its cells: boxes, listed lines, tori,
/// twisted strips, a topology of your own.
///
/// A [`CellSet`] with these tables works for any board, as a [`Bitboard`](super::Bitboard) does for rectangles. Bit n
/// is the cell of index n.
///
/// ```
/// use collinear::{Bounds, Coord, Direction, Length, Wrap, bits::LineTables};
///
/// // A cylinder of 4x8, the left side joined to the right one.
/// let board = Bounds::new(4, 8)?.with_wrap(Wrap::EastWest);
/// let tables = LineTables::<u64, _>::new(board)?;
/// let fours = tables.k_line_table(Length::AtLeast(4));
///
/// // x x . . . . . x
/// let mut discs = tables.set([(3, 0), (3, 1), (3, 7)].map(Coord::from));
/// let free = tables.full() - discs;
/// let wins = fours.completions(discs, free);
/// assert!(tables.cells(wins).eq([(3, 2), (3, 6)].map(Coord::from)));
///
/// discs |= tables.cell(Coord::new(3, 6));
/// assert!(fours.has_k_line_through(Coord::new(3, 6), discs));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Overview
///
/// - Sets: the [`full`](Self::full) board, one [`cell`](Self::cell), a [`set`](Self::set) of cells, a
///   [`mask`](Self::mask) by predicate; [`contains`](Self::contains) and [`cells`](Self::cells) read a set.
/// - Win checks: [`k_line_table`](Self::k_line_table) makes a table of all lines of a given length.
/// - Steps: [`neighbours`](Self::neighbours) of a cell, [`neighbours_of`](Self::neighbours_of) a set.
///
/// # Complexity
///
/// The tables hold each whole line, a ring twice, at two bytes per cell. Make them once and keep them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(alias("lookup table", "Tables"))]
pub struct LineTables<W: Word, T: Finite> {
    board: Board<T>,
    /// Indexed by cell index.
    cells: Box<[T::Cell]>,
    lines: Box<[NumberedLine]>,
    /// For each cell, by index: the cells one step away.
    neighbours: Box<[CellSet<W>]>,
}

impl<W: Word, T: Headings + Finite> LineTables<W, T> {
    /// Makes the tables of a board, along all its [headings](Headings::headings).
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board has more cells than the word has bits, or more than 65,536.
    ///
    /// ```
    /// use collinear::{Bounds, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(6, 7)?)?;
    /// assert_eq!(tables.full().len(), 42);
    ///
    /// let error = LineTables::<u64, _>::new(Bounds::new(9, 9)?).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a board of 81 cells is too large: there is room for 64 cells"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(board: Board<T>) -> Result<Self, TooLarge> {
        let topology = board.topology().clone();
        Self::with_headings(board, |at| topology.headings(at))
    }
}

impl<W: Word, T: Finite> LineTables<W, T> {
    /// Makes the tables of a board along the headings that a function returns for each cell, both ways.
    ///
    /// A whole line is included if the function returns its heading for any of its cells, as with
    /// [`Board::k_lines`].
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board has more cells than the word has bits, or more than 65,536.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// // Without diagonals.
    /// let board = Bounds::new(8, 8)?;
    /// let tables = LineTables::<u64, _>::with_headings(board, |_| Direction::ORTHOGONAL)?;
    /// assert_eq!(tables.neighbours(Coord::new(3, 3)).len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_headings<I: IntoIterator<Item = T::Heading>>(
        board: Board<T>,
        headings: impl FnMut(T::Cell) -> I,
    ) -> Result<Self, TooLarge> {
        let topology = board.topology();
        // Lines are stored as u16.
        let room = W::BITS.min(1 << u16::BITS);
        let found = topology.cell_count();
        if found > room {
            return Err(TooLarge::cells(found).over(room));
        }
        let cells: Box<[_]> = topology.cells().take(found).collect();
        let (lines, exits) = whole_lines(&board, &cells, headings);
        let mut neighbours = vec![CellSet::empty(); found];
        for (index, heading) in exits {
            let to = board.step(cells[index], heading);
            // A cell is not its own neighbour.
            let to = to
                .and_then(|to| topology.index_of(to))
                .filter(|&to| to != index);
            neighbours[index] |= to.map_or_else(CellSet::empty, CellSet::of_index);
        }
        Ok(Self {
            board,
            cells,
            lines,
            neighbours: neighbours.into(),
        })
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board<T> {
        &self.board
    }

    /// All cells of the board.
    #[must_use]
    #[inline]
    pub fn full(&self) -> CellSet<W> {
        (0..self.cells.len()).collect()
    }

    /// A set of this cell alone; empty if it is off the board.
    #[must_use]
    #[inline]
    pub fn cell(&self, at: T::Cell) -> CellSet<W> {
        self.index_of(at)
            .map_or_else(CellSet::empty, CellSet::of_index)
    }

    /// A set of these cells; cells off the board are ignored.
    #[must_use]
    pub fn set(&self, cells: impl IntoIterator<Item = T::Cell>) -> CellSet<W> {
        let indices = cells.into_iter().filter_map(|at| self.index_of(at));
        indices.collect()
    }

    /// The cells that match.
    ///
    /// ```
    /// use collinear::{Bounds, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(3, 4)?)?;
    /// assert_eq!(tables.mask(|at| at.row == 1).len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mask(&self, mut matches: impl FnMut(T::Cell) -> bool) -> CellSet<W> {
        let indices = (0..).zip(&self.cells).filter(|&(_, &at)| matches(at));
        indices.map(|(index, _)| index).collect()
    }

    /// Whether a cell is in a set; `false` off the board.
    #[must_use]
    #[inline]
    pub fn contains(&self, set: CellSet<W>, at: T::Cell) -> bool {
        self.index_of(at)
            .is_some_and(|index| set.contains_index(index))
    }

    /// The cells of a set, in order of their indices.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(3, 4)?)?;
    /// let set = tables.set([(2, 0), (0, 3), (5, 5)].map(Coord::from));
    /// assert!(tables.cells(set).eq([(0, 3), (2, 0)].map(Coord::from)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn cells(&self, set: CellSet<W>) -> impl DoubleEndedIterator<Item = T::Cell> + Clone {
        set.indices().filter_map(|index| self.cell_of_index(index))
    }

    /// The cell at an index.
    #[must_use]
    #[inline]
    pub fn cell_of_index(&self, index: usize) -> Option<T::Cell> {
        self.cells.get(index).copied()
    }

    /// The index of a cell, which is also its bit.
    #[must_use]
    #[inline]
    pub fn index_of(&self, at: T::Cell) -> Option<usize> {
        let index = self.board.topology().index_of(at)?;
        (index < self.cells.len()).then_some(index)
    }

    /// The cells adjacent to a cell: one step away along any heading.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(8, 8)?)?;
    /// assert_eq!(tables.neighbours(Coord::new(0, 0)).len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("steps", "adjacent"))]
    pub fn neighbours(&self, at: T::Cell) -> CellSet<W> {
        self.index_of(at)
            .map_or_else(CellSet::empty, |index| self.neighbours[index])
    }

    /// The cells adjacent to any cell of a set, including cells of the set that are adjacent to each other.
    #[must_use]
    #[inline]
    pub fn neighbours_of(&self, set: CellSet<W>) -> CellSet<W> {
        let all = set.indices().filter_map(|index| self.neighbours.get(index));
        all.fold(CellSet::empty(), |all, &cells| all | cells)
    }
}
