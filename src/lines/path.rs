//! Paths: can a piece go from here to there, and if not, why?

use core::fmt;

use crate::geometry::{Bounds, Coord, Direction, Line};

use super::End;

impl Bounds {
    /// The way in a straight line from one cell to another: the cells after `from` up to and
    /// including `to`, if all of them are passable.
    ///
    /// The direction is that of [`Coord::direction_to`], as if the board did not wrap; a game with
    /// fewer directions asks that first. For the cells between only, see
    /// [`between`](Self::between).
    ///
    /// # Errors
    ///
    /// A [`PathError`] that names the first reason: a cell off the board, no way at all, not in
    /// line, blocked at a cell.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, PathError};
    ///
    /// // R . . # .
    /// // . . . . .
    /// let blocked = Coord::new(0, 3);
    /// let board = Bounds::new(2, 5)?;
    /// let rook = Coord::new(0, 0);
    /// let clear = |at| at != blocked;
    /// assert_eq!(board.path(rook, Coord::new(0, 2), clear).unwrap().len(), 2);
    /// let error = board.path(rook, Coord::new(0, 4), clear).unwrap_err();
    /// assert_eq!(error, PathError::Blocked { at: blocked });
    /// let error = board.path(rook, Coord::new(1, 3), clear).unwrap_err();
    /// assert_eq!(error.to_string(), "(0, 0) and (1, 3) are not in line");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn path(
        self,
        from: Coord,
        to: Coord,
        passable: impl FnMut(Coord) -> bool,
    ) -> Result<Line, PathError> {
        self.path_within(from, to, usize::MAX, passable)
    }

    /// The [`path`](Self::path) from one cell to another, if it has at most `limit` steps.
    ///
    /// # Errors
    ///
    /// As for [`path`](Self::path), and [`PathError::TooFar`] before anything is found blocked.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, PathError};
    ///
    /// // K . . #
    /// let board = Bounds::new(1, 4)?;
    /// let (king, clear) = (Coord::new(0, 0), |at: Coord| at.col < 3);
    /// assert_eq!(board.path_within(king, Coord::new(0, 1), 1, clear).unwrap().len(), 1);
    /// let error = board.path_within(king, Coord::new(0, 3), 1, clear).unwrap_err();
    /// assert_eq!(error, PathError::TooFar { steps: 3, limit: 1 });
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn path_within(
        self,
        from: Coord,
        to: Coord,
        limit: usize,
        passable: impl FnMut(Coord) -> bool,
    ) -> Result<Line, PathError> {
        self.check_ends(from, to)?;
        let direction = from
            .direction_to(to)
            .ok_or(PathError::NotAligned { from, to })?;
        self.clear_path(from, direction, from.distance(to), limit, passable)
    }

    /// The path from one cell to another in a direction that is given: for wrapped boards, where
    /// there are several ways, and for steps that are not of the compass.
    ///
    /// # Errors
    ///
    /// As for [`path_within`](Self::path_within); [`PathError::NotAligned`] if the direction never
    /// leads there.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// // . a . . b .   the short way from a to b leads west round the cylinder
    /// let cylinder = Bounds::new(1, 6)?.with_wrap(Wrap::EastWest);
    /// let (a, b) = (Coord::new(0, 1), Coord::new(0, 4));
    /// let path = cylinder.path_along(a, Direction::W, b, 3, |_| true).expect("all is clear");
    /// assert!(path.iter().map(|at| at.col).eq([0, 5, 4]));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the cells of the ray.
    #[inline]
    pub fn path_along(
        self,
        from: Coord,
        direction: Direction,
        to: Coord,
        limit: usize,
        passable: impl FnMut(Coord) -> bool,
    ) -> Result<Line, PathError> {
        self.check_ends(from, to)?;
        let before = self.ray(from, direction).position(|at| at == to);
        let before = before.ok_or(PathError::NotAligned { from, to })?;
        self.clear_path(from, direction, before + 1, limit, passable)
    }

    #[inline]
    fn check_ends(self, from: Coord, to: Coord) -> Result<(), PathError> {
        if !self.contains(from) {
            Err(PathError::OffBoard { at: from })
        } else if !self.contains(to) {
            Err(PathError::OffBoard { at: to })
        } else if from == to {
            Err(PathError::Nowhere { at: from })
        } else {
            Ok(())
        }
    }

    #[inline]
    fn clear_path(
        self,
        from: Coord,
        direction: Direction,
        steps: usize,
        limit: usize,
        passable: impl FnMut(Coord) -> bool,
    ) -> Result<Line, PathError> {
        if steps > limit {
            return Err(PathError::TooFar { steps, limit });
        }
        match self.walk_at_most(from, direction, steps, passable).end {
            End::Blocked(at) => Err(PathError::Blocked { at }),
            _ => Ok(self.ray(from, direction).line().truncated(steps)),
        }
    }
}

/// Why there is no path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PathError {
    /// A cell lies off the board.
    OffBoard {
        /// That cell.
        at: Coord,
    },
    /// Both cells are the same.
    Nowhere {
        /// The cell that was to be left.
        at: Coord,
    },
    /// No straight line leads from one to the other.
    NotAligned {
        /// Where the path was to begin.
        from: Coord,
        /// Where it was to end.
        to: Coord,
    },
    /// The way is longer than allowed.
    TooFar {
        /// The steps that it takes.
        steps: usize,
        /// The steps that are allowed.
        limit: usize,
    },
    /// A cell on the way, or the last one, is not passable.
    Blocked {
        /// The first such cell.
        at: Coord,
    },
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at } => write!(f, "{at} is off the board"),
            Self::Nowhere { at } => write!(f, "{at} is where the path begins"),
            Self::NotAligned { from, to } => write!(f, "{from} and {to} are not in line"),
            Self::TooFar { steps, limit } => write!(f, "{steps} steps are more than {limit}"),
            Self::Blocked { at } => write!(f, "the path is blocked at {at}"),
        }
    }
}

impl core::error::Error for PathError {}
