//! [`Outcome`]: how a game ended.

use collinear::rules::{self, Side};
use pyo3::prelude::*;

/// How a game ended: its `kind` is "win", "draw", "solved", "stuck", "lost" or "score".
///
/// A win has a `winner`, "first" or "second". A game with a score has a `score`. If a game is stuck, `score` is the
/// number of pieces left to clear, such as pegs.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Outcome {
    kind: &'static str,
    winner: Option<&'static str>,
    score: Option<u64>,
}

impl From<rules::Outcome> for Outcome {
    fn from(outcome: rules::Outcome) -> Self {
        use rules::Outcome::{Draw, Lost, Score, Solved, Stuck, Win};
        let (kind, winner, score) = match outcome {
            Win(side) => ("win", Some(word(side)), None),
            Draw => ("draw", None, None),
            Solved => ("solved", None, None),
            Stuck { left } => ("stuck", None, u64::try_from(left).ok()),
            Lost => ("lost", None, None),
            Score(score) => ("score", None, Some(score)),
        };
        Self {
            kind,
            winner,
            score,
        }
    }
}

#[pymethods]
impl Outcome {
    fn __repr__(&self) -> String {
        let winner = self
            .winner
            .map_or("None".to_owned(), |side| format!("'{side}'"));
        let score = self
            .score
            .map_or("None".to_owned(), |score| score.to_string());
        format!(
            "Outcome(kind='{}', winner={winner}, score={score})",
            self.kind
        )
    }
}

pub(super) const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
