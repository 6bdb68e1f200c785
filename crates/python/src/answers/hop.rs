//! [`Hop`]: a jump.

use collinear::lines;
use pyo3::prelude::*;

use crate::cell::Cell;

/// A jump from `start` `over` a cell `to` another cell.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Hop {
    start: Cell,
    over: Cell,
    to: Cell,
}

impl From<lines::Hop> for Hop {
    fn from(hop: lines::Hop) -> Self {
        Self {
            start: hop.from.into(),
            over: hop.over.into(),
            to: hop.to.into(),
        }
    }
}

#[pymethods]
impl Hop {
    fn __repr__(&self) -> String {
        format!("Hop({:?}, {:?}, {:?})", self.start, self.over, self.to)
    }
}
