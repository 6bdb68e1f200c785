//! [`Options`]: command-line options that choose a game.

use std::path::Path;

use clap::{Args, Command};

use super::arguments::{in_one_line, matches_of};
use crate::core::{playable::Playable, plays::Plays};

/// Command-line options that choose a game: the board, the variant, the start position.
///
/// `#[derive(clap::Args)]` makes the options from the fields of a struct.
pub trait Options: Args {
    /// The rules of the game.
    type Rules: Plays;

    /// Returns the game that the options choose.
    ///
    /// # Errors
    ///
    /// An error of one line that tells people what is wrong with the options.
    fn playable(&self) -> Result<Playable<Self::Rules>, String>;

    /// Returns the game that command-line words choose, such as `["--rows", "6"]`.
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
    /// An error of one line that says why there is no such game.
    fn playable_by_words(words: &[String]) -> Result<Playable<Self::Rules>, String> {
        let matches = matches_of(Self::augment_args(Command::new("")), words)?;
        let options = Self::from_arg_matches(&matches);
        options.map_err(|error| in_one_line(&error))?.playable()
    }

    /// Returns whether the value of an option that takes a `FILE` is an existing file.
    ///
    /// Override this if such an option also takes other names.
    #[must_use]
    fn is_file(value: &str) -> bool {
        Path::new(value).exists()
    }
}
