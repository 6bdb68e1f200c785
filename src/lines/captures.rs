//! Captures: outflanked, sandwiched and enclosed pieces.

use core::ops::RangeBounds;

use crate::geometry::{Board, Coord, Direction, Line, Rect, Topology};

use super::{Miss, MissOn, Stop, Wanted, walk::most};

/// The cells between a piece and the anchor that closes the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bracket<T: Topology = Rect> {
    /// The cell where the query began, at the first end of the bracket.
    pub from: T::Cell,
    /// The heading from that cell.
    pub heading: T::Heading,
    /// The cells between the ends, which are flipped or captured.
    pub inner: Line<T>,
    /// The cell behind the inner cells, at the other end of the bracket.
    pub anchor: T::Cell,
}

/// The closed and the open sides of a cell (its liberties), and the first gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Surround<C = Coord, H = Direction> {
    /// The cell.
    pub at: C,
    /// The number of sides that are closed.
    pub closed: usize,
    /// The number of sides that are open: the liberties of the cell.
    pub open: usize,
    /// The first heading along which the cell is open; `None` if the cell is enclosed.
    pub gap: Option<H>,
}

/// # Queries: captures
impl<T: Topology> Board<T> {
    /// The cells that a piece on `from` outflanks along a heading. See [`Grid::bracket`](crate::Grid::bracket).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// One call for each cell until the answer is known; no allocation.
    #[inline(always)]
    pub fn bracket(
        &self,
        from: T::Cell,
        heading: T::Heading,
        lengths: impl RangeBounds<usize>,
        inner: impl FnMut(T::Cell) -> bool,
        mut anchor: impl FnMut(T::Cell) -> bool,
    ) -> Result<Bracket<T>, MissOn<T>> {
        let walk = self.walk_away::<true>(from, heading, most(&lengths), inner);
        let miss = |wanted, stop| Miss::new(wanted, from, heading, walk.len, stop);
        if !lengths.contains(&walk.len) {
            return Err(miss(Wanted::Inner, walk.stop));
        }
        let closing = match walk.stop {
            Stop::Blocked(at) if anchor(at) => Ok(at),
            Stop::Limit => {
                let there = self.heading_after(from, heading, walk.len);
                let next = self.next_if(from, (walk.last, there), anchor);
                next.map(|(at, _)| at)
            }
            stop => Err(stop),
        };
        let anchor = closing.map_err(|stop| miss(Wanted::Anchor, stop))?;
        Ok(Bracket {
            from,
            heading,
            inner: self.after(from, heading, walk.len),
            anchor,
        })
    }

    /// The neighbour that a piece moving to `from` captures against an anvil. See
    /// [`Grid::custodial`](crate::Grid::custodial).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// At most one call of each predicate; no allocation.
    #[inline(always)]
    pub fn custodial(
        &self,
        from: T::Cell,
        heading: T::Heading,
        prey: impl FnMut(T::Cell) -> bool,
        mut anvil: impl FnMut(Option<T::Cell>) -> bool,
    ) -> Result<T::Cell, MissOn<T>> {
        let prey = self.next_if(from, (from, heading), prey);
        let prey = prey.map_err(|stop| Miss::new(Wanted::Inner, from, heading, 0, stop))?;
        match self.next_if(from, prey, |behind| anvil(Some(behind))) {
            Ok(_) => Ok(prey.0),
            Err(Stop::Edge) if anvil(None) => Ok(prey.0),
            Err(stop) => Err(Miss::new(Wanted::Anchor, from, heading, 1, stop)),
        }
    }

    /// The two neighbours on an axis that a piece moving between them captures. See
    /// [`Grid::intervene`](crate::Grid::intervene).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// At most two calls; no allocation.
    #[inline(always)]
    pub fn intervene(
        &self,
        at: T::Cell,
        axis: T::Heading,
        mut prey: impl FnMut(T::Cell) -> bool,
    ) -> Result<[T::Cell; 2], MissOn<T>> {
        let miss = |heading, stop| Miss::new(Wanted::Inner, at, heading, 0, stop);
        let ahead = self.next_if(at, (at, axis), &mut prey);
        let (ahead, _) = ahead.map_err(|stop| miss(axis, stop))?;
        let back = self.0.reversed(at, axis);
        // One piece on a ring of two cells does not count twice.
        let behind = self.next_if(at, (at, back), |behind| behind != ahead && prey(behind));
        let (behind, _) = behind.map_err(|stop| miss(back, stop))?;
        Ok([ahead, behind])
    }

    /// Counts the closed sides and the liberties of a cell. See [`Grid::surround`](crate::Grid::surround).
    ///
    /// # Complexity
    ///
    /// At most one call per heading; no allocation.
    #[must_use]
    #[inline]
    pub fn surround(
        &self,
        at: T::Cell,
        headings: &[T::Heading],
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
        for &heading in headings {
            let side = self.0.step(at, heading).map(|(side, _)| side);
            if side != Some(at) && closes(side) {
                surround.closed += 1;
            } else {
                surround.open += 1;
                surround.gap = surround.gap.or(Some(heading));
            }
        }
        surround
    }
}

impl<C, H> Surround<C, H> {
    /// True if no side is open. A cell without sides is enclosed.
    #[must_use]
    pub const fn is_enclosed(&self) -> bool {
        self.open == 0
    }
}
