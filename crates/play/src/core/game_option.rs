//! [`GameOption`]: an option of a game.

/// An option of a game, as a command line or a form offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// The name, without dashes in front.
    pub name: String,
    /// True for a switch, which has no value.
    pub is_switch: bool,
    /// What the option sets, in a few words.
    pub help: String,
    /// The value of an option that is not given, if there is one.
    pub default: Option<String>,
    /// The possible values, each with its meaning. Empty if there are too many to list.
    pub choices: Vec<(String, String)>,
}
