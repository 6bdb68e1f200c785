//! [`Breach`]: a broken promise of a game, an engine or a board.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use crate::rules::View;

/// A broken promise of a game, an engine or a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Breach {
    /// The promise.
    pub promise: &'static str,
    /// The cell, move or numbers that broke it, if any.
    pub found: Option<String>,
    /// The moves from the start of the game; empty for a board.
    pub moves: Vec<String>,
    /// The board of the game at that point, with the side to move. For two engines, the results of both.
    pub board: String,
}

/// The promise, the place and the board. For a long game, the number of moves and the last move.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            promise,
            found,
            moves,
            board,
        } = self;
        write!(f, "broken promise: {promise}")?;
        if let Some(found) = found {
            write!(f, ", {found}")?;
        }
        if board.is_empty() {
            return Ok(());
        }
        write!(f, " ({})\n{board}", after(moves))
    }
}

impl Error for Breach {}

/// The board and the side to move, as text.
pub(super) fn shown(state: &impl View) -> String {
    format!("{}\n{} to move", state.glyphs().on_paper(), state.turn())
}

/// The moves that led to a state; if there are many, only their number and the last move.
fn after(moves: &[String]) -> String {
    const FEW: usize = 4;
    match moves {
        [] => "before the first move".to_string(),
        [.., last] if moves.len() > FEW => format!("after {} moves, the last {last}", moves.len()),
        _ => format!("after {}", moves.join(" ")),
    }
}

/// A law of a whole board.
pub(super) fn holds(law: &'static str, kept: bool) -> Result<(), Breach> {
    check(law, kept, || None)
}

/// A law of a cell.
pub(super) fn holds_at(law: &'static str, kept: bool, at: impl fmt::Debug) -> Result<(), Breach> {
    check(law, kept, || Some(format!("at {at:?}")))
}

/// A law of a cell and a heading.
pub(super) fn holds_along(
    law: &'static str,
    kept: bool,
    at: impl fmt::Debug,
    heading: impl fmt::Debug,
) -> Result<(), Breach> {
    check(law, kept, || {
        Some(format!("at {at:?}, heading {heading:?}"))
    })
}

fn check(
    promise: &'static str,
    kept: bool,
    found: impl FnOnce() -> Option<String>,
) -> Result<(), Breach> {
    if kept {
        return Ok(());
    }
    Err(Breach {
        promise,
        found: found(),
        moves: Vec::new(),
        board: String::new(),
    })
}
