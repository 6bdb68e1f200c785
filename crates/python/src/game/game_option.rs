//! [`GameOption`]: an option of a game, for Python.

use pyo3::{
    prelude::*,
    types::{IntoPyDict, PyBool, PyDict, PyString},
};

use super::chosen::{all, called, known};

/// An option of a game: what it sets, its default, and its possible values.
///
/// `default` is the value of an option that is not given: False for a switch, which can only be True or False, and None
/// if there is no such value. `choices` has the meaning of each possible value; it is empty if there are too many to
/// list.
#[pyclass(frozen, get_all, module = "pycollinear")]
pub(crate) struct GameOption {
    help: String,
    default: Py<PyAny>,
    choices: Py<PyDict>,
}

#[pymethods]
impl GameOption {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let help = PyString::new(py, &self.help).repr()?;
        let (default, choices) = (self.default.bind(py).repr()?, self.choices.bind(py).repr()?);
        Ok(format!(
            "GameOption(help={help}, default={default}, choices={choices})"
        ))
    }
}

/// The options of a game by name, as `game` and `vec` take them.
///
///     >>> options = pycollinear.options("four_in_a_row")
///     >>> options["connect"]
///     GameOption(help='How many in a row win', default=4, choices={})
///     >>> for choice, meaning in options["axes"].choices.items():
///     ...     print(f"{choice}: {meaning}")
///     all: Along rows, columns and diagonals
///     orthogonal: Along rows and columns
///     diagonal: Along diagonals
///     >>> variant = pycollinear.options("brandubh")["variant"]
///     >>> variant.default, variant.help[:43]
///     ('brandubh', 'The rule set: brandubh, ardri, tablut, cope')
///
/// Raises `ValueError` if there is no game with this name.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let (games, options) = (all(), PyDict::new(py));
    let (game, set) = called(&games, &[name.to_owned()])?;
    for collinear_play::GameOption {
        name,
        is_switch,
        help,
        default,
        choices,
    } in known(game, &set)
    {
        let default = match default {
            _ if is_switch => PyBool::new(py, false).to_owned().into_any(),
            None => py.None().into_bound(py),
            Some(text) => match text.parse::<i64>() {
                Ok(number) => number.into_pyobject(py)?.into_any(),
                Err(_) => text.into_pyobject(py)?.into_any(),
            },
        };
        let option = GameOption {
            help,
            default: default.unbind(),
            choices: choices.into_py_dict(py)?.unbind(),
        };
        options.set_item(name.replace('-', "_"), option)?;
    }
    Ok(options)
}
