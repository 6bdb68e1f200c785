//! [`Codes`]: array values of any type as integers, so that cells can be compared.
//!
//! An array of integers, booleans or single characters is viewed as unsigned integers of the same size. Nothing is
//! copied, and two values are equal if their integers are.

use collinear::Coord;
use numpy::{PyArray2, PyArrayDescr, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray2};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::PyBytes,
};

/// A type of values: numpy's letter for its kind, and its size in bytes.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    letter: u8,
    size: usize,
}

impl Kind {
    /// The kind of an array's values. `TypeError` if a board cannot hold them.
    pub(super) fn of(dtype: &Bound<'_, PyArrayDescr>) -> PyResult<Self> {
        let (letter, size) = (dtype.kind(), dtype.itemsize());
        let is_known = match letter {
            b'b' | b'i' | b'u' => matches!(size, 1 | 2 | 4 | 8),
            b'U' => size == 4,
            b'S' => size == 1,
            _ => false,
        };
        if !is_known {
            return Err(PyTypeError::new_err(format!(
                "a board is an array of integers, booleans or single characters, not of {dtype}; \
                 array.astype(int) converts it to numbers"
            )));
        }
        if dtype.is_native_byteorder() == Some(false) {
            return Err(PyTypeError::new_err(format!(
                "{dtype} is not in native byte order; array.astype(dtype.newbyteorder('=')) converts it"
            )));
        }
        Ok(Self { letter, size })
    }

    pub(super) const fn is_number(self) -> bool {
        matches!(self.letter, b'b' | b'i' | b'u')
    }

    /// The character that shows a value: a dot for numbers.
    pub(super) fn glyph(self, code: u64) -> char {
        let char = u32::try_from(code).ok().and_then(char::from_u32);
        let char = char.filter(|_| !self.is_number()).unwrap_or('.');
        if char.is_control() { '?' } else { char }
    }

    /// The name of the unsigned integer type.
    pub(super) fn view_name(self) -> &'static str {
        match self.size {
            1 => "u1",
            2 => "u2",
            4 => "u4",
            _ => "u8",
        }
    }

    /// The default values of empty cells.
    pub(super) fn empty(self) -> Vec<u64> {
        match self.letter {
            b'U' | b'S' => vec!['.'.into(), ' '.into(), 0],
            _ => vec![0],
        }
    }

    /// The code of a value. `ValueError` if a board of this type cannot hold it.
    pub(super) fn code(self, value: &Bound<'_, PyAny>) -> PyResult<u64> {
        let bits = 8 * u32::try_from(self.size).unwrap_or(8);
        let code = match self.letter {
            b'b' => {
                let is_on = value.extract::<bool>().map(u64::from);
                is_on
                    .ok()
                    .or_else(|| value.extract().ok().filter(|&is_on| is_on < 2))
            }
            b'i' => value.extract::<i64>().ok().and_then(|value| {
                let fits = value >> (bits - 1) == 0 || value >> (bits - 1) == -1;
                fits.then_some(value.cast_unsigned() & (u64::MAX >> (64 - bits)))
            }),
            b'u' => {
                let value = value.extract::<u64>().ok();
                value.filter(|&value| value <= u64::MAX >> (64 - bits))
            }
            b'U' => value
                .extract::<String>()
                .ok()
                .and_then(|text| only(text.chars())),
            _ => {
                let bytes = value.cast::<PyBytes>().ok();
                let bytes = bytes.map(|bytes| bytes.as_bytes().to_vec());
                let text = || {
                    value
                        .extract::<String>()
                        .ok()
                        .filter(|text| text.is_ascii())
                };
                let bytes = bytes.or_else(|| text().map(String::into_bytes));
                bytes.and_then(|bytes| only(bytes.into_iter()))
            }
        };
        code.ok_or_else(|| {
            let kind = self.name();
            let value = value.repr();
            let value = value.map_or_else(|_| "that".to_owned(), |value| value.to_string());
            PyValueError::new_err(format!("{value} cannot be on a board of {kind}"))
        })
    }

    pub(super) fn value(self, py: Python<'_>, code: u64) -> PyResult<Bound<'_, PyAny>> {
        let bits = 8 * u32::try_from(self.size).unwrap_or(8);
        let char = || u32::try_from(code).ok().and_then(char::from_u32);
        let text = || char().filter(|&char| char != '\0').map(String::from);
        Ok(match self.letter {
            b'b' => (code != 0).into_pyobject(py)?.to_owned().into_any(),
            b'i' => {
                let high = 64 - bits;
                let value = (code << high).cast_signed() >> high;
                value.into_pyobject(py)?.into_any()
            }
            b'u' => code.into_pyobject(py)?.into_any(),
            b'U' => text().unwrap_or_default().into_pyobject(py)?.into_any(),
            _ => {
                let byte = u8::try_from(code).unwrap_or_default();
                let bytes = if byte == 0 { Vec::new() } else { vec![byte] };
                PyBytes::new(py, &bytes).into_any()
            }
        })
    }

    fn name(self) -> String {
        let bits = 8 * self.size;
        match self.letter {
            b'b' => "booleans".to_owned(),
            b'i' => format!("integers of {bits} bits"),
            b'u' => format!("unsigned integers of {bits} bits"),
            _ => "single characters".to_owned(),
        }
    }
}

/// The code of the only item, or 0 if there is no item. `None` if there are several.
fn only<T: Into<u64>>(mut items: impl Iterator<Item = T>) -> Option<u64> {
    let first = items.next().map_or(0, Into::into);
    items.next().is_none().then_some(first)
}

/// The codes of an array's values, borrowed during a query.
pub(super) enum Codes<'py> {
    Bytes(PyReadonlyArray2<'py, u8>),
    Shorts(PyReadonlyArray2<'py, u16>),
    Ints(PyReadonlyArray2<'py, u32>),
    Longs(PyReadonlyArray2<'py, u64>),
}

impl<'py> Codes<'py> {
    pub(super) fn of(array: &Bound<'py, PyAny>, kind: Kind) -> PyResult<Self> {
        Ok(match kind.size {
            1 => Self::Bytes(array.cast::<PyArray2<u8>>()?.try_readonly()?),
            2 => Self::Shorts(array.cast::<PyArray2<u16>>()?.try_readonly()?),
            4 => Self::Ints(array.cast::<PyArray2<u32>>()?.try_readonly()?),
            _ => Self::Longs(array.cast::<PyArray2<u64>>()?.try_readonly()?),
        })
    }

    pub(super) fn at(&self, Coord { row, col }: Coord) -> u64 {
        let at = [row, col];
        let code = match self {
            Self::Bytes(array) => array.get(at).map(|&code| code.into()),
            Self::Shorts(array) => array.get(at).map(|&code| code.into()),
            Self::Ints(array) => array.get(at).map(|&code| code.into()),
            Self::Longs(array) => array.get(at).copied(),
        };
        // Queries only ask for cells of the board.
        code.unwrap_or_default()
    }
}
