//! [`Tags`]: what a record says of a game besides its moves.

/// What a record says of a game besides its rules, its moves and who sits at the table; it is kept when the
/// game is saved again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Tags {
    /// What the players are called, the first one and the second, where that is known.
    pub names: [Option<String>; 2],
    /// The day on which it was played.
    pub date: Option<String>,
    /// What else there is, each by its name: an event, a place.
    pub others: Vec<(String, String)>,
}
