//! Custodial captures: one of theirs between the piece that comes and an anvil.

use crate::geometry::{Board, Topology};

use super::{Miss, Stop, Wanted};

impl<T: Topology> Board<T> {
    /// The cell that a piece coming to `from` captures in a direction: its neighbour there, if that
    /// is prey and what lies behind it is an anvil.
    ///
    /// What is an anvil is the game's policy, so it is asked of the cell behind the prey, or of
    /// `None` if the edge of the board is there: another piece of mine, a hostile corner, the empty
    /// throne, the edge. On a wrapped board a piece is no anvil for itself.
    ///
    /// A [`bracket`](Self::bracket) of exactly one is the same where only cells are anvils.
    ///
    /// # Errors
    ///
    /// [`Wanted::Inner`] if the neighbour is no prey, [`Wanted::Anchor`] if nothing behind it is
    /// an anvil.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // . d a #   an attacker between a defender that came and a hostile corner
    /// // . a d .
    /// let board = Bounds::new(2, 4)?;
    /// let corner = Coord::new(0, 3);
    /// let attacker = |at: Coord| [(0, 2), (1, 1)].contains(&(at.row, at.col));
    /// let hostile = |behind: Option<Coord>| behind == Some(corner);
    /// let taken = board.custodial(Coord::new(0, 1), Direction::E, attacker, hostile);
    /// assert_eq!(taken, Ok(Coord::new(0, 2)));
    ///
    /// let miss = board.custodial(Coord::new(0, 1), Direction::S, attacker, hostile).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: edge after 1");
    /// let taken = board.custodial(Coord::new(0, 1), Direction::S, attacker, |b| b.is_none());
    /// assert_eq!(taken, Ok(Coord::new(1, 1))); // where the edge is hostile too
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn custodial(
        &self,
        from: T::Cell,
        direction: T::Heading,
        prey: impl FnMut(T::Cell) -> bool,
        mut anvil: impl FnMut(Option<T::Cell>) -> bool,
    ) -> Result<T::Cell, Miss<T::Cell, T::Heading>> {
        let prey = self.next_if(from, (from, direction), prey);
        let prey = prey.map_err(|stop| Miss::new(Wanted::Inner, from, direction, 0, stop))?;
        match self.next_if(from, prey, |behind| anvil(Some(behind))) {
            Ok(_) => Ok(prey.0),
            Err(Stop::Edge) if anvil(None) => Ok(prey.0),
            Err(stop) => Err(Miss::new(Wanted::Anchor, from, direction, 1, stop)),
        }
    }
}
