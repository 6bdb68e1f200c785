//! [`Rays`]: the cells in each direction from each cell, as sets.

mod axes;
mod brackets;

use alloc::{boxed::Box, vec::Vec};

use self::axes::{Axes, ByAxis, UP};
use super::{Bitboard, Word};
use crate::{Coord, Direction, geometry::Axis};

/// For each cell of a board and each compass direction the set of the cells that lie there: tables
/// for the questions of lines that are asked of one cell.
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
/// Questions about a cell off the board have the answers of an empty ray. Only compass directions
/// are known; in others there is no ray.
///
/// # Complexity
///
/// Eight sets a cell: 4 kB for 8x8, 16 kB for 11x11. Each question takes a few operations of the
/// word, however long the ray is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rays<W: Word, const ROWS: usize, const COLS: usize> {
    /// By the bit of the cell.
    by_cell: Box<[Around<W>]>,
    axes: Axes<W, ROWS, COLS>,
}

/// The rays from one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Around<W> {
    /// Forward in reading order, towards the higher bits.
    up: ByAxis<W>,
    /// Towards the lower bits.
    down: ByAxis<W>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Rays<W, ROWS, COLS> {
    /// The rays of a board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Rays};
    ///
    /// let rays = Rays::<u128, 11, 11>::new();
    /// assert_eq!(rays.ray(Coord::new(5, 5), Direction::S).len(), 5);
    /// ```
    ///
    /// # Complexity
    ///
    /// Walks each ray once. Allocates the tables: make them once and keep them.
    #[must_use]
    pub fn new() -> Self {
        let bits = ROWS * Bitboard::<W, ROWS, COLS>::STRIDE;
        let bounds = Bitboard::<W, ROWS, COLS>::bounds();
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

    /// The rays from a cell; `None` off the board.
    #[inline(always)]
    fn around(&self, from: Coord) -> Option<&Around<W>> {
        Some(&self.by_cell[Bitboard::<W, ROWS, COLS>::index(from)?])
    }

    /// The cells from the next one to the edge, that one included.
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

    /// The first cell of a set in a direction.
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

    /// The cells that a piece reaches by sliding in a direction over cells that are clear.
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
    pub fn slide(
        &self,
        from: Coord,
        direction: Direction,
        clear: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let ray = self.ray(from, direction);
        before_the_first(ray, ray - clear, direction.is_forward())
    }

    /// The cells between two others on a row, column or diagonal; `None` if the two are not on one,
    /// are the same, or lie off the board.
    ///
    /// ```
    /// use collinear::{Coord, bits::{Bitboard, Rays}};
    ///
    /// let rays = Rays::<u64, 4, 4>::new();
    /// let between = |a: (usize, usize), b: (usize, usize)| rays.between(a.into(), b.into());
    /// let inner = Bitboard::from_iter([(1, 1), (2, 2)].map(Coord::from));
    /// assert_eq!(between((0, 0), (3, 3)), Some(inner));
    /// assert_eq!(between((0, 0), (3, 2)), None);
    /// assert_eq!(between((0, 0), (0, 1)), Some(Bitboard::empty()));
    /// ```
    #[must_use]
    #[inline]
    pub fn between(&self, a: Coord, b: Coord) -> Option<Bitboard<W, ROWS, COLS>> {
        let ahead = a.direction_to(b)?;
        let ray = self.ray(a, ahead);
        ray.contains(b).then(|| ray & self.ray(b, -ahead))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Default for Rays<W, ROWS, COLS> {
    fn default() -> Self {
        Self::new()
    }
}

/// The cells of a ray before the first one that blocks it.
#[inline(always)]
fn before_the_first<W: Word, const ROWS: usize, const COLS: usize>(
    ray: Bitboard<W, ROWS, COLS>,
    blockers: Bitboard<W, ROWS, COLS>,
    leads_up: bool,
) -> Bitboard<W, ROWS, COLS> {
    let blockers = blockers.word();
    let clear = if leads_up {
        // The bits below the lowest blocker: all if there is none.
        !blockers & blockers.minus(one())
    } else {
        // The bits above the highest one.
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
