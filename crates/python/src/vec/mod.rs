//! [`Vector`]: batches of games for Python.

mod arrays;
mod by_cells;
mod choose;
mod games;
mod illegal;
mod listed;
mod make;
mod mapping;
mod numbers;
mod pool;
mod position;
mod search;
mod sides;
mod symmetry;

use collinear_batch::Step;
use numpy::{PyArray1, PyArray2, ndarray::Array2};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
};

use self::{
    arrays::{Arrays, Planes},
    games::Games,
    numbers::natural,
    pool::Pool,
    search::{Evaluate, Wanted},
};
pub(crate) use self::{choose::is_batched, illegal::IllegalAction, make::vec};

fn refused(why: impl Into<String>) -> PyErr {
    PyValueError::new_err(why.into())
}

/// Games stepped together: `pycollinear.vec("reversi", 1024)`.
///
/// Each step overwrites the arrays `observation`, `legal`, `reward`, `done` and `turn`; copy any results that you need
/// after the next step. You act for both players: each action is an action of the player to move, and the observation
/// is from this player's view. If `done` is not 0, the next game has started: `reward` and `done` are about the old
/// game, `observation`, `legal` and `turn` about the new game.
///
///     >>> vec = pycollinear.vec("reversi", 2)
///     >>> numpy.flatnonzero(vec.legal[0])
///     array([19, 26, 37, 44])
///     >>> vec.step([19, 44])
///     >>> vec.turn
///     array([1, 1], dtype=uint8)
#[pyclass(name = "Vec", module = "pycollinear")]
pub(crate) struct Vector {
    name: String,
    games: Box<dyn Games>,
    arrays: Arrays,
    /// The actions of the current step.
    actions: Vec<i64>,
    players: u8,
    pool: Option<Pool>,
    ply_limit: Option<u32>,
}

impl Vector {
    /// Writes the arrays without a step.
    fn observe(&self, py: Python<'_>) -> PyResult<()> {
        let observed = self.arrays.write(py, |out| self.games.observe(out))?;
        observed.map_err(|error| illegal::of(py, &error))
    }

    /// Reads the number of a game.
    fn index(&self, game: i128) -> PyResult<usize> {
        let count = self.actions.len();
        let index = usize::try_from(game).ok().filter(|&game| game < count);
        index.ok_or_else(|| {
            PyIndexError::new_err(format!("no game {game}; there are {count} games"))
        })
    }
}

