//! [`Board`]: a numpy array as a board.

mod asked;
mod codes;
mod picture;
mod predicate;
mod queries;

use collinear::{Bounds, Coord, Grid, Wrap};
use numpy::{PyArray1, PyArray2, PyFixedUnicode, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
};

use self::{
    asked::Asked,
    codes::{Codes, Kind},
};
use crate::cell;

/// A two-dimensional numpy array as a board, with queries on its lines.
///
/// The array holds integers, booleans or single characters. It is not copied: if you change the array, the board
/// changes. Row numbers increase downwards, column numbers to the right.
///
/// `wrap` joins opposite sides: `"east_west"`, `"north_south"` or `"both"`. `empty` is the value of an empty cell, or a
/// list of such values. The default is 0, False, ".", " " and "".
///
/// A cell is `(row, col)`; a cell off the board raises `IndexError`. A heading is "N", "NE", .. or `(rows, cols)`. A
/// predicate says which cells match: a value, a list of values, an array of booleans of the board's shape, or a
/// function that makes such an array from the board's array. A query that finds nothing returns a Miss, which is false
/// and has a reason.
///
///     >>> board = pycollinear.Board(numpy.array([[0, 1, 1, 2], [0, 0, 0, 0]]))
///     >>> board.run((0, 1), "E")
///     Run([(0, 1), (0, 2)], Stop('blocked', (0, 3)))
///     >>> board.first_hit((1, 1), "N", lambda array: array > 0)
///     (0, 1)
///     >>> board.first_hit((1, 0), "N")
///     <pycollinear.Miss: no hit: edge after 1 cell>
#[pyclass(frozen, module = "pycollinear")]
pub(crate) struct Board {
    array: Py<PyAny>,
    /// A view of the array as unsigned integers.
    codes: Py<PyAny>,
    bounds: Bounds,
    kind: Kind,
    empty: Vec<u64>,
}

/// An array of indices, of the type that numpy uses for them.
type Indices<'py> = Bound<'py, PyArray1<isize>>;

impl Board {
    fn ask<'py>(&self, py: Python<'py>) -> PyResult<Asked<'py>> {
        Ok(Asked {
            bounds: self.bounds,
            array: self.array.bind(py).clone(),
            codes: Codes::of(self.codes.bind(py), self.kind)?,
            kind: self.kind,
            empty: self.empty.clone(),
        })
    }
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (array, *, wrap = None, empty = None))]
    fn new<'py>(
        array: &Bound<'py, PyAny>,
        wrap: Option<&str>,
        empty: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Self> {
        let array = array
            .py()
            .import("numpy")?
            .call_method1("asarray", (array,))?;
        let untyped = array.cast::<PyUntypedArray>()?;
        let &[rows, cols] = untyped.shape() else {
            let dimensions = untyped.ndim();
            return Err(PyValueError::new_err(format!(
                "a board needs an array of 2 dimensions, not {dimensions}"
            )));
        };
        if !untyped.is_aligned() {
            return Err(PyTypeError::new_err(
                "the array is not aligned in memory; use array.copy()",
            ));
        }
        let kind = Kind::of(&untyped.dtype())?;
        let wrap = match wrap {
            None => Wrap::None,
            Some("east_west") => Wrap::EastWest,
            Some("north_south") => Wrap::NorthSouth,
            Some("both") => Wrap::Both,
            Some(other) => {
                return Err(PyValueError::new_err(format!(
                    "wrap must be None, 'east_west', 'north_south' or 'both', not '{other}'"
                )));
            }
        };
        let bounds = Bounds::new(rows, cols);
        let bounds = bounds.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let codes = array.call_method1("view", (kind.view_name(),))?;
        let mut board = Self {
            codes: codes.unbind(),
            bounds: bounds.with_wrap(wrap),
            kind,
            empty: kind.empty(),
            array: array.clone().unbind(),
        };
        if let Some(empty) = empty {
            board.empty = values(kind, empty)?;
        }
        Ok(board)
    }

    /// Reads a board from text: a character per cell, a line per row. Spaces between cells are ignored.
    ///
    ///     >>> pycollinear.Board.parse("X O\n. X").array
    ///     array([['X', 'O'],
    ///            ['.', 'X']], dtype='<U1')
    #[staticmethod]
    #[pyo3(signature = (picture, *, wrap = None, empty = None))]
    fn parse<'py>(
        py: Python<'py>,
        picture: &str,
        wrap: Option<&str>,
        empty: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Self> {
        let grid =
            Grid::parse(picture).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let chars = grid
            .view()
            .mapv(|char| PyFixedUnicode::<1>::from([u32::from(char)]));
        Self::new(PyArray2::from_owned_array(py, chars).as_any(), wrap, empty)
    }

    /// The array of the board.
    #[getter]
    fn array<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.array.bind(py).clone()
    }

    /// The numbers of rows and columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.bounds.rows(), self.bounds.cols())
    }

    /// The rows and the columns of cells, as two arrays that index the array of the board.
    ///
    ///     >>> board = pycollinear.Board.parse("X X X .")
    ///     >>> board.array[board.index(board.run((0, 0), "E").cells)]
    ///     array(['X', 'X', 'X'], dtype='<U1')
    ///     >>> board.array[board.index([])]
    ///     array([], dtype='<U1')
    fn index<'py>(&self, cells: &Bound<'py, PyAny>) -> PyResult<(Indices<'py>, Indices<'py>)> {
        let (mut rows, mut cols) = (Vec::new(), Vec::new());
        for at in cells.try_iter()? {
            let Coord { row, col } = cell::read(self.bounds, &at?)?;
            rows.push(row.cast_signed());
            cols.push(col.cast_signed());
        }
        let py = cells.py();
        Ok((PyArray1::from_vec(py, rows), PyArray1::from_vec(py, cols)))
    }

    /// The opposite sides that are joined: None, `"east_west"`, `"north_south"` or "both".
    #[getter]
    fn wrap(&self) -> Option<&'static str> {
        match self.bounds.wrap() {
            Wrap::None => None,
            Wrap::EastWest => Some("east_west"),
            Wrap::NorthSouth => Some("north_south"),
            Wrap::Both => Some("both"),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let array = self.array.bind(py).repr()?;
        Ok(match self.wrap() {
            None => format!("pycollinear.Board({array})"),
            Some(wrap) => format!("pycollinear.Board({array}, wrap='{wrap}')"),
        })
    }
}

/// Reads the codes of a value or of several values.
fn values(kind: Kind, said: &Bound<'_, PyAny>) -> PyResult<Vec<u64>> {
    match (kind.code(said), said.try_iter()) {
        (Ok(code), _) => Ok(vec![code]),
        (Err(_), Ok(several)) => several.map(|value| kind.code(&value?)).collect(),
        (Err(error), Err(_)) => Err(error),
    }
}
