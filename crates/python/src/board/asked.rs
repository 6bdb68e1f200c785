//! [`Asked`]: a board while it is asked something.

use std::collections::BTreeSet;

use collinear::{Bounds, Coord};
use pyo3::prelude::*;

use super::{
    codes::{Codes, Kind},
    predicate::Predicate,
};
use crate::cell;

/// A board while it is asked something: its array is read, and given back at the end.
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

    /// A cell of the board.
    pub(super) fn cell(&self, at: &Bound<'py, PyAny>) -> PyResult<Coord> {
        cell::read(self.bounds, at)
    }

    /// What a user says of cells, or what holds if nothing is said.
    pub(super) fn says(
        &self,
        said: Option<&Bound<'py, PyAny>>,
        otherwise: impl FnOnce() -> Predicate<'py>,
    ) -> PyResult<Predicate<'py>> {
        said.map_or_else(|| Ok(otherwise()), |said| Predicate::read(self, said))
    }

    /// The cells that are empty.
    pub(super) fn free(&self) -> Predicate<'py> {
        Predicate::Is(self.empty.clone())
    }

    /// The cells that are not.
    pub(super) fn occupied(&self) -> Predicate<'py> {
        Predicate::IsNot(self.empty.clone())
    }

    /// The cells with the value of this one.
    pub(super) fn same(&self, at: Coord) -> Predicate<'py> {
        Predicate::Is(vec![self.codes.at(at)])
    }

    /// The cells with the piece of this one; none if it is empty.
    pub(super) fn same_piece(&self, at: Coord) -> Predicate<'py> {
        let piece = Some(self.codes.at(at)).filter(|piece| !self.empty.contains(piece));
        Predicate::Is(piece.into_iter().collect())
    }

    /// For each piece on the board the cells where it stands, least first; or only what is said.
    pub(super) fn each_piece(
        &self,
        said: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Predicate<'py>>> {
        if let Some(said) = said {
            return Ok(vec![Predicate::read(self, said)?]);
        }
        let codes = self.bounds.coords().map(|at| self.codes.at(at));
        let pieces: BTreeSet<_> = codes.filter(|code| !self.empty.contains(code)).collect();
        Ok(pieces
            .into_iter()
            .map(|piece| Predicate::Is(vec![piece]))
            .collect())
    }

    /// A predicate for a query.
    pub(super) fn on(&self, predicate: &Predicate<'py>) -> impl Fn(Coord) -> bool {
        move |at| predicate.holds(&self.codes, at)
    }

    /// The values of the cells that match, for a query of kinds.
    pub(super) fn kinds(&self, predicate: &Predicate<'py>) -> impl Fn(Coord) -> Option<u64> {
        move |at| predicate.holds(&self.codes, at).then(|| self.codes.at(at))
    }

    /// The value of a kind.
    pub(super) fn value(&self, kind: u64) -> PyResult<Bound<'py, PyAny>> {
        self.kind.value(self.py(), kind)
    }
}