#[pymethods]
impl Vector {
    /// Makes a move in each game and writes the results.
    ///
    /// Other Python threads can run during a step. If they use this object during the step, they get a `RuntimeError`.
    /// If they read one of the arrays, they can see a mix of old and new numbers. They must not write to the arrays.
    ///
    /// Actions are integers of any type. If one is wrong, no move is made. The exception `IllegalAction` has the number
    /// of the game and the reason:
    ///
    ///     >>> vec = pycollinear.vec("reversi", 2)
    ///     >>> try:
    ///     ...     vec.step([19, 0])
    ///     ... except pycollinear.IllegalAction as illegal:
    ///     ...     print(illegal.game, illegal.action, illegal.reason)
    ///     1 0 a disc on a1 would turn nothing over
    ///     >>> vec.turn
    ///     array([0, 0], dtype=uint8)
    ///
    /// `games` selects the games to step, as in `reset`. The others keep their state and their results, and their
    /// actions are ignored. The games of `restart` start again instead of a move. `sides` is your side in each game, 0 or
    /// 1. The other side makes random moves up to your next turn or the end of the game, and `reward` is yours.
    ///
    ///     >>> vec.step([19, 0], games=[True, False])
    ///     >>> vec.turn
    ///     array([1, 0], dtype=uint8)
    ///     >>> vec = pycollinear.vec("reversi", 2)
    ///     >>> vec.step([19, 26], sides=[0, 0])
    ///     >>> vec.turn
    ///     array([0, 0], dtype=uint8)
    #[pyo3(signature = (actions, games = None, *, restart = None, sides = None))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        games: Option<&Bound<'_, PyAny>>,
        restart: Option<&Bound<'_, PyAny>>,
        sides: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let Self {
            games: batch,
            arrays,
            actions: read,
            pool,
            players,
            name,
            ..
        } = self;
        numbers::read_actions(actions, read)?;
        let mask = |games| numbers::read_mask(games, read.len());
        let (games, restart) = (games.map(mask).transpose()?, restart.map(mask).transpose()?);
        if sides.is_some() && *players == 1 {
            return Err(refused(format!(
                "no sides in {name}, a game for one player"
            )));
        }
        let sides = sides.map(|sides| numbers::read_sides(sides, read.len()));
        let sides = sides.transpose()?;
        let step = Step {
            games: games.as_deref(),
            restart: restart.as_deref(),
            sides: sides.as_deref(),
        };
        let pool = pool.as_mut().map_or(Ok(None), Pool::here);
        let pool = pool.map_err(refused)?;
        let stepped = arrays.write(py, |out| batch.step(step, read, out, pool))?;
        stepped.map_err(|error| illegal::of(py, &error))
    }

    /// Picks a random legal action for each game, all equally likely, as a new array. 0 for a game that is over.
    ///
    ///     >>> vec = pycollinear.vec("reversi", 64, seed=7)
    ///     >>> bool(vec.legal[numpy.arange(64), vec.random_actions()].all())
    ///     True
    fn random_actions<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let Self { games, actions, .. } = self;
        py.detach(|| games.random_actions(actions));
        PyArray1::from_slice(py, actions)
    }

    /// Restarts games: all, or those given as a number, an array of numbers, or a mask.
    ///
    /// With a seed, their random numbers start anew too.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 3, auto_reset=False, ply_limit=2)
    ///     >>> vec.step([0, 0, 0])
    ///     >>> vec.reset(1)
    ///     >>> vec.turn
    ///     array([1, 0, 1], dtype=uint8)
    ///     >>> vec.step([0, 0, 0])
    ///     >>> vec.done
    ///     array([2, 0, 2], dtype=uint8)
    ///     >>> vec.reset(vec.done > 0)
    ///     >>> vec.turn
    ///     array([0, 1, 0], dtype=uint8)
    #[pyo3(signature = (games = None, *, seed = None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        games: Option<&Bound<'_, PyAny>>,
        seed: Option<i128>,
    ) -> PyResult<()> {
        let which = numbers::read_games(games, self.actions.len())?;
        let seed = seed.map(|seed| natural("seed", seed)).transpose()?;
        let Self { games, arrays, .. } = self;
        let reset = arrays.write(py, |out| games.reset(&which, seed, out))?;
        reset.map_err(|error| illegal::of(py, &error))
    }

    /// Runs a Monte Carlo tree search from the position of each game.
    ///
    /// Returns the visits of each action, the value of each game for the player to move, and the most visited action.
    /// If a game is over, it has no visits, its action is 0 and its value is its reward (0 if it was cut off). The
    /// search does not change the games.
    ///
    /// Each round descends each tree once. The first round evaluates the position itself, so the visits add up to
    /// `rounds - 1`.
    ///
    /// Positions are valued with random games, or with your function `evaluate`. It takes the observations and the
    /// legal masks of a varying number of positions. It returns the value of each position (-1 to 1, for the player to
    /// move) and the priors of all actions, or None for equal priors. Priors of illegal actions are ignored; the others
    /// are scaled to a sum of 1. A value that is NaN or infinite raises `ValueError`, as does a prior that is NaN,
    /// infinite or negative. The error names the position.
    ///
    /// `games` selects the games to search, as in `reset`. The others have no visits.
    ///
    /// `exploration` is the constant of UCB1 and PUCT, by default the square root of 2. With a larger constant, actions
    /// with few visits are tried more often. `seed` determines the random games. Random games are cut off as draws
    /// after the `ply_limit` of the batch, or after 10,000 plies if it has no limit. Ctrl-C ends a search between two
    /// rounds.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 8, seed=1)
    ///     >>> for column in [3, 0, 3, 0, 3, 1]:
    ///     ...     vec.step([column] * 8)
    ///     >>> visits, values, actions = vec.search(200)
    ///     >>> actions
    ///     array([3, 3, 3, 3, 3, 3, 3, 3])
    ///     >>> bool((visits.sum(axis=1) == 199).all() and (values > 0.5).all())
    ///     True
    ///     >>> def network(observation, legal):
    ///     ...     return numpy.zeros(len(observation)), numpy.ones(legal.shape)
    ///     >>> vec.search(50, network)[2][0]
    ///     np.int64(3)
    #[pyo3(signature = (rounds, evaluate = None, *, games = None, seed = 0, exploration = None))]
    #[expect(clippy::type_complexity, reason = "three arrays")]
    fn search<'py>(
        &self,
        py: Python<'py>,
        rounds: i128,
        evaluate: Option<Bound<'py, PyAny>>,
        games: Option<&Bound<'py, PyAny>>,
        seed: i128,
        exploration: Option<f32>,
    ) -> PyResult<(
        Bound<'py, PyArray2<u32>>,
        Bound<'py, PyArray1<f32>>,
        Bound<'py, PyArray1<i64>>,
    )> {
        if self.games.results() > 0 {
            return Err(refused(
                "a search draws the results of chance; it needs a batch with `auto_chance=True`",
            ));
        }
        let shape = self.games.shape();
        let mask = games.map(|games| numbers::read_mask(games, self.actions.len()));
        let wanted = Wanted {
            rounds: natural("rounds", rounds)?,
            mask: mask.transpose()?,
            evaluate: evaluate.map(|function| Evaluate { function, shape }),
            seed: natural("seed", seed)?,
            exploration,
            ply_limit: self.ply_limit,
            floats: matches!(self.arrays.observation, Planes::Floats(_)),
        };
        let found = self.games.search(py, &wanted)?;
        let size = (self.actions.len(), self.games.actions().count());
        let visits = Array2::from_shape_vec(size, found.visits);
        let visits = visits.map_err(|error| refused(error.to_string()))?;
        Ok((
            PyArray2::from_owned_array(py, visits),
            PyArray1::from_vec(py, found.values),
            PyArray1::from_vec(py, found.actions),
        ))
    }

    /// What an action means, as text: a move as the game writes it, without its captures.
    ///
    /// In games that are played cell by cell it is the name of a cell, a word, or "end". None for a move that
    /// leads off the board or ends where it starts. `IndexError` if there is no action with this number.
    ///
    ///     >>> vec = pycollinear.vec("reversi", 1)
    ///     >>> [vec.action_name(action) for action in numpy.flatnonzero(vec.legal[0])]
    ///     ['d3', 'c4', 'f5', 'e6']
    ///     >>> pycollinear.vec("peg_solitaire", 1).action_name(3 * 8)  # north from the top row
    fn action_name(&self, action: i128) -> PyResult<Option<String>> {
        let count = self.games.actions().count();
        let number = usize::try_from(action)
            .ok()
            .filter(|&number| number < count);
        let number = number.ok_or_else(|| {
            let most = count.saturating_sub(1);
            PyIndexError::new_err(format!(
                "there is no action {action}: actions are 0 to {most}"
            ))
        })?;
        Ok(self.games.write_action(number))
    }

    /// The board of a game as text.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 2, rows=2, cols=3, connect=2)
    ///     >>> vec.step([0, 2])
    ///     >>> print(vec.board(1))
    ///     . . .
    ///     . . X
    fn board(&self, game: i128) -> PyResult<String> {
        Ok(self.games.board(self.index(game)?).trim_end().to_owned())
    }

    /// The possible results of chance in a game, if they are actions: the number, the weight and the text of each.
    ///
    /// Empty while a player moves. A batch made with `auto_chance=False` waits for you when chance moves: the legal
    /// actions are the results of chance, numbered after the actions of the players. `random_actions` draws them by
    /// their weights, `ply_limit` counts them, and `action_name` has no text for them. Such a batch has no `search`.
    ///
    ///     >>> vec = pycollinear.vec("twenty48", 1, auto_chance=False)
    ///     >>> vec.chance(0)[:2]
    ///     [(21, 9, 'a4=1'), (22, 1, 'a4=2')]
    ///     >>> vec.step([22])
    ///     >>> vec.step(vec.random_actions())
    ///     >>> vec.chance(0)
    ///     []
    fn chance(&self, game: i128) -> PyResult<Vec<(usize, u32, String)>> {
        Ok(self.games.chance(self.index(game)?))
    }

    /// What the players to move see: an array of ones and zeros with the axes games, planes, rows and columns.
    ///
    /// The first plane shows the player's own pieces and the second plane the opponent's. In draughts each player has
    /// two planes, for men and kings. A table in the README lists the planes of every game. The board is not turned for
    /// the second player.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        match &self.arrays.observation {
            Planes::Bytes(array) => array.clone_ref(py).into_any(),
            Planes::Floats(array) => array.clone_ref(py).into_any(),
        }
    }

    /// The legal actions of each game, as a boolean view. All False if a game is over.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.arrays.legal.bind(py).call_method1("view", ("bool",))
    }

    /// The reward of the last action of each game, for the player who chose it.
    ///
    /// 0 except at the end of a game; 1 for a win, -1 for a loss.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArray1<f32>> {
        self.arrays.reward.clone_ref(py)
    }

    /// 0 if a game continues, 1 if the last action ended it, 2 if it was cut off.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.arrays.done.clone_ref(py)
    }

    /// The order of the planes of an observation for the player who is not to move.
    #[getter]
    fn _turned_over(&self) -> Vec<usize> {
        sides::turned_over(&self.name, self.players, self.games.shape().planes)
    }

    /// The number of players: 2 or 1.
    #[getter]
    fn players(&self) -> u8 {
        self.players
    }

    /// The player to move in each game: 0 for the first, 1 for the second.
    #[getter]
    fn turn(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.arrays.turn.clone_ref(py)
    }

    /// Returns an independent copy: the same games with the same random numbers, and new arrays.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 2)
    ///     >>> ahead = vec.clone()
    ///     >>> ahead.step([3, 3])
    ///     >>> ahead.turn, vec.turn
    ///     (array([1, 1], dtype=uint8), array([0, 0], dtype=uint8))
    fn clone(&self, py: Python<'_>) -> PyResult<Self> {
        let pool = self.pool.as_ref().map(Pool::for_others).transpose();
        Ok(Self {
            name: self.name.clone(),
            games: self.games.copied(),
            arrays: self.arrays.copied(py)?,
            actions: self.actions.clone(),
            pool: pool.map_err(refused)?,
            players: self.players,
            ply_limit: self.ply_limit,
        })
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py)
    }

    #[expect(clippy::unused_self, reason = "Python asks the value")]
    fn __reduce__(&self) -> PyResult<Py<PyAny>> {
        Err(PyTypeError::new_err(
            "a batch of games cannot be pickled; in another process, call `pycollinear.vec` with the same name, options \
             and seed and repeat the actions; within a process, use `clone()`",
        ))
    }

    fn __len__(&self) -> usize {
        self.actions.len()
    }

    fn __repr__(&self) -> String {
        format!(
            "<pycollinear.Vec {}: {} games>",
            self.name,
            self.actions.len()
        )
    }
}
