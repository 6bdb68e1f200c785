//! [`Threat`]: a line that lacks a piece or two.

use collinear::lines;
use pyo3::prelude::*;

use crate::cell::{Cell, cells};

/// A stretch of pieces and free `cells` that `lacks` no piece, one or two of k in a row.
///
/// It `is_open` if there is room at both ends: at five in a row an open four, an open three. A piece on one
/// of the `gains` carries it out; one of the other player on any of the `defences` stops it; of an open four
/// it leaves a four.
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
