//! [`Breach`]: what a game, an engine or a board promises and does not keep.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use crate::rules::View;

/// A promise that a game, an engine or a board does not keep.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Breach {
    /// What should have been so.
    pub promise: &'static str,
    /// At which cell, with which move or which numbers it was not, if it is a matter of that.
    pub found: Option<String>,
    /// The moves that led to where it was not, from where the games began; none on a board without a game.
    pub moves: Vec<String>,
    /// The board of a game there, and whose turn it is; of two engines what each of them says.
    pub board: String,
}

/// The promise, where it was broken, and the board there; of a long game only how many moves led there, and
/// the last.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            promise,
            found,
            moves,
            board,
        } = self;
        write!(f, "not so: {promise}")?;
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

/// A board and whose turn it is, as text.
pub(super) fn shown(state: &impl View) -> String {
    format!("{}\n{} to move", state.glyphs().on_paper(), state.turn())
}

/// The moves that led to a state, in a few words: of many the last.
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
