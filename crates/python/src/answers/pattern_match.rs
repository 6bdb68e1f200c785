//! [`PatternMatch`]: a place where a pattern matches.

use collinear::lines;
use pyo3::prelude::*;

use crate::cell::{Cell, cells};

/// A place where a pattern matches: all its `cells`, and the cells of each of its `segments`.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct PatternMatch {
    cells: Vec<Cell>,
    segments: Vec<Vec<Cell>>,
}

impl From<lines::PatternMatch> for PatternMatch {
    fn from(found: lines::PatternMatch) -> Self {
        Self {
            cells: cells(found.line),
            segments: found.segments.into_iter().map(cells).collect(),
        }
    }
}

#[pymethods]
impl PatternMatch {
    fn __repr__(&self) -> String {
        format!("PatternMatch({:?})", self.segments)
    }
}
