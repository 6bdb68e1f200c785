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
mod pipe;

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

pub(crate) use self::pipe::Thought;
use self::{lines::Lines, pipe::Pipe};
use crate::core::catalogue::NamedGame;

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

    /// Answers standard input on standard output until it ends, or until it says so; what is played is one of
    /// these games.
    pub(crate) fn answer(self, games: Vec<NamedGame>, thought: Thought) -> io::Result<ExitCode> {
        let pipe = Pipe {
            lines: Lines::of(BufReader::new(io::stdin()))?,
            out: io::stdout(),
            games,
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
