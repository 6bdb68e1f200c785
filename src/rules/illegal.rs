//! [`Illegal`]: why a move was refused; [`GameError`]: which one of several.

use alloc::{
    boxed::Box,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{any::Any, error::Error, fmt};

use super::Outcome;
use crate::{Board, Grid, Layout};

/// Why a move was refused. The state is unchanged.
#[derive(Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended with this outcome.
    Over(Outcome),
    /// The move is not legal, and the game gives no reason.
    NotLegal,
    /// The game's own reason.
    Refused {
        /// The reason, in one sentence.
        why: String,
        /// The cells that the reason names; [`cells`](Self::cells) returns them with their type.
        cells: Box<dyn Any + Send + Sync>,
    },
}

impl Illegal {
    /// Refuses a move for a game's own reason, a sentence that names no cells.
    #[must_use]
    pub fn refused(why: impl fmt::Display) -> Self {
        Self::refused_at::<()>(why, [])
    }

    /// Refuses a move for a game's own reason, which names cells. The sentence has their [names](crate::Board::names),
    /// for players; programs read the cells.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, rules::{Cell, Illegal, Position}};
    ///
    /// /// A stone may not touch another one.
    /// fn touching(state: &Position<Cell>, at: Coord) -> Result<(), Illegal> {
    ///     let (grid, stone) = (state.grid(), |cell: &Cell| !cell.is_empty());
    ///     let beside = grid.neighbours(at, &Direction::ORTHOGONAL).filter(|(.., cell)| stone(cell));
    ///     let touched: Vec<_> = beside.map(|(_, other, _)| other).collect();
    ///     if touched.is_empty() {
    ///         return Ok(());
    ///     }
    ///     let board = grid.board();
    ///     let why = format!("{} touches {}", board.names([at]), board.names(touched.iter().copied()));
    ///     Err(Illegal::refused_at(why, touched))
    /// }
    ///
    /// let grid = Grid::parse_with(". X .\nO . .\n. . .", Cell::from_glyph)?;
    /// let illegal = touching(&Position::new(grid), Coord::new(0, 0)).unwrap_err();
    /// assert_eq!(illegal.to_string(), "a3 touches b3 and a2");
    /// assert_eq!(illegal.cells::<Coord>(), [(0, 1), (1, 0)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn refused_at<C: Send + Sync + 'static>(
        why: impl fmt::Display,
        cells: impl IntoIterator<Item = C>,
    ) -> Self {
        Self::Refused {
            why: why.to_string(),
            cells: Box::new(Vec::from_iter(cells)),
        }
    }

    /// Refuses a move with a sentence about one cell, which begins with the [name](crate::Board::names) of the cell.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, rules::Illegal};
    ///
    /// let board = Bounds::new(8, 8)?;
    /// let illegal = Illegal::about(&board, Coord::new(7, 0), "is attacked");
    /// assert_eq!(illegal.to_string(), "a1 is attacked");
    /// assert_eq!(illegal.cells::<Coord>(), [Coord::new(7, 0)]);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn about<B: Layout>(board: &Board<B>, at: B::Cell, why: impl fmt::Display) -> Self {
        Self::refused_at(format!("{} {why}", board.names([at])), [at])
    }

    /// Refuses a cell that is off the board.
    #[must_use]
    pub fn off_board<B: Layout>(board: &Board<B>, at: B::Cell) -> Self {
        let size = board.topology().paper();
        Self::refused_at(format!("{at:?} is off the board of {size}"), [at])
    }

    /// The cells that the reason names, if `C` is the cell type of the game's board; otherwise none.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, Notation, hnefatafl::{COPENHAGEN, Hnefatafl}}};
    ///
    /// let tafl = Game::new(Hnefatafl::new(COPENHAGEN).unwrap());
    /// let illegal = tafl.rules().read_move(tafl.state(), "f1-f5").unwrap_err();
    /// assert_eq!(illegal.to_string(), "the way from f1 to f5 is blocked at f2");
    /// assert_eq!(illegal.cells::<Coord>(), [(10, 5), (6, 5), (9, 5)].map(Coord::from));
    /// ```
    #[must_use]
    pub fn cells<C: 'static>(&self) -> &[C] {
        match self {
            Self::Refused { cells, .. } => {
                cells.downcast_ref::<Vec<C>>().map_or(&[], Vec::as_slice)
            }
            _ => &[],
        }
    }
}

impl Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::NotLegal => f.write_str("not a legal move here"),
            Self::Refused { why, .. } => f.write_str(why),
        }
    }
}

/// Checks that a cell is on the board and free. If every free cell is a legal move, this is all that
/// [`check`](super::Rules::check) needs.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, vacant}};
///
/// let grid = Grid::parse_with(". X .\nO . .\n. . .", Cell::from_glyph)?;
/// let why = |at: [usize; 2]| vacant(&grid, at.into(), Cell::is_empty).err().map(|illegal| illegal.to_string());
/// assert_eq!(why([0, 0]), None);
/// assert_eq!(why([0, 1]).as_deref(), Some("b3 is occupied"));
/// assert_eq!(why([0, 3]).as_deref(), Some("(0, 3) is off the board of 3 rows and 3 columns"));
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # Errors
///
/// [`Illegal`] if the cell is off the board or occupied.
pub fn vacant<T, B: Layout>(
    grid: &Grid<T, B>,
    at: B::Cell,
    free: impl FnOnce(&T) -> bool,
) -> Result<(), Illegal> {
    match grid.get(at) {
        Some(cell) if free(cell) => Ok(()),
        Some(_) => Err(Illegal::about(grid.board(), at, "is occupied")),
        None => Err(Illegal::off_board(grid.board(), at)),
    }
}

/// Which of several moves was refused, and why: the error of [`Game::play_all`](super::Game::play_all) and
/// [`Notation::read_game`](super::Notation::read_game).
#[derive(Debug)]
#[non_exhaustive]
pub struct GameError {
    /// The index of the move, or of the word if the moves were read, from 0.
    pub index: usize,
    /// The word of the move, if the moves were read.
    pub word: Option<String>,
    /// Why it was refused.
    pub illegal: Illegal,
}

impl GameError {
    /// The error for the move with this index, from 0.
    #[must_use]
    pub(super) const fn of_move(index: usize, illegal: Illegal) -> Self {
        Self {
            index,
            word: None,
            illegal,
        }
    }

    /// The error for the word with this index, from 0, which is not a legal move.
    #[must_use]
    pub fn of_word(index: usize, word: impl Into<String>, illegal: Illegal) -> Self {
        Self {
            index,
            word: Some(word.into()),
            illegal,
        }
    }
}

/// Numbers the moves, or the words, from 1.
impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            index,
            word,
            illegal,
        } = self;
        let number = index.saturating_add(1);
        match word {
            Some(word) => write!(f, "word {number}, {word}: {illegal}"),
            None => write!(f, "move {number}: {illegal}"),
        }
    }
}

impl Error for GameError {}
