//! [`Options`]: the options of a command line that choose a game.

use std::path::Path;

use clap::{Args, Command};

use super::arguments::{in_one_line, matches_of};
use crate::core::{playable::Playable, plays::Plays};

/// Options of a command line that choose a game: its board, its variant, its start position.
///
/// `#[derive(clap::Args)]` makes them from a struct; there is nothing to register.
pub trait Options: Args {
    /// The rules of the game.
    type Rules: Plays;

    /// Returns the game that the options choose.
    ///
    /// # Errors
    ///
    /// One line for people that says what is wrong with the options.
    fn playable(&self) -> Result<Playable<Self::Rules>, String>;

    /// Returns the game that words of a command line choose, such as `["--rows", "6"]`.
    ///
    /// ```
    /// use collinear_play::{Options, games::ReversiOptions};
    ///
    /// let game = ReversiOptions::playable_by_words(&["--rows=6".to_owned()]).unwrap();
    /// assert_eq!(game.rules().bounds().rows(), 6);
    /// ```
    ///
    /// # Errors
    ///
    /// One line that says why there is no such game.
    fn playable_by_words(words: &[String]) -> Result<Playable<Self::Rules>, String> {
        let matches = matches_of(Self::augment_args(Command::new("")), words)?;
        let options = Self::from_arg_matches(&matches);
        options.map_err(|error| in_one_line(&error))?.playable()
    }

    /// Returns whether the value of an option that takes a `FILE` is an existing file.
    ///
    /// Replace this if such an option also takes other names.
    #[must_use]
    fn is_file(value: &str) -> bool {
        Path::new(value).exists()
    }
}
