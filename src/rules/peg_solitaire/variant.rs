//! [`PegSolitaire`]: which board, which holes are filled, and what the goal is.

use alloc::string::ToString;

use crate::{
    Coord, Direction, Grid, GridError, TooLarge, Wrap,
    geometry::Tiling,
    rules::{MAX_CELLS, size::check_sides},
};

use super::{SetupError, Spot, refusal::name};

/// A game of peg solitaire: the board at the start, the lattice of its holes, and the goal. These are the
/// reference rules, on a grid.
///
/// The presets and other boards are listed [below](#implementations).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PegSolitaire {
    start: Grid<Spot>,
    lattice: Lattice,
    goal: Goal,
}

/// How the holes of a board lie, and so along which lines pegs jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Lattice {
    /// In squares: pegs jump along rows and columns.
    Square,
    /// In triangles, written left-aligned: pegs jump along rows, columns and the diagonals that
    /// fall to the right.
    Triangular,
}

impl Lattice {
    /// The directions in which pegs jump, clockwise from north.
    #[must_use]
    #[inline]
    pub const fn directions(self) -> &'static [Direction] {
        match self {
            Self::Square => &Direction::ORTHOGONAL,
            Self::Triangular => &Direction::HEX,
        }
    }

    /// How the holes lie on paper.
    pub(super) const fn tiling(self) -> Tiling {
        match self {
            Self::Square => Tiling::Square,
            Self::Triangular => Tiling::Hexagonal,
        }
    }

    /// One of each opposite pair of directions.
    #[inline]
    pub(super) const fn axes(self) -> &'static [Direction] {
        match self {
            Self::Square => &[Direction::N, Direction::E],
            Self::Triangular => &Direction::HEX_AXES,
        }
    }

    /// The board of a picture: `1` is a peg, `0` an empty hole, `.` no hole. On a triangular
    /// lattice, where rows are left-aligned and differ in length, short ones are filled up on the
    /// right with places that are no holes.
    ///
    /// # Errors
    ///
    /// [`GridError::UnknownGlyph`] for any other character, [`GridError::Ragged`] if a row of a
    /// square lattice is longer or shorter than the first one, [`GridError::TooLarge`] if a
    /// triangular one would be filled up to more than [`MAX_CELLS`].
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::Lattice;
    ///
    /// let triangle = Lattice::Triangular.parse("0\n1 1\n1 1 1")?;
    /// assert_eq!(triangle.to_string(), "0 . .\n1 1 .\n1 1 1");
    /// assert!(Lattice::Square.parse("0\n1 1\n1 1 1").is_err());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn parse(self, picture: &str) -> Result<Grid<Spot>, GridError> {
        match self {
            Self::Square => Grid::parse_with(picture, Spot::from_glyph),
            Self::Triangular => {
                let (rows, cols) = extent(picture);
                if rows.saturating_mul(cols) > MAX_CELLS {
                    let error = TooLarge::sides(rows, cols).over(MAX_CELLS);
                    return Err(error.into());
                }
                let filled_up = Grid::parse_padded(picture, Spot::Off.into())?;
                Grid::parse_with(&filled_up.to_string(), Spot::from_glyph)
            }
        }
    }
}

/// The most rows and columns that a picture can have, known before one long row makes all the others as
/// long.
fn extent(picture: &str) -> (usize, usize) {
    let glyphs = |row: &str| row.chars().filter(|glyph| !glyph.is_whitespace()).count();
    let rows = picture.lines().count();
    (rows, picture.lines().map(glyphs).max().unwrap_or(0))
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
    /// [`SetupError::TooLarge`] for more than [`MAX_CELLS`] cells, rows or
    /// columns.
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
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn from_start(start: Grid<Spot>, lattice: Lattice) -> Result<Self, SetupError> {
        let (rows, cols) = (start.rows(), start.cols());
        check_sides(rows, cols).map_err(SetupError::TooLarge)?;
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
    /// [`SetupError::NoHole`] or [`SetupError::OffBoard`] if there is no such hole.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let game = PegSolitaire::rectangle(2, 3)?.with_vacancy((1, 1).into())?;
    /// assert_eq!(game.start().to_string(), "1 1 1\n1 0 1");
    ///
    /// let error = PegSolitaire::english().with_vacancy((0, 0).into()).unwrap_err();
    /// assert_eq!(error.to_string(), "a1 is no hole of the board");
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn with_vacancy(self, vacancy: Coord) -> Result<Self, SetupError> {
        self.check_hole(vacancy)?;
        let mut start = self.start.map(|&spot| match spot {
            Spot::Off => Spot::Off,
            Spot::Empty | Spot::Peg => Spot::Peg,
        });
        start[vacancy] = Spot::Empty;
        Ok(Self { start, ..self })
    }

    /// The game with this goal.
    ///
    /// # Errors
    ///
    /// [`SetupError::NoHole`] or [`SetupError::OffBoard`] if it names a hole that there is not.
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
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
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
    pub const fn board(&self) -> &Grid<Spot> {
        &self.start
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
        let bounds = self.start.bounds();
        let name = name(bounds, at).ok_or(SetupError::OffBoard { at, bounds })?;
        if self.start[at].is_hole() {
            Ok(())
        } else {
            Err(SetupError::NoHole { at: name })
        }
    }
}
