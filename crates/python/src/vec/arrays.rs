//! [`Arrays`]: the results of a step, in numpy arrays.

use collinear_batch::Slices;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray4, PyArrayDescrMethods, PyArrayMethods,
    PyReadwriteArray, PyUntypedArray, PyUntypedArrayMethods, ndarray::Dimension,
};
use pyo3::{
    exceptions::{PyBufferError, PyValueError},
    prelude::*,
    types::{PyDict, PyTuple},
};

const NAMES: [&str; 5] = ["observation", "legal", "reward", "done", "turn"];

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

/// The arrays, which belong to Python. Each step overwrites them.
pub(super) struct Arrays {
    pub(super) observation: Planes,
    pub(super) legal: Py<PyArray2<u8>>,
    pub(super) reward: Py<PyArray1<f32>>,
    pub(super) done: Py<PyArray1<u8>>,
    pub(super) turn: Py<PyArray1<u8>>,
}

/// The arrays of the caller, by name.
struct Given<'a, 'py>(Option<&'a Bound<'py, PyDict>>);

impl<'py> Given<'_, 'py> {
    /// The array of this name, or an array of zeros if the caller gave none. `ValueError` if it does not fit,
    /// `MemoryError` if the zeros are too large.
    fn array<T: Element, D: Dimension>(
        &self,
        py: Python<'py>,
        name: &str,
        shape: &[usize],
    ) -> PyResult<Py<PyArray<T, D>>> {
        let wanted = PyTuple::new(py, shape)?;
        let given = self.0.map(|out| out.get_item(name)).transpose()?;
        let Some(given) = given.flatten() else {
            return zeros(py, shape);
        };
        let wrong = |why: String| PyValueError::new_err(format!("`out[{name:?}]` {why}"));
        let Ok(array) = given.cast::<PyUntypedArray>() else {
            let kind = given.get_type().name()?;
            return Err(wrong(format!("must be a numpy array, not {kind}")));
        };
        let (found, flags) = (array.getattr("shape")?, array.getattr("flags")?);
        if !found.eq(&wanted)? {
            return Err(wrong(format!("has shape {found} instead of {wanted}")));
        }
        for (flag, why) in [
            ("c_contiguous", "is not C-contiguous"),
            ("aligned", "is not aligned"),
            ("writeable", "is read-only"),
        ] {
            if !flags.getattr(flag)?.extract::<bool>()? {
                return Err(wrong(why.to_owned()));
            }
        }
        let dtype = numpy::dtype::<T>(py);
        let is_mask = name == "legal" && array.dtype().is_equiv_to(&numpy::dtype::<bool>(py));
        if !is_mask && !array.dtype().is_equiv_to(&dtype) {
            let found = array.dtype();
            return Err(wrong(format!("has type {found} instead of {dtype}")));
        }
        let array = if is_mask {
            array.call_method1("view", (dtype,))?
        } else {
            array.clone().into_any()
        };
        Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
    }

    /// Checks that there is an array for each name, and that no two arrays share memory.
    fn check(&self) -> PyResult<()> {
        let mut bytes: Vec<(String, usize, usize)> = Vec::new();
        for (name, array) in self.0.into_iter().flatten() {
            let name: String = name.extract()?;
            if !NAMES.contains(&&*name) {
                let names = NAMES.join(", ");
                return Err(PyValueError::new_err(format!(
                    "no array {name:?} for `out`; arrays: {names}"
                )));
            }
            let Ok(array) = array.cast::<PyUntypedArray>() else {
                continue;
            };
            let first = array.getattr("ctypes")?.getattr("data")?.extract()?;
            let end = first + array.getattr("nbytes")?.extract::<usize>()?;
            if let Some((other, ..)) = bytes
                .iter()
                .find(|(_, from, to)| first < *to && *from < end)
            {
                return Err(PyValueError::new_err(format!(
                    "`out[{other:?}]` and `out[{name:?}]` share memory"
                )));
            }
            bytes.push((name, first, end));
        }
        Ok(())
    }
}

/// Makes an array of zeros at a multiple of 64 bytes: jax shares the memory of such arrays, and copies all others.
/// `MemoryError` if it is too large.
fn zeros<T: Element, D: Dimension>(py: Python<'_>, shape: &[usize]) -> PyResult<Py<PyArray<T, D>>> {
    const ALIGNMENT: usize = 64;
    let dtype = numpy::dtype::<T>(py);
    let len = shape.iter().product::<usize>() * dtype.itemsize();
    let numpy = py.import("numpy")?;
    let bytes = numpy.call_method1("zeros", (len + ALIGNMENT, "uint8"))?;
    let bytes = bytes.cast_into::<PyArray1<u8>>()?;
    let first = bytes.data().align_offset(ALIGNMENT);
    let array = numpy.call_method1("ndarray", (PyTuple::new(py, shape)?, dtype, bytes, first))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

fn copy<T: Element, D: Dimension>(
    py: Python<'_>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<Py<PyArray<T, D>>> {
    let copy = zeros(py, array.bind(py).shape())?;
    let numpy = py.import("numpy")?;
    numpy.call_method1("copyto", (&copy, array))?;
    Ok(copy)
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
    /// Makes arrays for a number of games with observations of this shape, or takes those of the caller.
    pub(super) fn new(
        py: Python<'_>,
        games: usize,
        [planes, rows, cols]: [usize; 3],
        actions: usize,
        floats: bool,
        out: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let (shape, out) = ([games, planes, rows, cols], Given(out));
        let arrays = Self {
            observation: if floats {
                Planes::Floats(out.array(py, "observation", &shape)?)
            } else {
                Planes::Bytes(out.array(py, "observation", &shape)?)
            },
            legal: out.array(py, "legal", &[games, actions])?,
            reward: out.array(py, "reward", &[games])?,
            done: out.array(py, "done", &[games])?,
            turn: out.array(py, "turn", &[games])?,
        };
        out.check()?;
        Ok(arrays)
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
