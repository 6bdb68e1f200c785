//! [`LineTables`]: the lines of any finite board as tables, for sets of its cells.
//!
//! Every whole line is walked once, when the tables are made, and kept as the indices of its cells, both
//! ways. A ray is then a slice of its line: the rest of it after a cell. A ring is kept twice
//! round, so that its rays are slices too:
//!
//! ```text
//!                   a line of 4 cells       a ring of 4 cells
//! one heading       3 4 5 6                 0 1 2 3 0 1 2 3
//! the other         6 5 4 3                 3 2 1 0 3 2 1 0
//! a ray             from 4:   5 6           from 2:     3 0 1
//! ```
//!
//! A query about a ray looks up its slice and reads the set bit by bit up to the first that ends it. To
//! find the first blocker by one operation, as [`Rays`](super::Rays) do, the bits of a ray would have to
//! be in the order of its cells, which they are not on wrapped and twisted boards.
//!
//! A win check does not walk. The windows of k cells are kept as sets, all of them and once more cell by
//! cell: k in a row through a cell is a window of that cell that is a subset, and a cell completes k in a
//! row where a window without the set is one bit, `x & (x - 1) == 0`. For exactly k a window has the
//! cells before and behind it as well, which may not be in the set.

mod cell_set;
mod k_lines;
mod rays;
mod whole_lines;
mod window_sets;

use alloc::boxed::Box;

use self::whole_lines::{Exit, WholeLines};
pub use self::{
    cell_set::{CellSet, Indices},
    k_lines::KLineTable,
};
use super::Word;
use crate::geometry::{Board, Finite, Headings, TooLarge};

/// Lookup tables of the lines of any finite board, for sets of its cells: boxes, listed lines, tori,
/// twisted strips, triangles, a topology of your own.
///
/// What a [`Bitboard`](super::Bitboard) is for rectangles, a [`CellSet`] with these tables is for all
/// boards; each cell has the bit of its index. The methods have the names that they have on a [`Board`],
/// with sets instead of predicates:
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
/// # What there is
///
/// - Sets: the [`full`](Self::full) board, one [`cell`](Self::cell), a [`set`](Self::set) of cells, a
///   [`mask`](Self::mask) by predicate; whether a set [contains](Self::contains) a cell, its
///   [`cells`](Self::cells), and a set as the [predicate](Self::is_in) of any query.
/// - Win checks: [`k_line_table`](Self::k_line_table) makes a table of all lines of a length;
///   [`k_lines_through`](Self::k_lines_through) names the winning ones.
/// - One piece: [`neighbours`](Self::neighbours), [`slide`](Self::slide), [`slides`](Self::slides),
///   [`first_hit`](Self::first_hit), [`bracket`](Self::bracket), [`brackets`](Self::brackets), the
///   [`rays`](Self::rays) themselves.
/// - Areas: [`flood`](Self::flood), [`neighbours_of`](Self::neighbours_of) a set.
///
/// From a cell off the board, and along a heading that leads nowhere, every ray is empty.
///
/// # Complexity
///
/// The tables hold each whole line both ways, a ring twice, at two bytes a cell: 1 kB for 8x8. A ray is a
/// part of a line; where it lies there takes 40 bytes for each cell and [`Direction`](crate::Direction):
/// 20 kB for 8x8. Make the tables once and keep them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(alias("lookup table", "precomputed rays", "Tables"))]
pub struct LineTables<W: Word, T: Finite> {
    board: Board<T>,
    /// By index.
    cells: Box<[T::Cell]>,
    lines: WholeLines<T::Heading>,
    /// By index: the cells a step away.
    neighbours: Box<[CellSet<W>]>,
}

