//! [`InARow`]: which m,n,k game it is.

use core::fmt;

use crate::{Bounds, BoundsError, Direction, Length, Wrap};

/// An m,n,k game: the size of the board, the length of a line, and the twists.
///
/// A length that is longer than every line of the board is legal; the game can only be drawn then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InARow {
    bounds: Bounds,
    length: Length,
    gravity: bool,
    axes: Axes,
}

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
    /// The most cells that a board may have, and the most rows and columns: 2^20, the cells of a
    /// board of 1024 by 1024.
    pub const MAX_CELLS: usize = 1 << 20;

    /// The game on a plain board without gravity, with lines along rows, columns and diagonals.
    ///
    /// A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooLarge`] for more than [`MAX_CELLS`](Self::MAX_CELLS) cells, rows or columns,
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
        let bounds = match Bounds::new(rows, cols) {
            Ok(bounds)
                if bounds.cell_count() <= Self::MAX_CELLS
                    && rows <= Self::MAX_CELLS
                    && cols <= Self::MAX_CELLS =>
            {
                bounds
            }
            Ok(_) | Err(BoundsError { .. }) => return Err(SetupError::TooLarge { rows, cols }),
        };
        if length.k() == 0 {
            return Err(SetupError::NoLength);
        }
        Ok(Self {
            bounds,
            length,
            gravity: false,
            axes: Axes::ALL,
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
        Self {
            gravity: true,
            ..self
        }
        .checked()
    }

    /// The game on a board that is wrapped like this.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoFloor`] if that joins the upper and the lower side and there is gravity.
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
        Self {
            bounds: self.bounds.with_wrap(wrap),
            ..self
        }
        .checked()
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

    const fn checked(self) -> Result<Self, SetupError> {
        if self.gravity && self.bounds.wrap().joins_north_south() {
            Err(SetupError::NoFloor)
        } else {
            Ok(self)
        }
    }

    /// The size of the board and how it wraps.
    ///
    /// ```
    /// use collinear::rules::in_a_row::FOUR_IN_A_ROW;
    ///
    /// assert_eq!(FOUR_IN_A_ROW.bounds().rows(), 6);
    /// assert_eq!(FOUR_IN_A_ROW.bounds().cols(), 7);
    /// ```
    #[must_use]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// How long a line has to be.
    ///
    /// ```
    /// use collinear::{Length, rules::in_a_row::{GOMOKU, GOMOKU_FREESTYLE}};
    ///
    /// assert_eq!(GOMOKU.length(), Length::Exactly(5));
    /// assert_eq!(GOMOKU_FREESTYLE.length(), Length::AtLeast(5));
    /// ```
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Whether discs fall.
    ///
    /// ```
    /// use collinear::rules::in_a_row::{FOUR_IN_A_ROW, TIC_TAC_TOE};
    ///
    /// assert!(FOUR_IN_A_ROW.has_gravity());
    /// assert!(!TIC_TAC_TOE.has_gravity());
    /// ```
    #[must_use]
    pub const fn has_gravity(&self) -> bool {
        self.gravity
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
        self.axes.list.split_at(self.axes.count).0
    }
}

/// Some of the four compass axes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Axes {
    /// Those that belong to it first, in the order of [`Direction::AXES`]; the rest is filling.
    list: [Direction; 4],
    count: usize,
}

impl Axes {
    const ALL: Self = Self {
        list: Direction::AXES,
        count: 4,
    };

    /// The axes of these directions, or the first one that is not of the compass.
    const fn of(directions: &[Direction]) -> Result<Self, Direction> {
        let mut wanted = [false; 4];
        let mut i = 0;
        while i < directions.len() {
            match place_among_axes(directions[i]) {
                Some(place) => wanted[place] = true,
                None => return Err(directions[i]),
            }
            i += 1;
        }
        let mut axes = Self {
            list: Direction::AXES,
            count: 0,
        };
        let mut place = 0;
        while place < 4 {
            if wanted[place] {
                axes.list[axes.count] = Direction::AXES[place];
                axes.count += 1;
            }
            place += 1;
        }
        while place > axes.count {
            place -= 1;
            axes.list[place] = Direction::AXES[0];
        }
        Ok(axes)
    }
}

const fn place_among_axes(direction: Direction) -> Option<usize> {
    let axis = direction.axis();
    let mut place = 0;
    while place < 4 {
        let candidate = Direction::AXES[place];
        if axis.rows() == candidate.rows() && axis.cols() == candidate.cols() {
            return Some(place);
        }
        place += 1;
    }
    None
}

impl fmt::Debug for Axes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.list[..self.count]).finish()
    }
}

/// Why there is no such m,n,k game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The board has more than [`InARow::MAX_CELLS`] cells, rows or columns.
    TooLarge {
        /// The rows that were asked for.
        rows: usize,
        /// The columns that were asked for.
        cols: usize,
    },
    /// A line of no cells would have won before the first move.
    NoLength,
    /// Gravity needs a floor, and on this board the upper and the lower side are joined.
    NoFloor,
    /// Lines run along rows, columns and diagonals only.
    NotAnAxis {
        /// The direction that is none of these.
        direction: Direction,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { rows, cols } => {
                let most = InARow::MAX_CELLS;
                write!(
                    f,
                    "a board of {rows} rows and {cols} columns is too large: there may be at most \
                     {most} cells, rows or columns"
                )
            }
            Self::NoLength => f.write_str("a line has to be at least 1 cell long"),
            Self::NoFloor => f.write_str(
                "gravity needs a floor, and the upper and the lower side of this board are joined",
            ),
            Self::NotAnAxis { direction } => {
                write!(
                    f,
                    "{direction} is neither along a row nor a column nor a diagonal"
                )
            }
        }
    }
}

impl core::error::Error for SetupError {}
