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
    ///
    /// ```
    /// use collinear::{Coord, Direction, End, Grid};
    ///
    /// let board = Grid::parse("x x x o")?;
    /// let run = board.run_at_most(Coord::new(0, 0), Direction::E, 2, |&cell| cell == 'x');
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(run.end, End::Limit);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, End, Grid};
    ///
    /// let board = Grid::parse(". x x x o")?;
    /// let run = board.run_through(Coord::new(0, 2), Direction::E, |&cell| cell == 'x');
    /// assert_eq!(run.line.to_string(), "3 cells E from (0, 1)");
    /// assert_eq!(run.behind, End::Blocked(Coord::new(0, 0)));
    /// assert_eq!(run.ahead, End::Blocked(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x . .
    ///     x x x
    ///     x . o
    /// ")?;
    /// let (at, three) = (Coord::new(1, 0), Length::AtLeast(3));
    /// let lines = board.k_lines_through(at, &Direction::AXES, three, |&cell| cell == 'x');
    /// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["3 cells N from (2, 0)", "3 cells E from (1, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("x x x . x")?;
    /// let wins = |col, length| {
    ///     let at = Coord::new(0, col);
    ///     board.has_k_line_through(at, &Direction::AXES, length, |&cell| cell == 'x')
    /// };
    /// assert!(wins(1, Length::AtLeast(3)));
    /// assert!(!wins(4, Length::AtLeast(3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x x x .
    ///     . . . x
    ///     x x x .
    /// ")?;
    /// let lines = board.k_lines(&Direction::AXES, Length::AtLeast(3), |&cell| cell == 'x');
    /// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["3 cells E from (0, 0)", "3 cells E from (2, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x x")?;
    /// let at = Coord::new(0, 0);
    /// assert_eq!(board.first_hit(at, Direction::E, |&cell| cell != '.'), Ok(Coord::new(0, 3)));
    /// let miss = board.first_hit(at, Direction::E, |&cell| cell == 'o').unwrap_err();
    /// assert_eq!(miss.to_string(), "no hit: edge after 4");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // A cannon at Xiangqi takes the second piece that it sees.
    /// let board = Grid::parse("C . x . x")?;
    /// let target = board.nth_hit(Coord::new(0, 0), Direction::E, 1, |&cell| cell != '.');
    /// assert_eq!(target, Ok(Coord::new(0, 4)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("@ . . x .")?;
    /// let at = Coord::new(0, 0);
    /// let free = |cell: &char| *cell == '.';
    /// assert_eq!(board.last_free(at, Direction::E, free), Ok(Coord::new(0, 2)));
    /// assert!(board.last_free(Coord::new(0, 2), Direction::E, free).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("x . @ x x")?;
    /// let count = board.count_on_line(Coord::new(0, 2), Direction::E, |&cell| cell != '.');
    /// assert_eq!(count, 4);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let board = Grid::parse("K . . .")?;
    /// let (king, target) = (Coord::new(0, 0), Coord::new(0, 3));
    /// assert_eq!(board.path_within(king, target, 3, |&cell| cell == '.').unwrap().len(), 3);
    /// let error = board.path_within(king, target, 1, |&cell| cell == '.').unwrap_err();
    /// assert_eq!(error.to_string(), "3 steps are more than 1");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Wrap};
    ///
    /// // the way to the east is blocked, the one round the cylinder is not
    /// let board = Grid::parse(". a # . b .")?.with_wrap(Wrap::EastWest);
    /// let (a, b) = (Coord::new(0, 1), Coord::new(0, 4));
    /// let path = board.path_along(a, Direction::W, b, 3, |&cell| cell != '#').unwrap();
    /// assert!(path.iter().map(|at| at.col).eq([0, 5, 4]));
    /// assert!(board.path_along(a, Direction::E, b, 3, |&cell| cell != '#').is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, End, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide(Coord::new(0, 0), Direction::E, |&cell| cell == '.');
    /// assert!(slide.line.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(slide.end, End::Blocked(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, End, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide_at_most(Coord::new(0, 0), Direction::E, 1, |&cell| cell == '.');
    /// assert_eq!(slide.line.last(), Some(Coord::new(0, 1)));
    /// assert_eq!(slide.end, End::Limit);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let (rook, clear) = (Coord::new(0, 0), |cell: &char| *cell == '.');
    /// assert_eq!(board.slide_exactly(rook, Direction::E, 2, clear).unwrap().len(), 2);
    /// let miss = board.slide_exactly(rook, Direction::E, 3, clear).unwrap_err();
    /// assert_eq!(miss.to_string(), "no room: blocked at (0, 3) after 2");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("o o .")?;
    /// let (peg, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let hop = board.hop(Coord::new(0, 0), Direction::E, peg, free).unwrap();
    /// assert_eq!((hop.over, hop.to), (Coord::new(0, 1), Coord::new(0, 2)));
    /// assert!(board.hop(Coord::new(0, 1), Direction::E, peg, free).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . o
    ///     . x
    ///     x o
    /// ")?;
    /// let drop = |col| board.drop_from(Coord::new(0, col), Direction::S, |&cell| cell == '.');
    /// assert_eq!(drop(0), Ok(Coord::new(1, 0)));
    /// assert_eq!(drop(1).unwrap_err().to_string(), "no room: blocked at (0, 1) after 0");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Segment, What};
    ///
    /// let board = Grid::parse(". O O X")?;
    /// let flips = [Segment::at_least(1, What::Is('O')), Segment::one(What::Is('X'))];
    /// let at = Coord::new(0, 1);
    /// let [theirs, mine] = board.match_segments(at, Direction::E, &flips, |&cell| cell).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Pattern};
    ///
    /// let board = Grid::parse(". O O X")?;
    /// let flips: Pattern<char> = "O+ X".parse().unwrap();
    /// let from = |col| board.match_pattern(Coord::new(0, col), Direction::E, &flips, |&cell| cell);
    /// let lines = from(1).unwrap();
    /// assert_eq!(lines[0].len(), 2);
    /// assert_eq!(lines[1].first(), Some(Coord::new(0, 3)));
    /// assert!(from(0).is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
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
