//! m,n,k games on rows and columns.

use alloc::format;

use super::{InARow, SetupError, axes::Axes, gravity::Gravity};
use crate::{
    Bounds, Direction, Length, Wrap,
    rules::{EngineError, size::check_sides},
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
        let board = match check_sides(rows, cols) {
            Ok(board) => board,
            Err(error) => return Err(SetupError::TooLarge(error)),
        };
        if length.k() == 0 {
            return Err(SetupError::NoLength);
        }
        Ok(Self {
            board,
            length,
            gravity: None,
            axes: Axes::COMPASS,
        })
    }

    /// The game in which a disc falls to the lowest free cell of its column.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoFloor`] on a board whose upper and lower side are joined.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{FOUR_IN_A_ROW, InARow}};
    ///
    /// let game = InARow::new(6, 7, Length::AtLeast(4))?.with_gravity()?;
    /// assert_eq!(game, FOUR_IN_A_ROW);
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    pub const fn with_gravity(self) -> Result<Self, SetupError> {
        self.with_floor(self.board, Some(Direction::S))
    }

    /// The game in which discs fall along a heading, or stay where they are put.
    pub(super) fn with_fall(self, heading: Option<Direction>) -> Result<Self, SetupError> {
        match heading {
            None => Ok(Self {
                gravity: None,
                ..self
            }),
            Some(heading) => {
                let falls = self.with_gravity_towards(heading);
                falls.map_err(|error| match error {
                    SetupError::Ring if heading.cols() == 0 => SetupError::NoFloor,
                    error => error,
                })
            }
        }
    }

    /// The game on a board that is wrapped like this.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoFloor`] if that joins the upper and the lower side and discs fall down the
    /// columns, [`SetupError::Ring`] if they fall another way and have no floor then.
    ///
    /// ```
    /// use collinear::{Wrap, rules::in_a_row::{FOUR_IN_A_ROW, SetupError}};
    ///
    /// let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)?;
    /// assert_eq!(cylinder.bounds().wrap(), Wrap::EastWest);
    /// assert_eq!(FOUR_IN_A_ROW.with_wrap(Wrap::Both), Err(SetupError::NoFloor));
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    pub const fn with_wrap(self, wrap: Wrap) -> Result<Self, SetupError> {
        self.with_floor(self.board.with_wrap(wrap), self.gravity())
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

    /// The game on this board with discs that fall this way, if that has an end.
    const fn with_floor(
        self,
        board: Bounds,
        heading: Option<Direction>,
    ) -> Result<Self, SetupError> {
        let Some(heading) = heading else {
            return Ok(Self { board, ..self });
        };
        let (down, across) = (heading.rows(), heading.cols());
        let (wraps_down, wraps_across) = (
            board.wrap().joins_north_south(),
            board.wrap().joins_east_west(),
        );
        if (down == 0 || wraps_down) && (across == 0 || wraps_across) {
            return Err(if across == 0 {
                SetupError::NoFloor
            } else {
                SetupError::Ring
            });
        }
        // A column begins on each cell that no step along the heading leads to.
        let entered =
            entered(board.rows(), down, wraps_down) * entered(board.cols(), across, wraps_across);
        let (columns, rows) = if down == 1 && across == 0 {
            (board.cols(), Some(board.rows()))
        } else {
            (board.cell_count() - entered, None)
        };
        let gravity = Some(Gravity {
            heading,
            columns,
            rows,
        });
        Ok(Self {
            board,
            gravity,
            ..self
        })
    }

    /// Whether discs stay where they are put or fall down the columns, as in the engines on bits.
    pub(super) fn falls_down_or_not(&self) -> Result<(), EngineError> {
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

/// How many rows (or columns) a step of this length can lead into.
const fn entered(side: usize, step: isize, joined: bool) -> usize {
    if joined {
        side
    } else {
        side.saturating_sub(step.unsigned_abs())
    }
}
