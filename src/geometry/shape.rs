//! [`Shape`]: a piece of several cells, such as a polyomino.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Board, Coord, Direction, Finite, Tiling, Topology,
    turn::{Turn, corner},
};

/// A piece of several cells: a polyomino, such as a piece of Tetris or Blokus, or a polyhex.
///
/// A shape is stored as far up and left as possible, so moved copies are equal. The cells need not touch. A shape is
/// placed on a board by its first cell in reading order.
///
/// ```
/// use collinear::{Coord, Grid, Shape};
///
/// let tee = Shape::parse("
///     # # #
///     . # .
/// ");
/// let board = Grid::parse("
///     x . . . .
///     x x . x x
///     x x x x x
/// ")?;
/// let mut places = board.placements(&tee, |&cell| cell == '.');
/// assert_eq!(places.next(), Some(Coord::new(0, 1)));
/// assert_eq!(places.next(), None);
/// assert_eq!(tee.turns().len(), 4);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
#[doc = include_str!("../../examples/pictures/shape.svg")]
#[doc(alias("polyomino", "tetromino", "pentomino", "polyhex", "stencil"))]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Stored"))]
pub struct Shape {
    tiling: Tiling,
    /// In reading order, each once; the smallest row and column are 0.
    cells: Vec<Coord>,
}

impl Shape {
    /// The shape of these cells, as squares or hexagons.
    ///
    /// ```
    /// use collinear::{Coord, Shape, geometry::Tiling};
    ///
    /// let corner = [(5, 7), (6, 7), (6, 8)].map(Coord::from);
    /// assert_eq!(Shape::new(Tiling::Square, corner), Shape::parse("#\n# #"));
    /// ```
    #[must_use]
    pub fn new(tiling: Tiling, cells: impl IntoIterator<Item = Coord>) -> Self {
        let cells: Vec<Coord> = cells.into_iter().collect();
        let row = cells.iter().map(|at| at.row).min().unwrap_or(0);
        let col = cells.iter().map(|at| at.col).min().unwrap_or(0);
        let moved = cells.iter();
        let moved = moved.map(|at| Coord::new(at.row - row, at.col - col));
        Self::of_moved(tiling, moved.collect())
    }

    /// The shape of cells already moved up and left.
    fn of_moved(tiling: Tiling, mut cells: Vec<Coord>) -> Self {
        cells.sort_unstable();
        cells.dedup();
        Self { tiling, cells }
    }

    /// Parses a picture of squares: a line of text for each row, `.` for no cell, any other character for a cell.
    ///
    /// White space between characters is ignored. Every text is valid: an empty line between others is a row without
    /// cells, and a text without cells is the empty shape.
    ///
    /// ```
    /// use collinear::Shape;
    ///
    /// let knight = Shape::parse("
    ///     . L
    ///     . L
    ///     L L
    /// ");
    /// assert_eq!(knight.to_string(), ". #\n. #\n# #");
    /// assert_eq!(Shape::parse(&knight.to_string()), knight);
    /// ```
    #[must_use]
    pub fn parse(picture: &str) -> Self {
        let rows = picture.lines().enumerate();
        let cells = rows.flat_map(|(row, line)| {
            let glyphs = line.chars().filter(|glyph| !glyph.is_whitespace());
            let cells = glyphs.enumerate().filter(|&(_, glyph)| glyph != '.');
            cells.map(move |(col, _)| Coord::new(row, col))
        });
        Self::new(Tiling::Square, cells)
    }

    /// The same rows and columns, as squares or hexagons.
    ///
    /// ```
    /// use collinear::{Shape, geometry::Tiling};
    ///
    /// let three = Shape::parse("#\n# #");
    /// assert_eq!(three.turns().len(), 4);
    /// assert_eq!(three.with_tiling(Tiling::Hexagonal).turns().len(), 2); // three hexagons that meet
    /// ```
    #[must_use]
    pub fn with_tiling(self, tiling: Tiling) -> Self {
        Self { tiling, ..self }
    }

    /// Whether the cells are squares or hexagons.
    #[must_use]
    pub const fn tiling(&self) -> Tiling {
        self.tiling
    }

    /// The cells in reading order, moved up and left to row 0 and column 0.
    #[must_use]
    pub fn cells(&self) -> &[Coord] {
        &self.cells
    }

