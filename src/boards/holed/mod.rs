//! [`Holed`]: a board without some of its cells.
//!
//! ```text
//!         o o o                  peg solitaire: 7 rows and 7 columns without the corners;
//!         o o o                  no peg jumps into one, no line passes it
//!     o o o o o o o
//!     o o o o o o o
//!     o o o o o o o
//!         o o o
//!         o o o
//! ```

use crate::{
    geometry::{
        Aligned, Board, Bounds, Coord, Finite, Headings, Labels, Layout, NameError, Tiling,
        TooLarge, Topology, name_without_cell, states,
    },
    shared::Arc,
};
use alloc::{string::String, vec, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
    iter::FusedIterator,
    ops::Range,
};
use itertools::Either;

#[cfg(feature = "serde")]
mod serde;

/// A board without some of its cells: the cross of solitaire, the star of Halma, a map with lakes.
///
/// Made by [`Board::without`] and [`Board::only`], or from a picture by [`Grid::without`](crate::Grid::without).
///
/// A hole is not a cell. Rays, runs, slides and floods end before it with [`Stop::Edge`](crate::Stop::Edge); patterns
/// and lines of k cannot cross it. A [`Grid`](crate::Grid) has no value for it, and pictures and texts leave it empty.
/// Cells, headings and names are the same as on the whole board.
///
/// For holes that come and go, use a wall instead: a value that no predicate matches. Runs end before it with
/// [`Stop::Blocked`](crate::Stop::Blocked).
///
/// Methods of rectangles, such as `rows`, `ring` and `is_on_edge`, are not available; use the
/// [whole](Self::whole) board.
///
/// A clone is cheap: the cells are shared. Deserializing a short file can allocate up to 2^24 numbers and cells.
#[doc(alias = "mask")]
#[doc(alias = "hole")]
#[doc(alias = "blocked cells")]
#[derive(Clone, PartialEq, Eq)]
pub struct Holed<T: Finite> {
    whole: T,
    kept: Arc<Kept<T::Cell>>,
}

/// The remaining cells.
#[derive(PartialEq, Eq)]
struct Kept<C> {
    cells: Vec<C>,
    /// For each cell of the whole board its index among the remaining cells, or [`HOLE`].
    numbers: Vec<u32>,
}

/// The index of a hole.
const HOLE: u32 = u32::MAX;

/// The most cells of the whole board, since a short file can ask for any number.
const MOST_CELLS: usize = 1 << 24;

/// # Boards with holes
impl<T: Finite> Board<T> {
    /// The board without these cells. Cells off the board are ignored.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Stop};
    ///
    /// let whole = Bounds::new(7, 7)?;
    /// let in_arm = |index| (2..5).contains(&index);
    /// let cross = whole.without(whole.coords().filter(|at| !in_arm(at.row) && !in_arm(at.col)))?;
    /// assert_eq!(cross.cells().count(), 33);
    ///
    /// let from = Coord::new(4, 2);
    /// assert_eq!(cross.ray_len(from, Direction::NW), 2);
    /// assert_eq!(cross.slide(from, Direction::NW, .., |_| true).stop, Stop::Edge);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the whole board has more than 2^24 cells.
    ///
    /// # Complexity
    ///
    /// Linear in the cells of the whole board. On the new board a step takes one more table lookup, and a ray is a walk
    /// instead of arithmetic.
    #[doc(alias = "mask")]
    pub fn without(
        &self,
        cells: impl IntoIterator<Item = T::Cell>,
    ) -> Result<Board<Holed<T>>, TooLarge> {
        Holed::new(self.topology().clone(), true, cells).map(Board::of)
    }

    /// The board with only these cells. Cells off the board are ignored.
    ///
    /// ```
    /// use collinear::{Coord, Bounds, Direction, Grid};
    ///
    /// let map = Grid::parse("~ o o
    ///                        ~ o ~
    ///                        o ~ o")?;
    /// let land = map.bounds().only(map.cells_where(|&cell| cell == 'o'))?;
    /// let island = land.flood([Coord::new(0, 1)], &Direction::ORTHOGONAL, |_| true);
    /// assert_eq!(island.cells().len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`without`](Self::without).
    ///
    /// # Complexity
    ///
    /// As for [`without`](Self::without).
    #[doc(alias = "mask")]
    pub fn only(
        &self,
        cells: impl IntoIterator<Item = T::Cell>,
    ) -> Result<Board<Holed<T>>, TooLarge> {
        Holed::new(self.topology().clone(), false, cells).map(Board::of)
    }
}

