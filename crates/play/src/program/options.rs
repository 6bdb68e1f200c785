//! [`Options`]: the options of a command line that say which game is played.

use std::path::Path;

use clap::{Args, Command};

use super::arguments::{in_one_line, matches_of};
use crate::core::{playable::Playable, plays::Plays};

/// Options of a command line that say which game is played: its board, its variant, the position that
/// it begins with. `#[derive(clap::Args)]` makes them of a struct; there is nothing to register.
pub trait Options: Args {
    /// The rules that they choose.
    type Rules: Plays;

    /// The game, or in one line why there is none.
    ///
    /// # Errors
    ///
    /// What is wrong with the options, for people.
    fn playable(&self) -> Result<Playable<Self::Rules>, String>;

    /// The game that these words of a command line choose: `["--rows", "6"]`.
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
    /// Why there is no such game, in a line.
    fn playable_by_words(words: &[String]) -> Result<Playable<Self::Rules>, String> {
        let matches = matches_of(Self::augment_args(Command::new("")), words)?;
        let options = Self::from_arg_matches(&matches);
        options.map_err(|error| in_one_line(&error))?.playable()
    }

    /// Whether a value of an option that takes a `FILE` names a file that is there. Replace it where
    /// such an option knows other names too.
    #[must_use]
    fn is_file(value: &str) -> bool {
        Path::new(value).exists()
    }
}
