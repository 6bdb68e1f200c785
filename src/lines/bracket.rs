//! Brackets: theirs between mine, the heart of Reversi, Pente and every custodial capture.

use core::ops::{Bound, RangeBounds};

use crate::geometry::{Board, Line, Rect, Topology};

use super::{Miss, Stop, Wanted};

/// Cells between a placed piece and the one that closes the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bracket<T: Topology = Rect> {
    /// The cell that it was asked from: of the piece that closes it.
    pub from: T::Cell,
    /// The direction in which it was asked for.
    pub direction: T::Heading,
    /// The cells between: what is flipped or captured.
    pub inner: Line<T>,
    /// The cell behind them that closes the bracket.
    pub anchor: T::Cell,
}

impl<T: Topology> Board<T> {
    /// The bracket that a piece on `from` closes in a direction: a number of inner cells from the
    /// next one on, and an anchor right behind them.
    ///
    /// The range says how many may be between: `1..` at Reversi, `1..=1` for a custodial capture,
    /// `2..=2` at Pente. Cells count as inner as long as they match and the range has room; the
    /// one after them has to be an anchor. What stands on `from` is not asked, and on a wrapped
    /// board a ray that comes round never finds it: no piece brackets against itself.
    ///
    /// # Errors
    ///
    /// [`Wanted::Inner`] if there are fewer inner cells than the range wants, [`Wanted::Anchor`]
    /// if what comes after them is no anchor.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // @ o o x .   x on the left brackets two
    /// let row = b"@oox.";
    /// let board = Bounds::new(1, 5)?;
    /// let is = |piece| move |at: Coord| row[at.col] == piece;
    /// let at = Coord::new(0, 0);
    /// let flips = board.bracket(at, Direction::E, 1.., is(b'o'), is(b'x')).unwrap();
    /// assert!(flips.inner.iter().map(|at| at.col).eq([1, 2]));
    /// assert_eq!(flips.anchor, Coord::new(0, 3));
    ///
    /// let miss = board.bracket(at, Direction::E, 1..=1, is(b'o'), is(b'x')).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: blocked at (0, 2) after 1");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One question for each cell until the answer is known; no allocation.
    #[inline]
    pub fn bracket(
        &self,
        from: T::Cell,
        direction: T::Heading,
        lengths: impl RangeBounds<usize>,
        mut inner: impl FnMut(T::Cell) -> bool,
        mut anchor: impl FnMut(T::Cell) -> bool,
    ) -> Result<Bracket<T>, Miss<T::Cell, T::Heading>> {
        let max = match lengths.end_bound() {
            Bound::Included(&max) => max,
            Bound::Excluded(&above) => above.saturating_sub(1),
            Bound::Unbounded => usize::MAX,
        };
        // A line that crosses itself comes by its own cell on another way.
        let is_own = |at| !T::STRAIGHT && at == from;
        let mut walk = self.walk_at_most(from, direction, max, |at| !is_own(at) && inner(at));
        if matches!(walk.stop, Stop::Blocked(at) if is_own(at)) {
            walk.stop = Stop::Ring;
        }
        let miss = |wanted, stop| Miss::new(wanted, from, direction, walk.len, stop);
        if !lengths.contains(&walk.len) {
            return Err(miss(Wanted::Inner, walk.stop));
        }
        let closing = match walk.stop {
            Stop::Blocked(at) if anchor(at) => Ok(at),
            Stop::Limit => {
                let heading = self.heading_after(from, direction, walk.len);
                let next = self.next_if(from, (walk.last, heading), anchor);
                next.map(|(at, _)| at)
            }
            stop => Err(stop),
        };
        let anchor = closing.map_err(|stop| miss(Wanted::Anchor, stop))?;
        Ok(Bracket {
            from,
            direction,
            inner: self.after(from, direction, walk.len),
            anchor,
        })
    }
}
