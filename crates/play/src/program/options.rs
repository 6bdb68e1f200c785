//! [`Options`]: the options of a command line that say which game is played.

use std::path::Path;

use clap::Args;

use super::arguments::refuse;
use crate::playable::{Playable, Plays};

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

    /// Whether a value of an option that takes a `FILE` names a file that is there. Replace it where
    /// such an option knows other names too.
    #[must_use]
    fn is_file(value: &str) -> bool {
        Path::new(value).exists()
    }

    /// The game; or the program ends here, with a line on standard error and exit status 2.
    fn playable_or_refuse(&self) -> Playable<Self::Rules> {
        self.playable().unwrap_or_else(|why| refuse(why))
    }
}
