//! [`Match`]: a group of equal cells that consists of long runs.

use pyo3::prelude::*;

use crate::cell::Cell;

/// A group of cells with the same `value` that consists of long runs: a line, an L, a T, a cross. `lines` are its runs.
#[pyclass(frozen, get_all, module = "pycollinear")]
pub(crate) struct Match {
    pub(crate) value: Py<PyAny>,
    pub(crate) cells: Vec<Cell>,
    pub(crate) lines: Vec<Vec<Cell>>,
}

#[pymethods]
impl Match {
    fn __len__(&self) -> usize {
        self.cells.len()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let value = self.value.bind(py).str()?;
        Ok(format!("Match({value}, {:?})", self.cells))
    }
}
