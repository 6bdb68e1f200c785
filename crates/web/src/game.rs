//! [`Game`]: the interface of a page.

use collinear_play::{Entry, json::Conversation};

/// The current game of a page, and all games that the page can open. Requests and answers are the JSON of
/// [`collinear_play::json`].
pub struct Game {
    conversation: Conversation,
}

impl Game {
    /// Starts the first of these games. The computer moves only on the command `go`.
    ///
    /// # Errors
    ///
    /// The reason why the game cannot be opened.
    pub fn new(entries: Vec<Entry>) -> Result<Self, String> {
        let games = entries.into_iter().map(|entry| entry.game).collect();
        let conversation = Conversation::waiting(games)?;
        Ok(Self { conversation })
    }

    /// Runs a command and returns the answer. If the command is refused, the answer has the reason, and nothing has
    /// changed.
    pub fn command(&mut self, text: &str) -> String {
        self.conversation.answer(text)
    }

    /// Returns everything that the page shows: the state with its moves and their targets, the picture, and the reason
    /// if the last command was refused.
    #[must_use]
    pub fn snapshot(&self) -> String {
        self.conversation.snapshot()
    }
}
