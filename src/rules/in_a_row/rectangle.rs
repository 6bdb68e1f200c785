//! m,n,k games on rows and columns.

use alloc::format;

use super::{
    InARow,
    axes::Axes,
    columns::{Columns, no_floor},
    variant::check_length,
};
use crate::{
    Bounds, Direction, Length, TooLarge, Wrap,
    rules::{MAX_CELLS, SetupError},
};

/// Four in a row: 4 or more in a row on 6 rows and 7 columns, with gravity.
pub const FOUR_IN_A_ROW: InARow = preset(6, 7, Length::AtLeast(4)).falling();

/// Tic-tac-toe: 3 in a row on 3x3.
pub const TIC_TAC_TOE: InARow = preset(3, 3, Length::AtLeast(3));

/// Gomoku: exactly 5 in a row on 15x15, for both players; 6 in a row do not win.
pub const GOMOKU: InARow = preset(15, 15, Length::Exactly(5));

/// Freestyle Gomoku: 5 or more in a row on 15x15.
pub const GOMOKU_FREESTYLE: InARow = preset(15, 15, Length::AtLeast(5));

const fn preset(rows: usize, cols: usize, length: Length) -> InARow {
    match Bounds::new(rows, cols) {
        Ok(board) => InARow::plain(board, length),
        Err(_) => panic!("a small board"),
    }
}

impl InARow {
    /// The game on a plain board without gravity, with lines along rows, columns and diagonals.
    ///
    /// A board without cells is allowed; it is full from the start, so the game is a draw.
    ///
    /// # Errors
    ///
    /// If the board has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns, or if the length is 0.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{InARow, TIC_TAC_TOE}};
    ///
    /// assert_eq!(InARow::new(3, 3, Length::AtLeast(3))?, TIC_TAC_TOE);
    /// let error = InARow::new(3, 3, Length::AtLeast(0)).unwrap_err();
    /// assert_eq!(error.to_string(), "a line has to be at least 1 cell long");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rows: usize, cols: usize, length: Length) -> Result<Self, SetupError> {
        let board = TooLarge::check(rows, cols, MAX_CELLS)?;
        check_length(length)?;
        Ok(Self::plain(board, length))
    }

    const fn plain(board: Bounds, length: Length) -> Self {
        Self {
            board,
            length,
            columns: None,
            axes: Axes::COMPASS,
            obstacles: None,
            misere: false,
        }
    }

    /// Adds gravity to a board whose upper and lower side are not joined.
    const fn falling(self) -> Self {
        let columns = Some(Columns::down(self.board));
        Self { columns, ..self }
    }

    /// The game with gravity: a disc falls to the lowest free cell of its column.
    ///
    /// # Errors
    ///
    /// If the upper and the lower side are joined, unless the board has no cells.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{FOUR_IN_A_ROW, InARow}};
    ///
    /// let game = InARow::new(6, 7, Length::AtLeast(4))?.with_gravity()?;
    /// assert_eq!(game, FOUR_IN_A_ROW);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_gravity(self) -> Result<Self, SetupError> {
        if self.board.wrap().joins_north_south() && self.board.cell_count() > 0 {
            return Err(no_floor());
        }
        Ok(self.falling())
    }

    /// The game on a board with sides joined in this way.
    ///
    /// # Errors
    ///
    /// If discs would fall in a ring.
    ///
    /// ```
    /// use collinear::{Wrap, rules::in_a_row::FOUR_IN_A_ROW};
    ///
    /// let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)?;
    /// assert_eq!(cylinder.bounds().wrap(), Wrap::EastWest);
    /// assert!(FOUR_IN_A_ROW.with_wrap(Wrap::Both).is_err());
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_wrap(self, wrap: Wrap) -> Result<Self, SetupError> {
        let board = self.board.with_wrap(wrap);
        let fall = |heading| Columns::on(&board, heading);
        Ok(Self {
            columns: self.gravity().map(fall).transpose()?,
            board,
            ..self
        })
    }

    /// The game with lines along these axes only. A direction and its opposite are the same axis; repeating an axis
    /// makes no difference.
    ///
    /// # Errors
    ///
    /// If a direction is not one of the eight compass directions.
    ///
    /// ```
    /// use collinear::{Direction, rules::in_a_row::TIC_TAC_TOE};
    ///
    /// let variant = TIC_TAC_TOE.with_axes(&Direction::DIAGONAL)?;
    /// assert_eq!(variant.axes(), [Direction::NE, Direction::SE]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_axes(self, axes: &[Direction]) -> Result<Self, SetupError> {
        let axes = Axes::of(axes)?;
        Ok(Self { axes, ..self })
    }

    /// Checks that the engines on bits can play the game: no obstacles, and gravity downwards or none.
    pub(super) fn check_for_bits(&self) -> Result<(), SetupError> {
        if let Some(at) = self.obstacles().find_map(|at| self.board.named(at)) {
            let found = format!("there is an obstacle on {at}");
            return Err(SetupError::for_engine(found, "boards without obstacles"));
        }
        match self.gravity() {
            None | Some(Direction::S) => Ok(()),
            Some(heading) => Err(SetupError::for_engine(
                format!("discs fall {heading}"),
                "discs that fall down the columns",
            )),
        }
    }

    /// The size of the board and its joined sides.
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.board
    }

    /// The axes of lines, in the order of [`Direction::AXES`].
    ///
    /// ```
    /// use collinear::{Direction, rules::in_a_row::TIC_TAC_TOE};
    ///
    /// assert_eq!(TIC_TAC_TOE.axes(), Direction::AXES);
    /// let rows_only = TIC_TAC_TOE.with_axes(&[Direction::W])?;
    /// assert_eq!(rows_only.axes(), [Direction::E]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn axes(&self) -> &[Direction] {
        match self.axes.everywhere() {
            Some(axes) => axes,
            // The board has no cells.
            None => &Direction::AXES,
        }
    }
}
