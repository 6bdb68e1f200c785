//! [`Live`]: a table at which time passes.

use std::time::{Duration, Instant};

use super::{
    analysis::{Analysis, Look},
    pace::Pace,
    thinker::{Answer, Purpose, Said, Thinker},
};
use crate::{
    computer::{Found, Level, Opinion},
    core::{
        review::{Judged, Verdict},
        session::Session,
        table::Table,
    },
};

/// A table at which time passes. The computer thinks, and makes its moves when they are due.
pub(super) struct Live {
    pub(super) table: Table,
    thinker: Thinker,
    /// The computer's next move, until it is due.
    ready: Option<Ready>,
    wants_hint: bool,
    /// When the program began to wait for the computer.
    since: Instant,
    pub(super) pace: Pace,
    pub(super) analysis: Analysis,
    /// The latest opinion on the shown position.
    said: Option<Opinion<usize>>,
}

/// The time limit for each position of a review.
const EACH: Duration = Duration::from_secs(1);

/// A move of the computer, and whether the time limit cut its search short.
struct Ready {
    m: usize,
    is_cut: bool,
}

/// An event that happened while time passed.
#[derive(Debug)]
pub(super) enum News {
    /// The computer has moved; `is_cut` if the time limit cut its search short.
    Moved {
        is_cut: bool,
    },
    /// The requested advice, with the computer's evaluation of the position.
    Advice(Found, Option<Verdict>),
    /// The computer's evaluation of the position has changed.
    Thought,
    /// A review has ended with this result.
    Reviewed(String),
    Failed(String),
}

impl Live {
    pub(super) fn new(table: Table) -> Self {
        Self {
            thinker: Thinker::new(),
            ready: None,
            wants_hint: false,
            since: Instant::now(),
            pace: Pace::new(table.seating.pace),
            analysis: Analysis::default(),
            said: None,
            table,
        }
    }

    pub(super) fn session(&self) -> &Session {
        &self.table.session
    }

    /// The purpose of the search that the computer needs now, and the level.
    fn wanted(&self) -> Option<(Purpose, Level)> {
        match self.table.computer_to_move() {
            Some(level) if !self.pace.is_paused => Some((Purpose::Move, level)),
            _ if self.wants_hint => Some((Purpose::Hint, Level::STRONGEST)),
            _ => None,
        }
    }

    /// The purpose of the search that the program waits for, and the time since the wait began.
    pub(super) fn waiting(&self) -> Option<(Purpose, Duration)> {
        let (purpose, _) = self.wanted()?;
        Some((purpose, self.since.elapsed()))
    }

    /// The time since the evaluation of the shown position began; `None` if the position is not being evaluated.
    pub(super) fn looking(&self) -> Option<Duration> {
        let tree = self.session().tree();
        match self.thinker.purpose()? {
            Purpose::Opinion(look) if self.analysis.is_on => {
                let is_here = look.after(tree) == Some(tree.at());
                is_here.then(|| self.thinker.since())?
            }
            _ => None,
        }
    }

    /// Makes a move.
    pub(super) fn play(&mut self, m: usize) -> Result<(), String> {
        self.table.play(m)?;
        self.turn_over();
        Ok(())
    }

    /// Makes the moves of a word, unless one is the computer's.
    pub(super) fn play_word(&mut self, word: &str) -> Result<(), String> {
        self.table.play_word(word)?;
        self.turn_over();
        Ok(())
    }

    /// Takes the last turn back. Against the computer, takes turns back up to the last turn of a person.
    pub(super) fn undo(&mut self) -> Option<()> {
        self.table.undo()?;
        self.pace.is_paused = self.table.is_watched();
        self.turn_over();
        Some(())
    }

    /// Makes the turn again that was taken back last, with the computer's reply.
    pub(super) fn redo(&mut self) -> Option<()> {
        self.table.redo()?;
        self.pace.is_paused = self.table.is_watched();
        self.turn_over();
        Some(())
    }

    /// Shows the position `by` turns later or earlier.
    pub(super) fn step(&mut self, by: isize) -> Option<()> {
        self.table.step(by)?;
        self.turn_over();
        Some(())
    }

    /// Shows another branch at the last turn.
    pub(super) fn step_aside(&mut self, by: isize) -> Option<()> {
        self.table.step_aside(by)?;
        self.turn_over();
        Some(())
    }

    /// Shows the position after a turn.
    pub(super) fn step_to(&mut self, turn: usize) -> Option<()> {
        self.table.step_to(turn)?;
        self.turn_over();
        Some(())
    }

    /// The evaluation of the shown position, and the progress of a review.
    pub(super) fn thoughts(&self) -> Vec<String> {
        let session = self.session();
        let known = || {
            let end = Verdict::of_end(session);
            let verdict = self.analysis.verdict(session.tree().at()).cloned();
            verdict.or(end).filter(|_| self.analysis.is_on)
        };
        let said = self.said.as_ref();
        let said = said.map(|said| Verdict::of(session, said));
        let thought = said.or_else(known).map(|verdict| verdict.text());
        let nothing = || {
            let is_known = self.analysis.is_known(session.tree().at());
            (self.analysis.is_on && is_known)
                .then(|| "the computer cannot judge this position".to_owned())
        };
        let thought = thought.or_else(nothing);
        let progress = self.analysis.progress(session);
        thought.into_iter().chain(progress).collect()
    }

    /// Begins a new game.
    pub(super) fn reset(&mut self) {
        self.table.reset();
        self.pace.is_paused = false;
        self.turn_over();
    }

