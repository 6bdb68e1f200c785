//! [`EndlessGrid`]: a value on every cell of a board without end.

use alloc::vec::Vec;
use core::{
    fmt,
    hash::{BuildHasher, BuildHasherDefault, Hash, Hasher},
    iter::FusedIterator,
    ops::{Index, IndexMut},
};
use std::collections::{HashMap, HashSet};

use itertools::Itertools;

use super::{Grid, GridError, off_the_board};
use crate::{
    boards::{PlaneCell, Window},
    geometry::{Board, Direction, Topology},
    hasher::StableHasher,
};

/// A board without end with a value on each cell, such as a [`Plane`](crate::boards::Plane). Needs the feature `std`.
///
/// Every cell holds the background until another value is written to it. Only cells with another value take memory.
///
/// For queries along lines use its [`board`](Self::board), with a predicate that reads the grid:
///
/// ```
/// use collinear::{Direction, EndlessGrid, Length, boards::{Place, Plane}};
///
/// let mut grid = EndlessGrid::new(Plane::BOARD, '.');
/// for col in -3..2 {
///     grid[Place::new(7, col)] = 'x';
/// }
/// let run = grid.board().run(Place::new(7, -3), Direction::E, |at| grid[at] == 'x');
/// assert_eq!(run.line.len(), 5);
/// let (last, five) = (Place::new(7, 1), Length::AtLeast(5));
/// assert!(grid.board().has_k_line_through(last, &Direction::AXES, five, |at| grid[at] == 'x'));
///
/// assert_eq!(grid[Place::new(0, 0)], '.');
/// grid[last] = '.';
/// assert_eq!(grid.occupied().len(), 4);
/// ```
///
/// For queries of a whole board use a [window](Self::window):
///
/// ```compile_fail,E0599
/// use collinear::{Direction, Length, boards::Plane};
///
/// Plane::BOARD.k_lines(&Direction::AXES, Length::AtLeast(5), |_| true);
/// ```
#[doc(alias("infinite", "unbounded", "sparse"))]
#[derive(Clone)]
pub struct EndlessGrid<T, B: Topology> {
    board: Board<B>,
    background: T,
    /// All these cells are occupied, but the cell in `lent` may hold the background.
    cells: HashMap<B::Cell, T, Hashers>,
    lent: Option<B::Cell>,
}

type Hashers = BuildHasherDefault<StableHasher>;

impl<T, B: Topology> EndlessGrid<T, B> {
    /// A grid with the background on every cell.
    #[must_use]
    pub fn new(board: Board<B>, background: T) -> Self {
        Self {
            board,
            background,
            cells: HashMap::default(),
            lent: None,
        }
    }

    /// The board of the grid, which has the queries.
    #[must_use]
    pub fn board(&self) -> &Board<B> {
        &self.board
    }

    /// The value of a cell, or `None` off the board.
    #[must_use]
    #[inline]
    pub fn get(&self, at: B::Cell) -> Option<&T> {
        let value = || self.cells.get(&at).unwrap_or(&self.background);
        self.board.contains(at).then(value)
    }
}

impl<T: PartialEq, B: Topology> EndlessGrid<T, B> {
    /// The cells with a value other than the background, in no order.
    fn unsorted(&self) -> impl Iterator<Item = (B::Cell, &T)> {
        let cells = self.cells.iter().map(|(&at, value)| (at, value));
        cells.filter(|&(_, value)| *value != self.background)
    }

    /// The cells with a value other than the background, in reading order, each with its value.
    ///
    /// ```
    /// use collinear::{EndlessGrid, boards::{Place, Plane}};
    ///
    /// let mut grid = EndlessGrid::new(Plane::BOARD, '.');
    /// grid[Place::new(5, -2)] = 'o';
    /// grid[Place::new(-1, 3)] = 'x';
    /// assert!(grid.occupied().eq([(Place::new(-1, 3), &'x'), (Place::new(5, -2), &'o')]));
    /// ```
    ///
    /// # Complexity
    ///
    /// O(n log n) for n occupied cells, which are sorted.
    #[must_use]
    pub fn occupied(
        &self,
    ) -> impl DoubleEndedIterator<Item = (B::Cell, &T)> + ExactSizeIterator + FusedIterator + Clone
    {
        self.unsorted().sorted_by_key(|&(at, _)| at)
    }

    /// The empty cells within `steps` steps along these headings from an occupied cell: the cells where a move can
    /// matter.
    ///
    /// The cells are in reading order.
    ///
    /// ```
    /// use collinear::{Direction, EndlessGrid, boards::{Place, Plane}};
    ///
    /// let mut grid = EndlessGrid::new(Plane::BOARD, '.');
    /// grid[Place::new(0, 0)] = 'x';
    /// grid[Place::new(0, 1)] = 'o';
    /// assert_eq!(grid.frontier(&Direction::ORTHOGONAL, 1).len(), 6);
    /// assert_eq!(grid.frontier(&Direction::ALL, 2).len(), 5 * 6 - 2);
    /// assert_eq!(grid.frontier(&Direction::HEX, 1).len(), 8);
    /// ```
    ///
    /// # Complexity
    ///
    /// A step for each occupied or returned cell and each heading.
    #[must_use]
    #[doc(alias = "candidates")]
    pub fn frontier(&self, headings: &[B::Heading], steps: usize) -> Vec<B::Cell> {
        let mut layer: Vec<_> = self.unsorted().map(|(at, _)| at).collect();
        let mut seen: HashSet<_> = layer.iter().copied().collect();
        let mut frontier = Vec::new();
        for _ in 0..steps {
            let poses = layer.iter().cartesian_product(headings);
            let next = poses.filter_map(|(&at, &heading)| self.board.step(at, heading));
            layer = next.filter(|&at| seen.insert(at)).collect();
            if layer.is_empty() {
                break;
            }
            frontier.extend_from_slice(&layer);
        }
        frontier.sort_unstable();
        frontier
    }
}

