//! [`Row`]: what is thought of a turn, to be written as JSON.

use std::time::Duration;

use serde::Serialize;

use super::score::Scored;
use crate::core::{
    review::{Fault, Judged, Reviewed},
    session::Session,
};

/// For how long the computer thinks about each position, if nothing is said of that.
pub(super) const EACH: Duration = Duration::from_secs(1);

/// What is thought of a turn.
#[derive(Serialize)]
pub(super) struct Row {
    turn: usize,
    r#move: String,
    before: Option<Scored>,
    best: Vec<String>,
    played: Option<String>,
    after: Option<Scored>,
    gave_away: Option<f64>,
    mark: Option<&'static str>,
}

impl Row {
    pub(super) fn of(session: &Session, reviewed: &Reviewed) -> Self {
        let judged = reviewed.judged.as_ref();
        let best = judged.map(|judged| &judged.best);
        let played = judged.and_then(|judged| judged.played.as_ref());
        let played = played.map(|(played, _)| played);
        Self {
            turn: reviewed.turn,
            r#move: session.tree().turn(reviewed.turn).text(),
            before: best.map(Scored::from),
            best: best.map_or_else(Vec::new, |best| best.line.clone()),
            played: played.and_then(|played| played.line.first().cloned()),
            after: played.map(Scored::from),
            gave_away: judged.and_then(Judged::given),
            mark: judged.and_then(Judged::fault).map(Fault::mark),
        }
    }
}
