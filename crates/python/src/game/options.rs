//! [`Chosen`]: a game and its options as command-line words.

use collinear_play::{NamedGame, all_games};
use pyo3::{
    exceptions::PyValueError,
    prelude::*,
    types::{PyBool, PyBoolMethods, PyDict, PyList, PyTuple},
};

pub(super) fn names() -> Vec<String> {
    let games = all_games().into_iter();
    games.map(|entry| entry.game.name().to_owned()).collect()
}

/// A game chosen by its name and keyword arguments.
pub(crate) struct Chosen {
    pub(crate) game: NamedGame,
    /// The options as words: `--rows=6` for `rows=6`, `--no-gravity` for `no_gravity=True`.
    pub(crate) words: Vec<String>,
}

impl Chosen {
    /// Reads a name and keyword arguments. None means that an option is not given. False means that a switch is off.
    pub(crate) fn read(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let games: Vec<_> = all_games().into_iter().map(|entry| entry.game).collect();
        let called = |words: &[String]| {
            NamedGame::called(&games, words, "pycollinear.games()").map_err(refused)
        };
        let mut words = vec![name.to_owned()];
        let (game, set) = called(&words)?;
        // A switch that an alias already sets cannot be given.
        let mut known = game.options().to_vec();
        known.retain(|(option, is_switch)| !(*is_switch && set.contains(&format!("--{option}"))));
        for (option, value) in options.into_iter().flatten() {
            let written = option.extract::<String>()?;
            let option = written.replace('_', "-");
            let Some((_, is_switch)) = known.iter().find(|(known, _)| *known == option) else {
                return Err(no_option(name, &written, &known));
            };
            words.extend(word(&option, *is_switch, &value)?);
        }
        let (game, words) = called(&words)?;
        let game = game.clone();
        Ok(Self { game, words })
    }
}

/// The word of an option, if it is given.
fn word(option: &str, is_switch: bool, value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    let is_on = value.cast::<PyBool>().ok().map(PyBoolMethods::is_true);
    if value.is_none() || (is_switch && is_on == Some(false)) {
        return Ok(None);
    }
    if is_on == Some(true) {
        return Ok(Some(format!("--{option}")));
    }
    if is_switch {
        let option = option.replace('-', "_");
        return Err(refused(format!("`{option}` must be True or False")));
    }
    let text = if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let values: PyResult<Vec<String>> = value.try_iter()?.map(|one| text(&one?)).collect();
        values?.join(",")
    } else {
        text(value)?
    };
    Ok(Some(format!("--{option}={text}")))
}

fn no_option(game: &str, option: &str, known: &[(String, bool)]) -> PyErr {
    let known: Vec<_> = known
        .iter()
        .map(|(name, _)| name.replace('-', "_"))
        .collect();
    refused(if known.is_empty() {
        format!("no option {option:?}; {game} has no options")
    } else {
        let known = known.join(", ");
        format!("no option {option:?}; options of {game}: {known}")
    })
}

fn refused(why: String) -> PyErr {
    PyValueError::new_err(why)
}

fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(value.str()?.to_cow()?.into_owned())
}
