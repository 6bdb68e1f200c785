//! [`IllegalAction`]: a step that was refused.

use collinear::batch::StepError;
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(
    collinear,
    IllegalAction,
    PyValueError,
    "A step that is refused; nothing has changed. `game` is the first game whose `action` is wrong, and \
     `reason` says why."
);

/// The exception for a step that was refused.
pub(super) fn of(py: Python<'_>, error: &StepError) -> PyErr {
    let text = error.to_string();
    let (game, action, reason) = match error {
        StepError::OutOfRange { game, action, .. } => {
            let reason = text.split_once(": ").map_or(&*text, |(_, reason)| reason);
            (*game, *action, reason.to_owned())
        }
        StepError::Illegal {
            game,
            action,
            reason,
        } => (*game, i128::try_from(*action).ok(), reason.to_string()),
        _ => return PyValueError::new_err(text),
    };
    let error = IllegalAction::new_err(text);
    let value = error.value(py);
    let told = value
        .setattr("game", game)
        .and_then(|()| value.setattr("action", action))
        .and_then(|()| value.setattr("reason", reason));
    told.err().unwrap_or(error)
}
