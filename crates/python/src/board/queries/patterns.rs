//! Patterns on lines.

use collinear::{Direction, Pattern};
use pyo3::{
    exceptions::PyValueError,
    prelude::*,
    types::{PyDict, PyString},
};

use crate::{
    answers::{Found, PatternMatch},
    board::{Board, asked::Asked},
    heading,
};

#[pymethods]
impl Board {
    /// All places where a pattern matches, such as an open three or a word. All headings are searched, unless others
    /// are given.
    ///
    /// Segments are separated by spaces: `X` is a cell with X, `!X` a cell without X, `[Xc]` a cell with X or c, `_`
    /// any cell, `|` the edge. A suffix `?`, `+`, `*`, `{3}`, `{2,}` or `{2,4}` repeats a segment. On a board of
    /// numbers a digit means that number. `values` gives the values of other characters.
    ///
    ///     >>> board = pycollinear.Board.parse(". X X X .")
    ///     >>> board.find_pattern(". X{3} .", headings="E")
    ///     [PatternMatch([[(0, 0)], [(0, 1), (0, 2), (0, 3)], [(0, 4)]])]
    ///     >>> board = pycollinear.Board(numpy.array([[0, 1, 1, -1]]))
    ///     >>> board.find_pattern("0 1+ o", {"o": -1})[0].cells
    ///     [(0, 0), (0, 1), (0, 2), (0, 3)]
    #[pyo3(signature = (pattern, values = None, *, headings = None))]
    fn find_pattern<'py>(
        &self,
        py: Python<'py>,
        pattern: &str,
        values: Option<&Bound<'py, PyDict>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<PatternMatch>> {
        let asked = self.ask(py)?;
        let headings = heading::read_all(headings, &Direction::ALL)?;
        let pattern = read(&asked, pattern, values)?;
        let found = self
            .bounds
            .find_pattern(&headings, &pattern, |at| asked.codes.at(at));
        Ok(found.map(PatternMatch::from).collect())
    }

    /// Matches the line from a cell against a pattern. A Miss names the segment that fails.
    ///
    ///     >>> board = pycollinear.Board.parse("X X O .")
    ///     >>> board.match_pattern((0, 0), "E", "X+ O").segments
    ///     [[(0, 0), (0, 1)], [(0, 2)]]
    ///     >>> board.match_pattern((0, 0), "E", "X+ .")
    ///     <pycollinear.Miss: no segment 1: blocked at (0, 2) after 2 cells>
    #[pyo3(signature = (at, heading, pattern, values = None))]
    fn match_pattern<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        pattern: &str,
        values: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Found<PatternMatch>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let pattern = read(&asked, pattern, values)?;
        let found = self
            .bounds
            .match_pattern(at, heading, &pattern, |at| asked.codes.at(at));
        Ok(Found::of(found, PatternMatch::from))
    }
}

/// Parses a pattern with the values of the board.
fn read<'py>(
    asked: &Asked<'py>,
    pattern: &str,
    values: Option<&Bound<'py, PyDict>>,
) -> PyResult<Pattern<u64>> {
    let pattern: Pattern<char> = pattern
        .parse()
        .map_err(|error: collinear::PatternError| PyValueError::new_err(error.to_string()))?;
    let mut failed = None;
    let pattern = pattern.map(|char| {
        let code = value_of(asked, char, values);
        code.unwrap_or_else(|error| {
            failed.get_or_insert(error);
            0
        })
    });
    failed.map_or(Ok(pattern), Err)
}

/// The code of the value that a character of a pattern means.
fn value_of<'py>(
    asked: &Asked<'py>,
    char: char,
    values: Option<&Bound<'py, PyDict>>,
) -> PyResult<u64> {
    let text = PyString::new(asked.py(), char.encode_utf8(&mut [0; 4]));
    let given = values
        .map(|values| values.get_item(&text))
        .transpose()?
        .flatten();
    if let Some(value) = given {
        return asked.kind.code(&value);
    }
    match char.to_digit(10) {
        Some(digit) if asked.kind.is_number() => {
            asked.kind.code(digit.into_pyobject(asked.py())?.as_any())
        }
        _ => asked.kind.code(text.as_any()),
    }
}
