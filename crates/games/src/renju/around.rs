//! [`Around`]: the stones on a line around a cell, as far as a five through the cell can depend on them.
//!
//! A five through a cell ends at most four cells away from it, and the next cell decides whether it is part of an
//! overline. So five cells in each direction are enough, eleven with the middle. A set of these cells fits in a machine
//! word, and a search for fives, fours and threes slides masks over it. Cells are numbered along the line, and the
//! middle is 5.
//!
//! Neither [`threats`](collinear::Grid::threats) nor a [census](collinear::Grid::census) can replace this: neither
//! recognises a five with closed ends. Besides, finding all threats of the board is hundreds of times slower than this
//! check of one move. A census would have to be kept in every state and updated for each hypothetical stone.

use super::{Limits, Overline};

/// The number of cells looked at in each direction.
const REACH: usize = 5;

/// The lowest possible five. [`ENDS`] has the two cells next to its ends.
const FIVE: u16 = 0b011_1110;
const ENDS: u16 = 0b100_0001;

/// The possible lower ends of a five through the middle.
const FIVES: std::ops::Range<usize> = 0..REACH;

/// The cells of a line around a real or hypothetical stone, as its player sees them.
#[derive(Clone, Copy, Default)]
pub(super) struct Around {
    own: u16,
    theirs: u16,
    free: u16,
}

/// A cell of a line, as a player sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    Own,
    Theirs,
    Free,
}

/// Cells of a line: the number of the lowest, their count, and the free cell that is still to be filled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Threat {
    pub(super) first: usize,
    pub(super) len: usize,
    pub(super) filled_by: usize,
}

/// The conditions for a five to win.
#[derive(Clone, Copy)]
pub(super) struct Winning {
    pub(super) overline: bool,
    pub(super) open_ends: u8,
}

impl Winning {
    pub(super) fn by(limits: Limits, open_ends: u8) -> Self {
        Self {
            overline: limits.overline == Overline::Wins,
            open_ends,
        }
    }
}

impl Around {
    /// Builds the line from the cells ahead and behind, nearest first. Ignores cells beyond an enemy stone. Also
    /// ignores cells beyond the second free cell and its neighbour, because a four contains at most one free cell.
    #[inline]
    pub(super) fn of(
        ahead: impl Iterator<Item = Seen>,
        behind: impl Iterator<Item = Seen>,
    ) -> Self {
        let mut around = Self {
            own: 1 << REACH,
            ..Self::default()
        };
        around.look(ahead, |steps| 1 << (REACH + steps));
        around.look(behind, |steps| 1 << (REACH - steps));
        around
    }

    #[inline]
    fn look(&mut self, cells: impl Iterator<Item = Seen>, number: impl Fn(usize) -> u16) {
        let mut free = 0;
        for (steps, seen) in (1..=REACH).zip(cells) {
            let is_last = free == 2 || seen == Seen::Theirs;
            match seen {
                Seen::Own => self.own |= number(steps),
                Seen::Theirs => self.theirs |= number(steps),
                Seen::Free => {
                    self.free |= number(steps);
                    free += 1;
                }
            }
            if is_last {
                break;
            }
        }
    }

    /// True if the line has at least this many own stones, including the middle. A quick check before a search for
    /// threats.
    #[inline]
    const fn has(self, stones: u32) -> bool {
        self.own.count_ones() >= stones
    }

    /// True if the five from this lower end wins with these stones.
    #[inline]
    fn wins_at(self, own: u16, end: usize, winning: Winning) -> bool {
        let (five, ends) = (FIVE << end, ENDS << end);
        let closed = (self.theirs & ends).count_ones();
        own & five == five
            && if own & ends == 0 {
                closed + u32::from(winning.open_ends) <= 2
            } else {
                winning.overline
            }
    }

    /// True if the stone in the middle is part of a winning line.
    #[inline]
    pub(super) fn wins(self, winning: Winning) -> bool {
        self.has(5)
            && FIVES
                .clone()
                .any(|end| self.wins_at(self.own, end, winning))
    }

    /// True if the stone in the middle is part of more than five in a row.
    #[inline]
    pub(super) fn is_overline(self) -> bool {
        let is_longer =
            |end| self.own & (FIVE << end) == FIVE << end && self.own & (ENDS << end) != 0;
        self.has(6) && FIVES.clone().any(is_longer)
    }

    /// The fours through the middle, each as the five that the four can become. A straight four could become two fives,
    /// and is given as the first.
    #[inline]
    pub(super) fn fours(self, winning: Winning) -> impl Iterator<Item = Threat> {
        let mut before = (0, 0);
        let ends = if self.has(4) { FIVES } else { 0..0 };
        ends.filter_map(move |end| {
            let five = FIVE << end;
            let (stones, gap) = (self.own & five, five & !self.own);
            let is_four = gap.is_power_of_two()
                && gap & self.free != 0
                && self.wins_at(self.own | gap, end, winning);
            // If the stones are the same, this is a second five of the same four. If the gap is the same, this is a
            // second four of the same five.
            let is_another = stones != before.0 && gap != before.1;
            if is_four {
                before = (stones, gap);
            }
            (is_four && is_another).then(|| Threat::of(five, gap))
        })
    }

    /// The straight fours through the middle that need one more stone.
    #[inline]
    pub(super) fn straight_fours(self, winning: Winning) -> impl Iterator<Item = Threat> {
        // `end` is the lower end of the lower of two fives that share four cells.
        let ends = if self.has(3) { 0..REACH - 1 } else { 0..0 };
        ends.filter_map(move |end| {
            let (lower, upper) = (FIVE << end, FIVE << (end + 1));
            let (four, fifths) = (lower & upper, lower ^ upper);
            let gap = four & !self.own;
            let own = self.own | gap;
            let is_straight = gap.is_power_of_two()
                && gap & self.free != 0
                && fifths & !self.free == 0
                && self.wins_at(own | lower, end, winning)
                && self.wins_at(own | upper, end + 1, winning);
            is_straight.then(|| Threat::of(four, gap))
        })
    }
}

impl Threat {
    const fn of(cells: u16, gap: u16) -> Self {
        Self {
            first: cells.trailing_zeros() as usize,
            len: cells.count_ones() as usize,
            filled_by: gap.trailing_zeros() as usize,
        }
    }

    /// The distance of a numbered cell ahead of the middle; negative behind it.
    pub(super) const fn offset(number: usize) -> isize {
        number.cast_signed() - REACH.cast_signed()
    }
}
