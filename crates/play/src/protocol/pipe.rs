//! [`Pipe`]: the pipe to a program that asks, and how the computer thinks for it.

use std::{
    io::{self, Write},
    time::Duration,
};

use super::lines::Lines;
use crate::{
    computer::{Effort, Level, Opinion, Search, think},
    core::{called, catalogue::NamedGame, record::Record, session::Session},
};

/// How the computer thinks where the protocol does not say it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) level: Level,
    pub(crate) limit: Duration,
    pub(crate) seed: u64,
}

/// The pipe to the program that asks, in both directions.
pub(super) struct Pipe<W> {
    pub(super) lines: Lines,
    pub(super) out: W,
    pub(super) games: Vec<NamedGame>,
    pub(super) thought: Thought,
}

impl<W: Write> Pipe<W> {
    /// Writes a line, for somebody who waits for it.
    pub(super) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())?;
        self.out.flush()
    }

    /// The game of a record.
    pub(super) fn open(&self, record: &Record) -> Result<Session, String> {
        called::open(&self.games, record, "--help")
    }

    /// The computer's move, as its place among the legal ones, found in this time or before a line comes
    /// that it should stop for.
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

    /// The same with what it thinks of the position.
    pub(super) fn opinion(
        &mut self,
        session: &Session,
        level: Level,
        limit: Duration,
        is_to_stop: impl Fn(&str) -> bool,
    ) -> Option<Opinion<usize>> {
        // The weakest makes moves that it has not thought about.
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

/// The first word of a line, and what follows it.
pub(super) fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}
