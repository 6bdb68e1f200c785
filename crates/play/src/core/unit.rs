//! [`Unit`]: the unit of scores, such as a disc.

use crate::computer::Score;

/// The unit of scores, such as a disc, and the number of points in one unit.
pub(crate) struct Unit {
    pub(crate) one: String,
    pub(crate) many: String,
    pub(crate) worth: u32,
}

impl Unit {
    /// `worth` is at least 1.
    pub(crate) fn new(one: impl Into<String>, many: impl Into<String>, worth: i32) -> Self {
        Self {
            one: one.into(),
            many: many.into(),
            worth: worth.max(1).unsigned_abs(),
        }
    }
}

/// The smallest scores that are called far ahead, ahead and slightly ahead if the game has no unit.
const AHEAD: [(u32, &str); 3] = [(200, "far "), (50, ""), (10, "slightly ")];

/// The text if no side is ahead.
pub(crate) const EVEN: &str = "even";

/// A score in words: `wins in 3 moves`, `about 2 discs ahead`, `even`, `55 % of random games`.
pub(crate) fn in_words(score: Score, unit: Option<&Unit>, is_for_two: bool) -> String {
    let counted = |count: u32| match unit {
        Some(unit) if count == 1 => format!("1 {}", unit.one),
        Some(unit) => format!("{count} {}", unit.many),
        None => count.to_string(),
    };
    match score {
        Score::By(margin) if margin != 0 => {
            let count = counted(margin.unsigned_abs());
            format!("ends {count} {}", way(margin))
        }
        Score::Worth(score) if !is_for_two => format!("a score of {score}"),
        Score::Worth(worth) => {
            let size = worth.unsigned_abs();
            // A number of units larger than any real count means a win that is not certain.
            let ahead = if let Some(unit) = unit.filter(|unit| size / unit.worth < 1_000) {
                let count = (size + unit.worth / 2) / unit.worth;
                (count > 0).then(|| format!("about {} ", counted(count)))
            } else {
                let far = AHEAD.iter().find(|(least, _)| size >= *least);
                far.map(|&(_, far)| far.to_owned())
            };
            ahead.map_or_else(|| EVEN.to_owned(), |ahead| ahead + way(worth))
        }
        score => score.to_string(),
    }
}

const fn way(score: i32) -> &'static str {
    if score < 0 { "behind" } else { "ahead" }
}
