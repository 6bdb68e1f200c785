//! Cells in Python: `(row, col)`.

use collinear::{Bounds, Coord};
use collinear_play::Session;
use pyo3::{
    exceptions::{PyIndexError, PyTypeError},
    prelude::*,
};

pub(crate) type Cell = (usize, usize);

pub(crate) fn cells(coords: impl IntoIterator<Item = Coord>) -> Vec<Cell> {
    coords.into_iter().map(Cell::from).collect()
}

/// Converts numbers of cells to rows and columns of the displayed board.
pub(crate) fn on_paper(session: &Session, numbers: &[usize]) -> Vec<Cell> {
    let board = session.board().cells();
    // Places on the displayed board are counted in half cells.
    let places = numbers.iter().filter_map(|&number| board.get(number));
    places.map(|cell| (cell.y, cell.x / 2)).collect()
}

/// Reads a cell from a tuple, a list or an array of two numbers. `IndexError` if it is off the board.
pub(crate) fn read(bounds: Bounds, at: &Bound<'_, PyAny>) -> PyResult<Coord> {
    let no_cell = || PyTypeError::new_err(format!("{at} is not a cell; a cell is (row, col)"));
    let numbers = at.try_iter().map_err(|_| no_cell())?;
    let numbers: PyResult<Vec<isize>> = numbers.map(|number| number?.extract()).collect();
    let Ok(&[row, col]) = numbers.as_deref() else {
        return Err(no_cell());
    };
    // In an array negative numbers count from the end, but on a board they are off the board.
    let coord = usize::try_from(row).ok().zip(usize::try_from(col).ok());
    let coord = coord.map(Coord::from).filter(|&at| bounds.contains(at));
    coord.ok_or_else(|| {
        PyIndexError::new_err(format!("({row}, {col}) is off the board of {bounds}"))
    })
}
