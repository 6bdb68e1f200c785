//! [`Around`]: what stands on a line around a cell, as far as a five through the cell can depend on it.
//!
//! A five through a cell ends at most four cells away from it, and the next cell decides whether it is one, or
//! part of an overline. So five cells either way are enough, eleven with that in the middle: sets of them fit
//! a word, and a five, a four, a three are masks that slide over them. Cells are numbered along the line, the
//! middle is 5.
//!
//! It is neither [`threats`](collinear::Grid::threats) nor a [census](collinear::Grid::census). All threats of 15x15 take
//! some three hundred times the tenth of a microsecond in which a move is looked at here, and a census would have to
//! be kept in every state, and written and undone for each stone that is only thought of to say whether a three is
//! one; and neither knows a five between closed ends.

use super::{Limits, Overline};

/// How many cells are looked at either way.
const REACH: usize = 5;

/// A five, and the two cells at its ends, with the lower one of them first.
const FIVE: u16 = 0b011_1110;
const ENDS: u16 = 0b100_0001;

/// Where the lower end of a five through the middle can be.
const FIVES: std::ops::Range<usize> = 0..REACH;

/// What stands on the cells of a line around one where a stone is, or is thought of: as seen by its player.
#[derive(Clone, Copy, Default)]
pub(super) struct Around {
    own: u16,
    theirs: u16,
    free: u16,
}

/// What a cell of a line is to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    Own,
    Theirs,
    Free,
}

/// Cells of a line, by number: the lowest one, how many there are, and the free one that is yet to be filled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Threat {
    pub(super) first: usize,
    pub(super) len: usize,
    pub(super) filled_by: usize,
}

/// Which fives win.
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
    /// From what is ahead of the cell and behind it, nearest first. What lies beyond a stone of the other player
    /// does not matter, and is not asked; nor what lies beyond the cell after the second free one, since of two
    /// free cells one ends the stones of a four.
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

    /// Whether there are so many stones, that in the middle among them: fewer make nothing of that size.
    #[inline]
    const fn has(self, stones: u32) -> bool {
        self.own.count_ones() >= stones
    }

    /// Whether the five stones above a lower end win, once these stones stand.
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

    /// Whether the stone in the middle is part of stones in a row that win.
    #[inline]
    pub(super) fn wins(self, winning: Winning) -> bool {
        self.has(5)
            && FIVES
                .clone()
                .any(|end| self.wins_at(self.own, end, winning))
    }

    /// Whether it is part of more than five in a row.
    #[inline]
    pub(super) fn is_overline(self) -> bool {
        let is_longer =
            |end| self.own & (FIVE << end) == FIVE << end && self.own & (ENDS << end) != 0;
        self.has(6) && FIVES.clone().any(is_longer)
    }

    /// The fours through the middle, each as the five that it becomes. Of a straight four, which becomes one of
    /// two, it is the first.
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
            // The same stones with another fifth, or the same fifth for other stones.
            let is_another = stones != before.0 && gap != before.1;
            if is_four {
                before = (stones, gap);
            }
            (is_four && is_another).then(|| Threat::of(five, gap))
        })
    }

    /// The straight fours through the middle that one more stone makes.
    #[inline]
    pub(super) fn straight_fours(self, winning: Winning) -> impl Iterator<Item = Threat> {
        // The lower one of two fives that share four stones.
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

    /// How far ahead of the middle a cell is that has this number; before it, if that is negative.
    pub(super) const fn offset(number: usize) -> isize {
        number.cast_signed() - REACH.cast_signed()
    }
}
