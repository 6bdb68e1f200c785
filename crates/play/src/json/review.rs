//! [`Judged`]: what is thought of a turn, to be written as JSON.

use std::time::Duration;

use collinear::rules::Side;
use serde::Serialize;

use super::score::Scored;
use crate::core::{
    review::{Fault, Reviewed, Verdict},
    session::Session,
};

/// For how long the computer thinks about each position, if nothing is said of that.
pub(super) const EACH: Duration = Duration::from_secs(1);

/// What is thought of a turn, for the side that made it.
#[derive(Serialize)]
pub(super) struct Judged {
    turn: usize,
    r#move: String,
    before: Option<Scored>,
    after: Option<Scored>,
    best: Vec<String>,
    mark: Option<&'static str>,
}

impl Judged {
    pub(super) fn of(session: &Session, reviewed: &Reviewed) -> Self {
        let turn = session.tree().turn(reviewed.turn);
        let mover = turn.mover().filter(|_| session.is_for_two());
        let score = |verdict: &Option<Verdict>| {
            let verdict = verdict.as_ref()?;
            let side: Side = mover.unwrap_or(verdict.side);
            Some(verdict.score_of(side).into())
        };
        let best = reviewed.before.as_ref();
        Self {
            turn: reviewed.turn,
            r#move: turn.text(),
            before: score(&reviewed.before),
            after: score(&reviewed.after),
            best: best.map_or_else(Vec::new, |before| before.line.clone()),
            mark: reviewed.fault.map(Fault::mark),
        }
    }
}
