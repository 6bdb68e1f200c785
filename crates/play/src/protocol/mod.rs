//! Protocols of other programs. The computer answers the programs on standard input and output.
//!
//! | protocol | programs | game |
//! |---|---|---|
//! | [`nboard`] | NBoard and other boards for Othello | Reversi |
//! | [`gomocup`] | piskvork and other managers of tournaments | five in a row |
//! | [`otep`] | OpenTafl | Hnefatafl and its kin |
//!
//! Each command is a line. A command that fails changes nothing. The answer gives the reason in the form of the
//! protocol.

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protocol {
    Nboard,
    Gomocup,
    Otep,
}

impl Protocol {
    /// All protocols and their names.
    pub(crate) const ALL: [(&'static str, Self); 3] = [
        ("nboard", Self::Nboard),
        ("gomocup", Self::Gomocup),
        ("otep", Self::Otep),
    ];

    pub(crate) const fn game(self) -> &'static str {
        match self {
            Self::Nboard => "reversi",
            Self::Gomocup => "four_in_a_row",
            Self::Otep => "hnefatafl",
        }
    }

    /// Answers standard input on standard output, until a command ends the program or the input ends.
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
