//! The protocols of the programs that people have: the computer answers them on standard input and output.
//!
//! | protocol | who speaks it | game |
//! |---|---|---|
//! | [`nboard`] | NBoard and other boards for Othello | Reversi |
//! | [`gomocup`] | piskvork and other managers of tournaments | five in a row |
//! | [`otep`] | OpenTafl | Hnefatafl and its kin |
//!
//! Each has a line for a command. A command that can't be obeyed is answered with a line that says why, in
//! the form that the protocol has for it, and changes nothing.

mod gomocup;
mod lines;
mod nboard;
mod otep;

use std::{
    io::{self, BufReader, Write},
    process::ExitCode,
    time::Duration,
};

use self::lines::Lines;
use crate::{
    computer::{Effort, Level, Opinion, Search, think},
    core::session::Session,
};

/// A protocol that the computer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protocol {
    Nboard,
    Gomocup,
    Otep,
}

impl Protocol {
    /// All of them, each with its name.
    pub(crate) const ALL: [(&'static str, Self); 3] = [
        ("nboard", Self::Nboard),
        ("gomocup", Self::Gomocup),
        ("otep", Self::Otep),
    ];

    /// The game that it is about.
    pub(crate) const fn game(self) -> &'static str {
        match self {
            Self::Nboard => "reversi",
            Self::Gomocup => "four_in_a_row",
            Self::Otep => "hnefatafl",
        }
    }

    /// Answers standard input on standard output until it ends, or until it says so.
    pub(crate) fn answer(self, thought: Thought) -> io::Result<ExitCode> {
        let pipe = Pipe {
            lines: Lines::of(BufReader::new(io::stdin()))?,
            out: io::stdout(),
            thought,
        };
        match self {
            Self::Nboard => nboard::answer(pipe),
            Self::Gomocup => gomocup::answer(pipe),
            Self::Otep => otep::answer(pipe),
        }?;
        Ok(ExitCode::SUCCESS)
    }
}

/// How the computer thinks where the protocol does not say it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) level: Level,
    pub(crate) limit: Duration,
    pub(crate) seed: u64,
}

/// The pipe to the program that asks, in both directions.
struct Pipe<W> {
    lines: Lines,
    out: W,
    thought: Thought,
}

impl<W: Write> Pipe<W> {
    /// Writes a line, for somebody who waits for it.
    fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())?;
        self.out.flush()
    }

    /// The computer's move, as its place among the legal ones, found in this time or before a line comes
    /// that it should stop for.
    fn think(
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
    fn opinion(
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
fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}
