//! [`Player`]: one of two players, as a game speaks of them.

use collinear::rules::{Outcome, Side};

/// One of two players, in the words of a game: the attackers, White, the first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// As a result, in one word of small letters: `first`.
    pub word: String,
    /// As one is spoken to: `First player`.
    pub name: String,
    /// What stands on the board for this player.
    pub glyph: char,
}

impl Player {
    /// A player with a name, and with this on the board. The result is the name in small letters.
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

    /// The first player or the second, with this on the board.
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

/// How a game ended, with the players called by these names.
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