impl<T: Finite> Holed<T> {
    /// With `all`, the whole board except some cells; otherwise only those cells.
    fn new(whole: T, all: bool, but: impl IntoIterator<Item = T::Cell>) -> Result<Self, TooLarge> {
        let count = whole.cell_count();
        if count > MOST_CELLS {
            return Err(TooLarge::cells(count).over(MOST_CELLS));
        }
        let [others, these] = if all { [0, HOLE] } else { [HOLE, 0] };
        let mut numbers = vec![others; count];
        for at in but {
            if let Some(index) = whole.index_of(at) {
                numbers[index] = these;
            }
        }
        let mut cells = Vec::new();
        let left = numbers.iter_mut().zip(whole.cells());
        for (number, (left, at)) in (0..).zip(left.filter(|(number, _)| **number != HOLE)) {
            *left = number;
            cells.push(at);
        }
        let kept = Arc::new(Kept { cells, numbers });
        Ok(Self { whole, kept })
    }

    /// The board before cells were removed.
    #[must_use]
    #[inline]
    pub const fn whole(&self) -> &T {
        &self.whole
    }

    /// The holes, in the order of cells.
    pub fn holes(&self) -> impl Iterator<Item = T::Cell> + Clone + '_ {
        self.whole.cells().filter(|&at| !self.keeps(at))
    }

    /// The index of a cell of the whole board among the remaining cells, or [`HOLE`].
    #[inline]
    fn number(&self, at: T::Cell) -> u32 {
        let number = self.kept.numbers.get(self.whole.index_inside(at));
        number.copied().unwrap_or(HOLE)
    }

    /// Whether holes only cut lines into pieces: no line is a ring, and no heading turns.
    #[inline]
    fn cuts_straight(&self) -> bool {
        T::STRAIGHT && !self.whole.has_rings()
    }

    /// Whether a cell of the whole board remains.
    #[inline]
    fn keeps(&self, at: T::Cell) -> bool {
        self.number(at) != HOLE
    }
}

impl<T: Finite> Topology for Holed<T> {
    type Cell = T::Cell;
    type Heading = T::Heading;

    const STRAIGHT: bool = T::STRAIGHT;
    const REACH: usize = T::REACH;

    #[inline]
    fn contains(&self, at: T::Cell) -> bool {
        self.whole.contains(at) && self.keeps(at)
    }

    #[inline]
    fn step(&self, from: T::Cell, heading: T::Heading) -> Option<(T::Cell, T::Heading)> {
        match self.whole.step(from, heading) {
            Some((at, there)) if self.keeps(at) => Some((at, there)),
            _ => None,
        }
    }

    #[inline]
    fn reversed(&self, at: T::Cell, heading: T::Heading) -> T::Heading {
        self.whole.reversed(at, heading)
    }

    #[inline]
    fn has_rings(&self) -> bool {
        self.whole.has_rings()
    }

    #[inline]
    fn leap(&self, from: T::Cell, heading: T::Heading, steps: usize) -> (T::Cell, T::Heading) {
        self.whole.leap(from, heading, steps)
    }

    fn steps_ahead(&self, from: T::Cell, heading: T::Heading, at_most: usize) -> usize {
        let most = self.whole.steps_ahead(from, heading, at_most);
        let mut state = (from, heading);
        let is_hole = |_| {
            state = self.whole.leap(state.0, state.1, 1);
            !self.keeps(state.0)
        };
        (0..most).position(is_hole).unwrap_or(most)
    }
}

impl<T: Finite> Finite for Holed<T> {
    type Cells = KeptCells<T>;
    /// The starts of the lines of the whole board, or of their pieces.
    type Starts = Either<T::Starts, vec::IntoIter<(T::Cell, T::Heading)>>;

    #[inline]
    fn cells(&self) -> KeptCells<T> {
        KeptCells::of(self)
    }

    #[inline]
    fn cell_count(&self) -> usize {
        self.kept.cells.len()
    }

    #[inline]
    fn index_of(&self, at: T::Cell) -> Option<usize> {
        let number = *self.kept.numbers.get(self.whole.index_of(at)?)?;
        (number != HOLE).then_some(number as usize)
    }

    #[inline]
    fn index_inside(&self, at: T::Cell) -> usize {
        self.number(at) as usize
    }

    // A hole cuts a line in two. If headings turn, a piece may not have this heading.
    fn line_starts(&self, heading: T::Heading) -> Self::Starts {
        let has_heading = |&(at, there): &(T::Cell, T::Heading)| {
            let mut states = states(self, at, there);
            T::STRAIGHT
                || states.any(|(at, there)| there == heading || self.reversed(at, there) == heading)
        };
        let begins = |&(at, there): &(T::Cell, T::Heading)| {
            self.keeps(at) && self.step(at, self.reversed(at, there)).is_none()
        };
        let mut starts = Vec::new();
        for (first, there) in self.whole.line_starts(heading) {
            if self.is_ring(first, there) {
                starts.push((first, there));
            } else {
                let states = states(&self.whole, first, there);
                starts.extend(states.filter(begins).filter(has_heading));
            }
        }
        Either::Right(starts.into_iter())
    }

