//! [`Reversi`]: a game on a given board from a given start.

use alloc::format;

use super::{Square, State};
use crate::{
    Bounds, Coord, Grid, TooLarge, Wrap,
    rules::{MAX_CELLS, Position, SetupError, Side},
};

/// A game of Reversi: its board, and the discs at the start.
///
/// The default is Othello: 8 rows, 8 columns, the discs of each player placed crosswise.
///
/// ```
/// use collinear::rules::reversi::{Reversi, Start};
///
/// assert_eq!(Reversi::new(8, 8, Start::Crossed)?, Reversi::default());
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reversi {
    pub(super) start: State,
}

/// The arrangement of the first four discs on the four cells in the middle.
///
/// If the number of rows or columns is odd, these cells are half a cell above or to the left of the middle.
///
/// ```
/// use collinear::rules::{Rules, reversi::{Reversi, Start}};
///
/// let crossed = Reversi::new(4, 5, Start::Crossed)?.start();
/// assert_eq!(
///     crossed.to_string(),
///     ". . . . .\n\
///      . O X . .\n\
///      . X O . .\n\
///      . . . . ."
/// );
/// let parallel = Reversi::new(4, 5, Start::Parallel)?.start();
/// assert_eq!(
///     parallel.to_string(),
///     ". . . . .\n\
///      . X X . .\n\
///      . O O . .\n\
///      . . . . ."
/// );
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Start {
    /// Crosswise: the first player has the upper right and the lower left cell, as in Othello.
    #[default]
    Crossed,
    /// Side by side: the first player has the two upper cells.
    Parallel,
}

impl Start {
    /// The owner of the disc on a cell of the middle, whose upper left cell is (0, 0).
    const fn owner(self, at: Coord) -> Side {
        let first = match self {
            Self::Crossed => at.row != at.col,
            Self::Parallel => at.row == 0,
        };
        if first { Side::First } else { Side::Second }
    }
}

impl Default for Reversi {
    fn default() -> Self {
        Self::new(8, 8, Start::Crossed).unwrap_or_else(|error| panic!("8 by 8 cells: {error}"))
    }
}

impl Reversi {
    /// The smallest number of rows or columns of a board.
    pub const MIN_SIDE: usize = 2;

    /// Makes a game on a plain board with two discs of each player in the middle; the first player begins.
    ///
    /// On the smallest boards the game can be over before it begins.
    ///
    /// # Errors
    ///
    /// For fewer than 2 rows or columns, and for more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells.
    ///
    /// ```
    /// use collinear::rules::{Outcome, Rules, reversi::{Reversi, Start}};
    ///
    /// let six = Reversi::new(6, 6, Start::Crossed)?;
    /// assert_eq!(six.count_moves(&six.start()), 4);
    ///
    /// let full = Reversi::new(2, 2, Start::Crossed)?;
    /// assert_eq!(full.outcome(&full.start()), Some(Outcome::Draw));
    ///
    /// let error = Reversi::new(1, 8, Start::Crossed).unwrap_err();
    /// assert!(error.to_string().starts_with("a board of 1 rows and 8 columns is too small"));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rows: usize, cols: usize, start: Start) -> Result<Self, SetupError> {
        Self::from_start(Self::usual_grid(rows, cols, start)?, Side::First)
    }

    pub(super) fn usual_grid(
        rows: usize,
        cols: usize,
        start: Start,
    ) -> Result<Grid<Square>, SetupError> {
        Self::check_sides(rows, cols)?;
        let middle = Coord::new(rows / 2 - 1, cols / 2 - 1);
        let square = |at: Coord| {
            let (row, col) = (
                at.row.checked_sub(middle.row),
                at.col.checked_sub(middle.col),
            );
            match (row, col) {
                (Some(row @ 0..2), Some(col @ 0..2)) => {
                    Square::Of(start.owner(Coord::new(row, col)))
                }
                _ => Square::Empty,
            }
        };
        let too_large = |_| TooLarge::sides(rows, cols).into();
        Grid::from_fn(rows, cols, square).map_err(too_large)
    }

    /// Makes a game that starts with these discs. The board has the holes and the wrapping of the grid, and
    /// this player begins.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    ///
    /// ```
    /// use collinear::{Grid, rules::{Rules, Side, reversi::{Reversi, Square}}};
    ///
    /// let picture = "
    ///     . # . .
    ///     . X O .
    ///     . . . .
    /// ";
    /// let grid = Grid::parse_with(picture, Square::from_glyph)?;
    /// let rules = Reversi::from_start(grid.clone(), Side::First)?;
    /// assert_eq!(rules.start().grid(), &grid);
    /// assert_eq!(rules.count_moves(&rules.start()), 1); // X on the right
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_start(grid: Grid<Square>, turn: Side) -> Result<Self, SetupError> {
        Self::check_sides(grid.rows(), grid.cols())?;
        Ok(Self {
            start: State::of(grid, turn),
        })
    }

    /// Sets how the board wraps.
    ///
    /// ```
    /// use collinear::{Wrap, rules::{Rules, reversi::{Reversi, Start}}};
    ///
    /// let ring = Reversi::new(2, 6, Start::Crossed)?.with_wrap(Wrap::EastWest);
    /// assert_eq!(ring.bounds().wrap(), Wrap::EastWest);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn with_wrap(self, wrap: Wrap) -> Self {
        let Position { turn, .. } = self.start.position;
        let grid = self.start.position.into_grid();
        Self {
            start: State::of(grid.with_wrap(wrap), turn),
        }
    }

    /// The size of the board and how it wraps.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.start.grid().bounds()
    }

    fn check_sides(rows: usize, cols: usize) -> Result<(), SetupError> {
        if rows < Self::MIN_SIDE || cols < Self::MIN_SIDE {
            return Err(SetupError::new(format!(
                "a board of {rows} rows and {cols} columns is too small: it needs at least {} of each",
                Self::MIN_SIDE
            )));
        }
        TooLarge::check(rows, cols, MAX_CELLS)?;
        Ok(())
    }
}
