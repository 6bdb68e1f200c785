//! Hops: over a neighbour to the cell behind it.

use crate::geometry::{Board, Coord, Topology};

use super::{Miss, Wanted};

/// A jump over one cell to the next: peg solitaire, draughts, Konane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop<C = Coord> {
    /// Where the piece comes from.
    pub from: C,
    /// The cell that is jumped over.
    pub over: C,
    /// Where it lands.
    pub to: C,
}

impl<T: Topology> Board<T> {
    /// The hop from a cell over the next one to the one behind it, if the first is a hurdle and
    /// the second can be landed on. What stands on `from` is the caller's to know.
    ///
    /// On a narrow wrapped board neither may be the cell that the hop starts from.
    ///
    /// # Errors
    ///
    /// [`Wanted::Hurdle`] or [`Wanted::Landing`].
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Hop};
    ///
    /// // 1 1 0
    /// let peg = [true, true, false];
    /// let board = Bounds::new(1, 3)?;
    /// let [a, b, c] = [0, 1, 2].map(|col| Coord::new(0, col));
    /// let is_peg = |at: Coord| peg[at.col];
    /// let hop = board.hop(a, Direction::E, is_peg, |at| !is_peg(at));
    /// assert_eq!(hop, Ok(Hop { from: a, over: b, to: c }));
    /// let miss = board.hop(b, Direction::E, is_peg, |at| !is_peg(at)).unwrap_err();
    /// assert_eq!(miss.to_string(), "no hurdle: blocked at (0, 2) after 0");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// A piece that goes on straight, as at Konane, hops again from where it landed; one that may
    /// turn makes a [chain](Self::chains).
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // X O . O . O O
    /// let row = b"XO.O.OO";
    /// let board = Bounds::new(1, 7)?;
    /// let is = |piece| move |at: Coord| row[at.col] == piece;
    /// let hop = |from| board.hop(from, Direction::E, is(b'O'), is(b'.')).ok();
    /// let hops = std::iter::successors(hop(Coord::new(0, 0)), |before| hop(before.to));
    /// assert!(hops.map(|hop| hop.to.col).eq([2, 4]));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[inline]
    pub fn hop(
        &self,
        from: T::Cell,
        direction: T::Heading,
        hurdle: impl FnMut(T::Cell) -> bool,
        landing: impl FnMut(T::Cell) -> bool,
    ) -> Result<Hop<T::Cell>, Miss<T::Cell, T::Heading>> {
        let over = self.next_if(from, (from, direction), hurdle);
        let over = over.map_err(|stop| Miss::new(Wanted::Hurdle, from, direction, 0, stop))?;
        let to = self.next_if(from, over, landing);
        let to = to.map_err(|stop| Miss::new(Wanted::Landing, from, direction, 1, stop))?;
        let (over, to) = (over.0, to.0);
        Ok(Hop { from, over, to })
    }
}
