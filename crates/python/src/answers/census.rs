//! [`Census`]: what stands in each window.

use numpy::{PyArray2, PyArray3};
use pyo3::prelude::*;

/// What stands in each window of k cells, as two numpy arrays.
///
/// `windows[w, i]` is the row and column of the i-th cell of a window, `counts[w, j]` how many of its cells
/// the j-th predicate matches.
#[pyclass(frozen, get_all, module = "pycollinear")]
pub(crate) struct Census {
    pub(crate) windows: Py<PyArray3<usize>>,
    pub(crate) counts: Py<PyArray2<usize>>,
}
