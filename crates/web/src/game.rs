//! [`Game`]: the interface of a page.

use collinear_play::{Entry, json::Conversation};

/// A game on a page, with all games that can be opened there. Texts are the JSON of [`collinear_play::json`].
pub struct Game {
    conversation: Conversation,
}

impl Game {
    /// Starts the first of some games. The computer only moves on the command `go`.
    ///
    /// # Errors
    ///
    /// The reason why the game cannot be opened.
    pub fn new(entries: Vec<Entry>) -> Result<Self, String> {
        let games = entries.into_iter().map(|entry| entry.game).collect();
        let conversation = Conversation::waiting(games)?;
        Ok(Self { conversation })
    }

    /// Runs a command and returns the answer, or the reason for a refusal. After a refusal nothing has changed.
    pub fn command(&mut self, text: &str) -> String {
        self.conversation.answer(text)
    }

    /// Returns all that the page shows: the state with its moves and their targets, the picture, and why the last
    /// command was refused.
    #[must_use]
    pub fn snapshot(&self) -> String {
        self.conversation.snapshot()
    }
}