    /// Stops the work of the computer, because the position has changed.
    pub(super) fn turn_over(&mut self) {
        self.thinker.forget();
        self.ready = None;
        self.wants_hint = false;
        self.said = None;
        self.since = Instant::now();
        self.pace.restart();
    }

    /// Asks the computer for advice. The advice arrives as [`News`].
    pub(super) fn ask_for_hint(&mut self) {
        self.wants_hint = true;
        self.since = Instant::now();
    }

    /// Pauses the computer before its next move, or lets it continue.
    pub(super) fn pause(&mut self) {
        self.pace.is_paused = !self.pace.is_paused;
        self.since = Instant::now();
    }

    /// Drops advice that has not arrived yet.
    pub(super) fn drop_hint(&mut self) {
        if self.wants_hint {
            self.wants_hint = false;
            self.thinker.forget();
        }
    }

    /// Lets time pass: makes the moves that are due, and begins searches.
    pub(super) fn tick(&mut self) -> Option<News> {
        let answer = self.thinker.answer();
        let news = answer.and_then(|answer| self.take(answer));
        news.or_else(|| self.make_due_move())
            .or_else(|| self.begin_search())
            .or_else(|| self.listen())
    }

    /// Handles the result of a search.
    fn take(&mut self, answer: Answer) -> Option<News> {
        match (answer.purpose, answer.found) {
            (Purpose::Hint, found) => {
                self.wants_hint = false;
                let said = answer.said.as_ref();
                let reason = said.map(|said| Verdict::of(self.session(), &said.opinion));
                Some(found.map_or_else(News::Failed, |found| News::Advice(found, reason)))
            }
            (Purpose::Move, Ok(Found { advice, is_cut })) => {
                self.ready = advice.to_play().map(|m| Ready { m, is_cut });
                let knows_none = self.ready.is_none();
                knows_none.then(|| self.give_up("the computer knows no move"))
            }
            (Purpose::Move, Err(why)) => Some(self.give_up(&why)),
            (Purpose::Opinion(look), found) => {
                self.note(look, answer.said.as_ref());
                Some(found.map_or_else(News::Failed, |_| News::Thought))
            }
        }
    }

    /// Stores the result for a position.
    fn note(&mut self, look: Look, said: Option<&Said>) {
        let tree = self.table.session.tree();
        let position = look.position(self.session());
        let both = position.as_ref().zip(said);
        let verdict = both.map(|((session, _), said)| Verdict::of(session, &said.opinion));
        let judged = both.and_then(|((session, place), said)| {
            Some(Judged::of(session, &said.opinion, said.asked, (*place)?))
        });
        self.analysis.put(look, tree, verdict, judged);
    }

    /// Updates the evaluation of the shown position.
    fn listen(&mut self) -> Option<News> {
        let tree = self.session().tree();
        let is_here = |look: Look| look.after(tree) == Some(tree.at());
        let said = match self.thinker.purpose() {
            Some(Purpose::Opinion(look)) if !is_here(look) => None,
            _ => self.thinker.said().map(|said| said.opinion),
        };
        if said == self.said {
            return None;
        }
        self.said = said;
        Some(News::Thought)
    }

    fn make_due_move(&mut self) -> Option<News> {
        if self.pace.is_paused || (self.table.is_watched() && !self.pace.is_due()) {
            return None;
        }
        let Ready { m, is_cut } = self.ready.take()?;
        Some(match self.play(m) {
            Ok(()) => News::Moved { is_cut },
            Err(why) => self.give_up(&format!("the computer made an illegal move: {why}")),
        })
    }

    /// Begins the search that is needed now. Evaluations wait.
    fn begin_search(&mut self) -> Option<News> {
        let is_over = self.session().outcome().is_some();
        let wanted = self.wanted().filter(|_| !is_over && self.ready.is_none());
        if wanted.is_some() && matches!(self.thinker.purpose(), Some(Purpose::Opinion(_))) {
            self.thinker.forget();
        }
        if !self.thinker.is_free() || self.ready.is_some() {
            return None;
        }
        let Some((purpose, level)) = wanted else {
            return self.look_at_next();
        };
        let Some(search) = self.table.search(level) else {
            return Some(self.give_up("the computer cannot play this game"));
        };
        let limit = self.table.seating.limit;
        let asked = self.thinker.ask(purpose, search, limit);
        asked
            .err()
            .map(|error| self.give_up(&format!("the computer can't think: {error}")))
    }

    /// Begins to evaluate the next position.
    fn look_at_next(&mut self) -> Option<News> {
        let is_reviewing = self.analysis.is_reviewing;
        let Some(look) = self.analysis.next(&self.table.session) else {
            let session = &self.table.session;
            return is_reviewing.then(|| News::Reviewed(self.analysis.reviewed(session)));
        };
        let tree = self.session().tree();
        let is_here = look.after(tree) == Some(tree.at());
        let search = look.position(self.session()).and_then(|(session, place)| {
            let mut search = self.table.search_of(&session, Level::STRONGEST)?;
            if let Some(place) = &place {
                search.ask(place);
            }
            Some(search)
        });
        let Some(search) = search else {
            self.note(look, None);
            return Some(News::Thought);
        };
        let limit = self.table.seating.limit;
        let limit = if is_here { limit } else { limit.min(EACH) };
        let asked = self.thinker.ask(Purpose::Opinion(look), search, limit);
        let error = asked.err()?;
        self.note(look, None);
        Some(News::Failed(format!("the computer can't think: {error}")))
    }

    /// Pauses the computer and shows a message.
    fn give_up(&mut self, why: &str) -> News {
        self.pace.is_paused = true;
        self.wants_hint = false;
        News::Failed(format!("{why}; press . to try again"))
    }
}
