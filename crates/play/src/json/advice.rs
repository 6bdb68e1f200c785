//! [`Thought`]: a search that continues from command to command, and [`Advised`], its result.

use std::time::Duration;

use serde::Serialize;

use super::{command::Effort, score::Scored};
use crate::{
    computer::{Advice, Level, Progress, Search, think},
    core::{
        review::{Judged, Verdict},
        session::Session,
        table::Table,
    },
};

/// The time limit for one search, in seconds.
const LONGEST: f64 = 3600.0;

/// The amount of work for a search.
#[derive(Clone, Copy)]
pub(super) struct Work {
    pub(super) level: Level,
    pub(super) limit: Duration,
    /// The number of positions to search. The time does not matter if this is set.
    pub(super) positions: Option<u64>,
}

impl Work {
    pub(super) fn new(
        Effort {
            level,
            seconds,
            positions,
        }: Effort,
        usually: Duration,
    ) -> Result<Self, String> {
        let level = level.map_or(Some(Level::MIDDLING), Level::new);
        let level = level.ok_or("a level is a number from 1 to 5")?;
        let limit = match seconds {
            None => usually,
            Some(seconds) if (0.0..=LONGEST).contains(&seconds) => Duration::from_secs_f64(seconds),
            Some(_) => return Err(format!("seconds are from 0 to {LONGEST}")),
        };
        Ok(Self {
            level,
            limit,
            positions,
        })
    }
}

/// A search for the next move. It can be unfinished.
pub(super) struct Thought {
    level: Level,
    search: Box<dyn Search<usize>>,
    is_done: bool,
}

impl Thought {
    /// Begins a search from a position.
    fn begin(table: &Table, session: &Session, level: Level) -> Result<Self, String> {
        if session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let search = table.search_of(session, level);
        Ok(Self {
            level,
            search: search.ok_or("the computer cannot play this game")?,
            is_done: false,
        })
    }

    /// Continues a search at this level, or begins one.
    pub(super) fn go_on(
        before: Option<Self>,
        table: &Table,
        session: &Session,
        work: Work,
    ) -> Result<Self, String> {
        let same = before.filter(|thought| thought.level == work.level);
        let mut thought = match same {
            Some(thought) => thought,
            None => Self::begin(table, session, work.level)?,
        };
        thought.work(work);
        Ok(thought)
    }

    /// Begins a search that also judges the move at this index.
    pub(super) fn of_choice(
        table: &Table,
        session: &Session,
        place: usize,
        level: Level,
    ) -> Result<Self, String> {
        let mut thought = Self::begin(table, session, level)?;
        thought.search.ask(&place);
        Ok(thought)
    }

    /// Searches a bit more, as far as `work` allows.
    pub(super) fn work(&mut self, work: Work) {
        match work.positions {
            _ if self.is_done => {}
            Some(positions) => self.is_done = self.search.work(positions) == Progress::Done,
            None => {
                let _ = think(&mut *self.search, work.limit, || false);
                self.is_done = self.search.work(0) == Progress::Done;
            }
        }
    }

    /// Returns whether more work would change nothing.
    pub(super) const fn is_done(&self) -> bool {
        self.is_done
    }

    /// The judgement of the position and of the move that the search [judges](Self::of_choice).
    pub(super) fn judged(&self, session: &Session, place: usize) -> Option<Judged> {
        let opinion = self.search.opinion()?;
        Some(Judged::of(session, &opinion, self.search.asked(), place))
    }

    /// The best move found so far.
    pub(super) fn advice(&self) -> Advice<usize> {
        self.search.advice()
    }

    /// The result as JSON.
    pub(super) fn advised(&self, session: &Session) -> Advised {
        let advice = self.advice();
        let opinion = self.search.opinion();
        let verdict = opinion.map(|opinion| Verdict::of(session, &opinion));
        Advised {
            score: verdict.as_ref().map(Scored::from),
            line: verdict.map_or_else(Vec::new, |verdict| verdict.line),
            hopeless: advice == Advice::Hopeless,
            done: self.is_done,
            r#move: match advice {
                Advice::Play(m) => session.move_text(m),
                Advice::Hopeless | Advice::Unknown => None,
            },
        }
    }
}

/// The computer's choice, its score and the expected line.
#[derive(Serialize)]
pub(super) struct Advised {
    r#move: Option<String>,
    hopeless: bool,
    done: bool,
    score: Option<Scored>,
    line: Vec<String>,
}
