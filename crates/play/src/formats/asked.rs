//! What a session tells a format: [`options`], its start and its end.

use crate::core::session::Session;

/// The words that choose a variant of a game, if it is this one.
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

/// The result in a word, if the game is over.
pub(super) fn ended(session: &Session) -> Option<String> {
    session.outcome().map(|_| session.result())
}
