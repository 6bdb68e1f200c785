//! [`run`]: the program that plays a game.

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use super::{TextGame, arguments, pipe, table};

/// Plays a game from a state: at the terminal, or, if standard input is none, with the moves that
/// are there.
pub(crate) fn run<G: TextGame>(game: &G, start: G::State) -> ExitCode {
    arguments::status(if io::stdin().is_terminal() {
        let played = table::play(game, start, io::stdin().lock(), anstream::stdout());
        played.map(|()| ExitCode::SUCCESS)
    } else {
        from_pipe(game, start)
    })
}

fn from_pipe<G: TextGame>(game: &G, start: G::State) -> io::Result<ExitCode> {
    let played = pipe::play(game, start, io::stdin().lock(), io::stderr().lock())?;
    let code = if played.refused == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    };
    match pipe::report(game, &played.state, &played.told, io::stdout().lock()) {
        // A reader who has seen enough makes no difference to the moves.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(code),
        reported => reported.map(|()| code),
    }
}
