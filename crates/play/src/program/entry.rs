//! [`Entry`]: a game of a program, with its options on the command line.

use std::path;

use clap::{Arg, ArgMatches, Command, builder::StyledStr, parser::ValueSource};

use super::{
    arguments::{LISTER, in_one_line, matches_of},
    options::Options,
};
use crate::core::{
    called, catalogue::NamedGame, game_option::GameOption, playable::Playable, plays::Plays,
    record::Record, session::Session,
};

/// A game of a program, with the options of the game on the command line.
#[derive(Clone)]
pub struct Entry {
    /// The game, which is opened by its name and words.
    pub game: NamedGame,
    options: Option<Clap>,
}

/// Functions that add the options of a game to a command and open the game that the options choose.
#[derive(Clone, Copy)]
struct Clap {
    augment: fn(Command) -> Command,
    open: fn(&str, &ArgMatches) -> Result<Session, String>,
}

impl Entry {
    /// A game with its own options.
    ///
    /// `name` is one word, which names the game on the command line and in a record. `about` describes the game in one
    /// line.
    #[must_use]
    pub fn of<O: Options>(name: &str, about: &str) -> Self {
        let command = O::augment_args(Command::new(name.to_owned()));
        let options = command.get_arguments().filter_map(option).collect();
        Self {
            game: NamedGame::new(name, about, options, move |words| {
                open_matched::<O>(command.get_name(), &matches_of(command.clone(), words)?)
            }),
            options: Some(Clap {
                augment: O::augment_args,
                open: open_matched::<O>,
            }),
        }
    }

    /// A game without options.
    #[must_use]
    pub fn of_game<R: Plays>(name: &str, about: &str, game: Playable<R>) -> Self {
        Self::of_session(name, about, game.chosen_by([name]).session())
    }

    pub(super) fn of_session(name: &str, about: &str, session: Session) -> Self {
        let command = Command::new(name.to_owned());
        Self {
            game: NamedGame::new(name, about, Vec::new(), move |words| {
                matches_of(command.clone(), words)?;
                with_cells(session.fork())
            }),
            options: None,
        }
    }

    /// Sets the variants in the menu: the name of each variant, and the options that choose it.
    #[must_use]
    pub fn with_variants(self, variants: &[(&str, &str)]) -> Self {
        let game = self.game.with_variants(variants);
        Self { game, ..self }
    }

    pub(crate) fn augment(&self, command: Command) -> Command {
        match self.options {
            Some(Clap { augment, .. }) => augment(command),
            None => command,
        }
    }

    /// Opens the game chosen on a command line.
    pub(crate) fn open(&self, matches: &ArgMatches) -> Result<Session, String> {
        match self.options {
            Some(Clap { open, .. }) => open(self.game.name(), matches),
            None => self.game.open(&[]),
        }
    }
}

/// Describes an argument of a command, if it is an option.
fn option(argument: &Arg) -> Option<GameOption> {
    let is_switch = !argument.get_action().takes_values();
    let text = |help: Option<&StyledStr>| help.map_or_else(String::new, ToString::to_string);
    let values = argument.get_possible_values().into_iter();
    let choices = values.map(|value| (value.get_name().to_owned(), text(value.get_help())));
    let mut defaults = argument.get_default_values().iter();
    let default = defaults.next().map(|value| value.to_string_lossy().into());
    Some(GameOption {
        name: argument.get_long()?.to_owned(),
        is_switch,
        help: text(argument.get_help()),
        default: default.filter(|_| !is_switch),
        choices: choices.filter(|_| !is_switch).collect(),
    })
}

/// Makes an entry for a game without options. The name of the game is the name in its records.
impl<R: Plays> From<Playable<R>> for Entry {
    fn from(game: Playable<R>) -> Self {
        let (name, about) = (game.about.chosen_by.join(" "), game.about.title.clone());
        Self::of_game(&name, &about, game)
    }
}

/// The games of the entries, without their command lines.
pub(crate) fn named(entries: Vec<Entry>) -> Vec<NamedGame> {
    entries.into_iter().map(|entry| entry.game).collect()
}

/// Opens the game of a record and makes its moves. An error says why the game cannot be opened.
pub(crate) fn open(entries: &[Entry], record: &Record) -> Result<Session, String> {
    called::open(entries.iter().map(|entry| &entry.game), record, LISTER)
}

/// Opens the game that options choose. An error says why there is no such game.
fn open_matched<O: Options>(name: &str, matches: &ArgMatches) -> Result<Session, String> {
    let options = O::from_arg_matches(matches);
    let options = options.map_err(|error| in_one_line(&error))?;
    let game = options.playable()?.chosen_by(words::<O>(name, matches));
    with_cells(game.session())
}

/// The words that choose a game: its name and the options that were given. Names of files are made absolute.
fn words<O: Options>(name: &str, matches: &ArgMatches) -> Vec<String> {
    let mut words = vec![name.to_owned()];
    for argument in O::augment_args(Command::new("")).get_arguments() {
        let id = argument.get_id().as_str();
        let Some(option) = argument.get_long() else {
            continue;
        };
        if matches.value_source(id) != Some(ValueSource::CommandLine) {
            continue;
        }
        let names = argument.get_value_names().unwrap_or_default();
        let may_be_file = names.iter().any(|name| name.contains("FILE"));
        let values = matches.get_raw(id).into_iter().flatten();
        let values = values.map(|value| {
            let value = value.to_string_lossy();
            match path::absolute(&*value) {
                Ok(file) if may_be_file && O::is_file(&value) => file.display().to_string(),
                _ => value.into_owned(),
            }
        });
        let values: Vec<_> = values.collect();
        let (option, values) = (format!("--{option}"), values.join(","));
        if !argument.get_action().takes_values() {
            words.push(option);
        } else if argument.is_require_equals_set() {
            words.push(format!("{option}={values}"));
        } else {
            words.extend([option, values]);
        }
    }
    words
}

/// Returns the session, or an error if the board has no cells.
fn with_cells(session: Session) -> Result<Session, String> {
    if session.board().cells().iter().all(|cell| cell.is_hole) {
        let game = session.chosen_by().join(" ");
        return Err(format!("{game}: the board has no cells"));
    }
    Ok(session)
}
