//! [`PegSolitaire`]: which board, which holes are filled, and what the goal is.

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

/// Where the last peg has to be for the game to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goal {
    /// In any hole.
    AnyHole,
    /// In this hole.
    Hole(Coord),
}

impl Goal {
    /// Whether one peg that is left here solves the game.
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
    /// The game that starts with this board, and one peg left anywhere as its goal.
    ///
    /// How the grid wraps makes no difference: the boards of this game have edges. A board on
    /// which nothing can jump is legal, and stuck from the start, unless it has one peg only.
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

    /// The game in which at the start every hole is filled but this one.
    ///
    /// # Errors
    ///
    /// If there is no such hole.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let game = PegSolitaire::rectangle(2, 3)?.with_vacancy((1, 1).into())?;
    /// assert_eq!(game.start().to_string(), "1 1 1\n1 0 1");
    ///
    /// let error = PegSolitaire::english().with_vacancy((0, 0).into()).unwrap_err();
    /// assert_eq!(error.to_string(), "a1 is no hole of the board");
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

    /// The game with this goal.
    ///
    /// # Errors
    ///
    /// If it names a hole that there is not.
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

    /// The same board with its holes in this lattice.
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

    /// How the holes lie.
    #[must_use]
    #[inline]
    pub const fn lattice(&self) -> Lattice {
        self.lattice
    }

    /// Where the last peg has to be.
    #[must_use]
    #[inline]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    fn check_hole(&self, at: Coord) -> Result<(), SetupError> {
        hole(&self.start, at).map(|_| ()).map_err(SetupError::new)
    }
}
