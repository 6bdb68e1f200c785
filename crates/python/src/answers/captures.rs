//! [`Bracket`], [`Surround`]: outflanked cells and surrounded cells.

use collinear::lines;
use pyo3::prelude::*;

use crate::{
    cell::{Cell, cells},
    heading::Heading,
};

/// Cells between two ends of a line: `cells` lie between `start` and `anchor`.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Bracket {
    start: Cell,
    heading: Heading,
    cells: Vec<Cell>,
    anchor: Cell,
}

impl From<lines::Bracket> for Bracket {
    fn from(bracket: lines::Bracket) -> Self {
        Self {
            start: bracket.from.into(),
            heading: bracket.heading.into(),
            cells: cells(bracket.inner),
            anchor: bracket.anchor.into(),
        }
    }
}

#[pymethods]
impl Bracket {
    fn __repr__(&self) -> String {
        format!(
            "Bracket({:?}, {:?}, {:?})",
            self.start, self.cells, self.anchor
        )
    }
}

/// How many neighbours of a cell are `closed` and how many are `open`. `gap` is the heading of the first open one.
///
/// The object is true if the cell is enclosed.
#[pyclass(frozen, eq, hash, get_all, module = "pycollinear")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Surround {
    closed: usize,
    open: usize,
    gap: Option<Heading>,
}

impl From<lines::Surround> for Surround {
    fn from(surround: lines::Surround) -> Self {
        Self {
            closed: surround.closed,
            open: surround.open,
            gap: surround.gap.map(Heading::from),
        }
    }
}

#[pymethods]
impl Surround {
    fn __bool__(&self) -> bool {
        self.open == 0
    }

    fn __repr__(&self) -> String {
        format!("Surround(closed={}, open={})", self.closed, self.open)
    }
}
