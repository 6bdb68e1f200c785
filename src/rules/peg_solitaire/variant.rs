//! [`PegSolitaire`]: the board, the pegs at the start, and the goal.

use super::{Lattice, Square, names::hole};
use crate::{
    Bounds, Coord, Grid, TooLarge, Wrap,
    rules::{MAX_CELLS, SetupError},
};

/// A game of peg solitaire: the board at the start, the lattice of its holes, and the goal. These are the
/// reference rules, on a grid.
///
/// The presets and other boards are listed [below](#implementations).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PegSolitaire {
    start: Grid<Square>,
    lattice: Lattice,
    goal: Goal,
}

/// The hole in which the last peg solves the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goal {
    /// Any hole.
    AnyHole,
    /// This hole.
    Hole(Coord),
}

impl Goal {
    /// Whether a last peg on this cell solves the game.
    #[must_use]
    #[inline]
    pub fn admits(self, at: Coord) -> bool {
        match self {
            Self::AnyHole => true,
            Self::Hole(hole) => hole == at,
        }
    }
}

impl PegSolitaire {
    /// Makes a game that starts with this board; its goal is one peg left anywhere.
    ///
    /// The wrapping of the grid is ignored: boards of this game have edges. A board without a possible jump is
    /// allowed; it is stuck from the start, unless it has a single peg.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::{Lattice, PegSolitaire}};
    ///
    /// let picture = Lattice::Square.parse("
    ///     . 1 1 .
    ///     1 1 0 1
    ///     . 1 1 .
    /// ").unwrap();
    /// let game = PegSolitaire::from_start(picture, Lattice::Square)?;
    /// assert_eq!(game.start().pegs(), 7);
    /// assert_eq!(game.moves(&game.start()).count(), 1); // a2-c2
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn from_start(start: Grid<Square>, lattice: Lattice) -> Result<Self, SetupError> {
        let (rows, cols) = (start.rows(), start.cols());
        TooLarge::check(rows, cols, MAX_CELLS)?;
        Ok(Self {
            start: start.with_wrap(Wrap::None),
            lattice,
            goal: Goal::AnyHole,
        })
    }

    /// Fills every hole at the start except this one.
    ///
    /// # Errors
    ///
    /// If there is no hole on that cell.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let game = PegSolitaire::rectangle(2, 3)?.with_vacancy((1, 1).into())?;
    /// assert_eq!(game.start().to_string(), "1 1 1\n1 0 1");
    ///
    /// let error = PegSolitaire::english().with_vacancy((0, 0).into()).unwrap_err();
    /// assert_eq!(error.to_string(), "there is no hole at a1");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_vacancy(self, vacancy: Coord) -> Result<Self, SetupError> {
        self.check_hole(vacancy)?;
        let mut start = self.start.map(|&square| match square {
            Square::Off => Square::Off,
            Square::Empty | Square::Peg => Square::Peg,
        });
        start[vacancy] = Square::Empty;
        Ok(Self { start, ..self })
    }

    /// Sets the goal.
    ///
    /// # Errors
    ///
    /// If there is no hole on the cell of the goal.
    ///
    /// ```
    /// use collinear::{Coord, rules::peg_solitaire::{Goal, PegSolitaire}};
    ///
    /// let goal = Goal::Hole(Coord::new(3, 3));
    /// assert_eq!(PegSolitaire::english().with_goal(goal)?.goal(), goal);
    ///
    /// let off = Goal::Hole(Coord::new(7, 3));
    /// let error = PegSolitaire::english().with_goal(off).unwrap_err();
    /// assert_eq!(error.to_string(), "(7, 3) is off the board of 7 rows and 7 columns");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn with_goal(self, goal: Goal) -> Result<Self, SetupError> {
        if let Goal::Hole(hole) = goal {
            self.check_hole(hole)?;
        }
        Ok(Self { goal, ..self })
    }

    pub(super) fn on(self, lattice: Lattice) -> Self {
        Self { lattice, ..self }
    }

    /// The board at the start.
    #[must_use]
    pub const fn start_board(&self) -> &Grid<Square> {
        &self.start
    }

    /// The size of the board.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.start.bounds()
    }

    /// The arrangement of the holes.
    #[must_use]
    #[inline]
    pub const fn lattice(&self) -> Lattice {
        self.lattice
    }

    /// The hole in which the last peg solves the game.
    #[must_use]
    #[inline]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    fn check_hole(&self, at: Coord) -> Result<(), SetupError> {
        hole(&self.start, at).map(|_| ()).map_err(SetupError::new)
    }
}
