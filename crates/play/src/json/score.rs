//! [`Scored`]: the value of a position, as JSON.

use serde::Serialize;

use crate::{computer::Score, core::review::Verdict};

/// The value of a position from the first player's point of view.
#[derive(Serialize)]
pub(super) struct Scored {
    text: String,
    #[serde(flatten)]
    is: Is,
}

#[derive(Serialize)]
#[serde(tag = "is", content = "value", rename_all = "snake_case")]
enum Is {
    Wins(Option<u32>),
    Loses(Option<u32>),
    Draws,
    By(i32),
    Worth(i32),
    Chance(f32),
    Solvable(u32),
    Hopeless,
}

impl From<&Verdict> for Scored {
    fn from(verdict: &Verdict) -> Self {
        let is = match verdict.score {
            Score::Wins { moves } => Is::Wins(moves),
            Score::Loses { moves } => Is::Loses(moves),
            Score::Draws => Is::Draws,
            Score::By(margin) => Is::By(margin),
            Score::Worth(worth) => Is::Worth(worth),
            Score::Chance(share) => Is::Chance(share),
            Score::Solvable { moves } => Is::Solvable(moves),
            Score::Hopeless => Is::Hopeless,
        };
        let text = verdict.words.clone();
        Self { text, is }
    }
}
