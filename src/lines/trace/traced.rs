//! [`Traced`]: a board that records its steps.

use alloc::vec::Vec;
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::Trace;
use crate::geometry::{Aligned, Board, Finite, Headings, Pose, Rect, Tiled, Tiling, Topology};

/// A board that records its steps in a [`Trace`]; made by [`Board::traced`].
///
/// Two traced boards are equal if their boards are equal.
#[derive(Clone, Copy)]
pub struct Traced<'a, T: Topology = Rect> {
    topology: T,
    trace: &'a Trace<T::Cell, T::Heading>,
}

/// # Traces
impl<T: Topology> Board<T> {
    /// Returns the board with queries that record their steps in a [`Trace`], including steps over the edge.
    ///
    /// Its queries have the same results. For a grid, use the board of the grid, with predicates that read the cell:
    /// `|at| grid[at] == 'X'`.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, lines::Trace};
    ///
    /// let board = Grid::parse("@ O O O")?;
    /// let trace = Trace::new();
    /// let (o, x) = (trace.ask("O?", |at| board[at] == 'O'), trace.ask("X?", |at| board[at] == 'X'));
    /// let traced = board.bounds().traced(&trace);
    /// let miss = traced.bracket(Coord::new(0, 0), Direction::E, 1.., o, x).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: edge after 3 cells");
    /// let last = trace.looks().pop().unwrap();
    /// assert_eq!(last.to_string(), "from (0, 3) E over the edge, stop");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Each step searches the trace for the last look at the cell that it leaves. The cost is at worst quadratic in the
    /// looks of one query.
    #[doc(alias("trace", "explain"))]
    pub fn traced<'a>(&self, trace: &'a Trace<T::Cell, T::Heading>) -> Board<Traced<'a, T>> {
        Board::of(Traced {
            topology: self.topology().clone(),
            trace,
        })
    }
}

impl<T: Topology> Topology for Traced<'_, T> {
    type Cell = T::Cell;
    type Heading = T::Heading;

    const STRAIGHT: bool = T::STRAIGHT;
    const REACH: usize = T::REACH;

    fn contains(&self, at: T::Cell) -> bool {
        self.topology.contains(at)
    }

    fn step(&self, from: T::Cell, heading: T::Heading) -> Option<Pose<T>> {
        let next = self.topology.step(from, heading);
        self.trace.step(from, heading, next.map(|(at, _)| at));
        next
    }

    fn reversed(&self, at: T::Cell, heading: T::Heading) -> T::Heading {
        self.topology.reversed(at, heading)
    }

    fn has_rings(&self) -> bool {
        self.topology.has_rings()
    }

    // These methods build and read answers. They are not recorded.

    fn leap(&self, from: T::Cell, heading: T::Heading, steps: usize) -> Pose<T> {
        self.topology.leap(from, heading, steps)
    }

    fn steps_ahead(&self, from: T::Cell, heading: T::Heading, at_most: usize) -> usize {
        self.topology.steps_ahead(from, heading, at_most)
    }

    fn is_ring(&self, from: T::Cell, heading: T::Heading) -> bool {
        self.topology.is_ring(from, heading)
    }
}

impl<T: Finite> Finite for Traced<'_, T> {
    type Cells = T::Cells;
    type Starts = T::Starts;

    fn cells(&self) -> T::Cells {
        self.topology.cells()
    }

    fn cell_count(&self) -> usize {
        self.topology.cell_count()
    }

    fn index_of(&self, at: T::Cell) -> Option<usize> {
        self.topology.index_of(at)
    }

    fn index_inside(&self, at: T::Cell) -> usize {
        self.topology.index_inside(at)
    }

    fn array_shape(&self) -> Vec<usize> {
        self.topology.array_shape()
    }

    fn line_starts(&self, heading: T::Heading) -> T::Starts {
        self.topology.line_starts(heading)
    }

    fn scan_starts(&self, heading: T::Heading) -> T::Starts {
        self.topology.scan_starts(heading)
    }

    fn scan_steps(&self, start: T::Cell, heading: T::Heading) -> usize {
        self.topology.scan_steps(start, heading)
    }

    fn is_hole(&self, at: T::Cell) -> bool {
        self.topology.is_hole(at)
    }

    fn frame_len(&self) -> usize {
        self.topology.frame_len()
    }

    fn frame_index(&self, at: T::Cell) -> usize {
        self.topology.frame_index(at)
    }

    fn frame_step(&self, heading: T::Heading) -> Option<isize> {
        self.topology.frame_step(heading)
    }

    fn window_starts(&self, heading: T::Heading, k: usize) -> Option<T::Starts> {
        self.topology.window_starts(heading, k)
    }
}

impl<T: Headings> Headings for Traced<'_, T> {
    fn headings(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.topology.headings(at)
    }

    fn axes(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.topology.axes(at)
    }
}

impl<T: Aligned> Aligned for Traced<'_, T> {
    fn heading_to(&self, from: T::Cell, to: T::Cell) -> Option<(T::Heading, usize)> {
        self.topology.heading_to(from, to)
    }
}

impl<T: Tiled> Tiled for Traced<'_, T> {
    const TILING: Tiling = T::TILING;

    fn row_and_col(&self, at: T::Cell) -> [i64; 2] {
        self.topology.row_and_col(at)
    }

    fn cell_in(&self, row: i64, col: i64) -> Option<T::Cell> {
        self.topology.cell_in(row, col)
    }
}

impl<T: Topology> PartialEq for Traced<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.topology == other.topology
    }
}

impl<T: Topology> Eq for Traced<'_, T> {}

impl<T: Topology> Hash for Traced<'_, T> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.topology.hash(state);
    }
}

/// Writes the same text as the board itself.
impl<T: Topology> fmt::Debug for Traced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.topology.fmt(f)
    }
}
