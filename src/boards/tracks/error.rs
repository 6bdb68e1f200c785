//! [`TracksError`]: the error for an invalid list or drawing of lines.

use alloc::string::String;
use core::fmt;

/// The error for an invalid list or drawing of lines. Tracks and cells are counted from 0, open tracks before closed
/// ones.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TracksError {
    /// The row and column of the wrong character in a drawing, counted from 1.
    pub at: Option<(usize, usize)>,
    /// What is wrong, with the track and the cell.
    pub why: String,
}

impl TracksError {
    pub(super) const fn new(why: String) -> Self {
        Self { at: None, why }
    }
}

impl fmt::Display for TracksError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((row, column)) = self.at {
            write!(f, "row {row}, column {column}: ")?;
        }
        f.write_str(&self.why)
    }
}

impl core::error::Error for TracksError {}
