//! [`Judging`]: the review of a turn, and [`Row`]: the review as JSON.

use std::time::Duration;

use serde::Serialize;

use super::{
    advice::{Thought, Work},
    score::Scored,
};
use crate::{
    computer::Level,
    core::{
        review::{Fault, Judged, choices},
        session::Session,
        table::Table,
    },
};

/// The default time limit for each position.
pub(super) const EACH: Duration = Duration::from_secs(1);

/// The searches for the moves of a turn. They can be unfinished.
pub(super) struct Judging {
    turn: usize,
    level: Level,
    choices: Vec<Choice>,
}

/// A move that was made, as the index of a legal move, and the search that judges the move.
struct Choice {
    session: Session,
    place: usize,
    thought: Thought,
}

impl Judging {
    /// Continues the searches for this turn and level, or begins them.
    pub(super) fn go_on(
        before: Option<Self>,
        table: &Table,
        turn: usize,
        work: Work,
    ) -> Result<Self, String> {
        let same = before.filter(|judging| judging.turn == turn && judging.level == work.level);
        let mut judging = match same {
            Some(judging) => judging,
            None => Self::begin(table, turn, work.level)?,
        };
        let choices = judging.choices.iter_mut();
        let unfinished = choices.filter(|choice| !choice.thought.is_done());
        // A piece of work goes to a single search.
        for choice in unfinished.take(work.positions.map_or(usize::MAX, |_| 1)) {
            choice.thought.work(work);
        }
        Ok(judging)
    }

    fn begin(table: &Table, turn: usize, level: Level) -> Result<Self, String> {
        let choices = choices(&table.session, turn).into_iter();
        let choices = choices.map(|(session, place)| {
            let thought = Thought::of_choice(table, &session, place, level)?;
            Ok(Choice {
                session,
                place,
                thought,
            })
        });
        Ok(Self {
            turn,
            level,
            choices: choices.collect::<Result<_, String>>()?,
        })
    }

    /// Returns whether more work would change nothing.
    fn is_done(&self) -> bool {
        self.choices.iter().all(|choice| choice.thought.is_done())
    }

    /// The judgement as far as the searches know.
    pub(super) fn row(&self, session: &Session) -> Row {
        let judged = self.choices.iter().filter_map(|choice| {
            let Choice {
                session,
                place,
                thought,
            } = choice;
            thought.judged(session, *place)
        });
        let judged = Judged::worst(judged);
        Row::of(session, self.turn, judged.as_ref(), self.is_done())
    }
}

/// The judgement of a turn.
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
    done: bool,
}

impl Row {
    fn of(session: &Session, turn: usize, judged: Option<&Judged>, done: bool) -> Self {
        let best = judged.map(|judged| &judged.best);
        let played = judged.and_then(|judged| judged.played.as_ref());
        let played = played.map(|(played, _)| played);
        Self {
            turn,
            r#move: session.tree().turn(turn).text(),
            before: best.map(Scored::from),
            best: best.map_or_else(Vec::new, |best| best.line.clone()),
            played: played.and_then(|played| played.line.first().cloned()),
            after: played.map(Scored::from),
            gave_away: judged.and_then(Judged::given),
            mark: judged.and_then(Judged::fault).map(Fault::mark),
            done,
        }
    }
}
