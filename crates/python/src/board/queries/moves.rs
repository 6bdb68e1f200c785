//! Moves: slides, paths, hops, drops.

use collinear::Direction;
use pyo3::prelude::*;

use crate::{
    answers::{Found, Hop, Run},
    board::Board,
    cell::{Cell, cells},
    heading,
};

#[pymethods]
impl Board {
    /// The cells to which a piece can slide, as a rook does, and what stops it. The piece slides over empty cells,
    /// unless `free` is given.
    ///
    ///     >>> pycollinear.Board.parse("R . . p").slide((0, 0), "E")
    ///     Run([(0, 1), (0, 2)], Stop('blocked', (0, 3)))
    #[pyo3(signature = (at, heading, free = None, *, at_most = None))]
    fn slide<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
        at_most: Option<usize>,
    ) -> PyResult<Run> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let free = asked.says(free, || asked.free())?;
        let most = at_most.unwrap_or(usize::MAX);
        Ok(self
            .bounds
            .slide(at, heading, ..=most, asked.on(&free))
            .into())
    }

    /// The cells to which a piece can slide or capture, as in chess. The piece captures the first blocker if this is
    /// a `target`.
    ///
    ///     >>> pycollinear.Board.parse("R . . p").slide_or_take((0, 0), "E", "p")
    ///     Run([(0, 1), (0, 2), (0, 3)], Stop('taken', (0, 3)))
    #[pyo3(signature = (at, heading, target, free = None, *, at_most = None))]
    fn slide_or_take<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        target: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
        at_most: Option<usize>,
    ) -> PyResult<Run> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let target = asked.predicate(target)?;
        let free = asked.says(free, || asked.free())?;
        let (most, on) = (at_most.unwrap_or(usize::MAX), asked.on(&free));
        Ok(self
            .bounds
            .slide_or_take(at, heading, ..=most, on, asked.on(&target))
            .into())
    }

    /// The straight path to another cell, if all of it is free. The start cell is left out.
    ///
    ///     >>> board = pycollinear.Board.parse("R . .\n. p .\n. . .")
    ///     >>> board.path((0, 0), (0, 2))
    ///     [(0, 1), (0, 2)]
    ///     >>> board.path((0, 0), (2, 2))
    ///     <pycollinear.Miss: the path is blocked at (1, 1)>
    ///     >>> board.path((0, 0), (1, 2))
    ///     <pycollinear.Miss: (0, 0) and (1, 2) are not in line>
    #[pyo3(signature = (at, to, free = None))]
    fn path<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        to: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Found<Vec<Cell>>> {
        let asked = self.ask(at.py())?;
        let (at, to) = (asked.cell(at)?, asked.cell(to)?);
        let free = asked.says(free, || asked.free())?;
        let path = self.bounds.path(at, to, asked.on(&free));
        Ok(Found::of(path, cells))
    }

    /// The jump over an adjacent cell to the cell behind it, which must be empty unless `landing` is given.
    ///
    ///     >>> pycollinear.Board.parse("m x .").hop((0, 0), "E", "x")
    ///     Hop((0, 0), (0, 1), (0, 2))
    #[pyo3(signature = (at, heading, hurdle, landing = None))]
    fn hop<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        hurdle: &Bound<'py, PyAny>,
        landing: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Found<Hop>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let hurdle = asked.predicate(hurdle)?;
        let landing = asked.says(landing, || asked.free())?;
        let hop = self
            .bounds
            .hop(at, heading, asked.on(&hurdle), asked.on(&landing));
        Ok(Found::of(hop, Hop::from))
    }

    /// All jumps of all pieces that match, along the four orthogonal headings unless others are given.
    ///
    ///     >>> pycollinear.Board.parse("m x . x m").hops("m", "x")
    ///     [Hop((0, 0), (0, 1), (0, 2)), Hop((0, 4), (0, 3), (0, 2))]
    #[pyo3(signature = (matches, hurdle, landing = None, *, headings = None))]
    fn hops<'py>(
        &self,
        matches: &Bound<'py, PyAny>,
        hurdle: &Bound<'py, PyAny>,
        landing: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Hop>> {
        let asked = self.ask(matches.py())?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let matches = asked.predicate(matches)?;
        let hurdle = asked.predicate(hurdle)?;
        let landing = asked.says(landing, || asked.free())?;
        let (hurdle, landing) = (asked.on(&hurdle), asked.on(&landing));
        let pieces = self
            .bounds
            .headings_of(asked.on(&matches), |_| headings.iter().copied());
        let hops = pieces.filter_map(|(at, heading)| {
            let hop = self.bounds.hop(at, heading, &hurdle, &landing);
            hop.ok().map(Hop::from)
        });
        Ok(hops.collect())
    }

    /// The cell where a disc lands if it is dropped from a cell: the last free cell downwards, or along `heading`. The
    /// first cell that is not free stops the disc.
    ///
    ///     >>> pycollinear.Board.parse(".\n.\nX").drop_from((0, 0))
    ///     (1, 0)
    #[pyo3(signature = (at, heading = None, free = None))]
    fn drop_from<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: Option<&Bound<'py, PyAny>>,
        free: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Found<Cell>> {
        let asked = self.ask(at.py())?;
        let at = asked.cell(at)?;
        let heading = heading.map_or(Ok(Direction::S), heading::read)?;
        let free = asked.says(free, || asked.free())?;
        let landing = self.bounds.drop_from(at, heading, asked.on(&free));
        Ok(Found::of(landing, Cell::from))
    }

    /// The cells where discs land if they are dropped from the edge: all moves of four in a row.
    ///
    ///     >>> pycollinear.Board.parse(". . X\n. O X").landings()
    ///     [(1, 0), (0, 1)]
    #[pyo3(signature = (heading = None, free = None))]
    fn landings<'py>(
        &self,
        py: Python<'py>,
        heading: Option<&Bound<'py, PyAny>>,
        free: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Cell>> {
        let asked = self.ask(py)?;
        let heading = heading.map_or(Ok(Direction::S), heading::read)?;
        let free = asked.says(free, || asked.free())?;
        Ok(cells(self.bounds.landings(heading, asked.on(&free))))
    }
}
