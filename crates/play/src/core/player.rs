//! [`Player`]: one of two players, with the names in this game.

use collinear::rules::{Outcome, Side};

/// One of two players, named as in this game: the attackers, White, the first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The word in a result, in lower case: `first`.
    pub word: String,
    /// The name: `First player`.
    pub name: String,
    /// The character of this player's pieces.
    pub glyph: char,
}

impl Player {
    /// A player with this name and this character on the board.
    ///
    /// The word of the result is the name in lower case.
    ///
    /// ```
    /// use collinear_play::Player;
    ///
    /// assert_eq!(Player::new("Attackers", 'a').word, "attackers");
    /// ```
    #[must_use]
    pub fn new(name: impl Into<String>, glyph: char) -> Self {
        let name = name.into();
        let word = name.to_lowercase().replace(char::is_whitespace, "-");
        Self { word, name, glyph }
    }

    /// The first or the second player, with this character on the board.
    #[must_use]
    pub fn of(side: Side, glyph: char) -> Self {
        let name = match side {
            Side::First => "First player",
            Side::Second => "Second player",
        };
        Self {
            word: side.to_string(),
            name: name.to_owned(),
            glyph,
        }
    }
}

/// The result of a game, with the names of its players.
pub(crate) fn ending(outcome: Outcome, name: impl Fn(Side) -> Option<String>) -> String {
    match outcome {
        Outcome::Win(side) => {
            let player = name(side).unwrap_or_else(|| "You".to_owned());
            format!("{player} won")
        }
        Outcome::Draw => "A draw".to_owned(),
        Outcome::Solved => "Solved".to_owned(),
        Outcome::Stuck { left } => format!("Stuck with {left} left"),
        Outcome::Lost => "Lost".to_owned(),
        Outcome::Score(score) => format!("A score of {score}"),
    }
}
