//! Reads the arguments of the program and ends it with an exit status.

use std::{
    env,
    ffi::OsString,
    fmt::Display,
    io::{self, Write},
    process,
};

use clap::{
    Arg, ArgMatches, Command,
    error::{ContextKind, ContextValue, ErrorKind},
};

use crate::core::{called::Called, catalogue::NamedGame, quoted::quoted};

/// The option that lists the games and the options of the program.
pub(super) const LISTER: &str = "--help";

/// Parses the arguments. If they are wrong, ends the program with one line on standard error; if they ask for help,
/// ends it with the help.
pub(super) fn read_matches(command: Command) -> ArgMatches {
    matches_from(command, &env::args_os().collect::<Vec<_>>())
}

fn matches_from(command: Command, arguments: &[OsString]) -> ArgMatches {
    let matches = with_negative_numbers(command).try_get_matches_from(arguments);
    matches.unwrap_or_else(|error| end(&error))
}

/// Parses the arguments of a command with a game as the subcommand. Any name of the game works.
pub(super) fn read_matches_of<'g>(
    command: Command,
    games: impl IntoIterator<Item = &'g NamedGame>,
) -> ArgMatches {
    let command = command.allow_external_subcommands(true);
    let mut arguments: Vec<_> = env::args_os().collect();
    let matches = matches_from(command.clone(), &arguments);
    let Some((name, after)) = matches.subcommand() else {
        return matches;
    };
    if command.find_subcommand(name).is_some() {
        return matches;
    }
    let after = after.get_many::<OsString>("").map_or(0, Iterator::count);
    let place = arguments.len().saturating_sub(after + 1);
    let words = arguments[place..].iter();
    let words: Vec<_> = words.map(|word| word.to_string_lossy().into()).collect();
    let called = Called::by(games, &words, LISTER).unwrap_or_else(|why| refuse(why));
    let known = [called.game.name().to_owned()].into_iter();
    let known = known.chain(called.options).map(OsString::from);
    arguments.splice(place..place + called.name_len, known);
    matches_from(command, &arguments)
}

/// Makes clap read a number below 0 as the wrong value of an option, not as an unknown option.
fn with_negative_numbers(command: Command) -> Command {
    let command = command.mut_args(|argument| {
        let takes_values = argument.get_action().takes_values();
        argument.allow_negative_numbers(takes_values)
    });
    command.mut_subcommands(with_negative_numbers)
}

/// Ends the program with the message or the help of clap.
pub(crate) fn end(error: &clap::Error) -> ! {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if error.use_stderr() && error.kind() != help {
        refuse(in_one_line(error))
    } else {
        error.exit()
    }
}

/// Ends the program because its arguments are wrong, with one line on standard error and exit status 2.
pub(super) fn refuse(why: impl Display) -> ! {
    // If standard error is closed, only the exit status reports the error.
    let _ = writeln!(io::stderr(), "error: {why}");
    process::exit(2)
}

/// Prints a note on the parts of a game that are left out.
pub(super) fn note(left_out: impl Display) {
    let _ = writeln!(io::stderr(), "note: {left_out}");
}

/// Parses words as arguments, or returns one line that says what is wrong.
pub(crate) fn matches_of(command: Command, words: &[String]) -> Result<ArgMatches, String> {
    let command = with_negative_numbers(command.no_binary_name(true));
    let matches = command.clone().try_get_matches_from(words);
    matches.map_err(|error| match unknown_option(&error) {
        Some(option) => {
            let known = command.get_arguments().filter_map(Arg::get_long);
            let known: Vec<_> = known.map(|known| format!("--{known}")).collect();
            let name = command.get_name();
            match known.join(", ") {
                known if known.is_empty() => {
                    format!("no option {option}; {name} has no options")
                }
                known => format!("no option {option}; options of {name}: {known}"),
            }
        }
        None if error.use_stderr() => in_one_line(&error),
        None => "these words ask for help instead of a game".to_owned(),
    })
}

/// The unknown option in an error of clap, if the error is about one.
fn unknown_option(error: &clap::Error) -> Option<&str> {
    let is_unknown = error.kind() == ErrorKind::UnknownArgument;
    let option = told(error, ContextKind::InvalidArg).filter(|_| is_unknown);
    option.filter(|option| option.starts_with('-'))
}

fn told(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text),
        _ => None,
    }
}

/// The message of clap in one line, without the usage and without the word `error:`.
pub(crate) fn in_one_line(error: &clap::Error) -> String {
    if let Some(option) = unknown_option(error) {
        return match told(error, ContextKind::SuggestedArg) {
            Some(near) => format!("no option {option}; did you mean {near}?"),
            None => format!("no option {option}; {LISTER} lists all options"),
        };
    }
    if let Some(unknown) = told(error, ContextKind::InvalidSubcommand) {
        return format!(
            "no command {}; {LISTER} lists all commands",
            quoted(unknown)
        );
    }
    let text = error.to_string();
    let telling = |line: &&str| {
        !line.is_empty() && !line.starts_with("Usage:") && !line.starts_with("For more information")
    };
    let lines: Vec<_> = text.lines().map(str::trim).filter(telling).collect();
    let line = lines.join(" ");
    line.trim_start_matches("error: ")
        .replace(
            "invalid digit found in string",
            "it has to be a whole number",
        )
        .replace(
            "number would be zero for non-zero type",
            "it has to be at least 1",
        )
}
