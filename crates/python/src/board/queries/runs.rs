//! Runs: cells on a line that match without a gap.

use pyo3::prelude::*;

use crate::{
    answers::{Run, RunThrough},
    board::Board,
    heading,
};

#[pymethods]
impl Board {
    /// How far do equal cells go on from a cell, and what ends them? Equal to it, unless `matches` says
    /// which.
    ///
    ///     >>> collinear.Board.parse("X X O .").run((0, 0), "E")
    ///     Run([(0, 0), (0, 1)], Stop('blocked', (0, 2)))
    #[pyo3(signature = (at, heading, matches = None, *, at_most = None))]
    fn run<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
        at_most: Option<usize>,
    ) -> PyResult<Run> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let matches = asked.says(matches, || asked.same(at))?;
        let most = at_most.unwrap_or(usize::MAX);
        Ok(self
            .bounds
            .run_at_most(at, heading, most, asked.on(&matches))
            .into())
    }

    /// How far do equal cells go on both ways, and what ends them on each side? Equal to the cell, unless
    /// `matches` says which.
    ///
    ///     >>> collinear.Board.parse("X X O .").run_through((0, 1), "E")
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
    ///     >>> [(value, len(run)) for value, run in collinear.Board.parse("a a b . a").runs("E")]
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
    ///     >>> collinear.Board.parse("X . X O .").count_on_line((0, 1), "E", "X")
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
}
