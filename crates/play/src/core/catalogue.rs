//! [`NamedGame`]: a game that can be opened by its name.

use std::rc::Rc;

use crate::core::{quoted::quoted, record::Record, session::Session};

/// A game that can be opened: its name, its options, and its variants in the menu.
#[derive(Clone)]
pub struct NamedGame {
    name: String,
    about: String,
    /// What the variants are called, and the words that choose them.
    variants: Vec<(String, String)>,
    options: Vec<(String, bool)>,
    open: Rc<Open>,
}

/// The game that the words of options choose, or why there is none.
type Open = dyn Fn(&[String]) -> Result<Session, String>;

impl NamedGame {
    pub(crate) fn new(
        name: &str,
        about: &str,
        options: Vec<(String, bool)>,
        open: impl Fn(&[String]) -> Result<Session, String> + 'static,
    ) -> Self {
        Self {
            name: name.to_owned(),
            about: about.to_owned(),
            variants: vec![(name_in_menu(name), String::new())],
            options,
            open: Rc::new(open),
        }
    }

    pub(crate) fn with_variants(self, variants: &[(&str, &str)]) -> Self {
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

    /// What it is, in a line.
    #[must_use]
    pub fn about(&self) -> &str {
        &self.about
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
    /// let reversi = games.iter().find(|entry| entry.game.name() == "reversi").unwrap();
    /// assert_eq!(reversi.game.options()[0], ("rows".to_owned(), false));
    /// # }
    /// ```
    #[must_use]
    pub fn options(&self) -> &[(String, bool)] {
        &self.options
    }

    /// A new game with the options that these words of a command line choose: `["--rows", "6"]`.
    ///
    /// ```
    /// # #[cfg(feature = "program")] {
    /// let games = collinear_play::all_games();
    /// let reversi = games.iter().find(|entry| entry.game.name() == "reversi").unwrap();
    /// let session = reversi.game.open(&["--rows=6".to_owned()]).unwrap();
    /// assert_eq!(session.board().rows().len(), 6);
    /// assert!(reversi.game.open(&["--rows=none".to_owned()]).is_err());
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// Why there is no such game, in a line.
    pub fn open(&self, words: &[String]) -> Result<Session, String> {
        (self.open)(words)
    }
}

/// The game of a record, as far as it was played; or why there is none.
pub(crate) fn open<'g>(
    games: impl IntoIterator<Item = &'g NamedGame>,
    record: &Record,
) -> Result<Session, String> {
    let opened = read(games, record);
    opened.map_err(|why| match &record.file {
        None => why,
        Some(file) => format!("{}: {why}", file.display()),
    })
}

fn read<'g>(
    games: impl IntoIterator<Item = &'g NamedGame>,
    record: &Record,
) -> Result<Session, String> {
    let refused = |why: String| match record.game_line {
        0 => why,
        line => format!("line {line}: {why}"),
    };
    let (name, words) = record.game.split_first().unzip();
    let name = name.map_or("", String::as_str);
    let games: Vec<_> = games.into_iter().collect();
    let game = games.iter().find(|game| game.name == name);
    let game = game.ok_or_else(|| {
        let names: Vec<_> = games.iter().map(|game| game.name()).collect();
        refused(format!(
            "no game {}, but {}",
            quoted(name),
            names.join(", ")
        ))
    })?;
    let mut session = game.open(words.unwrap_or_default()).map_err(refused)?;
    record.replay(&mut session)?;
    session.tags_mut().clone_from(&record.tags);
    Ok(session)
}

/// `Four in a row` for `four_in_a_row`.
fn name_in_menu(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + &chars.as_str().replace('_', " ")
}
