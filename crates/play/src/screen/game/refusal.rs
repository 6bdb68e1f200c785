//! Finds the reason why a cell cannot be picked, in the words of the game.

use itertools::Itertools;

use super::picking::Picking;
use crate::core::session::Session;

/// The reason why no legal move continues with a cell.
///
/// If a move could end on the cell, the result is the game's reason for refusing that move. Otherwise it is the most
/// common reason of moves from the cell to other cells, because such a reason is not about their targets.
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
    let why = why.unwrap_or_else(|| "no legal move from here".to_owned());
    format!("{word}: {why}")
}
