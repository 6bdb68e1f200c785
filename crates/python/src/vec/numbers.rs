//! Numbers of actions and of games, from any integers of Python.

use numpy::{PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
};

/// Integers of any type and shape, as a numpy array of this machine's own order.
///
/// Larger ones than fit are the largest that does: no action and no game has that number.
pub(super) fn integers<'py>(
    what: &str,
    numbers: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
    // One that is not aligned is copied, as those of other types.
    if let Ok(array) = numbers.cast::<PyArrayDyn<i64>>()
        && array.getattr("flags")?.getattr("aligned")?.extract()?
    {
        return Ok(array.clone());
    }
    let py = numbers.py();
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (numbers,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let is_empty = array.getattr("size")?.extract::<usize>()? == 0;
    if kind != "i" && kind != "u" && !is_empty {
        let dtype = array.getattr("dtype")?;
        return Err(PyTypeError::new_err(format!(
            "{what} are integers, not {dtype}"
        )));
    }
    let array = if kind == "u" {
        // One number clipped is no array any more.
        let clipped = array.call_method1("clip", (0, i64::MAX))?;
        numpy.call_method1("asarray", (clipped,))?
    } else {
        array
    };
    Ok(array.call_method1("astype", ("int64",))?.cast_into()?)
}

/// An argument that is a number from 0 on; `ValueError` with its name if it is none.
pub(super) fn natural<T: TryFrom<i128>>(name: &str, number: i128) -> PyResult<T> {
    let why = if number < 0 { "negative" } else { "too large" };
    T::try_from(number).map_err(|_| PyValueError::new_err(format!("`{name}` is {why}")))
}

/// Reads as many actions as there are games.
pub(super) fn read_actions(actions: &Bound<'_, PyAny>, to: &mut [i64]) -> PyResult<()> {
    let array = integers("actions", actions)?;
    if array.shape() != [to.len()] {
        return Err(PyValueError::new_err(format!(
            "actions of the shape {:?} for {} games",
            array.shape(),
            to.len()
        )));
    }
    let array = array.try_readonly()?;
    match array.as_slice() {
        Ok(actions) => to.copy_from_slice(actions),
        Err(_) => to
            .iter_mut()
            .zip(array.as_array())
            .for_each(|(to, &action)| *to = action),
    }
    Ok(())
}

/// Which of all games: one number, several, or for each whether it is one of them; all for None.
///
/// Bytes are neither: `done` is an array of them, and says of each game that it has ended, not which ones have.
pub(super) fn read_games(games: Option<&Bound<'_, PyAny>>, count: usize) -> PyResult<Vec<usize>> {
    let Some(games) = games else {
        return Ok((0..count).collect());
    };
    let games = &games
        .py()
        .import("numpy")?
        .call_method1("asarray", (games,))?;
    if let Ok(bytes) = games.cast::<PyArrayDyn<u8>>()
        && bytes.ndim() > 0
    {
        return Err(PyTypeError::new_err(
            "an array of uint8 is neither numbers of games nor a mask: `reset(vec.done > 0)` for those that \
             have ended, other integers for numbers",
        ));
    }
    if let Ok(mask) = games.cast::<PyArrayDyn<bool>>() {
        if mask.shape() != [count] {
            return Err(PyValueError::new_err(format!(
                "a mask of the shape {:?} for {count} games",
                mask.shape()
            )));
        }
        let mask = mask.try_readonly()?;
        let set = mask.as_array();
        return Ok((0..count).filter(|&game| set[[game]]).collect());
    }
    let numbers = integers("games", games)?.try_readonly()?;
    let numbers = numbers.as_array();
    let game = |&number: &i64| {
        let game = usize::try_from(number).ok().filter(|&game| game < count);
        game.ok_or_else(|| PyIndexError::new_err(format!("no game {number} of {count}")))
    };
    numbers.iter().map(game).collect()
}