impl<T, B: Topology<Cell: PlaneCell, Heading = Direction>> EndlessGrid<T, B> {
    /// The cells in a window, as a grid with the coordinates of the plane and the queries of whole boards.
    ///
    /// [Its values](Grid::into_cells) are row by row.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if the window has more cells than memory can hold.
    ///
    /// ```
    /// use collinear::{Direction, EndlessGrid, Length, boards::{Place, Plane, Window}};
    ///
    /// let mut grid = EndlessGrid::new(Plane::BOARD, '.');
    /// for col in -3..0 {
    ///     grid[Place::new(7, col)] = 'x';
    /// }
    /// let window = grid.window(Window::new(Plane, Place::new(6, -4), 2, 4).unwrap())?;
    /// let mut lines = window.k_lines(&Direction::AXES, Length::Exactly(3), |&cell| cell == 'x');
    /// assert_eq!(lines.next().unwrap().to_string(), "3 cells E from (7, -3)");
    /// assert_eq!(lines.next(), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn window(&self, window: Window<B>) -> Result<Grid<T, Window<B>>, GridError>
    where
        T: Clone,
    {
        Grid::on(Board::of(window), |at| self[at].clone())
    }

    /// The smallest window with all occupied cells; `None` if no cell is occupied, or if the window is too large for
    /// memory.
    ///
    /// ```
    /// use collinear::{EndlessGrid, boards::{Place, Plane}};
    ///
    /// let mut grid = EndlessGrid::new(Plane::BOARD, '.');
    /// assert_eq!(grid.extent(), None);
    /// grid[Place::new(-1, 2)] = 'x';
    /// grid[Place::new(0, 1)] = 'o';
    /// let extent = grid.extent().expect("two cells");
    /// assert_eq!(extent.first(), Place::new(-1, 1));
    /// assert_eq!(grid.window(extent)?.to_string(), ". x\no .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[doc(alias = "bounding_box")]
    pub fn extent(&self) -> Option<Window<B>>
    where
        T: PartialEq,
    {
        let occupied = self.unsorted().map(|(at, _)| at);
        Window::around(self.board.topology().clone(), occupied)
    }
}

/// # Panics
///
/// If the cell is off the board. [`EndlessGrid::get`] returns `None` instead.
impl<T, B: Topology> Index<B::Cell> for EndlessGrid<T, B> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, at: B::Cell) -> &T {
        match self.get(at) {
            Some(cell) => cell,
            None => off_the_board(at),
        }
    }
}

/// A cell that gets the background again is freed when the next cell is borrowed.
///
/// # Panics
///
/// If the cell is off the board.
impl<T: Clone + PartialEq, B: Topology> IndexMut<B::Cell> for EndlessGrid<T, B> {
    #[track_caller]
    fn index_mut(&mut self, at: B::Cell) -> &mut T {
        if !self.board.contains(at) {
            off_the_board(at);
        }
        let last = self.lent.replace(at).filter(|&last| last != at);
        if let Some(last) = last.filter(|&last| self[last] == self.background) {
            self.cells.remove(&last);
        }
        let cell = self.cells.entry(at);
        cell.or_insert_with(|| self.background.clone())
    }
}

/// Two grids are equal if they have the same board and the same value on every cell.
impl<T: PartialEq, B: Topology> PartialEq for EndlessGrid<T, B> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.background == other.background
            && self.unsorted().count() == other.unsorted().count()
            && self.unsorted().all(|(at, value)| other[at] == *value)
    }
}

impl<T: Eq, B: Topology> Eq for EndlessGrid<T, B> {}

impl<T: Hash, B: Topology> Hash for EndlessGrid<T, B> {
    /// The sum of a hash for each occupied cell, so that the order of the cells does not matter. A value with the hash
    /// of the background adds nothing.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hashers = Hashers::default();
        let empty = hashers.hash_one(&self.background);
        let hashes = self.cells.iter().map(|(at, value)| {
            let value = hashers.hash_one(value);
            if value == empty {
                0
            } else {
                hashers.hash_one((at, value))
            }
        });
        self.board.hash(state);
        state.write_u64(empty);
        state.write_u64(hashes.fold(0, u64::wrapping_add));
    }
}

/// Writes the board, its background, and each stored cell.
impl<T: fmt::Debug, B: Topology> fmt::Debug for EndlessGrid<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, background) = (self.board.topology(), &self.background);
        write!(f, "{board:?} of {background:?} ")?;
        let kept = self.cells.iter().sorted_by_key(|&(at, _)| at);
        f.debug_map().entries(kept).finish()
    }
}
