//! [`Command`]: what can be typed at a terminal besides moves.

/// What can be typed besides moves: a letter or its word, in capitals or not.
#[derive(Clone, Copy)]
pub(super) enum Command {
    /// The legal targets are to be shown; the word after it says of what.
    Targets,
    Undo,
    Redo,
    New,
    Quit,
    /// So many turns later are to be shown, or before if that is negative.
    Step(isize),
    /// What was tried here is to be shown, or tried again; the word after it says which.
    Branch,
    Score,
    Review,
    Rules,
    Help,
}

impl Command {
    /// The command of a word, if it is one. After the end of a game the question is whether to
    /// play again, so `n` is no longer `new` but `no`.
    pub(super) fn read(word: &str, over: bool) -> Option<Self> {
        Some(match word.to_ascii_lowercase().as_str() {
            "t" | "targets" | "moves" => Self::Targets,
            "u" | "undo" => Self::Undo,
            "r" | "redo" => Self::Redo,
            "n" | "no" | "q" | "quit" | "exit" if over => Self::Quit,
            "y" | "yes" | "new" if over => Self::New,
            "n" | "new" => Self::New,
            "q" | "quit" | "exit" => Self::Quit,
            "back" => Self::Step(-1),
            "forward" => Self::Step(1),
            "first" => Self::Step(isize::MIN),
            "last" => Self::Step(isize::MAX),
            "branch" | "branches" => Self::Branch,
            "score" | "analyse" | "analyze" => Self::Score,
            "review" => Self::Review,
            "rules" => Self::Rules,
            "?" | "help" => Self::Help,
            _ => return None,
        })
    }
}
