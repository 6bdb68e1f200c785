//! [`Census`]: counts of pieces in each segment of k consecutive cells on a line.

use numpy::{PyArray2, PyArray3};
use pyo3::prelude::*;

/// Counts of matching cells in each window, as two numpy arrays. A window is k consecutive cells on a line.
///
/// `windows[w, i]` is the row and column of the i-th cell of a window. `counts[w, j]` is the number of cells of the
/// window that match the j-th predicate.
#[pyclass(frozen, get_all, module = "pycollinear")]
pub(crate) struct Census {
    pub(crate) windows: Py<PyArray3<usize>>,
    pub(crate) counts: Py<PyArray2<usize>>,
}
