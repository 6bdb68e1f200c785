//! Whole games for Python: a [`Session`] of any game of the player.

mod chosen;
mod game_option;
mod illegal;
mod outcome;

use std::sync::{Mutex, MutexGuard, PoisonError};

use collinear::rules::Finished;
use collinear_play::{Session, Turn};
use numpy::{PyArray2, PyFixedUnicode, ndarray::Array2};
use pyo3::{
    exceptions::{PyOverflowError, PyValueError},
    prelude::*,
    sync::MutexExt,
    types::PyDict,
};

pub(crate) use self::{
    chosen::Chosen,
    game_option::{GameOption, options},
    illegal::IllegalMove,
    outcome::Outcome,
};
use crate::{
    cell::{Cell, on_paper},
    vec::is_batched,
};

/// The names of all games, as `game` takes them. With `batched=True` only those that `vec` takes.
///
///     >>> "reversi" in pycollinear.games()
///     True
#[pyfunction]
#[pyo3(signature = (*, batched = false))]
pub(crate) fn games(batched: bool) -> Vec<String> {
    let games = chosen::all().into_iter();
    let names = games.map(|game| game.name().to_owned());
    names.filter(|name| !batched || is_batched(name)).collect()
}

/// Starts a game, with the options that `pycollinear.options(name)` lists.
///
/// Options are written with underscores; a switch is `True`. The same seed and the same moves make the same game.
///
///     >>> print(pycollinear.game("four_in_a_row", rows=3, cols=3, connect=3, no_gravity=True).play("b2"))
///     . . .
///     . X .
///     . . .
///
/// Raises `ValueError` if there is no game with this name or these options.
#[pyfunction]
#[pyo3(signature = (name, *, seed = 0, **options))]
pub(crate) fn game(name: &str, seed: u64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let Chosen { game, words } = Chosen::read(name, options)?;
    let mut session = game.open(&words).map_err(PyValueError::new_err)?;
    if session.is_chance() {
        // Moves of chance before the first move belong to the start.
        session.let_chance_move(seed);
        session = session.begin_here();
    }
    Ok(Game {
        session: Mutex::new(session),
        seed,
    })
}

/// A game in progress: `pycollinear.game("reversi")`.
///
/// A notebook shows its board.
///
///     >>> game = pycollinear.game("reversi")
///     >>> game.play("f5d6c3").turn
///     'second'
///     >>> game.moves()[:3]
///     ['d3', 'f3', 'f4']
#[pyclass(frozen, module = "pycollinear")]
pub(crate) struct Game {
    session: Mutex<Session>,
    seed: u64,
}