    /// The starts on the whole board, unless a ring or a turn could lead to a piece from both sides.
    fn scan_starts(&self, heading: T::Heading) -> Self::Starts {
        if self.cuts_straight() {
            Either::Left(self.whole.scan_starts(heading))
        } else {
            self.line_starts(heading)
        }
    }

    #[inline]
    fn scan_steps(&self, start: T::Cell, heading: T::Heading) -> usize {
        if self.cuts_straight() {
            self.whole.scan_steps(start, heading)
        } else {
            self.steps_ahead(start, heading, usize::MAX)
        }
    }

    #[inline]
    fn is_hole(&self, at: T::Cell) -> bool {
        !self.keeps(at)
    }

    #[inline]
    fn frame_len(&self) -> usize {
        self.whole.frame_len()
    }

    #[inline]
    fn frame_index(&self, at: T::Cell) -> usize {
        self.whole.frame_index(at)
    }

    #[inline]
    fn frame_step(&self, heading: T::Heading) -> Option<isize> {
        self.whole.frame_step(heading)
    }
}

/// The headings of the whole board.
impl<T: Finite + Headings> Headings for Holed<T> {
    #[inline]
    fn headings(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.whole.headings(at)
    }

    #[inline]
    fn axes(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.whole.axes(at)
    }
}

/// Finds the straight line on the whole board, if it does not cross a hole.
impl<T: Finite + Aligned> Aligned for Holed<T> {
    fn heading_to(&self, from: T::Cell, to: T::Cell) -> Option<(T::Heading, usize)> {
        let heading = self.whole.heading_to(from, to);
        heading.filter(|&(heading, steps)| self.steps_ahead(from, heading, steps) == steps)
    }
}

/// The paper of the whole board; holes are empty places.
impl<T: Layout> Layout for Holed<T> {
    fn paper(&self) -> Bounds {
        self.whole.paper()
    }

    fn on_paper(&self, at: T::Cell) -> Coord {
        self.whole.on_paper(at)
    }

    fn tiling(&self) -> Tiling {
        self.whole.tiling()
    }

    fn name(&self, at: T::Cell) -> String {
        self.whole.name(at)
    }

    fn has_labels(&self) -> bool {
        self.whole.has_labels()
    }

    fn labels(&self) -> Option<Labels> {
        self.whole.labels()
    }

    fn cell_named(&self, name: &str) -> Result<T::Cell, NameError> {
        let at = self.whole.cell_named(name)?;
        if self.keeps(at) {
            return Ok(at);
        }
        Err(name_without_cell(self, self.whole.on_paper(at)))
    }

    fn strokes(&self) -> impl Iterator<Item = (T::Cell, T::Cell)> {
        let strokes = self.whole.strokes();
        strokes.filter(|&(from, to)| self.keeps(from) && self.keeps(to))
    }

    fn corner_arcs(&self) -> impl Iterator<Item = (T::Cell, T::Cell)> {
        let arcs = self.whole.corner_arcs();
        arcs.filter(|&(from, to)| self.keeps(from) && self.keeps(to))
    }
}

/// Hashes only a few numbers. They distinguish most boards, and the hash of every line includes its board.
impl<T: Finite> Hash for Holed<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.whole, self.cell_count()).hash(state);
    }
}

/// The whole board and the number of holes.
impl<T: Finite> fmt::Debug for Holed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holes = self.kept.numbers.len() - self.cell_count();
        write!(f, "{:?} without {holes} cells", self.whole)
    }
}

/// The cells of a [`Holed`] board, in the order of the whole one.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct KeptCells<T: Finite> {
    board: Holed<T>,
    left: Range<usize>,
}

impl<T: Finite> KeptCells<T> {
    #[inline]
    fn of(board: &Holed<T>) -> Self {
        let left = 0..board.cell_count();
        let board = board.clone();
        Self { board, left }
    }
}

impl<T: Finite> Iterator for KeptCells<T> {
    type Item = T::Cell;

    #[inline]
    fn next(&mut self) -> Option<T::Cell> {
        self.board.kept.cells.get(self.left.next()?).copied()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl<T: Finite> DoubleEndedIterator for KeptCells<T> {
    #[inline]
    fn next_back(&mut self) -> Option<T::Cell> {
        self.board.kept.cells.get(self.left.next_back()?).copied()
    }
}

impl<T: Finite> ExactSizeIterator for KeptCells<T> {}
impl<T: Finite> FusedIterator for KeptCells<T> {}
