//! [`Command`]: what can be typed at a terminal besides moves.

/// What can be typed besides moves: a letter or its word, in capitals or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// The legal targets are to be shown; the word after it says of what.
    Targets,
    Rules,
    Undo,
    Redo,
    New,
    /// The game is to be kept in a file; all the rest of the line is its name.
    Save,
    Quit,
    Help,
    /// So many turns later are to be shown, or before if that is negative.
    Step(isize),
    /// What was tried here is to be shown, or tried again; the word after it says which.
    Branch,
    Score,
    Review,
}

/// A command and the words that ask for it: its letter, its name, and other names.
pub(super) type Named = (Command, &'static [&'static str]);

/// The commands that are told with every game.
pub(super) const TOLD: [Named; 8] = [
    (Command::Targets, &["t", "targets", "moves"]),
    (Command::Rules, &["rules", "manual"]),
    (Command::Undo, &["u", "undo"]),
    (Command::Redo, &["r", "redo"]),
    (Command::New, &["n", "new"]),
    (Command::Save, &["save"]),
    (Command::Quit, &["q", "quit", "exit"]),
    (Command::Help, &["?", "help"]),
];

/// Those that only the help tells.
const OTHERS: [Named; 7] = [
    (Command::Step(-1), &["back", "previous"]),
    (Command::Step(1), &["forward", "next"]),
    (Command::Step(isize::MIN), &["first", "start"]),
    (Command::Step(isize::MAX), &["last", "end"]),
    (Command::Branch, &["branch", "branches"]),
    (Command::Score, &["score", "analyse", "analyze"]),
    (Command::Review, &["review", "mistakes"]),
];

/// What the question after the end of a game offers: whether to play again. So `n` is no longer `new` but `no`.
pub(super) const AGAIN: [Named; 3] = [
    (Command::New, &["y", "yes", "new"]),
    (Command::Quit, &["n", "no", "q", "quit", "exit"]),
    (Command::Undo, &["u", "undo"]),
];

impl Command {
    /// All words that ask for a command; after the end of a game those of its question come first.
    pub(super) fn words(over: bool) -> impl Iterator<Item = (Self, &'static str)> {
        let again = AGAIN.into_iter().filter(move |_| over);
        let all = again.chain(TOLD).chain(OTHERS);
        all.flat_map(|(command, words)| words.iter().map(move |&word| (command, word)))
    }
}
