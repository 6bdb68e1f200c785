//! [`vec`]: makes batches of games.

use numpy::{PyArrayDescr, PyArrayDescrMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::{prelude::*, types::PyDict};

use super::{
    Vector,
    arrays::Arrays,
    choose::{self, Asked},
    numbers::natural,
    pool::Pool,
    refused,
};
use crate::game::Chosen;

const MOST_GAMES: usize = 1 << 24;

/// The largest number of threads that share a step.
const MOST_THREADS: usize = 1024;

/// True if a type of planes is float32, false if uint8. `ValueError` for other types.
fn are_floats(dtype: &Bound<'_, PyAny>) -> PyResult<bool> {
    let named = PyArrayDescr::new(dtype.py(), dtype);
    let is = |of: Bound<'_, PyArrayDescr>| named.as_ref().is_ok_and(|named| named.is_equiv_to(&of));
    let floats = is(numpy::dtype::<f32>(dtype.py()));
    if floats || is(numpy::dtype::<u8>(dtype.py())) {
        return Ok(floats);
    }
    Err(refused("`dtype` must be \"uint8\" or \"float32\""))
}

/// The observations of the caller, if they are an array.
fn observation<'py>(
    out: Option<&Bound<'py, PyDict>>,
) -> PyResult<Option<Bound<'py, PyUntypedArray>>> {
    let given = out.map(|out| out.get_item("observation")).transpose()?;
    Ok(given.flatten().and_then(|given| given.cast_into().ok()))
}

/// Makes a batch of games, each at its start.
///
/// The games and their options are those of `pycollinear.game`. `four_in_a_row`, `gomoku`, `reversi`, `hnefatafl`,
/// `draughts`, `nine_mens_morris` and `peg_solitaire` run on the fastest engine for the board.
///
/// The other games run on their plain rules, hundreds to thousands of times slower. In these games an action is one
/// part of a move. The first numbers are the cells of `observation`, row by row. The next numbers are the words that
/// some moves have (a piece to place, a side). The last number ends a move that has no word and no more cells. A move
/// is made when all its cells are picked and no other legal move fits them. Until then the turn stays with the same
/// player. `ply_limit` counts actions. The games `columns`, `endless_five` and `hexagonal_six` are not available.
///
///     >>> vec = pycollinear.vec("amazons", 64)
///     >>> for cell in [93, 43, 48]:  # a queen on d1, where it goes, where its arrow flies
///     ...     vec.step([cell] * 64)
///     >>> vec.turn[0], numpy.argwhere(vec.observation[0, 2])
///     (np.uint8(1), array([[4, 8]]))
///
/// When a game ends, the next one starts at once. With `auto_reset=False` the finished game stays instead, without
/// legal actions, and must be reset before the next step. With `auto_chance=False` results of chance are not drawn: they
/// are actions, which `chance` lists. `ply_limit` cuts games off after that number of moves. `dtype` is the type of the
/// planes: `numpy.uint8` (the default), `numpy.float32`, or one of these names. `threads` is the number of threads; 0
/// means one per core. The same seed gives the same games with any number of threads.
///
///     >>> vec = pycollinear.vec("four_in_a_row", 1024, seed=0)
///     >>> vec.observation.shape, vec.legal.shape
///     ((1024, 3, 6, 7), (1024, 7))
///     >>> for _ in range(100):
///     ...     vec.step(vec.random_actions())
///
/// `out` is a dictionary of your own arrays for the results, for example in memory that processes share: any of
/// `observation`, `legal`, `reward`, `done` and `turn`. Each must be C-contiguous and have the shape and the type of
/// the array that it replaces; `legal` can be uint8 or bool.
///
///     >>> planes = numpy.zeros((2, 3, 6, 7), numpy.float32)
///     >>> vec = pycollinear.vec("four_in_a_row", 2, out={"observation": planes})
///     >>> vec.step([0, 6])
///     >>> numpy.argwhere(planes[:, 1])
///     array([[0, 5, 0],
///            [1, 5, 6]])
///
/// Raises `ValueError` if there is no game with this name or these options.
#[pyfunction]
#[pyo3(
    signature = (
        name, games, *, seed = 0, ply_limit = None, auto_reset = true, auto_chance = true, threads = 1, dtype = None,
        out = None, **options
    ),
    text_signature = "(name, games, *, seed=0, ply_limit=None, auto_reset=True, auto_chance=True, threads=1, \
                      dtype=None, out=None, **options)"
)]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn vec(
    py: Python<'_>,
    name: &str,
    games: i128,
    seed: i128,
    ply_limit: Option<i128>,
    auto_reset: bool,
    auto_chance: bool,
    threads: i128,
    dtype: Option<&Bound<'_, PyAny>>,
    out: Option<&Bound<'_, PyDict>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vector> {
    let games: usize = natural("games", games)?;
    let seed = natural("seed", seed)?;
    let ply_limit = ply_limit.map(|plies| natural("ply_limit", plies));
    let ply_limit = ply_limit.transpose()?;
    let threads: usize = natural("threads", threads)?;
    let floats = match (dtype, observation(out)?) {
        (Some(dtype), _) => are_floats(dtype)?,
        (None, Some(given)) => given.dtype().is_equiv_to(&numpy::dtype::<f32>(py)),
        (None, None) => false,
    };
    if games == 0 {
        return Err(refused("`games` is 0; a batch has at least 1 game"));
    }
    if games > MOST_GAMES {
        return Err(refused(format!("`games` is more than {MOST_GAMES}")));
    }
    if threads > MOST_THREADS {
        return Err(refused(format!("`threads` is more than {MOST_THREADS}")));
    }
    if ply_limit == Some(0) {
        return Err(refused("`ply_limit` must be at least 1"));
    }
    let asked = Asked {
        games,
        seed,
        ply_limit,
        auto_reset,
        auto_chance,
    };
    let chosen = Chosen::read(name, options)?;
    let batch = choose::games(&chosen, asked).map_err(refused)?;
    let session = chosen.game.open(&chosen.words).map_err(refused)?;
    let (shape, actions) = (batch.shape(), batch.actions().count());
    let planes = [shape.planes, shape.board.rows(), shape.board.cols()];
    let pool = match threads {
        1 => None,
        _ => Some(Pool::new(threads).map_err(refused)?),
    };
    let vector = Vector {
        name: chosen.game.name().to_owned(),
        games: batch,
        arrays: Arrays::new(py, games, planes, actions, floats, out)?,
        actions: vec![0; games],
        players: 1 + u8::from(session.is_for_two()),
        pool,
        ply_limit,
    };
    vector.observe(py)?;
    Ok(vector)
}
