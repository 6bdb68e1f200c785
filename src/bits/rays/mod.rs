//! [`Rays`]: the cells in each direction from each cell, as sets.
//!
//! Chess programs call this the classical approach: the ray of each cell and direction is looked up, and the
//! first blocker on it is found by the order of the bits. A direction that is forward in reading order leads to
//! higher bits. There the first blocker is the lowest one, and subtracting 1 yields the cells before it, since
//! the borrow runs through all zeros below:
//!
//! ```text
//!                   low bits       high bits
//! ray E             . @ r r r r r r
//! blockers on it    . . . . # . # .
//! blockers - 1      x x x x . . x .
//! .. not blockers   x x x x . . . .
//! .. on the ray     . . x x . . . .    the cells before the first blocker
//! ```
//!
//! In the other directions the first blocker is the highest one, found by counting leading zeros. So no board has to be
//! reversed, as o ^ (o - 2r) requires in these directions. [`axes`] has the queries in all eight directions at once.

mod axes;

use alloc::{boxed::Box, vec::Vec};

use self::axes::{Around, Axes, UP};
use super::{Bitboard, Word};
use crate::{Coord, Direction, geometry::Axis};

/// The rays of a board as tables, one set for each cell and compass direction. With them, sight, slides and brackets of
/// one cell take a few operations.
///
/// ```
/// use collinear::{Coord, Direction, Grid, bits::{Bitboard, Rays}};
///
/// let rays = Rays::<u64, 4, 6>::new();
/// let board = Grid::parse("
///     . . . . . .
///     . . . X . .
///     . . O O . .
///     X O O . . .
/// ")?;
/// let theirs = board.mask(|&c| c == 'O')?;
/// let own = board.mask(|&c| c == 'X')?;
/// let turned = rays.brackets(Coord::new(3, 3), theirs, own);
/// assert_eq!(turned.to_string(), ". . . . . .\n. . . . . .\n. . . X . .\n. X X . . .");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A ray is empty if the cell is off the board or the direction is not a compass direction.
///
/// # Complexity
///
/// Eight sets per cell: 4 kB for 8x8, 16 kB for 11x11. Each query takes a few operations of the word, however
/// long the ray is.
#[doc(alias("attack table", "ray attacks", "classical approach"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rays<W: Word, const ROWS: usize, const COLS: usize> {
    /// Indexed by the bit of the cell.
    by_cell: Box<[Around<W>]>,
    axes: Axes<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Rays<W, ROWS, COLS> {
    /// Makes the rays of a board.
    ///
    /// # Complexity
    ///
    /// Walks each ray once and allocates the tables: make them once and keep them.
    #[must_use]
    pub fn new() -> Self {
        let bits = ROWS * Bitboard::<W, ROWS, COLS>::STRIDE;
        let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
        let by_cell = (0..bits).map(|index| {
            let from = Bitboard::<W, ROWS, COLS>::coord(index);
            let ray = |direction| {
                let cells: Bitboard<W, ROWS, COLS> = bounds.ray(from, direction).collect();
                cells.word()
            };
            Around {
                up: UP.map(ray),
                down: UP.map(|up| ray(-up)),
            }
        });
        Self {
            by_cell: by_cell.collect::<Vec<_>>().into_boxed_slice(),
            axes: Axes::new(),
        }
    }

    #[inline(always)]
    fn around(&self, from: Coord) -> Option<&Around<W>> {
        Some(&self.by_cell[Bitboard::<W, ROWS, COLS>::index(from)?])
    }

    /// The cells in a direction from a cell up to the edge, without the cell itself.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Rays};
    ///
    /// let ray = Rays::<u64, 3, 4>::new().ray(Coord::new(2, 0), Direction::NE);
    /// assert_eq!(ray.to_string(), ". . X .\n. X . .\n. . . .");
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn ray(&self, from: Coord, direction: Direction) -> Bitboard<W, ROWS, COLS> {
        let Some((around, axis)) = self.around(from).zip(Axis::of(direction)) else {
            return Bitboard::empty();
        };
        let rays = if direction.is_forward() {
            &around.up
        } else {
            &around.down
        };
        Bitboard::of_word(rays[axis as usize])
    }

    /// The first cell of a set in a direction: the first blocker, or the piece in sight.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::{Bitboard, Rays}};
    ///
    /// let rays = Rays::<u64, 1, 6>::new();
    /// let pieces = Bitboard::from_iter([(0, 0), (0, 3), (0, 5)].map(Coord::from));
    /// let seen = |direction| rays.first_hit(Coord::new(0, 2), direction, pieces);
    /// assert_eq!(seen(Direction::E), Some(Coord::new(0, 3)));
    /// assert_eq!(seen(Direction::W), Some(Coord::new(0, 0)));
    /// assert_eq!(seen(Direction::N), None);
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("raycast", "first blocker", "line of sight"))]
    pub fn first_hit(
        &self,
        from: Coord,
        direction: Direction,
        among: Bitboard<W, ROWS, COLS>,
    ) -> Option<Coord> {
        let hits = self.ray(from, direction) & among;
        if direction.is_forward() {
            hits.first()
        } else {
            hits.last()
        }
    }

    /// The cells that a piece can slide to in a direction over clear cells.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::{Bitboard, Rays}};
    ///
    /// let rays = Rays::<u64, 1, 6>::new();
    /// let clear = !Bitboard::from_iter([(0, 1), (0, 5)].map(Coord::from));
    /// let reached = rays.slide(Coord::new(0, 1), Direction::E, clear);
    /// assert_eq!(reached.to_string(), ". . X X X .");
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("sliding moves", "attacks"))]
    pub fn slide(
        &self,
        from: Coord,
        direction: Direction,
        clear: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let ray = self.ray(from, direction);
        before_the_first(ray, ray - clear, direction.is_forward())
    }

    /// The inner cells of the [brackets](crate::Grid::bracket) in all eight directions: the discs that a move
    /// at Reversi outflanks and flips.
    ///
    /// ```
    /// use collinear::{Coord, bits::Rays, Grid};
    ///
    /// let board = Grid::parse("
    ///     . . . . . .
    ///     . . . X . .
    ///     . . O O . .
    ///     X O O . O O
    /// ")?;
    /// let (theirs, own) = (board.mask(|&c| c == 'O')?, board.mask(|&c| c == 'X')?);
    /// let turned = Rays::<u64, 4, 6>::new().brackets(Coord::new(3, 3), theirs, own);
    /// assert_eq!(turned.to_string(), ". . . . . .\n. . . . . .\n. . . X . .\n. X X . . .");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("outflank", "flip", "flips"))]
    pub fn brackets(
        &self,
        from: Coord,
        inner: Bitboard<W, ROWS, COLS>,
        anchors: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let Some(around) = self.around(from) else {
            return Bitboard::empty();
        };
        let (inner, anchors) = (inner.word(), anchors.word());
        Bitboard::of_word(axes::brackets(&self.axes, around, inner, anchors))
    }

    /// The cells from which something is [bracketed](crate::Grid::bracket) in any of the eight directions, empty or
    /// not. The empty ones are the legal moves of Reversi.
    ///
    /// ```
    /// use collinear::{Grid, bits::{Bitboard, Rays}};
    ///
    /// let board = Grid::parse("
    ///     . . . . . .
    ///     . X O O . .
    ///     . O O . . .
    ///     . . . . O X
    /// ")?;
    /// let [empty, theirs, own] = ['.', 'O', 'X'].map(|glyph| board.mask(|&c| c == glyph));
    /// let starts = Rays::<u64, 4, 6>::new().bracket_starts(theirs?, own?);
    /// let placements = starts & empty?;
    /// assert_eq!(
    ///     placements.to_string(),
    ///     ". . . . . .\n\
    ///      . . . . X .\n\
    ///      . . . . . .\n\
    ///      . X . X . ."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// In each direction, one shift for each binary digit of the length of the longer side: Kogge and Stone's parallel
    /// prefix.
    // Not inlined: inside other code the compiler would handle the axes one after the other, and perft of Reversi would
    // take twice as long (AVX2).
    #[must_use]
    #[inline(never)]
    #[doc(alias("legal moves", "mobility"))]
    pub fn bracket_starts(
        &self,
        inner: Bitboard<W, ROWS, COLS>,
        anchors: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        Bitboard::of_word(axes::bracket_starts(
            &self.axes,
            inner.word(),
            anchors.word(),
        ))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Default for Rays<W, ROWS, COLS> {
    fn default() -> Self {
        Self::new()
    }
}

#[inline(always)]
fn before_the_first<W: Word, const ROWS: usize, const COLS: usize>(
    ray: Bitboard<W, ROWS, COLS>,
    blockers: Bitboard<W, ROWS, COLS>,
    leads_up: bool,
) -> Bitboard<W, ROWS, COLS> {
    let blockers = blockers.word();
    let clear = if leads_up {
        // The bits below the lowest blocker, or all if there is none.
        !blockers & blockers.minus(one())
    } else {
        // The bits above the highest blocker.
        blockers
            .highest()
            .map_or(!W::default(), |at| !(W::bit(at) | W::bit(at).minus(one())))
    };
    ray & Bitboard::of_word(clear)
}

#[inline(always)]
fn one<W: Word>() -> W {
    W::bit(0)
}
