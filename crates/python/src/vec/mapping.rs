//! The methods of [`Vector`] that map observations and actions by a symmetry.

use collinear::Symmetry;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods, ndarray::ArrayD};
use pyo3::{
    exceptions::PyIndexError,
    prelude::*,
    types::{PyDict, PyTuple},
};

use super::{
    Vector, numbers, refused,
    symmetry::{NAMED, cells},
};

impl Vector {
    /// Reads the name of a symmetry of the game.
    fn symmetry(&self, name: &str) -> PyResult<Symmetry> {
        let named = NAMED.iter().find(|(named, _)| *named == name);
        let of_game = named.filter(|(_, symmetry)| self.games.symmetries().contains(symmetry));
        of_game.map(|&(_, symmetry)| symmetry).ok_or_else(|| {
            let names = self.symmetries().join(", ");
            refused(format!(
                "There is no symmetry {name:?} of this game; there are {names}"
            ))
        })
    }
}

#[pymethods]
impl Vector {
    /// The names of the symmetries of the game: two for four in a row, eight for Reversi on a square board.
    ///
    ///     >>> pycollinear.vec("four_in_a_row", 1).symmetries
    ///     ['identity', 'flip_left_right']
    #[getter]
    fn symmetries(&self) -> Vec<&'static str> {
        let of_game = self.games.symmetries();
        let named = NAMED.iter();
        let named = named.filter(|(_, symmetry)| of_game.contains(symmetry));
        named.map(|&(name, _)| name).collect()
    }

    /// Applies a symmetry to observations. Returns a new array of the same type.
    ///
    /// The last three axes of the array are planes, rows and columns.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 2)
    ///     >>> vec.step([0, 5])
    ///     >>> mirrored = vec.map_observation("flip_left_right", vec.observation)
    ///     >>> numpy.argwhere(mirrored[:, 1])
    ///     array([[0, 5, 6],
    ///            [1, 5, 1]])
    fn map_observation<'py>(
        &self,
        symmetry: &str,
        observation: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, shape) = (observation.py(), self.games.shape());
        let cells = cells(shape, self.symmetry(symmetry)?);
        let observation = py
            .import("numpy")?
            .call_method1("asarray", (observation,))?;
        let found: Vec<usize> = observation.getattr("shape")?.extract()?;
        let wanted = [shape.planes, shape.board.rows(), shape.board.cols()];
        if !found.ends_with(&wanted) {
            return Err(refused(format!(
                "the shape {found:?} of the observations does not end with {wanted:?}"
            )));
        }
        let mut flat = found[..found.len() - 2].to_vec();
        flat.push(cells.len());
        let options = PyDict::new(py);
        options.set_item("axis", -1)?;
        let cells = (PyArray1::from_vec(py, cells),);
        observation
            .call_method1("reshape", (PyTuple::new(py, flat)?,))?
            .call_method("take", cells, Some(&options))?
            .call_method1("reshape", (PyTuple::new(py, found)?,))
    }

    /// Applies a symmetry to action numbers. Returns a new array.
    ///
    /// An action that leads off the board does not change.
    ///
    ///     >>> vec = pycollinear.vec("four_in_a_row", 2)
    ///     >>> vec.map_actions("flip_left_right", [0, 5])
    ///     array([6, 1])
    ///
    /// To map a mask or a policy, use the images of all actions:
    ///
    ///     >>> images = vec.map_actions("flip_left_right", numpy.arange(7))
    ///     >>> mapped = numpy.empty_like(vec.legal)
    ///     >>> mapped[:, images] = vec.legal
    fn map_actions<'py>(
        &self,
        symmetry: &str,
        actions: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
        let images = self.games.images(self.symmetry(symmetry)?);
        let actions = numbers::integers("actions", actions)?;
        let py = actions.py();
        let image = |&action: &i64| {
            let image = usize::try_from(action)
                .ok()
                .and_then(|action| images.get(action));
            let image = image.and_then(|&image| i64::try_from(image).ok());
            image.ok_or_else(|| PyIndexError::new_err(format!("there is no action {action}")))
        };
        let shape = actions.shape().to_vec();
        let mapped = actions
            .try_readonly()?
            .as_array()
            .iter()
            .map(image)
            .collect::<PyResult<_>>()?;
        let mapped = ArrayD::from_shape_vec(shape, mapped);
        let mapped = mapped.map_err(|error| refused(error.to_string()))?;
        Ok(PyArrayDyn::from_owned_array(py, mapped))
    }
}
