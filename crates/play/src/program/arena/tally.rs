//! [`Tally`]: how many games were won, drawn and lost.

use std::{fmt, iter::Sum};

/// How many games a player won, drew and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) won: usize,
    pub(super) drawn: usize,
    pub(super) lost: usize,
}

impl Tally {
    pub(super) const WIN: Self = Self {
        won: 1,
        drawn: 0,
        lost: 0,
    };
    pub(super) const DRAW: Self = Self {
        won: 0,
        drawn: 1,
        lost: 0,
    };
    pub(super) const LOSS: Self = Self {
        won: 0,
        drawn: 0,
        lost: 1,
    };

    /// The share of the points in percent, a draw being half a win.
    pub(super) fn share(self) -> f64 {
        let Self { won, drawn, lost } = self;
        percent(2 * won + drawn, 2 * (won + drawn + lost))
    }
}

/// How many of a hundred these are of so many.
pub(super) fn percent(some: usize, of: usize) -> f64 {
    let [some, of] = [some, of].map(|number| u32::try_from(number).map_or(f64::NAN, f64::from));
    100.0 * some / of
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), |sum, tally| Self {
            won: sum.won + tally.won,
            drawn: sum.drawn + tally.drawn,
            lost: sum.lost + tally.lost,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { won, drawn, lost } = self;
        let share = self.share();
        write!(f, "won {won}, drawn {drawn}, lost {lost}: {share:.1} %")
    }
}
