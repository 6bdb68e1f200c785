//! m,n,k games on rows and columns.

use alloc::format;

use super::{InARow, SetupError, axes::Axes, columns::Columns};
use crate::{
    Bounds, Direction, Length, TooLarge, Wrap,
    rules::{EngineError, MAX_CELLS},
};

/// Four in a row: 6 rows, 7 columns, at least four, with gravity.
pub const FOUR_IN_A_ROW: InARow =
    preset(preset(InARow::new(6, 7, Length::AtLeast(4))).with_gravity());

/// Tic-tac-toe: three in a row on 3x3.
pub const TIC_TAC_TOE: InARow = preset(InARow::new(3, 3, Length::AtLeast(3)));

/// Gomoku: exactly five on 15x15, for both players; six in a row do not win.
pub const GOMOKU: InARow = preset(InARow::new(15, 15, Length::Exactly(5)));

/// Freestyle Gomoku: five or more on 15x15.
pub const GOMOKU_FREESTYLE: InARow = preset(InARow::new(15, 15, Length::AtLeast(5)));

const fn preset(variant: Result<InARow, SetupError>) -> InARow {
    match variant {
        Ok(variant) => variant,
        Err(_) => panic!("a preset is a game"),
    }
}

impl InARow {
    /// The game on a plain board without gravity, with lines along rows, columns and diagonals.
    ///
    /// A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooLarge`] for more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns,
    /// [`SetupError::NoLength`] for a length of 0.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{InARow, SetupError, TIC_TAC_TOE}};
    ///
    /// assert_eq!(InARow::new(3, 3, Length::AtLeast(3))?, TIC_TAC_TOE);
    /// assert_eq!(InARow::new(3, 3, Length::AtLeast(0)), Err(SetupError::NoLength));
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    pub const fn new(rows: usize, cols: usize, length: Length) -> Result<Self, SetupError> {
        let board = match TooLarge::check(rows, cols, MAX_CELLS) {
            Ok(board) => board,
            Err(error) => return Err(SetupError::TooLarge(error)),
        };
        if length.k() == 0 {
            return Err(SetupError::NoLength);
        }
        Ok(Self {
            board,
            length,
            columns: None,
            axes: Axes::COMPASS,
            obstacles: None,
            misere: false,
        })
    }

    /// The game in which a disc falls to the lowest free cell of its column.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoFloor`] on a board whose upper and lower side are joined, if it has cells.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{FOUR_IN_A_ROW, InARow}};
    ///
    /// let game = InARow::new(6, 7, Length::AtLeast(4))?.with_gravity()?;
    /// assert_eq!(game, FOUR_IN_A_ROW);
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    pub const fn with_gravity(self) -> Result<Self, SetupError> {
        if self.board.wrap().joins_north_south() && self.board.cell_count() > 0 {
            return Err(SetupError::NoFloor);
        }
        Ok(Self {
            columns: Some(Columns::down(self.board)),
            ..self
        })
    }

    /// The game on a board that is wrapped like this.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoFloor`] if discs fall, and would fall round a ring then.
    ///
    /// ```
    /// use collinear::{Wrap, rules::in_a_row::{FOUR_IN_A_ROW, SetupError}};
    ///
    /// let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)?;
    /// assert_eq!(cylinder.bounds().wrap(), Wrap::EastWest);
    /// assert_eq!(FOUR_IN_A_ROW.with_wrap(Wrap::Both), Err(SetupError::NoFloor));
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
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

    /// The game in which lines run along these axes only. A direction and its opposite are the
    /// same axis, and naming one twice makes no difference.
    ///
    /// # Errors
    ///
    /// [`SetupError::NotAnAxis`] for a direction that is not of the compass.
    ///
    /// ```
    /// use collinear::{Direction, rules::in_a_row::TIC_TAC_TOE};
    ///
    /// let variant = TIC_TAC_TOE.with_axes(&Direction::DIAGONAL)?;
    /// assert_eq!(variant.axes(), [Direction::NE, Direction::SE]);
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    pub const fn with_axes(self, axes: &[Direction]) -> Result<Self, SetupError> {
        match Axes::of(axes) {
            Ok(axes) => Ok(Self { axes, ..self }),
            Err(direction) => Err(SetupError::NotAnAxis { direction }),
        }
    }

    /// Whether discs stay where they are put or fall down the columns, and may take every cell, as in the
    /// engines on bits.
    pub(super) fn check_for_bits(&self) -> Result<(), EngineError> {
        if let Some(at) = self.obstacles().find_map(|at| self.board.named(at)) {
            let found = format!("there is an obstacle on {at}");
            return Err(EngineError::rule(found, "boards without obstacles"));
        }
        match self.gravity() {
            None | Some(Direction::S) => Ok(()),
            Some(heading) => Err(EngineError::rule(
                format!("discs fall {heading}"),
                "discs that fall down the columns",
            )),
        }
    }

    /// The size of the board and how it wraps.
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.board
    }

    /// Along which axes lines run, in the order of [`Direction::AXES`].
    ///
    /// ```
    /// use collinear::{Direction, rules::in_a_row::TIC_TAC_TOE};
    ///
    /// assert_eq!(TIC_TAC_TOE.axes(), Direction::AXES);
    /// let rows_only = TIC_TAC_TOE.with_axes(&[Direction::W])?;
    /// assert_eq!(rows_only.axes(), [Direction::E]);
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn axes(&self) -> &[Direction] {
        match self.axes.everywhere() {
            Some(axes) => axes,
            // There was no cell to ask.
            None => &Direction::AXES,
        }
    }
}
