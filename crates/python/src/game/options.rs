//! Options of a game as words of a command line.

use pyo3::{
    prelude::*,
    types::{PyBool, PyDict, PyList, PyTuple},
};

/// The words that stand for keyword arguments: `--rows=6` for `rows=6`, `--no-gravity` for
/// `no_gravity=True`; none for False and None.
pub(crate) fn words(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<String>> {
    let mut words = Vec::new();
    for (name, value) in options.into_iter().flatten() {
        let name = name.extract::<String>()?.replace('_', "-");
        if value.is_none() {
            continue;
        }
        if let Ok(is_on) = value.cast::<PyBool>() {
            words.extend(is_on.is_true().then(|| format!("--{name}")));
        } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
            let values: PyResult<Vec<String>> = value.try_iter()?.map(|one| text(&one?)).collect();
            words.push(format!("--{name}={}", values?.join(",")));
        } else {
            words.push(format!("--{name}={}", text(&value)?));
        }
    }
    Ok(words)
}

fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(value.str()?.to_cow()?.into_owned())
}
