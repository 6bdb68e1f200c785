//! [`run`]: a whole program for a game, or for several.

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

/// What is asked of a program besides which game it is.
#[derive(Args)]
struct Front {
    #[cfg(feature = "computer")]
    #[command(flatten)]
    seating: seating::SeatingOptions,

    /// Print the rules of the game, to read, and end
    #[arg(long, global = true, help_heading = "Rules")]
    rules: bool,

    /// Take up a game that was saved in this file
    #[arg(long, value_name = "FILE", global = true, help_heading = "Files")]
    load: Option<PathBuf>,

    /// Keep a game from a pipe in this new file; as a movie if its name ends in .svg
    #[arg(long, value_name = "FILE", global = true, help_heading = "Files")]
    save: Option<PathBuf>,

    /// Draw the full screen with letters alone, also where the terminal has discs and blocks
    #[cfg(feature = "screen")]
    #[arg(long, global = true)]
    ascii: bool,

    /// Read commands and write answers as JSON, a line each
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

    /// Ends the program if there is no game to be played in JSON.
    fn check_json(&self, task: Option<&Task>, seating: &Seating) {
        if !self.json {
            return;
        }
        if !matches!(task, None | Some(Task::Text)) {
            refuse("--json: only a game line by line is played in JSON");
        }
        if !seating.seats.contains(&Seat::Human) {
            refuse("--json: the computer does not play itself in JSON, it is asked with \"think\"");
        }
        if self.save.is_some() {
            refuse("--save: in JSON the command \"record\" answers what would be kept");
        }
    }

    /// Ends the program if there is nothing that could be kept in the new file, or it isn't new.
    fn check_save(&self, task: Option<&Task>) {
        let Some(file) = &self.save else {
            return;
        };
        if !matches!(task, None | Some(Task::Text)) || io::stdin().is_terminal() {
            refuse("--save: only a game from a pipe is kept by this");
        }
        if file.exists() {
            refuse(format!(
                "--save: {}: there is a file of that name",
                file.display()
            ));
        }
    }
}

/// What is to be done with a game.
#[derive(Subcommand)]
enum Task {
    /// Fill the screen of the terminal: for people and the computer; so it is done at a terminal
    #[cfg(feature = "screen")]
    Screen,
    /// Play line by line, at a terminal or with the moves from a pipe; so it is done with a pipe
    Text,
    /// Draw the board as SVG, after the moves from a pipe, on standard output
    Picture,
    /// Count the ways in which the game can go
    Perft(Perft),
    /// Measure how strong the computer plays
    #[cfg(feature = "computer")]
    Arena(crate::program::arena::Arena),
}

/// What is asked of a program for one game.
#[derive(Parser)]
struct Single {
    #[command(flatten)]
    front: Front,
    #[command(subcommand)]
    task: Option<Task>,
}

/// Plays a game: the whole program, with `--help`. Moves come from a pipe, from people at a terminal, or
/// on the full screen (feature `screen`), where the computer plays too (feature `computer`); games are
/// saved and taken up again, drawn as SVG and counted.
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

/// The same for a game with options of its own. `name` is the word that stands for it in a record.
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

/// Plays any of these games, each of which is a command with options of its own: the whole program.
/// Without a command there is a menu (feature `screen`).
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
            refuse("--protocol: the program that asks says what is played");
        }
        return status(protocol.answer(named(entries), front.seating.thought()));
    }
    if front.load.is_some() && chosen.is_some() {
        refuse("--load: the file says which game it is");
    }
    let record = front.load.as_deref().map(load);
    let Some((name, chosen)) = chosen else {
        return match &record {
            None if front.rules => {
                let example = entries.first().map_or("", |entry| entry.game.name());
                refuse(format!(
                    "--rules: of which game? Name one: {example} --rules"
                ))
            }
            None if front.json => refuse("--json: which game?"),
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
        || Err("no such game".to_owned()),
        |entry| entry.open(chosen),
    );
    let session = session.unwrap_or_else(|why| refuse(why));
    let task = chosen.subcommand().map(|_| Task::from_arg_matches(chosen));
    let task = task.transpose().unwrap_or_else(|error| end(&error));
    do_task(task, session, &front, None, entries)
}

/// The command of a program for several games.
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
        .about("Play games: from a pipe, at a terminal, on a full screen, against the computer")
        .after_help(EXAMPLES)
        .subcommand_required(cfg!(not(feature = "screen")))
        .arg_required_else_help(cfg!(not(feature = "screen")))
}

/// The command says what the game is, and not what its options are.
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
                                         the computer against itself, a move in two seconds
  collinear-play hnefatafl --variant brandubh
                                         for two people
  collinear-play hnefatafl --variant brandubh --rules
                                         who wins how, and what is taken when
  collinear-play --load game.txt         a game that was saved
  echo f5d6c3 | collinear-play reversi   the board after these three moves
  collinear-play reversi perft --depth 6 in how many ways the game can go
  collinear-play reversi arena 4 3       how strong the computer plays
  collinear-play convert game.ggf game.txt
                                         a game of another program as a record of this one
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

/// Without a screen the game has to be named, so this is out of reach.
#[cfg(not(feature = "screen"))]
fn menu(_: &Front, _: Vec<Entry>) -> ExitCode {
    refuse("which game?")
}

/// Ends the program if there is no terminal to fill.
#[cfg(feature = "screen")]
fn check_screen() {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        refuse(
            "the screen has to be that of a terminal; from a pipe a game is played line by line: \
             name one, and if need be the command text",
        );
    }
}

/// How wide a page on standard output is: as the terminal has room for it.
fn width_of_page() -> usize {
    #[cfg(feature = "screen")]
    if io::stdout().is_terminal()
        && let Ok((width, _)) = ratatui::crossterm::terminal::size()
    {
        return usize::from(width.max(1)).min(page::WIDEST);
    }
    page::WIDTH
}

/// Writes the rules, for people to read.
fn print_rules(session: &Session) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    for line in page::lines(&session.rules_page(), width_of_page()) {
        writeln!(out, "{}", line.text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the board after the moves from a pipe.
fn picture(mut session: Session, seed: u64) -> io::Result<ExitCode> {
    let code = if io::stdin().is_terminal() {
        ExitCode::SUCCESS
    } else {
        text::play_from_pipe(&mut session, seed)?
    };
    write!(io::stdout(), "{}", session.picture())?;
    Ok(code)
}
