//! The mean of what the moves of chance are worth.

use crate::computer::judge::MOST;

/// The mean of what the moves of chance are worth.
pub(super) struct Mean {
    /// How likely each of them is.
    weights: Vec<u32>,
    /// The sum of what they are worth, each times its weight; of `likely` a win or a loss is worth [`MOST`].
    sure: i128,
    likely: i128,
    /// Whether a win, or a loss, was found of some move, and whether anything else was.
    found: [bool; 3],
}

impl Mean {
    pub(super) const fn of(weights: Vec<u32>) -> Self {
        Self {
            weights,
            sure: 0,
            likely: 0,
            found: [false; 3],
        }
    }

    /// Takes the worth of the move at a place.
    pub(super) fn take(&mut self, place: usize, worth: i32) {
        let weight = i128::from(self.weights[place]);
        self.sure += weight * i128::from(worth);
        self.likely += weight * i128::from(worth.clamp(-MOST, MOST));
        self.found[match worth {
            _ if worth > MOST => 0,
            _ if worth < -MOST => 1,
            _ => 2,
        }] = true;
    }

    /// The mean of all moves. It is a win only if all of them are.
    pub(super) fn worth(&self) -> i32 {
        let all: i128 = self.weights.iter().copied().map(i128::from).sum();
        let is_sure = matches!(self.found, [true, false, false] | [false, true, false]);
        let sum = if is_sure { self.sure } else { self.likely };
        let mean = sum.checked_div(all);
        mean.and_then(|mean| i32::try_from(mean).ok()).unwrap_or(0)
    }
}
