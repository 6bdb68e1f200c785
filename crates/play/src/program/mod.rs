//! [`run`]: a whole program for one game or for several.

#[cfg(feature = "program")]
mod all_games;
#[cfg(feature = "computer")]
mod arena;
mod arguments;
mod convert;
mod entry;
#[cfg(feature = "program")]
pub mod games;
mod options;
mod perft;
#[cfg(all(feature = "computer", feature = "program"))]
mod protocols;
#[cfg(feature = "computer")]
mod seating;
#[cfg(feature = "shell")]
mod shell;
#[cfg(feature = "program")]
mod titles;

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

#[cfg(feature = "program")]
pub use self::all_games::all_games;
pub(crate) use self::entry::{named, open};
use self::{
    arguments::{end, note, read_matches, read_matches_of, refuse},
    convert::Convert,
    perft::Perft,
};
pub use self::{entry::Entry, options::Options};
use crate::{
    core::{
        catalogue::Group, playable::Playable, plays::Plays, record::Record, seat::Seat,
        session::Session, table::Seating,
    },
    formats, json,
    text::{self, page, status},
};

/// The options that every game has.
#[derive(Args)]
struct Front {
    #[cfg(feature = "computer")]
    #[command(flatten)]
    seating: seating::SeatingOptions,

    /// Print the rules of the game, then exit
    #[arg(long, global = true, help_heading = "Rules")]
    rules: bool,

    /// Continue a game saved in this file
    #[arg(long, value_name = "FILE", global = true, help_heading = "Files")]
    load: Option<PathBuf>,

    /// Save a game whose moves come from a pipe, in a new file; a name that ends in .svg makes a movie
    #[arg(long, value_name = "FILE", global = true, help_heading = "Files")]
    save: Option<PathBuf>,

    /// Draw the full screen with letters only, even if the terminal can show discs and blocks
    #[cfg(feature = "screen")]
    #[arg(long, global = true)]
    ascii: bool,

    /// Read commands and write answers as JSON, one per line
    #[arg(long, global = true)]
    json: bool,
}

impl Front {
    fn seating(&self, record: Option<&Record>) -> Seating {
        #[cfg(feature = "computer")]
        return self.seating.seating(record);
        #[cfg(not(feature = "computer"))]
        {
            let _ = (self, record);
            Seating::default()
        }
    }

    /// Ends the program if `--json` cannot be used with the other arguments.
    fn check_json(&self, task: Option<&Task>, seating: &Seating) {
        if !self.json {
            return;
        }
        if !matches!(task, None | Some(Task::Text)) {
            refuse("--json works only with the command \"text\"");
        }
        if !seating.seats.contains(&Seat::Human) {
            refuse(
                "--json: one side has to be human; the command \"think\" asks the computer for a move",
            );
        }
        if self.save.is_some() {
            refuse(
                "--save does not work with --json; the command \"record\" returns the text to save",
            );
        }
    }

    /// Ends the program if `--save` has nothing to save or if the file exists already.
    fn check_save(&self, task: Option<&Task>) {
        let Some(file) = &self.save else {
            return;
        };
        if !matches!(task, None | Some(Task::Text)) || io::stdin().is_terminal() {
            refuse("--save works only with moves from a pipe");
        }
        if file.exists() {
            refuse(format!(
                "--save: {}: the file already exists",
                file.display()
            ));
        }
    }
}

/// What to do with a game.
#[derive(Subcommand)]
enum Task {
    /// Play on the full screen, against a person or the computer; the default at a terminal
    #[cfg(feature = "screen")]
    Screen,
    /// Play line by line, at a terminal or with moves from a pipe; the default with a pipe
    Text,
    /// Print the board as SVG, after the moves from a pipe
    Picture,
    /// Count the move sequences up to a depth
    Perft(Perft),
    /// Let two levels of the computer play each other, such as 4 and 3, and print the score
    #[cfg(feature = "computer")]
    Arena(crate::program::arena::Arena),
}

/// The arguments of a program for one game.
#[derive(Parser)]
struct Single {
    #[command(flatten)]
    front: Front,
    #[command(subcommand)]
    task: Option<Task>,
}

