//! Runs: consecutive matching cells on a line.

use collinear::{Direction, Length};
use pyo3::prelude::*;

use crate::{
    answers::{Match, Run, RunThrough},
    board::Board,
    cell::{Cell, cells},
    heading,
};

#[pymethods]
impl Board {
    /// The run of equal cells from a cell in one direction, and what ends it. Cells match if they equal the first,
    /// unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X O .").run((0, 0), "E")
    ///     Run([(0, 0), (0, 1)], Stop('blocked', (0, 2)))
    #[pyo3(signature = (at, heading, matches = None))]
    fn run<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Run> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let matches = asked.says(matches, || asked.same(at))?;
        Ok(self.bounds.run(at, heading, asked.on(&matches)).into())
    }

    /// The run of equal cells through a cell in both directions, and what ends it on each side. Cells match if they
    /// equal the given one, unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X O .").run_through((0, 1), "E")
    ///     RunThrough([(0, 0), (0, 1)], Stop('edge'), Stop('blocked', (0, 2)))
    #[pyo3(signature = (at, axis, matches = None))]
    fn run_through<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        axis: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<RunThrough> {
        let asked = self.ask(at.py())?;
        let (at, axis) = (asked.cell(at)?, heading::read(axis)?);
        let matches = asked.says(matches, || asked.same(at))?;
        Ok(self.bounds.run_through(at, axis, asked.on(&matches)).into())
    }

    /// All maximal runs of equal cells along an axis, each with its value. Empty cells are left out, unless `matches`
    /// is given.
    ///
    ///     >>> [(value, len(run)) for value, run in pycollinear.Board.parse("a a b . a").runs("E")]
    ///     [('a', 2), ('b', 1), ('a', 1)]
    #[pyo3(signature = (axis, matches = None))]
    fn runs<'py>(
        &self,
        axis: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, RunThrough)>> {
        let asked = self.ask(axis.py())?;
        let axis = heading::read(axis)?;
        let matches = asked.says(matches, || asked.occupied())?;
        let runs = self.bounds.runs(axis, asked.kinds(&matches));
        runs.map(|(kind, run)| Ok((asked.value(kind)?, run.into())))
            .collect()
    }

    /// Counts the matching cells on the whole line through a cell, across gaps. Cells that are not empty match, unless
    /// `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X . X O .").count_on_line((0, 1), "E", "X")
    ///     2
    #[pyo3(signature = (at, axis, matches = None))]
    fn count_on_line<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        axis: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<usize> {
        let asked = self.ask(at.py())?;
        let (at, axis) = (asked.cell(at)?, heading::read(axis)?);
        let matches = asked.says(matches, || asked.occupied())?;
        Ok(self.bounds.count_on_line(at, axis, asked.on(&matches)))
    }

    /// The groups of equal cells in runs of `k` or more, as in match three. Runs that share a cell form one group. The
    /// runs are in rows and columns, unless other axes are given. Empty cells are left out, unless `matches` is given.
    ///
    ///     >>> board = pycollinear.Board.parse("a a a .\nb b a .\nc b a c")
    ///     >>> [match] = board.matches()
    ///     >>> match.value, match.cells
    ///     ('a', [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)])
    #[pyo3(signature = (k = 3, matches = None, *, axes = None))]
    fn matches<'py>(
        &self,
        py: Python<'py>,
        k: usize,
        matches: Option<&Bound<'py, PyAny>>,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Match>> {
        let asked = self.ask(py)?;
        let axes = heading::read_all(axes, &[Direction::N, Direction::E])?;
        let matches = asked.says(matches, || asked.occupied())?;
        let groups = self
            .bounds
            .matches(&axes, Length::AtLeast(k), asked.kinds(&matches));
        let groups = groups.into_iter().map(|group| {
            Ok(Match {
                value: asked.value(group.kind)?.unbind(),
                cells: cells(group.cells),
                lines: group.lines.into_iter().map(cells).collect(),
            })
        });
        groups.collect()
    }

    /// The swaps of two adjacent cells that make a group of `k` or more, as found by `matches`.
    ///
    ///     >>> pycollinear.Board.parse("a b a a").matching_swaps()
    ///     [((0, 0), (0, 1))]
    #[pyo3(signature = (k = 3, matches = None, *, axes = None))]
    fn matching_swaps<'py>(
        &self,
        py: Python<'py>,
        k: usize,
        matches: Option<&Bound<'py, PyAny>>,
        axes: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<(Cell, Cell)>> {
        let asked = self.ask(py)?;
        let axes = heading::read_all(axes, &[Direction::N, Direction::E])?;
        let matches = asked.says(matches, || asked.occupied())?;
        let swaps = self
            .bounds
            .matching_swaps(&axes, Length::AtLeast(k), asked.kinds(&matches));
        Ok(swaps
            .map(|swap| (swap.from.into(), swap.to.into()))
            .collect())
    }
}
