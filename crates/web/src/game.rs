//! [`Game`]: what a page asks.

use collinear_play::{Entry, json::Conversation};

/// A game on a page, and all that can be opened there. Texts are the JSON of [`collinear_play::json`].
pub struct Game {
    conversation: Conversation,
}

impl Game {
    /// The first of these games. The computer makes its moves when it is told to `go`.
    ///
    /// # Errors
    ///
    /// Why there is no game.
    pub fn new(entries: Vec<Entry>) -> Result<Self, String> {
        let games = entries.into_iter().map(|entry| entry.game).collect();
        let conversation = Conversation::waiting(games)?;
        Ok(Self { conversation })
    }

    /// Obeys a command and answers it; or says why not, and nothing has changed.
    pub fn command(&mut self, text: &str) -> String {
        self.conversation.answer(text)
    }

    /// Everything that there is to see: the state with the moves and their targets, the picture, and why the
    /// command before was refused.
    #[must_use]
    pub fn snapshot(&self) -> String {
        self.conversation.snapshot()
    }
}