/// Runs the whole program for one game, with `--help`.
///
/// Moves come from a pipe, from people at a terminal, or from the full screen (feature `screen`). The computer can play
/// too (feature `computer`). The program also saves and continues games, draws them as SVG, and counts sequences of
/// moves (perft).
///
/// ```no_run
/// # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
/// fn main() -> std::process::ExitCode {
///     collinear_play::run(Breakthrough)
/// }
/// ```
#[must_use]
pub fn run<R: Plays>(game: impl Into<Playable<R>>) -> ExitCode {
    run_entry(game.into().into())
}

/// Runs the program for a game that has its own options.
///
/// `name` is the name of the game in its records.
#[must_use]
pub fn run_with_options<O: Options>(name: &str, about: &str) -> ExitCode {
    run_entry(Entry::of::<O>(name, about))
}

fn run_entry(entry: Entry) -> ExitCode {
    let command = told(entry.augment(Single::command()), &entry);
    let matches = read_matches(command);
    let single = Single::from_arg_matches(&matches).unwrap_or_else(|error| end(&error));
    let Single { front, task } = single;
    let record = front.load.as_deref().map(load);
    let entries = vec![entry];
    let session = match &record {
        Some(record) => open(&entries, record),
        None => entries[0].open(&matches),
    };
    let session = session.unwrap_or_else(|why| refuse(why));
    do_task(task, session, &front, record.as_ref(), entries)
}

/// Runs the program for several games. Each game is a command with its own options.
///
/// Without a command, the program shows a menu (feature `screen`).
#[must_use]
pub fn run_any(entries: Vec<Entry>) -> ExitCode {
    let command = command_of(&entries);
    let matches = read_matches_of(command, entries.iter().map(|entry| &entry.game));
    #[cfg(feature = "shell")]
    if let Ok(wanted) = shell::ForShell::from_arg_matches(&matches) {
        return status(wanted.run(command_of(&entries), &entries));
    }
    let front = Front::from_arg_matches(&matches).unwrap_or_else(|error| end(&error));
    let chosen = matches.subcommand();
    #[cfg(all(feature = "computer", feature = "program"))]
    if let Some(protocol) = protocols::chosen(&matches) {
        if chosen.is_some() || front.load.is_some() || front.save.is_some() {
            refuse("--protocol takes no game and no file: the other program chooses the game");
        }
        return status(protocol.answer(named(entries), front.seating.thought()));
    }
    if front.load.is_some() && chosen.is_some() {
        refuse("--load: leave out the game, the file names it");
    }
    let record = front.load.as_deref().map(load);
    let Some((name, chosen)) = chosen else {
        return match &record {
            None if front.rules => {
                let example = entries.first().map_or("", |entry| entry.game.name());
                refuse(format!("--rules: name a game, such as {example} --rules"))
            }
            None if front.json => refuse("--json: name a game"),
            None => {
                front.check_save(None);
                menu(&front, entries)
            }
            Some(record) => {
                let session = open(&entries, record).unwrap_or_else(|why| refuse(why));
                do_task(None, session, &front, Some(record), entries)
            }
        };
    };
    if name == "convert" {
        let convert = Convert::from_arg_matches(chosen).unwrap_or_else(|error| end(&error));
        convert.run(&entries).unwrap_or_else(|why| refuse(why));
        return ExitCode::SUCCESS;
    }
    let entry = entries.iter().find(|entry| entry.game.name() == name);
    let session = entry.map_or_else(
        || Err("there is no game with this name".to_owned()),
        |entry| entry.open(chosen),
    );
    let session = session.unwrap_or_else(|why| refuse(why));
    let task = chosen.subcommand().map(|_| Task::from_arg_matches(chosen));
    let task = task.transpose().unwrap_or_else(|error| end(&error));
    do_task(task, session, &front, None, entries)
}

/// The command line of a program for several games.
fn command_of(entries: &[Entry]) -> Command {
    let mut command = Front::augment_args(Command::new(env!("CARGO_PKG_NAME")));
    for entry in entries {
        let game = Command::new(entry.game.name().to_owned());
        let game = entry.augment(Task::augment_subcommands(game));
        let game = game.hide(entry.game.group() == Group::Unlisted);
        command = command.subcommand(told(game, entry));
    }
    let convert = Convert::augment_args(Command::new("convert"));
    let convert = convert
        .about("Write a game in another format")
        .long_about(None);
    let command = command.subcommand(convert);
    #[cfg(all(feature = "computer", feature = "program"))]
    let command = command.args(protocols::option(entries));
    #[cfg(feature = "shell")]
    let command = shell::ForShell::augment_subcommands(command);
    command
        .version(env!("CARGO_PKG_VERSION"))
        .about("Play games from a pipe, at a terminal or on a full screen, against a person or the computer")
        .after_help(if cfg!(all(feature = "computer", feature = "screen")) {
            EXAMPLES
        } else {
            ""
        })
        .arg_required_else_help(cfg!(not(feature = "screen")))
}

