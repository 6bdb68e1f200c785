//! [`vec`]: makes games side by side.

use pyo3::{prelude::*, types::PyDict};

use super::{
    Vector,
    arrays::Arrays,
    choose::{self, Asked},
    pool::Pool,
    refused,
};
use crate::game::Chosen;

/// The most games that stand side by side.
const MOST_GAMES: usize = 1 << 24;

/// The most threads that share a step.
const MOST_THREADS: usize = 1024;

/// Games of this name side by side, each at its start.
///
/// The games are `four_in_a_row`, `gomoku`, `reversi`, `hnefatafl` and `peg_solitaire`, with the options of
/// `collinear.game`; the fastest engine for the board plays them.
///
/// A game that ends is followed by a new one at once, unless `auto_reset` is false: then it stays as it
/// is, without legal actions, and has to be reset before the next step. `ply_limit` cuts games off after so
/// many moves. `dtype` is that of the planes, "uint8" or "float32". `threads` share a step; 0 are as many as
/// the machine has. The same seed makes the same games, however many threads there are.
///
///     >>> vec = collinear.vec("four_in_a_row", 1024, seed=0)
///     >>> vec.observation.shape, vec.legal.shape
///     ((1024, 3, 6, 7), (1024, 7))
///     >>> for _ in range(100):
///     ...     vec.step(vec.random_actions())
///
/// Raises `ValueError` if there is no such game, or none with these options.
#[pyfunction]
#[pyo3(signature = (
    name, games, *, seed = 0, ply_limit = None, auto_reset = true, threads = 1, dtype = "uint8", **options
))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn vec(
    py: Python<'_>,
    name: &str,
    games: usize,
    seed: u64,
    ply_limit: Option<u32>,
    auto_reset: bool,
    threads: usize,
    dtype: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vector> {
    let floats = match dtype {
        "uint8" => false,
        "float32" => true,
        _ => return Err(refused("`dtype` is \"uint8\" or \"float32\"")),
    };
    if games > MOST_GAMES {
        return Err(refused(format!("more than {MOST_GAMES} games")));
    }
    if threads > MOST_THREADS {
        return Err(refused(format!("more than {MOST_THREADS} threads")));
    }
    if ply_limit == Some(0) {
        return Err(refused("`ply_limit` is at least 1"));
    }
    let asked = Asked {
        games,
        seed,
        ply_limit,
        auto_reset,
    };
    let batch = choose::games(&Chosen::read(name, options)?, asked).map_err(refused)?;
    let (shape, actions) = (batch.shape(), batch.actions().count());
    let planes = [shape.planes, shape.board.rows(), shape.board.cols()];
    let pool = match threads {
        1 => None,
        _ => Some(Pool::new(threads).map_err(refused)?),
    };
    let vector = Vector {
        name: name.to_owned(),
        games: batch,
        arrays: Arrays::new(py, games, planes, actions, floats)?,
        actions: vec![0; games],
        pool,
        ply_limit,
    };
    vector.told(py, |games, out| games.observe(out))?;
    Ok(vector)
}
