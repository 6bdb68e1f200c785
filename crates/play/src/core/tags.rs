//! [`Tags`]: facts about a game in its record, besides the moves.

/// Facts about a game in its record, besides the rules, moves and players. They are kept when the game is saved again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Tags {
    /// The names of both players, if known.
    pub names: [Option<String>; 2],
    /// The date of the game.
    pub date: Option<String>,
    /// Other tags and their values, such as an event or a place.
    pub others: Vec<(String, String)>,
}
