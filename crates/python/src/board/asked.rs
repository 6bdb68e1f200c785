//! [`Asked`]: a board during a query.

use std::collections::BTreeSet;

use collinear::{Bounds, Coord};
use numpy::{PyArray2, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyBytes, PyString},
};

use super::{
    codes::{Codes, Kind},
    predicate::Predicate,
};
use crate::cell;

/// A board during a query. Its array is borrowed for reading until the end of the query.
pub(super) struct Asked<'py> {
    pub(super) bounds: Bounds,
    pub(super) array: Bound<'py, PyAny>,
    pub(super) codes: Codes<'py>,
    pub(super) kind: Kind,
    pub(super) empty: Vec<u64>,
}

impl<'py> Asked<'py> {
    pub(super) fn py(&self) -> Python<'py> {
        self.array.py()
    }

    pub(super) fn cell(&self, at: &Bound<'py, PyAny>) -> PyResult<Coord> {
        cell::read(self.bounds, at)
    }

    /// Reads a predicate: a value, several values, an array of booleans, or a function from the array to such an array.
    pub(super) fn predicate(&self, said: &Bound<'py, PyAny>) -> PyResult<Predicate<'py>> {
        if said.is_callable() {
            let mask = said.call1((&self.array,))?;
            return self.mask(&mask)?.ok_or_else(|| {
                PyTypeError::new_err(format!(
                    "a predicate must return an array of booleans, not {}",
                    kind_of(&mask)
                ))
            });
        }
        if let Some(mask) = self.mask(said)? {
            return Ok(mask);
        }
        let is_text = said.is_instance_of::<PyString>() || said.is_instance_of::<PyBytes>();
        if let (false, Ok(several)) = (is_text, said.try_iter()) {
            let codes: PyResult<_> = several.map(|value| self.kind.code(&value?)).collect();
            return codes.map(Predicate::Is);
        }
        self.kind.code(said).map(|code| Predicate::Is(vec![code]))
    }

    /// Reads an array of booleans. `None` if the object is not one, `ValueError` if its shape is not the board's shape.
    fn mask(&self, said: &Bound<'py, PyAny>) -> PyResult<Option<Predicate<'py>>> {
        let Ok(mask) = said.cast::<PyArray2<bool>>() else {
            return Ok(None);
        };
        let (rows, cols) = (self.bounds.rows(), self.bounds.cols());
        let &[its_rows, its_cols] = mask.shape() else {
            return Ok(None);
        };
        if (its_rows, its_cols) != (rows, cols) {
            return Err(PyValueError::new_err(format!(
                "the predicate has shape ({its_rows}, {its_cols}), the board ({rows}, {cols})"
            )));
        }
        Ok(Some(Predicate::Mask(mask.try_readonly()?)))
    }

    /// Reads a predicate. Returns the default if none is given.
    pub(super) fn says(
        &self,
        said: Option<&Bound<'py, PyAny>>,
        otherwise: impl FnOnce() -> Predicate<'py>,
    ) -> PyResult<Predicate<'py>> {
        said.map_or_else(|| Ok(otherwise()), |said| self.predicate(said))
    }

    pub(super) fn free(&self) -> Predicate<'py> {
        Predicate::Is(self.empty.clone())
    }

    pub(super) fn occupied(&self) -> Predicate<'py> {
        Predicate::IsNot(self.empty.clone())
    }

    pub(super) fn same(&self, at: Coord) -> Predicate<'py> {
        Predicate::Is(vec![self.codes.at(at)])
    }

    /// The cells with the same piece as the given cell. No cells if the given cell is empty.
    pub(super) fn same_piece(&self, at: Coord) -> Predicate<'py> {
        let piece = Some(self.codes.at(at)).filter(|piece| !self.empty.contains(piece));
        Predicate::Is(piece.into_iter().collect())
    }

    /// One predicate for each piece on the board, lowest value first. If a predicate is given, only this one.
    pub(super) fn each_piece(
        &self,
        said: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Predicate<'py>>> {
        if let Some(said) = said {
            return Ok(vec![self.predicate(said)?]);
        }
        let codes = self.bounds.coords().map(|at| self.codes.at(at));
        let pieces: BTreeSet<_> = codes.filter(|code| !self.empty.contains(code)).collect();
        Ok(pieces
            .into_iter()
            .map(|piece| Predicate::Is(vec![piece]))
            .collect())
    }

    /// Returns a predicate as a closure for a query.
    pub(super) fn on(&self, predicate: &Predicate<'py>) -> impl Fn(Coord) -> bool {
        move |at| predicate.holds(&self.codes, at)
    }

    /// Returns the values of the matching cells, for queries that group cells by value.
    pub(super) fn kinds(&self, predicate: &Predicate<'py>) -> impl Fn(Coord) -> Option<u64> {
        move |at| predicate.holds(&self.codes, at).then(|| self.codes.at(at))
    }

    /// Converts a kind to its value.
    pub(super) fn value(&self, kind: u64) -> PyResult<Bound<'py, PyAny>> {
        self.kind.value(self.py(), kind)
    }
}

fn kind_of(value: &Bound<'_, PyAny>) -> String {
    let name = value.get_type().name();
    name.map_or_else(|_| "that".to_owned(), |name| name.to_string())
}
