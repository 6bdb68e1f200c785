//! Shapes: placements of polyominoes.

use collinear::Shape;
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{
    board::Board,
    cell::{Cell, cells},
};

#[pymethods]
impl Board {
    /// All placements of a shape (a polyomino), each as a list of its cells. These cells must be empty, unless `free`
    /// is given.
    ///
    /// The shape is drawn as text, in which dots and spaces are not part of the shape. By default it is placed as
    /// drawn. `turned` also rotates it, and `mirrored` also rotates and mirrors it. No placement is returned twice.
    ///
    ///     >>> board = pycollinear.Board.parse("x . .\nx x .\nx . .")
    ///     >>> board.placements("# #\n. #")
    ///     [[(0, 1), (0, 2), (1, 2)]]
    ///     >>> board.placements("# #\n. #", turned=True)
    ///     [[(0, 1), (0, 2), (1, 2)], [(1, 2), (2, 1), (2, 2)]]
    #[pyo3(signature = (shape, free = None, *, turned = false, mirrored = false))]
    fn placements<'py>(
        &self,
        py: Python<'py>,
        shape: &str,
        free: Option<&Bound<'py, PyAny>>,
        turned: bool,
        mirrored: bool,
    ) -> PyResult<Vec<Vec<Cell>>> {
        let asked = self.ask(py)?;
        let free = asked.says(free, || asked.free())?;
        let shape = Shape::parse(shape);
        if shape.cells().is_empty() {
            return Err(PyValueError::new_err("the shape has no cells"));
        }
        let shapes = match (turned, mirrored) {
            (_, true) => shape.turns_and_mirrors(),
            (true, false) => shape.turns(),
            (false, false) => vec![shape],
        };
        let places = self.bounds.placements_of(&shapes, asked.on(&free));
        Ok(places.map(|(_, covered)| cells(covered)).collect())
    }
}
