//! k in a row: win checks, completions, threats, counts.

use collinear::{Coord, Direction};
use itertools::Itertools;
use numpy::{
    PyArray2, PyArray3,
    ndarray::{Array2, Array3},
};
use pyo3::{
    exceptions::{PyMemoryError, PyValueError},
    prelude::*,
};

use super::length;
use crate::{
    answers::{Census, Threat},
    board::Board,
    cell::{Cell, cells},
    heading,
};

#[pymethods]
impl Board {
    /// True if k cells in a row hold the same piece, or match `matches`.
    ///
    /// With `exactly`, longer runs do not count.
    ///
    ///     >>> board = pycollinear.Board.parse("X X X .\nO O . .")
    ///     >>> board.has_k_line(3), board.has_k_line(3, "O")
    ///     (True, False)
    #[pyo3(signature = (k, matches = None, *, exactly = false, axes = None))]
    fn has_k_line(
        &self,
        py: Python<'_>,
        k: usize,
        matches: Option<&Bound<'_, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<bool> {
        let asked = self.ask(py)?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let pieces = asked.each_piece(matches)?;
        let mut pieces = pieces.iter();
        Ok(pieces.any(|piece| {
            self.bounds
                .has_k_line(&axes, length(k, exactly), asked.on(piece))
        }))
    }

    /// All lines of at least k cells in a row, as lists of cells. Each line is returned whole and once. Lines of every
    /// piece are found, unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X X .\n. O . .\nO . . .").k_lines(3)
    ///     [[(0, 0), (0, 1), (0, 2)]]
    #[pyo3(signature = (k, matches = None, *, exactly = false, axes = None))]
    fn k_lines(
        &self,
        py: Python<'_>,
        k: usize,
        matches: Option<&Bound<'_, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Vec<Cell>>> {
        let asked = self.ask(py)?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let pieces = asked.each_piece(matches)?;
        let lines = pieces.iter().flat_map(|piece| {
            let lines = self
                .bounds
                .k_lines(&axes, length(k, exactly), asked.on(piece));
            lines.map(cells).collect_vec()
        });
        Ok(lines.collect())
    }

    /// True if a cell is part of k in a row: the win check after a move. The line consists of cells equal to the given
    /// cell, unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X X .").has_k_line_through((0, 2), 3)
    ///     True
    #[pyo3(signature = (at, k, matches = None, *, exactly = false, axes = None))]
    fn has_k_line_through<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        k: usize,
        matches: Option<&Bound<'py, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<bool> {
        let asked = self.ask(at.py())?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let at = asked.cell(at)?;
        let matches = asked.says(matches, || asked.same_piece(at))?;
        let length = length(k, exactly);
        Ok(self
            .bounds
            .has_k_line_through(at, &axes, length, asked.on(&matches)))
    }

    /// The lines of k in a row through a cell, each whole and once. The lines consist of cells equal to the given cell,
    /// unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X X .").k_lines_through((0, 2), 3)
    ///     [[(0, 0), (0, 1), (0, 2)]]
    #[pyo3(signature = (at, k, matches = None, *, exactly = false, axes = None))]
    fn k_lines_through<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        k: usize,
        matches: Option<&Bound<'py, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Vec<Cell>>> {
        let asked = self.ask(at.py())?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let at = asked.cell(at)?;
        let matches = asked.says(matches, || asked.same_piece(at))?;
        let lines = self
            .bounds
            .k_lines_through(at, &axes, length(k, exactly), asked.on(&matches));
        Ok(lines.map(cells).collect())
    }

    /// The free cells where a piece completes k in a row: winning moves, or moves to block.
    ///
    ///     >>> pycollinear.Board.parse(". X X . X").completions(3, "X")
    ///     [(0, 0), (0, 3)]
    #[pyo3(signature = (k, matches, free = None, *, exactly = false, axes = None))]
    fn completions<'py>(
        &self,
        k: usize,
        matches: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Cell>> {
        let asked = self.ask(matches.py())?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let matches = asked.predicate(matches)?;
        let free = asked.says(free, || asked.free())?;
        let (matches, free) = (asked.on(&matches), asked.on(&free));
        Ok(cells(self.bounds.completions(
            &axes,
            length(k, exactly),
            matches,
            free,
        )))
    }

    /// The threats of k in a row: lines that lack at most two pieces, including complete lines. In five in a row these
    /// are fours, open threes and so on.
    ///
    ///     >>> [threat] = pycollinear.Board.parse(". . X X X . .").threats(5, "X")
    ///     >>> threat.lacks, threat.is_open, threat.gains
    ///     (2, True, [(0, 1), (0, 5)])
    #[pyo3(signature = (k, mine, free = None, *, exactly = false, axes = None))]
    fn threats<'py>(
        &self,
        k: usize,
        mine: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
        exactly: bool,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Threat>> {
        let asked = self.ask(mine.py())?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let mine = asked.predicate(mine)?;
        let free = asked.says(free, || asked.free())?;
        let (mine, free) = (asked.on(&mine), asked.on(&free));
        let threats = self.bounds.threats(&axes, length(k, exactly), mine, free);
        Ok(threats.map(Threat::from).collect())
    }

    /// Counts the cells that match each predicate, in each segment of k consecutive cells on a line.
    ///
    ///     >>> census = pycollinear.Board.parse("X X . O").census(3, ["X", "O"])
    ///     >>> census.counts
    ///     array([[2, 0],
    ///            [1, 1]], dtype=uint64)
    ///     >>> census.windows[1]
    ///     array([[0, 1],
    ///            [0, 2],
    ///            [0, 3]], dtype=uint64)
    #[pyo3(signature = (k, predicates, *, axes = None))]
    fn census<'py>(
        &self,
        k: usize,
        predicates: &Bound<'py, PyAny>,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Census> {
        let py = predicates.py();
        let asked = self.ask(py)?;
        let axes = heading::read_all(axes, &Direction::AXES)?;
        let predicates = predicates.try_iter()?;
        let predicates: PyResult<Vec<_>> = predicates.map(|said| asked.predicate(&said?)).collect();
        let predicates = predicates?;
        let counted = |matches: &dyn Fn(Coord) -> bool| {
            let census = self
                .bounds
                .census(&axes, k, |at| [usize::from(matches(at))]);
            census.map_err(|error| PyValueError::new_err(error.to_string()))
        };
        let none = counted(&|_| false)?;
        let count = none.window_count();
        let mut counts = Array2::zeros((count, predicates.len()));
        for (predicate, mut column) in predicates.iter().zip(counts.columns_mut()) {
            let census = counted(&asked.on(predicate))?;
            for ((_, [matching]), entry) in census.windows().zip(&mut column) {
                *entry = matching;
            }
        }
        let mut windows = Vec::new();
        let room = count.saturating_mul(k).saturating_mul(2);
        windows.try_reserve_exact(room).map_err(|_| {
            PyMemoryError::new_err(format!("no memory for {count} windows of {k} cells"))
        })?;
        windows.extend(
            none.windows()
                .flat_map(|(line, _)| line)
                .flat_map(|at| [at.row, at.col]),
        );
        let shape = (count, if count == 0 { 0 } else { k }, 2);
        let windows = Array3::from_shape_vec(shape, windows);
        let windows = windows.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(Census {
            windows: PyArray3::from_owned_array(py, windows).unbind(),
            counts: PyArray2::from_owned_array(py, counts).unbind(),
        })
    }
}
