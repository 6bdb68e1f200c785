//! The text front end: [`run`] has a game played line by line, by people at a terminal or with moves
//! from a pipe.

mod analysis;
mod command;
pub(crate) mod drawing;
pub(crate) mod folded;
mod help;
pub(crate) mod line;
pub(crate) mod page;
mod pipe;
mod rules_page;
pub(crate) mod strokes;
pub(crate) mod targets;
mod terminal;
#[cfg(all(test, feature = "program", feature = "computer"))]
mod tests;
mod vocabulary;

use std::{
    io::{self, IsTerminal, Write},
    path::Path,
    process::ExitCode,
};

use crate::{
    core::{record::Record, session::Session, table::Seating},
    formats,
};

/// Plays a game: at the terminal, or, if standard input is none, with the moves that are there; then it is kept in
/// a new file, if one is named.
pub(crate) fn run(session: Session, seating: Seating, file: Option<&Path>) -> ExitCode {
    status(if io::stdin().is_terminal() {
        let played = terminal::play(session, seating, io::stdin().lock(), anstream::stdout());
        played.map(|()| ExitCode::SUCCESS)
    } else {
        from_pipe(session, &seating, file)
    })
}

fn from_pipe(mut session: Session, seating: &Seating, file: Option<&Path>) -> io::Result<ExitCode> {
    let code = play_from_pipe(&mut session, seating.seed)?;
    let saved = file.map(|file| formats::save_new(file, &session, &Record::of(&session, seating)));
    match pipe::report(&session, io::stdout().lock()) {
        // A reader who has seen enough makes no difference to the moves.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        reported => reported?,
    }
    saved.transpose().map_err(io::Error::other)?;
    Ok(code)
}

/// Makes the moves of standard input; answers the exit status.
pub(crate) fn play_from_pipe(session: &mut Session, seed: u64) -> io::Result<ExitCode> {
    let refused = pipe::play(session, seed, io::stdin().lock(), io::stderr().lock())?;
    Ok(if refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The exit status of a program that did this. A reader who has seen enough and closed the pipe,
/// as `head` does, is no error.
#[must_use]
pub(crate) fn status(done: io::Result<ExitCode>) -> ExitCode {
    match done {
        Ok(code) => code,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}
