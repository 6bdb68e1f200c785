//! The beginning and the end of a program: its arguments, and its exit status.

use std::{
    fmt::Display,
    io::{self, Write},
    process,
};

use clap::{ArgMatches, Command, error::ErrorKind};

/// The arguments of the program, which ends here if they can't be used or ask for help: what is wrong
/// goes to standard error in one line.
pub(super) fn read_matches(command: Command) -> ArgMatches {
    with_negative_numbers(command)
        .try_get_matches()
        .unwrap_or_else(|error| end(&error))
}

/// The command, for which a number below 0 is the wrong value of an option, and no option that it doesn't
/// know.
fn with_negative_numbers(command: Command) -> Command {
    let command = command.mut_args(|argument| {
        let takes_values = argument.get_action().takes_values();
        argument.allow_negative_numbers(takes_values)
    });
    command.mut_subcommands(with_negative_numbers)
}

/// Ends the program because of what clap says.
pub(crate) fn end(error: &clap::Error) -> ! {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if error.use_stderr() && error.kind() != help {
        refuse(in_one_line(error))
    } else {
        error.exit()
    }
}

/// Ends the program because of its arguments: a line on standard error, and exit status 2.
pub(super) fn refuse(why: impl Display) -> ! {
    // If standard error is closed, the exit status has to do.
    let _ = writeln!(io::stderr(), "error: {why}");
    process::exit(2)
}

/// Tells what is left out of a game.
pub(super) fn note(left_out: impl Display) {
    // If standard error is closed, nobody wants to know.
    let _ = writeln!(io::stderr(), "note: {left_out}");
}

/// The arguments that words are, or in a line why they are none.
pub(crate) fn matches_of(command: Command, words: &[String]) -> Result<ArgMatches, String> {
    let matches = with_negative_numbers(command.no_binary_name(true)).try_get_matches_from(words);
    matches.map_err(|error| {
        if error.use_stderr() {
            in_one_line(&error)
        } else {
            "that is no game, it asks for help".to_owned()
        }
    })
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
