//! [`Brought`]: the contribution of a window to the totals.

use std::ops::Sub;

use collinear::rules::Side;

use crate::computer::games::stretch::{BLOCKS, CLOSES, worth_lacking};

/// The contribution of a window to the totals.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Brought {
    /// The value for the first player.
    pub(super) sum: i64,
    /// 1 if one stone of a side is missing, otherwise 0.
    pub(super) lacking_one: [i64; 2],
    /// The value of a stone on any cell of the window, by the side to move.
    pub(super) hopes: [i64; 2],
}

impl Brought {
    /// The contribution of a window of k cells with stones of one side only.
    pub(super) fn by(side: Side, stones: usize, k: usize) -> Self {
        if stones == 0 {
            let hopes = [1; 2];
            return Self {
                hopes,
                ..Self::default()
            };
        }
        let lacking = k - stones;
        let worth = i64::from(worth_lacking(lacking));
        let (own, theirs) = match lacking {
            1 => (CLOSES, BLOCKS),
            _ => (3 * worth, 2 * worth),
        };
        let of_owner = |own, other| Side::BOTH.map(|it| if it == side { own } else { other });
        let [sum, _] = of_owner(worth, -worth);
        Self {
            sum,
            lacking_one: of_owner(i64::from(lacking == 1), 0),
            hopes: of_owner(own, theirs),
        }
    }

    /// The contribution in games in which a line loses: full windows are bad, and one missing stone is not a threat.
    pub(super) fn where_lines_lose(self) -> Self {
        let none = Self::default();
        let burden = none - self;
        Self {
            lacking_one: none.lacking_one,
            // A side does not block a line that the other side must avoid.
            hopes: burden.hopes.map(|hope| match hope + BLOCKS {
                0 => -2 * self.sum.abs(),
                _ => hope,
            }),
            ..burden
        }
    }
}

impl Sub for Brought {
    type Output = Self;

    #[inline]
    fn sub(self, less: Self) -> Self {
        let both = |a: [i64; 2], b: [i64; 2]| [a[0] - b[0], a[1] - b[1]];
        Self {
            sum: self.sum - less.sum,
            lacking_one: both(self.lacking_one, less.lacking_one),
            hopes: both(self.hopes, less.hopes),
        }
    }
}
