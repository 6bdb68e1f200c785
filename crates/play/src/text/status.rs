//! [`status`]: how a program ends.

use std::{
    io::{self, Write},
    process::ExitCode,
};

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
