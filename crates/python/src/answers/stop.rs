//! [`Stop`]: why a walk ended.

use collinear::lines;
use pyo3::prelude::*;

use crate::cell::Cell;

/// Why a walk ended: its `kind` is "edge", "blocked", "limit", "ring" or "taken".
///
/// `at` is the cell that blocks the walk or is taken, or None if there is no such cell.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Stop {
    kind: &'static str,
    at: Option<Cell>,
}

impl From<lines::Stop> for Stop {
    fn from(stop: lines::Stop) -> Self {
        let (kind, at) = match stop {
            lines::Stop::Edge => ("edge", None),
            lines::Stop::Blocked(at) => ("blocked", Some(at.into())),
            lines::Stop::Limit => ("limit", None),
            lines::Stop::Ring => ("ring", None),
            lines::Stop::Taken(at) => ("taken", Some(at.into())),
        };
        Self { kind, at }
    }
}

#[pymethods]
impl Stop {
    pub(super) fn __repr__(&self) -> String {
        match self.at {
            Some(at) => format!("Stop('{}', {at:?})", self.kind),
            None => format!("Stop('{}')", self.kind),
        }
    }
}
