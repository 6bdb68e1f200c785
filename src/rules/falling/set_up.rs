//! Wells that are set up instead of filled; [`SetupError`]: why there is no such game or position.

use core::fmt;

use super::{FallingBlocks, Square, State};
use crate::{Grid, TooLarge, Wrap, WrongSize};

impl FallingBlocks {
    /// The state with these blocks in the well, nothing scored, and the next piece to come: the first of the
    /// queue, or chance's.
    ///
    /// How the grid wraps makes no difference. A row that is full already goes with the next piece.
    ///
    /// # Errors
    ///
    /// [`SetupError::Size`] if it is not the well of this game.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Rules, falling::{FallingBlocks, Square}}};
    ///
    /// let game: FallingBlocks = "rows=3 cols=4 queue=T".parse()?;
    /// let well = Grid::parse_with(". . . .\n. . . .\nJ . J J", Square::from_glyph).unwrap();
    /// let state = game.set_up(well).unwrap();
    /// assert_eq!(state.piece(), Some('T'));
    /// assert_eq!(game.moves(&state).count(), 6); // two for three turns, and none for the fourth
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>) -> Result<State, SetupError> {
        WrongSize::check(grid.bounds(), self.bounds()).map_err(SetupError::Size)?;
        Ok(self.state_of(grid.with_wrap(Wrap::None)))
    }
}

/// Why a well, a set of pieces or a queue is no game, or a grid no position of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The well has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns.
    TooLarge(TooLarge),
    /// There is no piece.
    NoPieces,
    /// A name is no letter.
    Name {
        /// That name.
        name: char,
    },
    /// Two pieces have one name.
    Twice {
        /// That name.
        name: char,
    },
    /// A piece has no cells.
    NoCells {
        /// Its name.
        name: char,
    },
    /// No piece has a name that is in the queue.
    NoSuchPiece {
        /// That name.
        name: char,
    },
    /// A position has another size than the well of the game.
    Size(WrongSize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::NoPieces => f.write_str("there is no piece"),
            Self::Name { name } => write!(f, "{name:?} is no letter to name a piece"),
            Self::Twice { name } => write!(f, "two pieces are called {name}"),
            Self::NoCells { name } => write!(f, "the piece {name} has no cells"),
            Self::NoSuchPiece { name } => write!(f, "there is no piece {name}"),
            Self::Size(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for SetupError {}
