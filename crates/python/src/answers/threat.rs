//! [`Threat`]: a line that lacks at most two pieces.

use collinear::lines;
use pyo3::prelude::*;

use crate::cell::{Cell, cells};

/// Pieces and free `cells` on a line that `lacks` 0, 1 or 2 pieces of k in a row.
///
/// A threat `is_open` if there is room at both ends. In five in a row, open fours and open threes are such threats. A
/// piece on one of the `gains` turns a four into a line, an open three into an open four, or a three into a four. An
/// opponent's piece on one of the `defences` stops the threat. An open four cannot be stopped: a simple four remains.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Threat {
    cells: Vec<Cell>,
    lacks: usize,
    is_open: bool,
    gains: Vec<Cell>,
    defences: Vec<Cell>,
}

impl From<lines::Threat> for Threat {
    fn from(threat: lines::Threat) -> Self {
        Self {
            lacks: threat.lacks,
            is_open: threat.is_open,
            gains: cells(threat.gains()),
            defences: cells(threat.defences()),
            cells: cells(threat.line),
        }
    }
}

#[pymethods]
impl Threat {
    fn __repr__(&self) -> String {
        let is_open = if self.is_open { "True" } else { "False" };
        format!(
            "Threat({:?}, lacks={}, is_open={is_open})",
            self.cells, self.lacks
        )
    }
}