    /// Its distinct rotations, clockwise from itself: 1 for a square, 1, 2 or 4 for a Tetris piece, up to 6 for
    /// hexagons.
    ///
    /// For games in which pieces may not be turned over. A rotation whose coordinates overflow is left out.
    ///
    /// ```
    /// use collinear::Shape;
    ///
    /// let hook = Shape::parse("# # #\n# . .");
    /// let turns: Vec<_> = hook.turns().iter().map(Shape::to_string).collect();
    /// assert_eq!(turns, ["# # #\n# . .", "# #\n. #\n. #", ". . #\n# # #", "# .\n# .\n# #"]);
    /// assert_eq!(Shape::parse("# # # #").turns().len(), 2);
    /// ```
    #[doc(alias("rotations", "one-sided", "orientations"))]
    #[must_use]
    pub fn turns(&self) -> Vec<Self> {
        self.turned(|turn| !turn.is_reflection())
    }

    /// Its distinct rotations, then those of the mirrored shape: up to 8 of squares, up to 12 of hexagons.
    ///
    /// For games in which pieces may be turned over, such as Blokus. The smallest result is the same for all copies of
    /// a free polyomino.
    ///
    /// ```
    /// use collinear::Shape;
    ///
    /// let (s, z) = (Shape::parse(". # #\n# # ."), Shape::parse("# # .\n. # #"));
    /// assert_eq!((s.turns().len(), s.turns_and_mirrors().len()), (2, 4));
    /// assert!(!s.turns().contains(&z));
    /// assert_eq!(s.turns_and_mirrors().iter().min(), z.turns_and_mirrors().iter().min());
    /// ```
    #[doc(alias("reflections", "flips", "free", "fixed", "canonical", "orientations"))]
    #[must_use]
    pub fn turns_and_mirrors(&self) -> Vec<Self> {
        let mut shapes = self.turns();
        for shape in self.turned(Turn::is_reflection) {
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        shapes
    }

    /// The distinct results of some turns.
    fn turned(&self, mut is_asked: impl FnMut(Turn) -> bool) -> Vec<Self> {
        let mut shapes = Vec::new();
        for turn in Turn::all(self.tiling).filter(|&turn| is_asked(turn)) {
            if let Some(shape) = self.after(turn)
                && !shapes.contains(&shape)
            {
                shapes.push(shape);
            }
        }
        shapes
    }

    /// The result of a turn, unless its coordinates overflow.
    fn after(&self, turn: Turn) -> Option<Self> {
        let images = self.cells.iter();
        let images = images.map(|at| turn.map([at.row as i128, at.col as i128]));
        let [row, col] = corner(images.clone()).unwrap_or_default();
        let cells = images.map(|[down, right]| {
            let row = usize::try_from(down - row).ok()?;
            Some(Coord::new(row, usize::try_from(right - col).ok()?))
        });
        Some(Self::of_moved(
            self.tiling,
            cells.collect::<Option<Vec<Coord>>>()?,
        ))
    }
}

/// A line of text for each row: `#` for a cell, `.` for none, as large as the rectangle around the shape. Squares and
/// hexagons look the same.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cols = self.cells.iter().map(|at| at.col).max();
        let (Some(last_col), Some(&Coord { row: last_row, .. })) = (cols, self.cells.last()) else {
            return Ok(());
        };
        for row in 0..=last_row {
            let line_break = if row > 0 { "\n" } else { "" };
            f.write_str(line_break)?;
            for col in 0..=last_col {
                let space = if col > 0 { " " } else { "" };
                let is_cell = self.cells.binary_search(&Coord::new(row, col)).is_ok();
                write!(f, "{space}{}", if is_cell { '#' } else { '.' })?;
            }
        }
        Ok(())
    }
}

/// # Queries: shapes
///
/// For boards whose headings are [`Direction`]s. The first cell of the shape in reading order is placed at the given
/// cell, the others relative to it. A shape can extend over [joined sides](super::Wrap); beyond a twisted seam it is
/// mirrored. On a board [with holes](Board::without) a shape does not fit over a hole.
impl<T: Topology<Heading = Direction>> Board<T> {
    /// The cells covered by a shape whose first cell is at this cell, in the order of the shape.
    ///
    /// `None` if it does not fit, or would cover a cell twice on a narrow wrapped board. The empty shape fits nowhere.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Shape, Wrap};
    ///
    /// let board = Bounds::new(2, 4)?;
    /// let ess = Shape::parse(". # #\n# # .");
    /// let cells = [(0, 2), (0, 3), (1, 1), (1, 2)].map(Coord::from);
    /// assert_eq!(board.lay(&ess, Coord::new(0, 2)), Some(cells.to_vec()));
    /// assert_eq!(board.lay(&ess, Coord::new(0, 0)), None);
    ///
    /// let ring = board.with_wrap(Wrap::EastWest);
    /// assert!(ring.lay(&ess, Coord::new(0, 0)).unwrap().contains(&Coord::new(1, 3)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias("place", "stamp", "cells at"))]
    #[must_use]
    pub fn lay(&self, shape: &Shape, at: T::Cell) -> Option<Vec<T::Cell>> {
        let cells = self.covered(shape, at).collect::<Option<Vec<_>>>();
        cells.filter(|cells| !cells.is_empty() && !self.covers_twice(shape, at))
    }

