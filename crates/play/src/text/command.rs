//! [`Command`]: the commands at a terminal.

/// A command: a letter or a word, in upper or lower case.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// Shows legal targets. The next word is a piece or a move.
    Targets,
    Rules,
    Undo,
    Redo,
    New,
    /// Saves the game. The rest of the line is the name of the file.
    Save,
    Quit,
    Help,
    /// Goes this many turns forward, or back if the number is negative.
    Step(isize),
    /// Goes to a branch. The next word is its number.
    Branch,
    Score,
    Review,
}

/// A command with its letter, its name and its other names.
pub(super) type Named = (Command, &'static [&'static str]);

/// The commands that are shown with every game.
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

/// The commands that only the help shows.
const OTHERS: [Named; 7] = [
    (Command::Step(-1), &["back", "previous"]),
    (Command::Step(1), &["forward", "next"]),
    (Command::Step(isize::MIN), &["first", "start"]),
    (Command::Step(isize::MAX), &["last", "end"]),
    (Command::Branch, &["branch", "branches"]),
    (Command::Score, &["score", "analyse", "analyze"]),
    (Command::Review, &["review", "mistakes"]),
];

/// The answers to "Play again?" after a game. As such an answer, `n` means `no` instead of `new`.
pub(super) const AGAIN: [Named; 3] = [
    (Command::New, &["y", "yes", "new"]),
    (Command::Quit, &["n", "no", "q", "quit", "exit"]),
    (Command::Undo, &["u", "undo"]),
];

impl Command {
    /// All words that are commands. After the end of a game, the answers to "Play again?" come first.
    pub(super) fn words(over: bool) -> impl Iterator<Item = (Self, &'static str)> {
        let again = AGAIN.into_iter().filter(move |_| over);
        let all = again.chain(TOLD).chain(OTHERS);
        all.flat_map(|(command, words)| words.iter().map(move |&word| (command, word)))
    }
}
