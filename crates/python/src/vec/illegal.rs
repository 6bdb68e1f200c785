//! [`IllegalAction`]: a step that was refused.

use collinear::Coord;
use collinear_batch::StepError;
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

use crate::cell::cells;

create_exception!(
    pycollinear,
    IllegalAction,
    PyValueError,
    "A refused step. All games are unchanged. `game` is the first game whose `action` is wrong, `reason` says \
     why, and `cells` are the cells it is about."
);

pub(super) fn of(py: Python<'_>, error: &StepError) -> PyErr {
    let text = error.to_string();
    let (game, action, reason, named) = match error {
        StepError::OutOfRange { game, action, .. } => {
            let reason = text.split_once(": ").map_or(&*text, |(_, reason)| reason);
            (*game, *action, reason.to_owned(), &[][..])
        }
        StepError::Illegal {
            game,
            action,
            reason,
        } => {
            let (action, named) = (i128::try_from(*action).ok(), reason.cells::<Coord>());
            (*game, action, reason.to_string(), named)
        }
        _ => return PyValueError::new_err(text),
    };
    let named = cells(named.iter().copied());
    let error = IllegalAction::new_err(text);
    let value = error.value(py);
    let told = value
        .setattr("game", game)
        .and_then(|()| value.setattr("action", action))
        .and_then(|()| value.setattr("reason", reason))
        .and_then(|()| value.setattr("cells", named));
    told.err().unwrap_or(error)
}
