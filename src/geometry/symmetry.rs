//! [`Symmetry`]: the eight turns and reflections of a rectangle.

use super::{Bounds, Coord, Direction, Wrap};

/// One of the eight symmetries of a rectangle: turns and reflections.
///
/// A symmetry that swaps rows and columns changes the size of a board that is not square.
///
/// ```text
/// a b c    Identity   a b c    QuarterTurn  d a    HalfTurn  f e d    ThreeQuarterTurn  c f
/// d e f               d e f                 e b              c b a                      b e
///                                           f c                                         a d
///
///       FlipUpDown    d e f    Transpose    a d    FlipLeftRight  c b a   AntiTranspose  f c
///                     a b c                 b e                   f e d                  e b
///                                           c f                                          d a
/// ```
///
/// ```
/// use collinear::{Bounds, Coord, Direction, Symmetry};
///
/// let board = Bounds::new(2, 3)?;
/// let turn = Symmetry::QuarterTurn;
/// assert_eq!(turn.map_bounds(board), Bounds::new(3, 2)?);
/// assert_eq!(turn.map_coord(Coord::new(0, 0), board), Some(Coord::new(0, 1)));
/// assert_eq!(turn.map_direction(Direction::N), Direction::E);
/// assert_eq!(turn.then(turn), Symmetry::HalfTurn);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias = "rotation")]
#[doc(alias = "reflection")]
#[doc(alias = "dihedral")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// No change.
    Identity,
    /// A quarter turn clockwise.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// A quarter turn counterclockwise.
    ThreeQuarterTurn,
    /// Reverses the order of rows.
    FlipUpDown,
    /// Reverses the order of columns.
    FlipLeftRight,
    /// Swaps rows and columns: a reflection in the diagonal from the upper left.
    Transpose,
    /// A reflection in the diagonal from the upper right.
    AntiTranspose,
}

use Symmetry::{
    AntiTranspose, FlipLeftRight, FlipUpDown, HalfTurn, Identity, QuarterTurn, ThreeQuarterTurn,
    Transpose,
};

impl Symmetry {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Identity,
        QuarterTurn,
        HalfTurn,
        ThreeQuarterTurn,
        FlipUpDown,
        FlipLeftRight,
        Transpose,
        AntiTranspose,
    ];

    /// The symmetries that map a board onto itself: all eight of a square, four of any other rectangle.
    pub fn of(board: Bounds) -> impl Iterator<Item = Self> {
        let onto_itself = move |symmetry: &Self| symmetry.map_bounds(board) == board;
        Self::ALL.into_iter().filter(onto_itself)
    }

    /// Splits a symmetry into an optional transposition, then an optional flip of rows, then an optional flip of
    /// columns.
    pub(crate) const fn parts(self) -> Parts {
        let (transpose, flip_rows, flip_cols) = match self {
            Identity => (false, false, false),
            FlipUpDown => (false, true, false),
            FlipLeftRight => (false, false, true),
            HalfTurn => (false, true, true),
            Transpose => (true, false, false),
            ThreeQuarterTurn => (true, true, false),
            QuarterTurn => (true, false, true),
            AntiTranspose => (true, true, true),
        };
        Parts {
            transpose,
            flip_rows,
            flip_cols,
        }
    }

    /// The image of a cell, or `None` if it is off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Symmetry};
    ///
    /// // a . .    FlipLeftRight    . . a
    /// // . . .                     . . .
    /// let (board, mirror) = (Bounds::new(2, 3)?, Symmetry::FlipLeftRight);
    /// assert_eq!(mirror.map_coord(Coord::new(0, 0), board), Some(Coord::new(0, 2)));
    /// assert_eq!(mirror.map_coord(Coord::new(2, 0), board), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub const fn map_coord(self, at: Coord, bounds: Bounds) -> Option<Coord> {
        if !bounds.0.contains(at) {
            return None;
        }
        let parts = self.parts();
        let to = self.map_bounds(bounds);
        let (row, col) = if parts.transpose {
            (at.col, at.row)
        } else {
            (at.row, at.col)
        };
        Some(Coord {
            row: if parts.flip_rows {
                to.rows() - 1 - row
            } else {
                row
            },
            col: if parts.flip_cols {
                to.cols() - 1 - col
            } else {
                col
            },
        })
    }

    /// The image of a direction.
    ///
    /// ```
    /// use collinear::{Direction, Symmetry};
    ///
    /// assert_eq!(Symmetry::FlipUpDown.map_direction(Direction::NE), Direction::SE);
    /// assert_eq!(Symmetry::HalfTurn.map_direction(Direction::NE), Direction::SW);
    /// ```
    #[must_use]
    pub const fn map_direction(self, direction: Direction) -> Direction {
        let parts = self.parts();
        let (rows, cols) = (direction.rows(), direction.cols());
        let (rows, cols) = if parts.transpose {
            (cols, rows)
        } else {
            (rows, cols)
        };
        let rows = if parts.flip_rows { -rows } else { rows };
        let cols = if parts.flip_cols { -cols } else { cols };
        match Direction::new(rows, cols) {
            Some(turned) => turned,
            None => direction,
        }
    }

    /// The image of a board: its size and wrap, with rows and columns swapped if necessary.
    ///
    /// ```
    /// use collinear::{Bounds, Symmetry, Wrap};
    ///
    /// let cylinder = Bounds::new(2, 3)?.with_wrap(Wrap::EastWest);
    /// let turned = Symmetry::QuarterTurn.map_bounds(cylinder);
    /// assert_eq!(turned, Bounds::new(3, 2)?.with_wrap(Wrap::NorthSouth));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub const fn map_bounds(self, bounds: Bounds) -> Bounds {
        if self.parts().transpose {
            bounds.transposed()
        } else {
            bounds
        }
    }

    /// Combines two symmetries: this one first, then `next`.
    ///
    /// ```
    /// use collinear::Symmetry;
    ///
    /// let (turn, flip) = (Symmetry::QuarterTurn, Symmetry::FlipLeftRight);
    /// assert_eq!(turn.then(flip), Symmetry::Transpose);
    /// assert_eq!(flip.then(turn), Symmetry::AntiTranspose);
    /// ```
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        // The images of two steps that are not aligned determine a symmetry.
        let after = |d: Direction| next.map_direction(self.map_direction(d));
        let (north, east) = (after(Direction::N), after(Direction::E));
        let same = |s: &Self| {
            s.map_direction(Direction::N) == north && s.map_direction(Direction::E) == east
        };
        Self::ALL.into_iter().find(same).unwrap_or(Identity)
    }
}

pub(crate) struct Parts {
    pub(crate) transpose: bool,
    pub(crate) flip_rows: bool,
    pub(crate) flip_cols: bool,
}

impl Bounds {
    /// Swaps rows and columns, with the wrap.
    const fn transposed(self) -> Self {
        let wrap = match self.wrap() {
            Wrap::EastWest => Wrap::NorthSouth,
            Wrap::NorthSouth => Wrap::EastWest,
            same => same,
        };
        match Self::new(self.cols(), self.rows()) {
            Ok(bounds) => bounds.with_wrap(wrap),
            Err(_) => self,
        }
    }
}
