//! [`Evaluate`]: a Python function that evaluates positions. [`Found`]: the results of a search.

use collinear::rules::PlaneShape;
use collinear_batch::{Evaluations, Leaves};
use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
};

pub(super) struct Wanted<'py> {
    pub(super) rounds: usize,
    pub(super) evaluate: Option<Evaluate<'py>>,
    /// True for each game that is searched; None for all.
    pub(super) mask: Option<Vec<bool>>,
    pub(super) seed: u64,
    pub(super) exploration: Option<f32>,
    /// The ply limit of random games.
    pub(super) ply_limit: Option<u32>,
    pub(super) floats: bool,
}

/// A Python function that returns the values and priors of positions.
pub(super) struct Evaluate<'py> {
    pub(super) function: Bound<'py, PyAny>,
    pub(super) shape: PlaneShape,
}

impl Evaluate<'_> {
    /// Calls the function and copies its results.
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
            PyTypeError::new_err("`evaluate` must return a pair: values, and priors or None")
        })?;
        read("values", &values, &[count], out.values)?;
        if let Some(priors) = priors {
            read("priors", &priors, &[count, actions], out.priors)?;
        }
        check(leaves, out)
    }
}

/// Refuses values and priors that a search cannot use. Priors of illegal actions are ignored.
fn check<V>(leaves: &Leaves<'_, V>, said: &Evaluations<'_>) -> PyResult<()> {
    let actions = leaves.legal.len() / leaves.len().max(1);
    let refused = |what: &str, index: usize, number: f32, right: &str| {
        let game = leaves.trees[index];
        PyValueError::new_err(format!(
            "{what} of position {index} (game {game}) is {number}; {right}"
        ))
    };
    for (index, &value) in said.values.iter().enumerate() {
        if !value.is_finite() {
            let right = "values are from -1 to 1";
            return Err(refused("the value", index, value, right));
        }
    }
    for (place, (&prior, &legal)) in said.priors.iter().zip(leaves.legal).enumerate() {
        if legal > 0 && !(prior.is_finite() && prior >= 0.) {
            let what = format!("the prior of action {}", place % actions);
            let right = "priors are finite and at least 0, such as a softmax of logits";
            return Err(refused(&what, place / actions, prior, right));
        }
    }
    Ok(())
}

/// Reads floats of a given shape from any object that numpy can convert.
fn read(what: &str, said: &Bound<'_, PyAny>, shape: &[usize], to: &mut [f32]) -> PyResult<()> {
    let numpy = said.py().import("numpy")?;
    let said = numpy.call_method1("require", (said, "float32", "A"))?;
    let said = said.cast_into::<PyArrayDyn<f32>>()?;
    if said.shape() != shape {
        return Err(PyValueError::new_err(format!(
            "the {what} have shape {:?} instead of {shape:?}",
            said.shape()
        )));
    }
    let said = said.try_readonly()?;
    for (to, &said) in to.iter_mut().zip(said.as_array()) {
        *to = said;
    }
    Ok(())
}

/// The results of a search, game after game.
pub(super) struct Found {
    pub(super) visits: Vec<u32>,
    /// The value of each position for the player to move.
    pub(super) values: Vec<f32>,
    pub(super) actions: Vec<i64>,
}

impl Found {
    pub(super) fn new(games: usize, actions: usize) -> Self {
        Self {
            visits: vec![0; games * actions],
            values: vec![0.; games],
            actions: vec![0; games],
        }
    }
}
