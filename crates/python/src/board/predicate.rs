//! [`Predicate`]: what is asked of a cell.

use collinear::Coord;
use numpy::{PyArray2, PyArrayMethods, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyBytes, PyString},
};

use super::{asked::Asked, codes::Codes};

/// Which cells match: those of some values, those of any other value, or those that an array says.
pub(super) enum Predicate<'py> {
    Is(Vec<u64>),
    IsNot(Vec<u64>),
    Mask(PyReadonlyArray2<'py, bool>),
}

impl<'py> Predicate<'py> {
    /// What a user says: a value, several values, an array of booleans, or a function of the array that gives
    /// one.
    pub(super) fn read(asked: &Asked<'py>, said: &Bound<'py, PyAny>) -> PyResult<Self> {
        if said.is_callable() {
            let mask = said.call1((&asked.array,))?;
            return Self::mask(asked, &mask)?.ok_or_else(|| {
                PyTypeError::new_err(format!(
                    "a predicate gives an array of booleans, not {}",
                    kind_of(&mask)
                ))
            });
        }
        if let Some(mask) = Self::mask(asked, said)? {
            return Ok(mask);
        }
        let is_text = said.is_instance_of::<PyString>() || said.is_instance_of::<PyBytes>();
        if let (false, Ok(several)) = (is_text, said.try_iter()) {
            let codes: PyResult<_> = several.map(|value| asked.kind.code(&value?)).collect();
            return codes.map(Self::Is);
        }
        asked.kind.code(said).map(|code| Self::Is(vec![code]))
    }

    /// An array of booleans, if it is one; `ValueError` if it has another shape than the board.
    fn mask(asked: &Asked<'py>, said: &Bound<'py, PyAny>) -> PyResult<Option<Self>> {
        let Ok(mask) = said.cast::<PyArray2<bool>>() else {
            return Ok(None);
        };
        let (rows, cols) = (asked.bounds.rows(), asked.bounds.cols());
        let &[its_rows, its_cols] = mask.shape() else {
            return Ok(None);
        };
        if (its_rows, its_cols) != (rows, cols) {
            return Err(PyValueError::new_err(format!(
                "a predicate of shape ({its_rows}, {its_cols}) for a board of shape ({rows}, {cols})"
            )));
        }
        Ok(Some(Self::Mask(mask.try_readonly()?)))
    }

    /// Whether it matches a cell of the board.
    pub(super) fn holds(&self, codes: &Codes<'_>, at: Coord) -> bool {
        match self {
            Self::Is(values) => values.contains(&codes.at(at)),
            Self::IsNot(values) => !values.contains(&codes.at(at)),
            Self::Mask(mask) => mask.get([at.row, at.col]).is_some_and(|&holds| holds),
        }
    }
}

fn kind_of(value: &Bound<'_, PyAny>) -> String {
    let name = value.get_type().name();
    name.map_or_else(|_| "that".to_owned(), |name| name.to_string())
}
