//! Lines of sight: rays, and the first matching cell on a ray.

use collinear::Direction;
use pyo3::prelude::*;

use crate::{
    answers::{Found, Seen},
    board::Board,
    cell::{Cell, cells},
    heading,
};

#[pymethods]
impl Board {
    /// The cells from a cell to the edge, or once around a ring. The cell itself is left out.
    ///
    ///     >>> pycollinear.Board.parse(". . .\n. . .").ray((0, 0), "SE")
    ///     [(1, 1)]
    fn ray<'py>(&self, at: &Bound<'py, PyAny>, heading: &Bound<'py, PyAny>) -> PyResult<Vec<Cell>> {
        let at = crate::cell::read(self.bounds, at)?;
        Ok(cells(self.bounds.ray(at, heading::read(heading)?)))
    }

    /// The first matching cell on a ray: the first blocker. Cells that are not empty match, unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("K . . r").first_hit((0, 0), "E")
    ///     (0, 3)
    #[pyo3(signature = (at, heading, matches = None))]
    fn first_hit<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Found<Cell>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let matches = asked.says(matches, || asked.occupied())?;
        let hit = self.bounds.first_hit(at, heading, asked.on(&matches));
        Ok(Found::of(hit, Cell::from))
    }

    /// The cells that a cell sees: the first match along each heading. Cells that are not empty match, unless `matches`
    /// is given.
    ///
    ///     >>> [seen.at for seen in pycollinear.Board.parse("r . K .\n. . . b").seen_from((0, 2))]
    ///     [(1, 3), (0, 0)]
    #[pyo3(signature = (at, matches = None, *, headings = None))]
    fn seen_from<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Seen>> {
        let asked = self.ask(at.py())?;
        let (at, headings) = (
            asked.cell(at)?,
            heading::read_all(headings, &Direction::ALL)?,
        );
        let matches = asked.says(matches, || asked.occupied())?;
        let seen = self.bounds.seen_from(at, &headings, asked.on(&matches));
        Ok(seen.map(Seen::from).collect())
    }
}
