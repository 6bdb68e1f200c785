//! [`Arrays`]: the results of a step, in numpy arrays owned by Python.

use collinear_batch::Slices;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadwriteArray,
    ndarray::Dimension,
};
use pyo3::{
    exceptions::PyBufferError,
    prelude::*,
    types::{PyDict, PyTuple},
};

/// Planes of bytes or of floats.
pub(super) enum Planes {
    Bytes(Py<PyArray4<u8>>),
    Floats(Py<PyArray4<f32>>),
}

/// The slices of all arrays, with planes of bytes or of floats.
pub(super) enum AnySlices<'a> {
    Bytes(Slices<'a, u8>),
    Floats(Slices<'a, f32>),
}

/// The arrays, which are allocated once. Each step overwrites them.
pub(super) struct Arrays {
    pub(super) observation: Planes,
    pub(super) legal: Py<PyArray2<u8>>,
    pub(super) reward: Py<PyArray1<f32>>,
    pub(super) done: Py<PyArray1<u8>>,
    pub(super) turn: Py<PyArray1<u8>>,
}

/// Makes an array of zeros. `MemoryError` if it is too large.
fn zeros<T: Element, D: Dimension>(py: Python<'_>, shape: &[usize]) -> PyResult<Py<PyArray<T, D>>> {
    let options = PyDict::new(py);
    options.set_item("dtype", numpy::dtype::<T>(py))?;
    let shape = PyTuple::new(py, shape)?;
    let array = py
        .import("numpy")?
        .call_method("zeros", (shape,), Some(&options))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

fn copy<T: Element, D: Dimension>(
    py: Python<'_>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<Py<PyArray<T, D>>> {
    let copy = array.bind(py).call_method0("copy")?;
    Ok(copy.cast_into::<PyArray<T, D>>()?.unbind())
}

/// Borrows an array exclusively.
fn borrowed<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    name: &str,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let borrowed = array.bind(py).try_readwrite();
    borrowed.map_err(|error| PyBufferError::new_err(format!("`{name}`: {error}")))
}

fn slice<'a, T: Element, D: Dimension>(
    name: &str,
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    let slice = array.as_slice_mut();
    slice.map_err(|error| PyBufferError::new_err(format!("`{name}`: {error}")))
}

impl Arrays {
    /// Makes arrays for a number of games with observations of this shape.
    pub(super) fn new(
        py: Python<'_>,
        games: usize,
        [planes, rows, cols]: [usize; 3],
        actions: usize,
        floats: bool,
    ) -> PyResult<Self> {
        let shape = [games, planes, rows, cols];
        Ok(Self {
            observation: if floats {
                Planes::Floats(zeros(py, &shape)?)
            } else {
                Planes::Bytes(zeros(py, &shape)?)
            },
            legal: zeros(py, &[games, actions])?,
            reward: zeros(py, &[games])?,
            done: zeros(py, &[games])?,
            turn: zeros(py, &[games])?,
        })
    }

    pub(super) fn copied(&self, py: Python<'_>) -> PyResult<Self> {
        Ok(Self {
            observation: match &self.observation {
                Planes::Bytes(array) => Planes::Bytes(copy(py, array)?),
                Planes::Floats(array) => Planes::Floats(copy(py, array)?),
            },
            legal: copy(py, &self.legal)?,
            reward: copy(py, &self.reward)?,
            done: copy(py, &self.done)?,
            turn: copy(py, &self.turn)?,
        })
    }

    /// Runs a function that writes the arrays. Other Python threads can run meanwhile.
    pub(super) fn write<T: Send>(
        &self,
        py: Python<'_>,
        write: impl FnOnce(AnySlices<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut legal = borrowed(py, "legal", &self.legal)?;
        let mut reward = borrowed(py, "reward", &self.reward)?;
        let mut done = borrowed(py, "done", &self.done)?;
        let mut turn = borrowed(py, "turn", &self.turn)?;
        let legal = slice("legal", &mut legal)?;
        let reward = slice("reward", &mut reward)?;
        let done = slice("done", &mut done)?;
        let turn = slice("turn", &mut turn)?;
        macro_rules! write {
            ($Kind:ident, $array:ident) => {{
                let mut observation = borrowed(py, "observation", $array)?;
                let observation = slice("observation", &mut observation)?;
                let slices = AnySlices::$Kind(Slices {
                    observation,
                    legal,
                    reward,
                    done,
                    turn,
                });
                Ok(py.detach(|| write(slices)))
            }};
        }
        match &self.observation {
            Planes::Bytes(array) => write!(Bytes, array),
            Planes::Floats(array) => write!(Floats, array),
        }
    }
}
