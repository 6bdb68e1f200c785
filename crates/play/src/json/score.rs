//! [`Scored`]: what a position is worth, to be written as JSON.

use serde::Serialize;

use crate::computer::Score;

/// What a position is worth for the side to move.
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

impl From<Score> for Scored {
    fn from(score: Score) -> Self {
        let is = match score {
            Score::Wins { moves } => Is::Wins(moves),
            Score::Loses { moves } => Is::Loses(moves),
            Score::Draws => Is::Draws,
            Score::By(margin) => Is::By(margin),
            Score::Worth(worth) => Is::Worth(worth),
            Score::Chance(share) => Is::Chance(share),
            Score::Solvable { moves } => Is::Solvable(moves),
            Score::Hopeless => Is::Hopeless,
        };
        let text = score.to_string();
        Self { text, is }
    }
}
