//! [`Miss`]: why a query found nothing.

use collinear::lines::{self, PathError};
use pyo3::prelude::*;

use crate::cell::Cell;

/// Why a query found nothing. A miss is false; anything found is true.
///
/// `reason` is a short sentence and `cells` are the cells in the way. `wanted` is what was missing: "hit", "room",
/// "inner cell", "anchor", "hurdle", "landing", "segment 2" or "path".
///
///     >>> board = pycollinear.Board.parse("X O O .")
///     >>> miss = board.bracket((0, 0), "E", "O", "X")
///     >>> bool(miss), miss.wanted, miss.reason, miss.cells
///     (False, 'anchor', 'no anchor: blocked at (0, 3) after 2 cells', [(0, 3)])
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Miss {
    reason: String,
    cells: Vec<Cell>,
    wanted: String,
}

impl From<lines::Miss> for Miss {
    fn from(miss: lines::Miss) -> Self {
        let cells = match miss.stop {
            lines::Stop::Blocked(at) | lines::Stop::Taken(at) => vec![at.into()],
            lines::Stop::Edge | lines::Stop::Limit | lines::Stop::Ring => Vec::new(),
        };
        Self {
            reason: miss.to_string(),
            cells,
            wanted: miss.wanted.to_string(),
        }
    }
}

impl From<PathError> for Miss {
    fn from(error: PathError) -> Self {
        let cells = match error {
            PathError::Blocked { at, .. } | PathError::Nowhere { at } => vec![at.into()],
            _ => Vec::new(),
        };
        Self {
            reason: error.to_string(),
            cells,
            wanted: "path".to_owned(),
        }
    }
}

#[pymethods]
impl Miss {
    #[expect(clippy::unused_self, reason = "Python asks the value")]
    fn __bool__(&self) -> bool {
        false
    }

    fn __str__(&self) -> &str {
        &self.reason
    }

    fn __repr__(&self) -> String {
        format!("<pycollinear.Miss: {}>", self.reason)
    }
}
