//! Shapes: where a polyomino fits.

use collinear::Shape;
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{
    board::Board,
    cell::{Cell, cells},
};

#[pymethods]
impl Board {
    /// Where a shape fits, a polyomino: for each place the cells that it covers, which are empty unless `free`
    /// says otherwise.
    ///
    /// The shape is a picture, in which a dot or a space is no cell. It lies as it is drawn; `turned` has it
    /// turned as well, `mirrored` turned and mirrored. No cells are answered twice.
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
