//! [`Seen`]: a cell on a line of sight.

use collinear::lines;
use pyo3::prelude::*;

use crate::{cell::Cell, heading::Heading};

/// The first matching cell on a ray. `at` is the cell, `heading` the direction, `steps` the distance.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Seen {
    at: Cell,
    heading: Heading,
    steps: usize,
}

impl From<lines::Seen> for Seen {
    fn from(seen: lines::Seen) -> Self {
        Self {
            at: seen.at.into(),
            heading: seen.heading.into(),
            steps: seen.steps,
        }
    }
}

#[pymethods]
impl Seen {
    fn __repr__(&self) -> String {
        format!("Seen({:?}, steps={})", self.at, self.steps)
    }
}
