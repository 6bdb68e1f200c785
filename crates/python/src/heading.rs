//! Headings in Python: a compass name such as `"NE"`, or `(rows, cols)` for any other step.

use collinear::Direction;
use pyo3::{exceptions::PyValueError, prelude::*};

/// A heading in a result: its compass name, or the rows and columns of a leap.
#[derive(Clone, PartialEq, Eq, Hash, IntoPyObject)]
pub(crate) enum Heading {
    Compass(String),
    Leap(isize, isize),
}

impl From<Direction> for Heading {
    fn from(heading: Direction) -> Self {
        if Direction::ALL.contains(&heading) {
            Self::Compass(heading.to_string())
        } else {
            Self::Leap(heading.rows(), heading.cols())
        }
    }
}

/// Reads a heading: its name, or its rows and columns.
pub(crate) fn read(heading: &Bound<'_, PyAny>) -> PyResult<Direction> {
    if let Ok(leap) = heading.extract::<(isize, isize)>() {
        let direction = Direction::try_from(leap);
        return direction.map_err(PyValueError::new_err);
    }
    let name: String = heading.extract().unwrap_or_default();
    let mut all = Direction::ALL.into_iter();
    all.find(|direction| direction.to_string() == name)
        .ok_or_else(|| {
            PyValueError::new_err(format!(
                "{heading} is not a heading; use N, NE, E, SE, S, SW, W, NW or (rows, cols)"
            ))
        })
}

/// Reads one heading or a sequence of headings. Returns the default if none are given.
pub(crate) fn read_all(
    headings: Option<&Bound<'_, PyAny>>,
    otherwise: &[Direction],
) -> PyResult<Vec<Direction>> {
    let Some(headings) = headings else {
        return Ok(otherwise.to_vec());
    };
    if let Ok(one) = read(headings) {
        return Ok(vec![one]);
    }
    let Ok(several) = headings.try_iter() else {
        return read(headings).map(|one| vec![one]);
    };
    several.map(|heading| read(&heading?)).collect()
}
