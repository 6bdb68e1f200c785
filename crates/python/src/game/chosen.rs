//! [`Chosen`]: a game and its options as command-line words.

use collinear_play::{GameOption, NamedGame, all_games};
use pyo3::{
    exceptions::PyValueError,
    prelude::*,
    types::{PyBool, PyBoolMethods, PyDict, PyList, PyTuple},
};

pub(super) fn all() -> Vec<NamedGame> {
    all_games().into_iter().map(|entry| entry.game).collect()
}

/// Finds a game by the words that name it. Returns it with the words of its options.
pub(super) fn called<'g>(
    games: &'g [NamedGame],
    words: &[String],
) -> PyResult<(&'g NamedGame, Vec<String>)> {
    NamedGame::called(games, words, "pycollinear.games()").map_err(refused)
}

/// The options of a game that can be given, after the words of an alias. A switch that an alias sets cannot be given.
pub(super) fn known(game: &NamedGame, set: &[String]) -> Vec<GameOption> {
    let options = game.options().iter().cloned();
    let words = set
        .iter()
        .map(|word| word.split_once('=').unwrap_or((word, "")));
    let known = options.filter_map(|option| {
        let mut words = words.clone();
        let given = words.find(|(name, _)| name.strip_prefix("--") == Some(&option.name));
        let default = given.map(|(_, value)| value.to_owned());
        let default = default.or_else(|| option.default.clone());
        (given.is_none() || !option.is_switch).then_some(GameOption { default, ..option })
    });
    known.collect()
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
        let games = all();
        let mut words = vec![name.to_owned()];
        let (game, set) = called(&games, &words)?;
        let known = known(game, &set);
        for (option, value) in options.into_iter().flatten() {
            let written = option.extract::<String>()?;
            let option = written.replace('_', "-");
            let Some(known) = known.iter().find(|known| known.name == option) else {
                return Err(no_option(name, &written, &known));
            };
            words.extend(word(&option, known.is_switch, &value)?);
        }
        let (game, words) = called(&games, &words)?;
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

fn no_option(game: &str, option: &str, known: &[GameOption]) -> PyErr {
    let known: Vec<_> = known
        .iter()
        .map(|known| known.name.replace('-', "_"))
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
