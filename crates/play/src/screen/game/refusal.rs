//! Why a cell can't be picked, in the words of the game.

use itertools::Itertools;

use super::picking::Picking;
use crate::core::session::Session;

/// Why no legal move goes on with a cell.
///
/// If a move would end there, the game is asked about that move as if it had been typed. If the cell
/// is that of a piece that ought to move, it is asked about moves to every other cell; what it says of
/// more than one of them is not about where they go.
pub(super) fn why_not(session: &Session, picking: &Picking, at: usize) -> String {
    let board = session.board();
    let reason = |word: &str| session.preview_word(word).err().map(String::from);
    let cells: Vec<_> = picking.picked().iter().copied().chain([at]).collect();
    let word = board.names(&cells);
    let why = if session.outcome().is_some() || !picking.needs_more() {
        reason(&word)
    } else {
        let others = board.cells().iter().enumerate();
        let others = others.filter(|&(other, _)| other != at);
        let reasons = others.filter_map(|(_, other)| reason(&format!("{word}-{}", other.name)));
        let counted = reasons.sorted().dedup_with_count();
        let often = counted.filter(|&(count, _)| count > 1);
        often.max().map(|(_, reason)| reason)
    };
    let why = why.unwrap_or_else(|| "nothing there can move".to_owned());
    format!("{word}: {why}")
}