impl<W: Word, T: Headings + Finite> LineTables<W, T> {
    /// The tables of a board, for all its [headings](Headings::headings).
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board has more cells than the word has bits or than a `u16` can count, or if its
    /// lines have more of them together than a `u32` can count.
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
    /// The tables of a board for the headings that a function gives for each cell. The way back is
    /// included.
    ///
    /// A whole line is there if any of its cells names it, as with [`Board::k_lines`].
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board has more cells than the word has bits or than a `u16` can count, or if its
    /// lines have more of them together than a `u32` can count.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// // Rooks have no diagonals.
    /// let board = Bounds::new(8, 8)?;
    /// let rook = LineTables::<u64, _>::with_headings(board, |_| Direction::ORTHOGONAL)?;
    /// assert_eq!(rook.slides(Coord::new(3, 3), rook.full()).len(), 14);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_headings<I: IntoIterator<Item = T::Heading>>(
        board: Board<T>,
        headings: impl FnMut(T::Cell) -> I,
    ) -> Result<Self, TooLarge> {
        let topology = board.topology();
        // Rays are lists of u16.
        let room = W::BITS.min(1 << u16::BITS);
        let found = topology.cell_count();
        if found > room {
            return Err(TooLarge::cells(found).over(room));
        }
        let cells: Box<[_]> = topology.cells().take(found).collect();
        // 2^32 indices along the lines: no board of so few cells comes near.
        let lines = WholeLines::of(&board, &cells, headings).ok_or(TooLarge::cells(found))?;
        let neighbours = (0..).zip(&cells).map(|(index, &at)| {
            let exits = lines.exits(index).iter();
            let steps = exits.filter_map(|exit| board.step(at, exit.heading));
            // A cell is not its own neighbour.
            let others = steps.filter(|&to| to != at);
            others.filter_map(|to| topology.index_of(to)).collect()
        });
        let neighbours = neighbours.collect();
        Ok(Self {
            board,
            cells,
            lines,
            neighbours,
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

    /// This cell alone, or no cell if it is off the board.
    #[must_use]
    #[inline]
    pub fn cell(&self, at: T::Cell) -> CellSet<W> {
        self.index_of(at)
            .map_or_else(CellSet::empty, CellSet::of_index)
    }

    /// The set of these cells; those off the board are left out.
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

    /// Whether a cell is in a set. No cell off the board is.
    #[must_use]
    #[inline]
    pub fn contains(&self, set: CellSet<W>, at: T::Cell) -> bool {
        self.index_of(at)
            .is_some_and(|index| set.contains_index(index))
    }

    /// Whether a cell is in a set, as a predicate for the queries of [`Board`].
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// let board = Bounds::new(3, 4)?;
    /// let tables = LineTables::<u64, _>::new(board)?;
    /// let discs = tables.mask(|at| at.row == 1 && at.col > 0);
    /// let run = board.run_through(Coord::new(1, 2), Direction::E, tables.is_in(discs));
    /// assert_eq!(run.line.to_string(), "3 cells E from (1, 1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn is_in(&self, set: CellSet<W>) -> impl Fn(T::Cell) -> bool + Copy {
        move |at| self.contains(set, at)
    }

    /// The cells of a set, in their order.
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

    /// The `n`-th cell of a set, counted from 0: a random one for a random `n`.
    #[must_use]
    #[inline]
    pub fn nth(&self, set: CellSet<W>, n: usize) -> Option<T::Cell> {
        self.cell_of_index(set.indices().nth(n)?)
    }

    /// The cell of an index.
    #[must_use]
    #[inline]
    pub fn cell_of_index(&self, index: usize) -> Option<T::Cell> {
        self.cells.get(index).copied()
    }

    /// The index of a cell: the number of its bit.
    #[must_use]
    #[inline]
    pub fn index_of(&self, at: T::Cell) -> Option<usize> {
        let index = self.board.topology().index_of(at)?;
        (index < self.cells.len()).then_some(index)
    }

    /// The headings that lead from a cell.
    #[inline]
    fn exits(&self, from: T::Cell) -> &[Exit<T::Heading>] {
        self.index_of(from)
            .map_or(&[], |index| self.lines.exits(index))
    }
}
