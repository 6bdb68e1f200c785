//! Actions and numbers of games, from Python integers of any type.

use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
};

/// Converts integers of any type and shape to a numpy array of int64.
///
/// Larger numbers become the largest int64, which is never a valid action or game.
pub(super) fn integers<'py>(
    what: &str,
    numbers: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
    // An array that is not aligned is copied, like other types.
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
            "{what} must be integers, not {dtype}"
        )));
    }
    let array = if kind == "u" {
        // Clipping a single number does not give an array.
        let clipped = array.call_method1("clip", (0, i64::MAX))?;
        numpy.call_method1("asarray", (clipped,))?
    } else {
        array
    };
    Ok(array.call_method1("astype", ("int64",))?.cast_into()?)
}

/// Reads an argument that must be at least 0. `ValueError` with its name if it is negative.
pub(super) fn natural<T: TryFrom<i128>>(name: &str, number: i128) -> PyResult<T> {
    let why = if number < 0 { "negative" } else { "too large" };
    T::try_from(number).map_err(|_| PyValueError::new_err(format!("`{name}` is {why}")))
}

pub(super) fn read_actions(actions: &Bound<'_, PyAny>, to: &mut [i64]) -> PyResult<()> {
    let array = integers("actions", actions)?;
    if array.shape() != [to.len()] {
        return Err(PyValueError::new_err(format!(
            "actions of shape {:?} for {} games",
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

/// Reads a selection of games as a mask. See [`read_games`].
pub(super) fn read_mask(games: &Bound<'_, PyAny>, count: usize) -> PyResult<Vec<bool>> {
    if let Ok(mask) = games.cast::<PyArray1<bool>>()
        && mask.len() == count
    {
        return Ok(mask.try_readonly()?.as_array().to_vec());
    }
    let mut mask = vec![false; count];
    for game in read_games(Some(games), count)? {
        mask[game] = true;
    }
    Ok(mask)
}

/// Reads the player's side in each game, 0 or 1.
pub(super) fn read_sides(sides: &Bound<'_, PyAny>, count: usize) -> PyResult<Vec<u8>> {
    let sides = integers("sides", sides)?;
    if sides.shape() != [count] {
        return Err(PyValueError::new_err(format!(
            "sides of shape {:?} for {count} games",
            sides.shape()
        )));
    }
    let sides = sides.try_readonly()?;
    let side = |&side: &i64| match side {
        0 => Ok(0),
        1 => Ok(1),
        _ => Err(PyValueError::new_err(format!(
            "a side is 0 or 1, not {side}"
        ))),
    };
    sides.as_array().iter().map(side).collect()
}

/// Reads a selection of games: a number, several numbers, a mask, or None for all.
///
/// Bytes are refused, because `done` is an array of bytes but neither a mask nor a list of numbers.
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
            "an array of uint8 is neither a mask nor numbers of games; use `reset(vec.done > 0)` for the games that \
             have ended, or another integer type for numbers",
        ));
    }
    if let Ok(mask) = games.cast::<PyArrayDyn<bool>>() {
        if mask.shape() != [count] {
            return Err(PyValueError::new_err(format!(
                "a mask of shape {:?} for {count} games",
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
        game.ok_or_else(|| {
            PyIndexError::new_err(format!("no game {number}; there are {count} games"))
        })
    };
    numbers.iter().map(game).collect()
}
