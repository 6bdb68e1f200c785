//! Moves as text: `j10`.

use alloc::{
    format,
    string::{String, ToString},
};

use super::{Pente, Refusal, State};
use crate::{
    Coord, Origin,
    rules::{Illegal, Notation, Rules},
};

/// A move is a cell, columns by letters and rows counted from below: `j10` is the middle of the board.
///
/// A text that stands for no move is refused with a [`Refusal`].
impl Notation for Pente {
    fn read_move(&self, state: &State, text: &str) -> Result<Coord, Illegal> {
        if let Some(outcome) = self.outcome(state) {
            return Err(Illegal::Over(outcome));
        }
        let cell = self.bounds.cell_named_from(text, Origin::BottomLeft);
        let m = cell.map_err(|error| Illegal::from(Refusal::Name(error)))?;
        self.check(state, &m)?;
        Ok(m)
    }

    fn write_move(&self, _: &State, &m: &Coord) -> String {
        self.name(m)
            .map_or_else(|_| format!("{m:?}"), |name| name.to_string())
    }
}
