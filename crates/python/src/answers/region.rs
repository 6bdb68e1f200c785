//! [`Region`]: connected cells.

use collinear::{Direction, lines};
use pyo3::prelude::*;

use crate::cell::{Cell, cells};

/// Connected `cells`, in the order of a flood fill, and the `border`: the cells adjacent to them.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Region {
    cells: Vec<Cell>,
    border: Vec<Cell>,
}

impl Region {
    /// Converts a region, with its border along these headings.
    pub(crate) fn of(region: lines::Region, headings: &[Direction]) -> Self {
        Self {
            border: cells(region.border(headings)),
            cells: cells(region.into_cells()),
        }
    }
}

#[pymethods]
impl Region {
    fn __len__(&self) -> usize {
        self.cells.len()
    }

    fn __contains__(&self, at: Cell) -> bool {
        self.cells.contains(&at)
    }

    fn __repr__(&self) -> String {
        format!("Region({:?})", self.cells)
    }
}
