//! [`NamedGame`]: a game that can be opened by its name.

use std::rc::Rc;

use crate::core::{game_option::GameOption, session::Session};

/// A game in a list of games: its names, its options, and its variants in the menu.
#[derive(Clone)]
pub struct NamedGame {
    name: String,
    title: String,
    about: String,
    group: Group,
    /// Other names, each with the options that it stands for.
    aliases: Vec<(String, String)>,
    /// The names of the variants, each with the options that choose it.
    variants: Vec<(String, String)>,
    options: Vec<GameOption>,
    open: Rc<Open>,
}

/// Opens the game that options choose.
type Open = dyn Fn(&[String]) -> Result<Session, String>;

/// The group of a game in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// For two players, on squares.
    ForTwo,
    /// For one player.
    ForOne,
    /// For two players, on hexagons, a star, a cube, tracks or a board without end.
    OddBoards,
    /// Not in any list, because the picture of the game does not show which game it is. The game can still be opened by
    /// name.
    Unlisted,
}

impl Group {
    /// Returns `"for two"`, `"for one"`, `"odd boards"` or `"unlisted"`.
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
    /// A game for two players. Its title is the beginning of `about`: `Reversi` in `Reversi, also known as Othello`.
    pub(crate) fn new(
        name: &str,
        about: &str,
        options: Vec<GameOption>,
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

    /// Sets the title, the group and the aliases. An alias can have options: `gomoku --rows=15`.
    pub(crate) fn with_title(self, title: &str, group: Group, aliases: &[&str]) -> Self {
        let aliases = aliases.iter().map(|alias| {
            let (alias, options) = alias.split_once(' ').unwrap_or((alias, ""));
            (alias.to_owned(), options.to_owned())
        });
        let (aliases, title) = (aliases.collect(), title.to_owned());
        // A game without variants gets one variant with its title.
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

    /// The name on the command line and in a record.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The title in a list of games.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// A description in one line.
    #[must_use]
    pub fn about(&self) -> &str {
        &self.about
    }

    /// The group in a list of games.
    #[must_use]
    pub const fn group(&self) -> Group {
        self.group
    }

    /// Other names of the game, each with the options that it stands for.
    #[must_use]
    pub fn aliases(&self) -> &[(String, String)] {
        &self.aliases
    }

    /// The variants: their names in the menu and the options that choose them.
    #[must_use]
    pub fn variants(&self) -> &[(String, String)] {
        &self.variants
    }

    /// The options, in the order of the help.
    ///
    /// ```
    /// # #[cfg(feature = "program")] {
    /// let games = collinear_play::all_games();
    /// let four = games.iter().find(|entry| entry.game.name() == "four_in_a_row").unwrap();
    /// let connect = &four.game.options()[2];
    /// assert_eq!((&*connect.name, &*connect.help), ("connect", "How many in a row win"));
    /// assert_eq!(connect.default.as_deref(), Some("4"));
    /// # }
    /// ```
    #[must_use]
    pub fn options(&self) -> &[GameOption] {
        &self.options
    }

    /// Starts a new game with options of a command line, such as `["--rows", "6"]`.
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
    /// An error of one line that says what is wrong with the options.
    pub fn open(&self, words: &[String]) -> Result<Session, String> {
        (self.open)(words)
    }
}
