//! [`Census`]: counts of pieces in each window.

use numpy::{PyArray2, PyArray3};
use pyo3::prelude::*;

/// The contents of each window of k cells, as two numpy arrays.
///
/// `windows[w, i]` is the row and column of the i-th cell of a window. `counts[w, j]` is the number of its cells that
/// match the j-th predicate.
#[pyclass(frozen, get_all, module = "pycollinear")]
pub(crate) struct Census {
    pub(crate) windows: Py<PyArray3<usize>>,
    pub(crate) counts: Py<PyArray2<usize>>,
}