impl Game {
    /// Locks the session. Only for short operations. A thread that waits for it lets other Python threads run: the one
    /// that has it may have to wait for the interpreter.
    fn session(&self) -> MutexGuard<'_, Session> {
        let locked = Python::attach(|py| self.session.lock_py_attached(py));
        locked.unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Game {
    /// Makes moves, written as in the terminal player: `"f5d6c3"`, `"f5 d6 c3"`.
    ///
    /// Returns the game, so that a notebook shows the board. If a move is refused, none of the moves is made. The
    /// exception `IllegalMove` has the reason and the cells that explain it:
    ///
    ///     >>> game = pycollinear.game("reversi")
    ///     >>> try:
    ///     ...     game.play("f5d6h8")
    ///     ... except pycollinear.IllegalMove as illegal:
    ///     ...     print(illegal.reason, illegal.cells)
    ///     a disc on h8 would turn nothing over [(7, 7)]
    ///     >>> game.history
    ///     []
    fn play<'py>(slf: &Bound<'py, Self>, text: &str) -> PyResult<Bound<'py, Self>> {
        let (py, this) = (slf.py(), slf.get());
        let mut session = this.session();
        let words = session.words(text);
        // Several moves are made on a copy, which replaces the game if all are legal.
        let mut ahead = (words.len() > 1).then(|| session.fork());
        let playing = ahead.as_mut().unwrap_or(&mut session);
        for word in words {
            if let Err(refused) = playing.play_word(word) {
                return Err(illegal::of(py, playing, refused));
            }
            playing.let_chance_move(this.seed);
        }
        if let Some(ahead) = ahead {
            *session = ahead;
        }
        drop(session);
        Ok(slf.clone())
    }

    /// The legal moves as text, in the order of the rules. Empty if the game is over.
    fn moves(&self) -> Vec<String> {
        self.session().move_texts()
    }

    /// Takes back the last turn and the moves of chance after it. Returns False if there is no turn to take back.
    ///
    ///     >>> game = pycollinear.game("reversi").play("f5")
    ///     >>> game.undo(), game.undo()
    ///     (True, False)
    fn undo(&self) -> bool {
        self.session().undo().is_some()
    }

    /// Redoes the turn that was undone last. Returns False if there is no such turn.
    fn redo(&self) -> bool {
        self.session().redo().is_some()
    }

    /// Returns an independent copy.
    fn copy(&self) -> Self {
        let session = Mutex::new(self.session().fork());
        Self {
            session,
            seed: self.seed,
        }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// Counts the sequences of legal moves of this length (perft).
    ///
    /// A game that ends earlier counts as 0, or as 1 if `finished` is true. Other Python threads can run meanwhile.
    ///
    ///     >>> [pycollinear.game("reversi").perft(depth) for depth in range(5)]
    ///     [1, 4, 12, 56, 244]
    #[pyo3(signature = (depth, finished = false))]
    fn perft(&self, py: Python<'_>, depth: usize, finished: bool) -> PyResult<u128> {
        let position = self.session().begin_here();
        let finished = if finished {
            Finished::Counted
        } else {
            Finished::Dropped
        };
        match py.detach(move || position.perft(depth, finished)) {
            // `perft` returns this value if the count is too large.
            u128::MAX => Err(PyOverflowError::new_err(
                "there are 2^128 sequences or more",
            )),
            count => Ok(count),
        }
    }

    /// The side to move: "first" or "second". None if the game is over.
    #[getter]
    fn turn(&self) -> Option<&'static str> {
        let session = self.session();
        session
            .outcome()
            .is_none()
            .then(|| outcome::word(session.turn()))
    }

    /// How the game ended. None if it continues.
    ///
    ///     >>> game = pycollinear.game("four_in_a_row").play("1213141")
    ///     >>> game.outcome
    ///     Outcome(kind='win', winner='first', score=None)
    ///     >>> game.deciding
    ///     [(2, 0), (3, 0), (4, 0), (5, 0)]
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.session().outcome().map(Outcome::from)
    }

    /// The result in a word or two: "black", "draw", "unfinished".
    #[getter]
    fn result(&self) -> String {
        self.session().result()
    }

    /// The board as displayed: a new numpy array with one character per cell, and a space where there is no cell.
    ///
    /// A board that is not a rectangle is laid out as in the text that `str` returns. Cells that the game reports are
    /// rows and columns of this array.
    ///
    ///     >>> board = pycollinear.game("reversi").board
    ///     >>> board.shape, board[3, 3]
    ///     ((8, 8), np.str_('O'))
    ///     >>> pycollinear.Board(board).brackets("X", "O")[0].cells
    ///     [(3, 3)]
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<PyFixedUnicode<1>>> {
        let session = self.session();
        let (board, glyphs) = (session.board(), session.glyphs());
        let (rows, columns) = (board.rows().len(), board.columns().len());
        let on_paper = Array2::from_shape_fn((rows, columns), |(row, col)| {
            let glyph = board
                .in_column(col, row)
                .map_or(' ', |number| glyphs[number]);
            PyFixedUnicode::from([glyph as u32; 1])
        });
        PyArray2::from_owned_array(py, on_paper)
    }

    /// The moves made so far, as text. Hidden moves of chance are left out.
    #[getter]
    fn history(&self) -> Vec<String> {
        let session = self.session();
        let moves = session.made().flat_map(Turn::open_moves);
        moves.map(|(_, text)| text.clone()).collect()
    }

    /// The cells of the last turn.
    #[getter]
    fn last(&self) -> Vec<Cell> {
        let session = self.session();
        let last = session.last().map(|turn| &*turn.cells);
        on_paper(&session, last.unwrap_or_default())
    }

    /// The cells that decided the game: a winning line.
    #[getter]
    fn deciding(&self) -> Vec<Cell> {
        let session = self.session();
        on_paper(&session, &session.deciding())
    }

    /// Other facts about the position, as short texts: "discs: 40 24".
    #[getter]
    fn facts(&self) -> Vec<String> {
        self.session().facts()
    }

    /// The name of the game and its options, in a few words.
    #[getter]
    fn title(&self) -> String {
        self.session().title().to_owned()
    }

    /// How to write a move now: "column 1-7". None if the game is over.
    #[getter]
    fn hint(&self) -> Option<String> {
        let session = self.session();
        session.outcome().is_none().then(|| session.hint())
    }

    /// The rules of the game as text. None if it has none.
    #[getter]
    fn rules(&self) -> Option<String> {
        self.session().rules_text().map(str::to_owned)
    }

    fn __str__(&self) -> String {
        self.session().text()
    }

    fn __repr__(&self) -> String {
        let session = self.session();
        let turn = match session.outcome() {
            Some(_) => session.result(),
            None => format!("{} to move", outcome::word(session.turn())),
        };
        format!("<pycollinear.Game {}: {turn}>", session.title())
    }

    fn _repr_svg_(&self) -> String {
        self.session().picture().to_string()
    }
}
