//! [`Pipe`]: the connection to another program, for which the computer thinks.

use std::{
    io::{self, Write},
    time::Duration,
};

use super::lines::Lines;
use crate::{
    computer::{Effort, Level, Opinion, Search, think},
    core::{called, catalogue::NamedGame, record::Record, session::Session},
};

/// The settings with which the computer thinks, unless the protocol sets them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) level: Level,
    pub(crate) limit: Duration,
    pub(crate) seed: u64,
}

/// The connection to another program, in both directions.
pub(super) struct Pipe<W> {
    pub(super) lines: Lines,
    pub(super) out: W,
    pub(super) games: Vec<NamedGame>,
    pub(super) thought: Thought,
}

impl<W: Write> Pipe<W> {
    /// Writes a line and flushes it.
    pub(super) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())?;
        self.out.flush()
    }

    pub(super) fn open(&self, record: &Record) -> Result<Session, String> {
        called::open(&self.games, record, "--help")
    }

    /// The index of the computer's move. The search ends after this time or at a line that stops it.
    pub(super) fn think(
        &mut self,
        session: &Session,
        level: Level,
        limit: Duration,
        is_to_stop: impl Fn(&str) -> bool,
    ) -> Option<usize> {
        let mut search = self.search(session, level)?;
        let found = think(&mut *search, limit, || self.lines.has(&is_to_stop));
        found.advice.to_play()
    }

    /// The computer's opinion of the position, found in the same way.
    pub(super) fn opinion(
        &mut self,
        session: &Session,
        level: Level,
        limit: Duration,
        is_to_stop: impl Fn(&str) -> bool,
    ) -> Option<Opinion<usize>> {
        // Level 1 makes random moves, so the search uses level 2 instead.
        let level = level.max(Level::new(2)?);
        let mut search = self.search(session, level)?;
        think(&mut *search, limit, || self.lines.has(&is_to_stop));
        search.opinion()
    }

    fn search(&self, session: &Session, level: Level) -> Option<Box<dyn Search<usize>>> {
        let ply = session.made().len() as u64;
        let seed = self.thought.seed.wrapping_add(ply);
        session.search(Effort { level, seed })
    }
}

/// The first word of a line, and the rest of the line.
pub(super) fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}
