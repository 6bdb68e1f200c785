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
    io::{self, IsTerminal},
    path::Path,
    process::ExitCode,
};

pub use self::pipe::report;
use crate::{
    core::{file::SaveError, record::Record, session::Session, table::Seating},
    formats,
    program::arguments::status,
};

/// Plays a game: at the terminal, or, if standard input is none, with the moves that are there.
#[must_use]
pub fn run(session: Box<dyn Session>, seating: Seating) -> ExitCode {
    run_and_save(session, seating, None)
}

/// The same; a game from a pipe is kept in a new file.
pub(crate) fn run_and_save(
    session: Box<dyn Session>,
    seating: Seating,
    file: Option<&Path>,
) -> ExitCode {
    status(if io::stdin().is_terminal() {
        let played = terminal::play(session, seating, io::stdin().lock(), anstream::stdout());
        played.map(|()| ExitCode::SUCCESS)
    } else {
        from_pipe(session, &seating, file)
    })
}

fn from_pipe(
    mut session: Box<dyn Session>,
    seating: &Seating,
    file: Option<&Path>,
) -> io::Result<ExitCode> {
    let code = play_from_pipe(&mut *session, seating.seed)?;
    let saved = file.map(|file| save(&*session, &Record::of(&*session, seating), file));
    match report(&*session, io::stdout().lock()) {
        // A reader who has seen enough makes no difference to the moves.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        reported => reported?,
    }
    saved.transpose().map_err(io::Error::other)?;
    Ok(code)
}

/// Keeps a game in a new file, or says why it can't be kept there.
fn save(session: &dyn Session, record: &Record, file: &Path) -> Result<(), String> {
    formats::save(file, session, record, false).map_err(|error| match error {
        SaveError::Exists => format!("{}: {error}", file.display()),
        SaveError::Failed(why) => why,
    })
}

/// Makes the moves of standard input; answers the exit status.
pub(crate) fn play_from_pipe(session: &mut dyn Session, seed: u64) -> io::Result<ExitCode> {
    let refused = pipe::play(session, seed, io::stdin().lock(), io::stderr().lock())?;
    Ok(if refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
