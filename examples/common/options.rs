//! [`Options`]: the options of a program that say which game is played.

use clap::Args;
use collinear::rules::Rules;

use super::{TextGame, arguments::refuse};

/// Options that say which game is played, and from which state.
pub(crate) trait Options: Args {
    type Game: TextGame;

    /// The game and the state that it begins with, or why there is none.
    fn game(&self) -> Result<(Self::Game, <Self::Game as Rules>::State), String>;

    /// The same; or the program ends here.
    fn game_or_refuse(&self) -> (Self::Game, <Self::Game as Rules>::State) {
        self.game().unwrap_or_else(|why| refuse(why))
    }
}
