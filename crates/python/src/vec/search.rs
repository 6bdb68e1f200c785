//! [`Evaluate`]: a function of Python that says what positions are worth; [`Found`]: what a search has found.

use collinear::rules::PlaneShape;
use collinear_batch::{Evaluations, Leaves};
use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
};

/// How to search.
pub(super) struct Wanted<'py> {
    pub(super) rounds: usize,
    pub(super) evaluate: Option<Evaluate<'py>>,
    pub(super) seed: u64,
    pub(super) exploration: Option<f32>,
    /// The longest random game.
    pub(super) ply_limit: Option<u32>,
    pub(super) floats: bool,
}

/// A function of Python that says what positions are worth, and which moves look promising.
pub(super) struct Evaluate<'py> {
    pub(super) function: Bound<'py, PyAny>,
    pub(super) shape: PlaneShape,
}

impl Evaluate<'_> {
    /// Has the function write what it says.
    pub(super) fn ask<V: Element + Copy>(
        &self,
        leaves: &Leaves<'_, V>,
        out: &mut Evaluations<'_>,
    ) -> PyResult<()> {
        let (py, count) = (self.function.py(), leaves.len());
        let PlaneShape { planes, board } = self.shape;
        let actions = leaves.legal.len() / count.max(1);
        let observation = PyArray1::from_slice(py, leaves.observation);
        let observation = observation.reshape([count, planes, board.rows(), board.cols()])?;
        let legal = PyArray1::from_slice(py, leaves.legal).reshape([count, actions])?;
        let legal = legal.call_method1("view", ("bool",))?;
        let said = self.function.call1((observation, legal))?;
        let pair = said.extract::<(Bound<'_, PyAny>, Option<Bound<'_, PyAny>>)>();
        let (values, priors) = pair.map_err(|_| {
            PyTypeError::new_err("`evaluate` answers a pair: values, and priors or None")
        })?;
        read("values", &values, &[count], out.values)?;
        match priors {
            Some(priors) => read("priors", &priors, &[count, actions], out.priors),
            None => Ok(()),
        }
    }
}

/// Reads floats of a shape from what numpy can make them of.
fn read(what: &str, said: &Bound<'_, PyAny>, shape: &[usize], to: &mut [f32]) -> PyResult<()> {
    let numpy = said.py().import("numpy")?;
    let said = numpy.call_method1("require", (said, "float32", "A"))?;
    let said = said.cast_into::<PyArrayDyn<f32>>()?;
    if said.shape() != shape {
        return Err(PyValueError::new_err(format!(
            "the {what} have the shape {:?} instead of {shape:?}",
            said.shape()
        )));
    }
    let said = said.try_readonly()?;
    for (to, &said) in to.iter_mut().zip(said.as_array()) {
        *to = said;
    }
    Ok(())
}

/// What a search has found, game after game.
pub(super) struct Found {
    /// How often each action was gone.
    pub(super) visits: Vec<u32>,
    /// What each position is worth to the player to move.
    pub(super) values: Vec<f32>,
    /// The action that was gone most often.
    pub(super) actions: Vec<i64>,
}

impl Found {
    /// Nothing yet, for this number of games.
    pub(super) fn new(games: usize, actions: usize) -> Self {
        Self {
            visits: vec![0; games * actions],
            values: vec![0.; games],
            actions: vec![0; games],
        }
    }
}
