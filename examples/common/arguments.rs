//! The beginning and the end of a program: its arguments, and its exit status.

use std::{
    fmt::Display,
    io::{self, Write},
    process::{self, ExitCode},
};

use clap::{ArgMatches, Parser, error::ErrorKind};

/// The arguments of the program, which ends here if they can't be used or ask for help.
pub(crate) fn read<A: Parser>() -> A {
    read_with_matches().0
}

/// The same, and how each of them was given.
pub(crate) fn read_with_matches<A: Parser>() -> (A, ArgMatches) {
    let matches = A::command().try_get_matches();
    let read = matches.and_then(|matches| Ok((A::from_arg_matches(&matches)?, matches)));
    read.unwrap_or_else(|error| {
        let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if error.use_stderr() && error.kind() != help {
            refuse(in_one_line(&error))
        } else {
            error.exit()
        }
    })
}

/// Ends the program because of its arguments: a line on standard error, and exit status 2.
pub(crate) fn refuse(why: impl Display) -> ! {
    // If standard error is closed, the exit status has to do.
    let _ = writeln!(io::stderr(), "error: {why}");
    process::exit(2)
}

/// What clap says in several lines, without the usage and its own `error:`.
pub(crate) fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let telling = |line: &&str| {
        !line.is_empty() && !line.starts_with("Usage:") && !line.starts_with("For more information")
    };
    let lines: Vec<_> = text.lines().map(str::trim).filter(telling).collect();
    let line = lines.join(" ");
    line.trim_start_matches("error: ").to_owned()
}

/// The exit status of a program that did this. A reader who has seen enough and closed the pipe,
/// as `head` does, is no error.
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
