//! Surrounding: how many sides of a cell are closed.

use crate::geometry::{Board, Coord, Direction, Topology};

/// How many sides of a cell are closed, and where the first gap is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Surround<C = Coord, H = Direction> {
    /// The cell that it was asked of.
    pub at: C,
    /// The sides that are closed.
    pub closed: usize,
    /// The sides that are open.
    pub open: usize,
    /// The first direction in which it is open; `None` if it is surrounded.
    pub gap: Option<H>,
}

impl<T: Topology> Board<T> {
    /// How many of a cell's sides are closed: surrounded by m of n neighbours, in one question.
    ///
    /// Each direction is a side. What closes it is asked of the neighbour there, or of `None` if
    /// the edge of the board is there; where a wrapped board is so narrow that the neighbour is the
    /// cell itself, that side is open. A cell off the board has no sides.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . a .
    /// // a K .
    /// let board = Bounds::new(2, 3)?;
    /// let attacker = |at: Coord| [(0, 1), (1, 0)].contains(&(at.row, at.col));
    /// let king = Coord::new(1, 1);
    /// let sides = board.surround(king, &Direction::ORTHOGONAL, |side| side.is_some_and(attacker));
    /// assert_eq!((sides.closed, sides.open), (2, 2));
    /// assert_eq!(sides.gap, Some(Direction::E));
    ///
    /// let hostile_edge = |side: Option<Coord>| side.is_none_or(attacker);
    /// assert_eq!(board.surround(king, &Direction::ORTHOGONAL, hostile_edge).closed, 3);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn surround(
        &self,
        at: T::Cell,
        directions: &[T::Heading],
        mut closes: impl FnMut(Option<T::Cell>) -> bool,
    ) -> Surround<T::Cell, T::Heading> {
        let mut surround = Surround {
            at,
            closed: 0,
            open: 0,
            gap: None,
        };
        if !self.contains(at) {
            return surround;
        }
        for &direction in directions {
            let side = self.0.step(at, direction).map(|(side, _)| side);
            if side != Some(at) && closes(side) {
                surround.closed += 1;
            } else {
                surround.open += 1;
                surround.gap = surround.gap.or(Some(direction));
            }
        }
        surround
    }
}

impl<C, H> Surround<C, H> {
    /// Whether no side is open. A cell without sides is surrounded.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let board = Bounds::new(1, 1)?;
    /// let sides = board.surround(Coord::new(0, 0), &Direction::ALL, |side| side.is_none());
    /// assert!(sides.is_enclosed());
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub const fn is_enclosed(&self) -> bool {
        self.open == 0
    }
}
