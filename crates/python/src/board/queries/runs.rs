//! Runs: cells on a line that match without a gap.

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
    /// How far do equal cells go on from a cell, and what ends them? Equal to it, unless `matches` says
    /// which.
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

    /// How far do equal cells go on both ways, and what ends them on each side? Equal to the cell, unless
    /// `matches` says which.
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

    /// All maximal runs of equal cells along an axis, each with its value; of the cells that are not empty,
    /// unless `matches` says of which.
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

    /// How many cells match on the whole line through a cell, gaps and all? Those that are not empty, unless
    /// `matches` says which.
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

    /// The groups of equal cells that runs of `k` and more make, joined where they share a cell: match three.
    /// Along rows and columns unless other axes are given, of the cells that are not empty unless `matches` says
    /// of which.
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

    /// The pairs of adjacent cells that are worth to be swapped: then there is a group of `k` and more, as
    /// `matches` finds it.
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
