//! [`Alone`]: what came of games for one.

use std::{fmt, iter};

use collinear::rules::Outcome;

use super::tally::percent;

/// How many games for one were solved, and the scores of those that ended with one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Alone {
    games: usize,
    solved: usize,
    scored: usize,
    sum: u128,
}

impl iter::FromIterator<Option<Outcome>> for Alone {
    fn from_iter<I: IntoIterator<Item = Option<Outcome>>>(outcomes: I) -> Self {
        let mut all = Self::default();
        for outcome in outcomes {
            all.games += 1;
            match outcome {
                Some(Outcome::Score(score)) => {
                    all.scored += 1;
                    all.sum = all.sum.saturating_add(score.into());
                }
                Some(outcome) => all.solved += usize::from(outcome.winner().is_some()),
                None => {}
            }
        }
        all
    }
}

impl fmt::Display for Alone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            solved,
            scored,
            sum,
        } = *self;
        if let Some(mean) = sum.checked_div(scored as u128) {
            write!(f, "mean score {mean} in {scored} games")
        } else {
            let share = percent(solved, games);
            write!(f, "solved {solved} of {games}: {share:.1} %")
        }
    }
}
