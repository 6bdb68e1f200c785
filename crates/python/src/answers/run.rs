//! [`Run`], [`RunThrough`]: consecutive cells on a line.

use collinear::lines;
use pyo3::prelude::*;

use super::Stop;
use crate::cell::{Cell, cells};

/// A run in one direction: its `cells` in order, and `stop`, the reason why it ends.
///
/// A run without cells is false.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Run {
    cells: Vec<Cell>,
    stop: Stop,
}

impl From<lines::Run> for Run {
    fn from(run: lines::Run) -> Self {
        let (cells, stop) = (cells(run.line), run.stop.into());
        Self { cells, stop }
    }
}

#[pymethods]
impl Run {
    fn __len__(&self) -> usize {
        self.cells.len()
    }

    fn __repr__(&self) -> String {
        format!("Run({:?}, {})", self.cells, self.stop.__repr__())
    }
}

/// A run in both directions: its `cells` in the order of the axis, and the reasons why it ends: `behind` the first cell
/// and `ahead` of the last.
///
/// A run without cells is false.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct RunThrough {
    cells: Vec<Cell>,
    behind: Stop,
    ahead: Stop,
}

impl From<lines::RunThrough> for RunThrough {
    fn from(run: lines::RunThrough) -> Self {
        Self {
            cells: cells(run.line),
            behind: run.behind.into(),
            ahead: run.ahead.into(),
        }
    }
}

#[pymethods]
impl RunThrough {
    fn __len__(&self) -> usize {
        self.cells.len()
    }

    fn __repr__(&self) -> String {
        let (behind, ahead) = (self.behind.__repr__(), self.ahead.__repr__());
        format!("RunThrough({:?}, {behind}, {ahead})", self.cells)
    }
}