    /// Whether a shape fits with its first cell at this cell. See [`Grid::fits`](crate::Grid::fits).
    ///
    /// # Complexity
    ///
    /// Calls `free` at most once per cell of the shape; no allocation. With joined sides or turning headings, the cells
    /// are also compared with each other.
    #[must_use]
    pub fn fits(&self, shape: &Shape, at: T::Cell, mut free: impl FnMut(T::Cell) -> bool) -> bool {
        let is_free = |cell: Option<T::Cell>| cell.is_some_and(&mut free);
        !shape.cells.is_empty()
            && self.covered(shape, at).all(is_free)
            && !self.covers_twice(shape, at)
    }

    /// The cells of a placed shape, with `None` for cells off the board.
    fn covered(&self, shape: &Shape, at: T::Cell) -> impl Iterator<Item = Option<T::Cell>> {
        shape.cells.iter().map(move |&cell| {
            if cell == shape.cells[0] {
                self.contains(at).then_some(at)
            } else {
                self.step(at, step_between(shape.cells[0], cell)?)
            }
        })
    }

    /// Whether two cells of a placed shape are the same.
    fn covers_twice(&self, shape: &Shape, at: T::Cell) -> bool {
        let mut cells = self.covered(shape, at).enumerate();
        !self.is_flat()
            && cells.any(|(index, cell)| {
                let mut before = self.covered(shape, at).take(index);
                before.any(|other| other == cell)
            })
    }

    /// Whether a shape placed at an earlier cell covers the same cells, as on a ring.
    fn is_covered_before(&self, shape: &Shape, at: T::Cell) -> bool {
        let mut places = self.covered(shape, at).flatten();
        !self.is_flat()
            && places.any(|place| {
                let is_covered = |cell| self.covered(shape, at).any(|other| other == cell);
                place < at
                    && self.covered(shape, place).all(is_covered)
                    && !self.covers_twice(shape, place)
            })
    }
}

impl<T: Finite<Heading = Direction>> Board<T> {
    /// All cells at which a shape fits, in the order of the board. See [`Grid::placements`](crate::Grid::placements).
    ///
    /// # Complexity
    ///
    /// As [`fits`](Self::fits), for each cell; no allocation.
    #[doc(alias("tilings", "packing", "where does it fit"))]
    pub fn placements(
        &self,
        shape: &Shape,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> impl Iterator<Item = T::Cell> {
        let cells = self.cells();
        cells.filter(move |&at| self.fits(shape, at, &mut free))
    }

    /// All placements of several shapes: each shape with the cells that it covers. See
    /// [`Grid::placements_of`](crate::Grid::placements_of).
    ///
    /// # Complexity
    ///
    /// As [`fits`](Self::fits), for each cell and shape. With joined sides or turning headings, placements of a shape
    /// are compared with each other. Allocates the cells of each placement.
    #[doc(alias("lays", "all moves", "packing"))]
    pub fn placements_of<'a>(
        &self,
        shapes: impl IntoIterator<Item = &'a Shape>,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> impl Iterator<Item = (&'a Shape, Vec<T::Cell>)> {
        let places = shapes.into_iter().flat_map(move |shape| {
            let cells = self.cells();
            cells.map(move |at| (shape, at))
        });
        places.filter_map(move |(shape, at)| {
            let covered = || self.covered(shape, at).flatten().collect();
            let is_new = self.fits(shape, at, &mut free) && !self.is_covered_before(shape, at);
            is_new.then(|| (shape, covered()))
        })
    }
}

/// The step between two cells, if it is a valid direction.
fn step_between(from: Coord, to: Coord) -> Option<Direction> {
    let way = |from: usize, to: usize| isize::try_from(to as i128 - from as i128).ok();
    Direction::new(way(from.row, to.row)?, way(from.col, to.col)?)
}

/// The shape as stored in a file: any cells, in any order.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Stored {
    #[serde(default)]
    tiling: Tiling,
    cells: Vec<Coord>,
}

#[cfg(feature = "serde")]
impl From<Stored> for Shape {
    fn from(stored: Stored) -> Self {
        Self::new(stored.tiling, stored.cells)
    }
}
