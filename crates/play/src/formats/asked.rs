//! Facts about a session that formats need: its [`options`], its start and its result.

use crate::core::session::Session;

/// The words that choose a variant of this game, or an error if it is another game.
pub(super) fn options<'s>(session: &'s Session, game: &str) -> Result<&'s [String], String> {
    match session.chosen_by() {
        [name, options @ ..] if name == game => Ok(options),
        _ => Err(format!("the format is for {game}")),
    }
}

/// The game before its first move.
pub(super) fn at_start(session: &Session) -> Session {
    let mut start = session.fork();
    start.reset();
    start
}

/// The result in one word, or `None` if the game is not over.
pub(super) fn ended(session: &Session) -> Option<String> {
    session.outcome().map(|_| session.result())
}