/// Uses the description of the game as the help text of its command, instead of the docs of its options.
fn told(command: Command, entry: &Entry) -> Command {
    let about = entry.game.about().to_owned();
    command.about(about).long_about(None)
}

const EXAMPLES: &str = "\
Examples:
  collinear-play                         choose a game
  collinear-play reversi --second computer --level 3
                                         Reversi against the computer
  collinear-play four_in_a_row --first computer --second computer --pace 2
                                         the computer against itself, two seconds a move
  collinear-play hnefatafl --variant brandubh
                                         for two people
  collinear-play hnefatafl --variant brandubh --rules
                                         the rules of the game
  collinear-play --load game.txt         continue a saved game
  echo f5d6c3 | collinear-play reversi   the board after these three moves
  collinear-play reversi perft --depth 6 count the ways to play six plies
  collinear-play reversi arena 4 3       level 4 against level 3
  collinear-play convert game.ggf game.txt
                                         from another format to a record of this program
  collinear-play convert game.txt game.svg
                                         a game as a movie
  collinear-play --protocol gomocup      for piskvork: the computer plays five in a row";

fn load(path: &std::path::Path) -> Record {
    formats::load(path, None).unwrap_or_else(|why| refuse(why))
}

fn do_task(
    task: Option<Task>,
    session: Session,
    front: &Front,
    record: Option<&Record>,
    entries: Vec<Entry>,
) -> ExitCode {
    let games = named(entries);
    if front.rules {
        return status(print_rules(&session));
    }
    let seating = front.seating(record);
    front.check_json(task.as_ref(), &seating);
    front.check_save(task.as_ref());
    let unread = record.and_then(Record::note);
    unread.iter().for_each(note);
    match task {
        None | Some(Task::Text) if front.json => status(json::run(session, seating, games)),
        #[cfg(feature = "screen")]
        None if io::stdin().is_terminal() && io::stdout().is_terminal() => {
            crate::screen::run(Some(session), seating, games, front.ascii, unread)
        }
        None | Some(Task::Text) => text::run(session, seating, front.save.as_deref()),
        #[cfg(feature = "screen")]
        Some(Task::Screen) => {
            check_screen();
            crate::screen::run(Some(session), seating, games, front.ascii, unread)
        }
        Some(Task::Picture) => status(picture(session, seating.seed)),
        Some(Task::Perft(perft)) => status(perft.run(&session)),
        #[cfg(feature = "computer")]
        Some(Task::Arena(arena)) => status(arena.run(&session, seating.seed)),
    }
}

#[cfg(feature = "screen")]
fn menu(front: &Front, entries: Vec<Entry>) -> ExitCode {
    check_screen();
    crate::screen::run(None, front.seating(None), named(entries), front.ascii, None)
}

/// Without the feature `screen` there is no menu.
#[cfg(not(feature = "screen"))]
fn menu(_: &Front, _: Vec<Entry>) -> ExitCode {
    refuse("name a game")
}

/// Ends the program if there is no terminal on which to show the full screen.
#[cfg(feature = "screen")]
fn check_screen() {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        refuse(
            "the full screen needs a terminal; to play line by line from a pipe, name a game and add the \
             command \"text\"",
        );
    }
}

/// The width of a page of text on standard output.
fn width_of_page() -> usize {
    #[cfg(feature = "screen")]
    if io::stdout().is_terminal()
        && let Ok((width, _)) = ratatui::crossterm::terminal::size()
    {
        return usize::from(width.max(1)).min(page::WIDEST);
    }
    page::WIDTH
}

fn print_rules(session: &Session) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    for line in page::lines(&session.rules_page(), width_of_page()) {
        writeln!(out, "{}", line.text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the board as SVG, after the moves that come from a pipe.
fn picture(mut session: Session, seed: u64) -> io::Result<ExitCode> {
    let code = if io::stdin().is_terminal() {
        ExitCode::SUCCESS
    } else {
        text::play_from_pipe(&mut session, seed)?
    };
    write!(io::stdout(), "{}", session.picture())?;
    Ok(code)
}
