//! [`Preview`]: the effect that a move would have.

use crate::core::{session::Session, turn::Turn};

/// The effect that a move would have.
pub(super) struct Preview {
    /// Other cells that would change.
    pub(super) touched: Vec<usize>,
    /// The effect in words; empty if the move has no other effect.
    pub(super) text: String,
}

impl Preview {
    pub(super) fn of(session: &Session, m: usize) -> Option<Self> {
        let Turn { moves, touched, .. } = session.preview(m)?;
        let words = moves.iter().map(|(_, word)| word.as_str());
        let word: String = words.collect();
        let text = match session.changes(m)? {
            0 => String::new(),
            1 => format!("{word} would change 1 other cell"),
            count => format!("{word} would change {count} other cells"),
        };
        Some(Self { touched, text })
    }
}
