//! [`IllegalMove`]: a move that was refused.

use collinear_play::{Refused, Session};
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

use crate::cell;

create_exception!(
    pycollinear,
    IllegalMove,
    PyValueError,
    "A refused move. The game is unchanged. `reason` says why, `cells` are the cells it is about."
);

pub(super) fn of(py: Python<'_>, session: &Session, refused: Refused) -> PyErr {
    let cells = cell::on_paper(session, &refused.cells);
    let error = IllegalMove::new_err(refused.reason.clone());
    let value = error.value(py);
    let told = value.setattr("reason", refused.reason);
    match told.and_then(|()| value.setattr("cells", cells)) {
        Ok(()) => error,
        Err(failed) => failed,
    }
}
