//! [`NamedGame`]: a game that can be opened by its name.

use std::rc::Rc;

use crate::core::session::Session;

/// A game that can be opened: what it is called, its options, and its variants in the menu.
#[derive(Clone)]
pub struct NamedGame {
    name: String,
    title: String,
    about: String,
    group: Group,
    /// What else it is called, and the words that make it what is meant.
    aliases: Vec<(String, String)>,
    /// What the variants are called, and the words that choose them.
    variants: Vec<(String, String)>,
    options: Vec<(String, bool)>,
    open: Rc<Open>,
}

/// The game that the words of options choose, or why there is none.
type Open = dyn Fn(&[String]) -> Result<Session, String>;

/// Where a list of games has a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Two play it, on squares.
    ForTwo,
    /// One plays it.
    ForOne,
    /// Two play it, on hexagons, a star, a cube, tracks, or without end.
    OddBoards,
    /// In no list: its picture does not say which game it is. It is opened by its name.
    Unlisted,
}

impl Group {
    /// `"for two"`, `"for one"`, `"odd boards"`, `"unlisted"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ForTwo => "for two",
            Self::ForOne => "for one",
            Self::OddBoards => "odd boards",
            Self::Unlisted => "unlisted",
        }
    }
}

impl NamedGame {
    /// A game for two, whose title is the beginning of what it is about: `Reversi` of `Reversi, also known as
    /// Othello`.
    pub(crate) fn new(
        name: &str,
        about: &str,
        options: Vec<(String, bool)>,
        open: impl Fn(&[String]) -> Result<Session, String> + 'static,
    ) -> Self {
        let title = about.split([':', ',']).next().unwrap_or(name);
        let game = Self {
            name: name.to_owned(),
            title: String::new(),
            about: about.to_owned(),
            group: Group::ForTwo,
            aliases: Vec::new(),
            variants: Vec::new(),
            options,
            open: Rc::new(open),
        };
        game.with_title(title, Group::ForTwo, &[])
    }

    /// An alias may be followed by options: `gomoku --rows=15`.
    pub(crate) fn with_title(self, title: &str, group: Group, aliases: &[&str]) -> Self {
        let aliases = aliases.iter().map(|alias| {
            let (alias, options) = alias.split_once(' ').unwrap_or((alias, ""));
            (alias.to_owned(), options.to_owned())
        });
        let (aliases, title) = (aliases.collect(), title.to_owned());
        // A game without variants is one under its title.
        let variants = match self.variants.len() {
            0 | 1 => vec![(title.clone(), String::new())],
            _ => self.variants,
        };
        Self {
            title,
            group,
            aliases,
            variants,
            ..self
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

    /// How a list of games calls it.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What it is, in a line.
    #[must_use]
    pub fn about(&self) -> &str {
        &self.about
    }

    /// Where a list of games has it.
    #[must_use]
    pub const fn group(&self) -> Group {
        self.group
    }

    /// What else people call it, and the options that make it what they mean.
    #[must_use]
    pub fn aliases(&self) -> &[(String, String)] {
        &self.aliases
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
