//! [`Live`]: a table at which time passes.

use std::time::{Duration, Instant};

use super::{
    pace::Pace,
    thinker::{Purpose, Thinker},
};
use crate::{
    computer::{Advice, Level},
    session::Session,
    table::Table,
};

/// A table at which time passes: the computer thinks, and makes its moves when they are due.
pub(super) struct Live {
    pub(super) table: Table,
    thinker: Thinker,
    /// The move that the computer will make when it is due.
    ready: Option<usize>,
    wants_hint: bool,
    /// Since when the computer is waited for, if it is.
    since: Instant,
    pub(super) pace: Pace,
}

/// What has happened while time passed.
#[derive(Debug)]
pub(super) enum News {
    /// The computer has made a move.
    Moved,
    /// It has given the advice that was asked for.
    Advice(Advice<usize>),
    /// It could do neither.
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
            table,
        }
    }

    pub(super) fn session(&self) -> &dyn Session {
        &*self.table.session
    }

    /// What the computer is waited for, and how hard it has to try.
    fn wanted(&self) -> Option<(Purpose, Level)> {
        match self.table.computer_to_move() {
            Some(level) if !self.pace.is_paused => Some((Purpose::Move, level)),
            _ if self.wants_hint => Some((Purpose::Hint, Level::STRONGEST)),
            _ => None,
        }
    }

    /// What the computer is waited for, and how long already.
    pub(super) fn waiting(&self) -> Option<(Purpose, Duration)> {
        let (purpose, _) = self.wanted()?;
        Some((purpose, self.since.elapsed()))
    }

    /// Makes a move.
    pub(super) fn play(&mut self, m: usize) -> Result<(), String> {
        self.table.play(m)?;
        self.turn_over();
        Ok(())
    }

    /// Makes the moves of a word, if none of them is the computer's; or says why not.
    pub(super) fn play_word(&mut self, word: &str) -> Result<(), String> {
        self.table.play_word(word)?;
        self.turn_over();
        Ok(())
    }

    /// Takes the last turn back; against the computer, up to the last turn of a person.
    pub(super) fn undo(&mut self) -> Option<()> {
        self.table.undo()?;
        self.pace.is_paused = self.table.is_watched();
        self.turn_over();
        Some(())
    }

    /// Makes the turn again that was taken back last, and what the computer answered.
    pub(super) fn redo(&mut self) -> Option<()> {
        self.table.redo()?;
        self.pace.is_paused = self.table.is_watched();
        self.turn_over();
        Some(())
    }

    /// Begins again.
    pub(super) fn reset(&mut self) {
        self.table.reset();
        self.pace.is_paused = false;
        self.turn_over();
    }

    /// Whatever the computer was at work for is no longer of use.
    pub(super) fn turn_over(&mut self) {
        self.thinker.forget();
        self.ready = None;
        self.wants_hint = false;
        self.since = Instant::now();
        self.pace.restart();
    }

    /// Asks for advice; the answer comes as [`News`].
    pub(super) fn ask_for_hint(&mut self) {
        self.wants_hint = true;
        self.since = Instant::now();
    }

    /// Has the computer pause before its next move, or go on.
    pub(super) fn pause(&mut self) {
        self.pace.is_paused = !self.pace.is_paused;
        self.since = Instant::now();
    }

    /// Takes no advice any more.
    pub(super) fn drop_hint(&mut self) {
        if self.wants_hint {
            self.wants_hint = false;
            self.thinker.forget();
        }
    }

    /// Lets time pass: moves are made when they are due, and searches begun when they are needed.
    pub(super) fn tick(&mut self) -> Option<News> {
        let news = match self.thinker.answer() {
            Some((Purpose::Hint, answer)) => {
                self.wants_hint = false;
                Some(answer.map_or_else(News::Failed, News::Advice))
            }
            Some((Purpose::Move, Ok(Advice::Play(m)))) => {
                self.ready = Some(m);
                None
            }
            Some((Purpose::Move, Ok(Advice::Hopeless | Advice::Unknown))) => {
                Some(self.give_up("the computer knows no move"))
            }
            Some((Purpose::Move, Err(why))) => Some(self.give_up(&why)),
            None => None,
        };
        news.or_else(|| self.make_due_move())
            .or_else(|| self.begin_search())
    }

    fn make_due_move(&mut self) -> Option<News> {
        if self.pace.is_paused || (self.table.is_watched() && !self.pace.is_due()) {
            return None;
        }
        let m = self.ready.take()?;
        Some(match self.play(m) {
            Ok(()) => News::Moved,
            Err(why) => self.give_up(&format!("the computer made an illegal move: {why}")),
        })
    }

    /// Begins the search that is needed now, if there is one.
    fn begin_search(&mut self) -> Option<News> {
        if !self.thinker.is_free() || self.ready.is_some() || self.session().outcome().is_some() {
            return None;
        }
        let (purpose, level) = self.wanted()?;
        let Some(search) = self.table.search(level) else {
            return Some(self.give_up("nobody knows how the computer is to play this game"));
        };
        let limit = self.table.seating.limit;
        let asked = self.thinker.ask(purpose, search, limit);
        asked
            .err()
            .map(|error| self.give_up(&format!("the computer can't think: {error}")))
    }

    /// The computer plays no further until it is told to.
    fn give_up(&mut self, why: &str) -> News {
        self.pace.is_paused = true;
        self.wants_hint = false;
        News::Failed(format!("{why}; . goes on"))
    }
}
