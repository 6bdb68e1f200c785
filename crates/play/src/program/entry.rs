//! [`Entry`]: a game of a program, with its options and variants.

use std::{path, rc::Rc};

use clap::{ArgMatches, Command, parser::ValueSource};

use super::{
    arguments::{in_one_line, matches_of},
    options::Options,
};
use crate::core::{
    playable::{Playable, Plays},
    quoted::quoted,
    record::Record,
    session::Session,
};

/// A game of a program: its name on the command line, its options, and its variants in the menu.
#[derive(Clone)]
pub struct Entry {
    name: String,
    about: String,
    /// What the variants are called, and the words that choose them.
    variants: Vec<(String, String)>,
    with_options: fn(Command) -> Command,
    open: Rc<Open>,
}

/// The game that options choose, or why there is none.
type Open = dyn Fn(&ArgMatches) -> Result<Session, String>;

impl Entry {
    /// A game with options of its own.
    ///
    /// The name is the one word that stands for it on the command line and in a record; `about` says in
    /// a line what it is.
    #[must_use]
    pub fn of<O: Options>(name: &str, about: &str) -> Self {
        Self {
            name: name.to_owned(),
            about: about.to_owned(),
            variants: vec![(name_in_menu(name), String::new())],
            with_options: O::augment_args,
            open: {
                let name = name.to_owned();
                Rc::new(move |matches| {
                    let options = O::from_arg_matches(matches);
                    let options = options.map_err(|error| in_one_line(&error))?;
                    let game = options.playable()?.chosen_by(words::<O>(&name, matches));
                    Ok(game.session())
                })
            },
        }
    }

    /// A game that has none.
    #[must_use]
    pub fn of_game<R: Plays>(name: &str, about: &str, game: Playable<R>) -> Self {
        let session = game.chosen_by([name]).session();
        Self {
            name: name.to_owned(),
            about: about.to_owned(),
            variants: vec![(name_in_menu(name), String::new())],
            with_options: |command| command,
            open: Rc::new(move |_| Ok(session.fork())),
        }
    }

    /// The variants of the menu: what they are called, and the options that choose them.
    #[must_use]
    pub fn with_variants(self, variants: &[(&str, &str)]) -> Self {
        let variants = variants.iter();
        let variants = variants.map(|&(name, words)| (name.to_owned(), words.to_owned()));
        Self {
            variants: variants.collect(),
            ..self
        }
    }

    /// Its name on the command line and in a record.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How it is called in the menu.
    #[must_use]
    pub fn title(&self) -> String {
        name_in_menu(&self.name)
    }

    /// Its variants: what they are called in the menu, and the options that choose them.
    #[must_use]
    pub fn variants(&self) -> &[(String, String)] {
        &self.variants
    }

    /// Its options, without the dashes, and of each whether it is a switch, which takes no value.
    ///
    /// ```
    /// # #[cfg(feature = "program")] {
    /// let games = collinear_play::all_games();
    /// let reversi = games.iter().find(|game| game.name() == "reversi").unwrap();
    /// assert_eq!(reversi.options()[0], ("rows".to_owned(), false));
    /// # }
    /// ```
    #[must_use]
    pub fn options(&self) -> Vec<(String, bool)> {
        let command = self.augment(Command::new(""));
        let options = command.get_arguments().filter_map(|argument| {
            let is_switch = !argument.get_action().takes_values();
            Some((argument.get_long()?.to_owned(), is_switch))
        });
        options.collect()
    }

    pub(crate) fn about(&self) -> &str {
        &self.about
    }

    pub(crate) fn augment(&self, command: Command) -> Command {
        (self.with_options)(command)
    }

    /// The game that was chosen on a command line.
    pub(crate) fn open(&self, matches: &ArgMatches) -> Result<Session, String> {
        (self.open)(matches).and_then(with_cells)
    }

    /// A new game with the options that these words of a command line choose: `["--rows", "6"]`.
    ///
    /// ```
    /// # #[cfg(feature = "program")] {
    /// let games = collinear_play::all_games();
    /// let reversi = games.iter().find(|game| game.name() == "reversi").unwrap();
    /// let session = reversi.open_by_words(&["--rows=6".to_owned()]).unwrap();
    /// assert_eq!(session.board().rows().len(), 6);
    /// assert!(reversi.open_by_words(&["--rows=none".to_owned()]).is_err());
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// Why there is no such game, in a line.
    pub fn open_by_words(&self, words: &[String]) -> Result<Session, String> {
        let command = self.augment(Command::new(self.name.clone()));
        let matches = matches_of(command, words)?;
        self.open(&matches)
    }
}

/// A game by the name that it has in a record.
impl<R: Plays> From<Playable<R>> for Entry {
    fn from(game: Playable<R>) -> Self {
        let (name, about) = (game.about.chosen_by.join(" "), game.about.title.clone());
        Self::of_game(&name, &about, game)
    }
}

/// The words that choose a game: its name and those of its options that were given, with the names of
/// files from the root on.
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

/// The game of a record, as far as it was played; or why there is none.
pub(crate) fn open(entries: &[Entry], record: &Record) -> Result<Session, String> {
    let opened = read(entries, record);
    opened.map_err(|why| match &record.file {
        None => why,
        Some(file) => format!("{}: {why}", file.display()),
    })
}

fn read(entries: &[Entry], record: &Record) -> Result<Session, String> {
    let refused = |why: String| match record.game_line {
        0 => why,
        line => format!("line {line}: {why}"),
    };
    let (name, words) = record.game.split_first().unzip();
    let name = name.map_or("", String::as_str);
    let entry = entries.iter().find(|entry| entry.name == name);
    let entry = entry.ok_or_else(|| {
        let names: Vec<_> = entries.iter().map(Entry::name).collect();
        refused(format!(
            "no game {}, but {}",
            quoted(name),
            names.join(", ")
        ))
    })?;
    let mut session = entry
        .open_by_words(words.unwrap_or_default())
        .map_err(refused)?;
    record.replay(&mut session)?;
    session.tags_mut().clone_from(&record.tags);
    Ok(session)
}

/// The game, if there is a cell to play on.
pub(crate) fn with_cells(session: Session) -> Result<Session, String> {
    if session.board().cells().iter().all(|cell| cell.is_hole) {
        let game = session.chosen_by().join(" ");
        return Err(format!("{game}: the board has no cells"));
    }
    Ok(session)
}

/// `Four in a row` for `four_in_a_row`.
fn name_in_menu(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + &chars.as_str().replace('_', " ")
}
