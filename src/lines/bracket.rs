//! Brackets: theirs between mine, the heart of Reversi, Pente and every custodial capture.

use core::ops::{Bound, RangeBounds};

use crate::geometry::{Bounds, Coord, Direction, Line};

use super::{End, Miss, Missing};

/// Cells between a placed piece and the one that closes the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bracket {
    /// The cells between: what is flipped or captured.
    pub inner: Line,
    /// The cell behind them that closes the bracket.
    pub anchor: Coord,
}

impl Bounds {
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
    /// [`Missing::Inner`] if there are fewer inner cells than the range wants, [`Missing::Anchor`]
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
        self,
        from: Coord,
        direction: Direction,
        lengths: impl RangeBounds<usize>,
        inner: impl FnMut(Coord) -> bool,
        mut anchor: impl FnMut(Coord) -> bool,
    ) -> Result<Bracket, Miss> {
        let max = match lengths.end_bound() {
            Bound::Included(&max) => max,
            Bound::Excluded(&above) => above.saturating_sub(1),
            Bound::Unbounded => usize::MAX,
        };
        let walk = self.walk_at_most(from, direction, max, inner);
        let miss = |missing, end| Miss {
            missing,
            after: walk.len,
            end,
        };
        if !lengths.contains(&walk.len) {
            return Err(miss(Missing::Inner, walk.end));
        }
        let closing = match walk.end {
            End::Blocked(at) if anchor(at) => Ok(at),
            End::Limit => self.next_if(from, walk.last, direction, anchor),
            end => Err(end),
        };
        let anchor = closing.map_err(|end| miss(Missing::Anchor, end))?;
        Ok(Bracket {
            inner: self.ray(from, direction).line().truncated(walk.len),
            anchor,
        })
    }
}
