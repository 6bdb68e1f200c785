//! [`InARow`]: which m,n,k game it is.

use itertools::Either;

use super::{SetupError, axes::Axes, gravity::Gravity};
use crate::{Board, Headings, Layout, Length, Rect, Topology};

/// An m,n,k game: the board, the length of a line, and the twists.
///
/// On rows and columns it is made by [`new`](Self::new), on any other board by [`on`](Self::on). A
/// length that is longer than every line of the board is legal; the game can only be drawn then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InARow<T: Topology = Rect> {
    pub(super) board: Board<T>,
    pub(super) length: Length,
    pub(super) gravity: Option<Gravity<T::Heading>>,
    pub(super) axes: Axes<T::Heading>,
}

impl<T: Headings + Layout> InARow<T> {
    /// The game on any board that ends, without gravity, with lines along all
    /// [axes](Headings::axes) of its cells.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooManyCells`] for more than [`MAX_CELLS`](InARow::MAX_CELLS) cells,
    /// [`SetupError::TooLarge`] for as many rows or columns on [paper](Layout::paper),
    /// [`SetupError::NoLength`] for a length of 0.
    ///
    /// ```
    /// use collinear::{Length, boards::Cuboid, rules::{Rules, in_a_row::InARow}};
    ///
    /// let qubic = InARow::on(Cuboid::new([4, 4, 4])?.board(), Length::AtLeast(4))?;
    /// let start = qubic.start();
    /// assert_eq!(qubic.moves(&start).count(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on(board: Board<T>, length: Length) -> Result<Self, SetupError> {
        let (topology, paper) = (board.topology(), board.topology().paper());
        let (rows, cols) = (paper.rows(), paper.cols());
        let cells = topology.cell_count();
        if cells > InARow::MAX_CELLS {
            return Err(SetupError::TooManyCells { cells });
        }
        if rows > InARow::MAX_CELLS || cols > InARow::MAX_CELLS {
            return Err(SetupError::TooLarge { rows, cols });
        }
        if length.k() == 0 {
            return Err(SetupError::NoLength);
        }
        Ok(Self {
            axes: Axes::of_board(topology, topology.cells().next()),
            board,
            length,
            gravity: None,
        })
    }

    /// The game in which a disc falls along a heading until the next cell is taken or the board ends.
    ///
    /// What is called a column is a line along that heading then, from its first cell to its floor.
    ///
    /// # Errors
    ///
    /// [`SetupError::Ring`] if a line along the heading has no end, [`SetupError::Turns`] if a step
    /// along it leads on with another one.
    ///
    /// ```
    /// use collinear::{Direction, Length, boards::Twisted, rules::{Rules, in_a_row::{InARow, SetupError}}};
    ///
    /// let strip = InARow::on(Twisted::moebius(6, 7)?.board(), Length::AtLeast(4))?;
    /// let game = strip.with_gravity_towards(Direction::S)?;
    /// assert_eq!(game.moves(&game.start()).count(), 7);
    /// assert_eq!(strip.with_gravity_towards(Direction::E), Err(SetupError::Ring));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_gravity_towards(self, heading: T::Heading) -> Result<Self, SetupError> {
        let gravity = Some(Gravity::on(&self.board, heading)?);
        Ok(Self { gravity, ..self })
    }

    /// Along which axes lines run through a cell.
    pub(super) fn axes_at(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> {
        match self.axes.everywhere() {
            Some(axes) => Either::Left(axes.iter().copied()),
            None => Either::Right(self.board.topology().axes(at)),
        }
    }
}

impl<T: Topology> InARow<T> {
    /// The board.
    ///
    /// ```
    /// use collinear::{Layout, rules::in_a_row::FOUR_IN_A_ROW};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.board().topology().paper(), FOUR_IN_A_ROW.bounds());
    /// ```
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board<T> {
        &self.board
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
    #[inline]
    pub const fn has_gravity(&self) -> bool {
        self.gravity.is_some()
    }

    /// Where discs fall to, if they fall.
    ///
    /// ```
    /// use collinear::{Direction, rules::in_a_row::{FOUR_IN_A_ROW, TIC_TAC_TOE}};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.gravity(), Some(Direction::S));
    /// assert_eq!(TIC_TAC_TOE.gravity(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn gravity(&self) -> Option<T::Heading> {
        match &self.gravity {
            Some(gravity) => Some(gravity.heading),
            None => None,
        }
    }
}
