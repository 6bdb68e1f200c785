//! The vocabulary of [`lines`](crate::lines) on a grid: the same words, with predicates on what
//! stands on a cell.

use alloc::vec::Vec;
use core::{iter::FusedIterator, ops::RangeBounds};

use super::Grid;
use crate::{
    geometry::{Coord, Direction, Line},
    lines::{Bracket, Hop, Length, Matter, Miss, PathError, Pattern, Run, RunThrough, Segment},
};

/// Runs and lines of k.
impl<T> Grid<T> {
    /// The run from a cell on: see [`Bounds::run`](crate::Bounds::run).
    ///
    /// ```
    /// use collinear::{Coord, Direction, End, Grid};
    ///
    /// let board = Grid::parse("x x x o")?;
    /// let run = board.run(Coord::new(0, 1), Direction::E, |&cell| cell == 'x');
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.end, End::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn run(
        &self,
        from: Coord,
        direction: Direction,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Run {
        let cells = self.reader();
        self.bounds()
            .run(from, direction, |at| matches(cells.at(at)))
    }

    /// The run from a cell on of at most `max` cells: see
    /// [`Bounds::run_at_most`](crate::Bounds::run_at_most).
    #[must_use]
    #[inline]
    pub fn run_at_most(
        &self,
        from: Coord,
        direction: Direction,
        max: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Run {
        let cells = self.reader();
        self.bounds()
            .run_at_most(from, direction, max, |at| matches(cells.at(at)))
    }

    /// The run both ways through a cell: see [`Bounds::run_through`](crate::Bounds::run_through).
    #[must_use]
    #[inline]
    pub fn run_through(
        &self,
        at: Coord,
        axis: Direction,
        mut matches: impl FnMut(&T) -> bool,
    ) -> RunThrough {
        let cells = self.reader();
        self.bounds()
            .run_through(at, axis, |at| matches(cells.at(at)))
    }

    /// All maximal runs along an axis: see [`Bounds::runs`](crate::Bounds::runs).
    ///
    /// Match three of a kind, whatever the kind:
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let board = Grid::parse("a a a b . b")?;
    /// let runs = board.runs(Direction::E, |&gem| (gem != '.').then_some(gem));
    /// let three: Vec<_> = runs.filter(|(_, run)| run.line.len() >= 3).collect();
    /// assert_eq!(three.len(), 1);
    /// assert_eq!(three[0].0, 'a');
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn runs<K: PartialEq>(
        &self,
        axis: Direction,
        mut kind: impl FnMut(&T) -> Option<K>,
    ) -> impl FusedIterator<Item = (K, RunThrough)> {
        let cells = self.reader();
        self.bounds().runs(axis, move |at| kind(cells.at(at)))
    }

    /// The lines of a wanted length through a cell: see
    /// [`Bounds::k_lines_through`](crate::Bounds::k_lines_through).
    #[inline]
    pub fn k_lines_through(
        &self,
        at: Coord,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line> {
        let cells = self.reader();
        self.bounds()
            .k_lines_through(at, axes, length, move |at| matches(cells.at(at)))
    }

    /// Whether a line of a wanted length runs through a cell: see
    /// [`Bounds::has_k_line_through`](crate::Bounds::has_k_line_through).
    #[must_use]
    #[inline]
    pub fn has_k_line_through(
        &self,
        at: Coord,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> bool {
        let cells = self.reader();
        self.bounds()
            .has_k_line_through(at, axes, length, |at| matches(cells.at(at)))
    }

    /// The lines of a wanted length on the whole board: see
    /// [`Bounds::k_lines`](crate::Bounds::k_lines).
    #[inline]
    pub fn k_lines(
        &self,
        axes: &[Direction],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line> {
        let cells = self.reader();
        self.bounds()
            .k_lines(axes, length, move |at| matches(cells.at(at)))
    }
}

/// Lines of sight, paths and slides.
impl<T> Grid<T> {
    /// The first cell after `from` that matches: see [`Bounds::first_hit`](crate::Bounds::first_hit).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn first_hit(
        &self,
        from: Coord,
        direction: Direction,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        self.bounds()
            .first_hit(from, direction, |at| matches(cells.at(at)))
    }

    /// The n-th cell after `from` that matches, the first being number 0: see
    /// [`Bounds::nth_hit`](crate::Bounds::nth_hit).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn nth_hit(
        &self,
        from: Coord,
        direction: Direction,
        n: usize,
        mut matches: impl FnMut(&T) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        self.bounds()
            .nth_hit(from, direction, n, |at| matches(cells.at(at)))
    }

    /// The farthest free cell: see [`Bounds::last_free`](crate::Bounds::last_free).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn last_free(
        &self,
        from: Coord,
        direction: Direction,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        self.bounds()
            .last_free(from, direction, |at| free(cells.at(at)))
    }

    /// How many cells match on the whole line through a cell: see
    /// [`Bounds::count_on_line`](crate::Bounds::count_on_line).
    #[must_use]
    #[inline]
    pub fn count_on_line(
        &self,
        through: Coord,
        axis: Direction,
        mut matches: impl FnMut(&T) -> bool,
    ) -> usize {
        let cells = self.reader();
        self.bounds()
            .count_on_line(through, axis, |at| matches(cells.at(at)))
    }

    /// The way from one cell to another: see [`Bounds::path`](crate::Bounds::path).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("R . # .")?;
    /// let (rook, target) = (Coord::new(0, 0), Coord::new(0, 3));
    /// let error = board.path(rook, target, |&cell| cell == '.').unwrap_err();
    /// assert_eq!(error.to_string(), "the path is blocked at (0, 2)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn path(
        &self,
        from: Coord,
        to: Coord,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line, PathError> {
        let cells = self.reader();
        self.bounds().path(from, to, |at| passable(cells.at(at)))
    }

    /// The way from one cell to another in at most `limit` steps: see
    /// [`Bounds::path_within`](crate::Bounds::path_within).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn path_within(
        &self,
        from: Coord,
        to: Coord,
        limit: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line, PathError> {
        let cells = self.reader();
        self.bounds()
            .path_within(from, to, limit, |at| passable(cells.at(at)))
    }

    /// The way from one cell to another in a given direction: see
    /// [`Bounds::path_along`](crate::Bounds::path_along).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn path_along(
        &self,
        from: Coord,
        direction: Direction,
        to: Coord,
        limit: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line, PathError> {
        let cells = self.reader();
        self.bounds()
            .path_along(from, direction, to, limit, |at| passable(cells.at(at)))
    }

    /// All cells that a piece can slide to: see [`Bounds::slide`](crate::Bounds::slide).
    #[must_use]
    #[inline]
    pub fn slide(
        &self,
        from: Coord,
        direction: Direction,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run {
        let cells = self.reader();
        self.bounds()
            .slide(from, direction, |at| passable(cells.at(at)))
    }

    /// All cells that a piece can slide to in at most `max` steps: see
    /// [`Bounds::slide_at_most`](crate::Bounds::slide_at_most).
    #[must_use]
    #[inline]
    pub fn slide_at_most(
        &self,
        from: Coord,
        direction: Direction,
        max: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Run {
        let cells = self.reader();
        self.bounds()
            .slide_at_most(from, direction, max, |at| passable(cells.at(at)))
    }

    /// The slide of exactly so many steps: see
    /// [`Bounds::slide_exactly`](crate::Bounds::slide_exactly).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn slide_exactly(
        &self,
        from: Coord,
        direction: Direction,
        steps: usize,
        mut passable: impl FnMut(&T) -> bool,
    ) -> Result<Line, Miss> {
        let cells = self.reader();
        self.bounds()
            .slide_exactly(from, direction, steps, |at| passable(cells.at(at)))
    }
}

/// What pieces do to each other.
impl<T> Grid<T> {
    /// The bracket that a piece on `from` closes: see [`Bounds::bracket`](crate::Bounds::bracket).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse(". o o x")?;
    /// let at = Coord::new(0, 0);
    /// let flips = board.bracket(at, Direction::E, 1.., |&c| c == 'o', |&c| c == 'x').unwrap();
    /// assert_eq!(flips.inner.len(), 2);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[inline]
    pub fn bracket(
        &self,
        from: Coord,
        direction: Direction,
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(&T) -> bool,
        mut anchor: impl FnMut(&T) -> bool,
    ) -> Result<Bracket, Miss> {
        let cells = self.reader();
        let (inner, anchor) = (|at| inner(cells.at(at)), |at| anchor(cells.at(at)));
        self.bounds()
            .bracket(from, direction, lengths, inner, anchor)
    }

    /// The hop from a cell over the next one: see [`Bounds::hop`](crate::Bounds::hop).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn hop(
        &self,
        from: Coord,
        direction: Direction,
        mut hurdle: impl FnMut(&T) -> bool,
        mut landing: impl FnMut(&T) -> bool,
    ) -> Result<Hop, Miss> {
        let cells = self.reader();
        let (hurdle, landing) = (|at| hurdle(cells.at(at)), |at| landing(cells.at(at)));
        self.bounds().hop(from, direction, hurdle, landing)
    }

    /// Where a disc comes to rest that is let go at a cell: see
    /// [`Bounds::drop_from`](crate::Bounds::drop_from).
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    pub fn drop_from(
        &self,
        at: Coord,
        direction: Direction,
        mut free: impl FnMut(&T) -> bool,
    ) -> Result<Coord, Miss> {
        let cells = self.reader();
        self.bounds()
            .drop_from(at, direction, |at| free(cells.at(at)))
    }

    /// Lets everything loose fall in a direction, and answers how many pieces fell. Which fell
    /// where, for an animation, is told by [`Bounds::compact`](crate::Bounds::compact).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Matter};
    ///
    /// let mut board = Grid::parse("
    ///     a . b
    ///     . # .
    ///     . . c
    /// ")?;
    /// let fell = board.compact(Direction::S, |&cell| match cell {
    ///     '.' => Matter::Empty,
    ///     '#' => Matter::Fixed,
    ///     _ => Matter::Loose,
    /// });
    /// assert_eq!(fell, 2);
    /// assert_eq!(board.to_string(), ". . .\n. # b\na . c");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn compact(&mut self, direction: Direction, mut matter: impl FnMut(&T) -> Matter) -> usize {
        let mut fell = 0;
        let mut falling = self.bounds().compact(direction);
        while let Some(fall) = falling.next_fall(|at| matter(&self[at])) {
            self.swap(fall.from, fall.to);
            fell += 1;
        }
        fell
    }
}

/// Patterns.
impl<T> Grid<T> {
    /// The cells that each segment takes from a cell on: see
    /// [`Bounds::match_segments`](crate::Bounds::match_segments).
    ///
    /// # Errors
    ///
    /// As there.
    pub fn match_segments<K: PartialEq, const N: usize>(
        &self,
        from: Coord,
        direction: Direction,
        segments: &[Segment<K>; N],
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<[Line; N], Miss> {
        let cells = self.reader();
        self.bounds()
            .match_segments(from, direction, segments, |at| kind(cells.at(at)))
    }

    /// The cells that each segment of a pattern takes from a cell on: see
    /// [`Bounds::match_pattern`](crate::Bounds::match_pattern).
    ///
    /// # Errors
    ///
    /// As there.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: Coord,
        direction: Direction,
        pattern: &Pattern<K>,
        mut kind: impl FnMut(&T) -> K,
    ) -> Result<Vec<Line>, Miss> {
        let cells = self.reader();
        self.bounds()
            .match_pattern(from, direction, pattern, |at| kind(cells.at(at)))
    }

    /// Everywhere on the board that a pattern begins: see
    /// [`Bounds::find_pattern`](crate::Bounds::find_pattern).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Pattern};
    ///
    /// let letters = Grid::parse("x t a c\no o . .\na g . .\nt . . .")?;
    /// let cat = Pattern::word("cat");
    /// let found: Vec<_> = letters.find_pattern(&Direction::ALL, &cat, |&c| c).collect();
    /// assert_eq!(found.len(), 1);
    /// assert_eq!(found[0].to_string(), "3 cells W from (0, 3)");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn find_pattern<'a, K: PartialEq>(
        &'a self,
        directions: &'a [Direction],
        pattern: &'a Pattern<K>,
        mut kind: impl FnMut(&T) -> K + 'a,
    ) -> impl FusedIterator<Item = Line> + 'a {
        let cells = self.reader();
        self.bounds()
            .find_pattern(directions, pattern, move |at| kind(cells.at(at)))
    }
}
