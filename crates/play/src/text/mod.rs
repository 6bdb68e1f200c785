//! The text front end: [`run`] plays line by line, with people at a terminal or with moves from a pipe.

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

/// Plays a game at the terminal. If standard input is a pipe, makes the moves from the pipe and saves the game if a file
/// is given.
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
        // The game is saved even if the reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        reported => reported?,
    }
    saved.transpose().map_err(io::Error::other)?;
    Ok(code)
}

/// Makes the moves that standard input contains. Returns the exit status.
pub(crate) fn play_from_pipe(session: &mut Session, seed: u64) -> io::Result<ExitCode> {
    let refused = pipe::play(session, seed, io::stdin().lock(), io::stderr().lock())?;
    Ok(if refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The exit status. A reader that closes the pipe, as `head` does, is not an error.
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
