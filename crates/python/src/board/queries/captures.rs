//! Captures: outflanking, custodial capture, surrounding.

use std::ops::RangeInclusive;

use collinear::Direction;
use pyo3::prelude::*;

use crate::{
    answers::{Bracket, Found, Surround},
    board::Board,
    cell::Cell,
    heading,
};

#[pymethods]
impl Board {
    /// Finds a run of `inner` cells between the given cell and an `anchor`: outflank, sandwich, flip.
    ///
    ///     >>> board = pycollinear.Board.parse(". O O X")
    ///     >>> board.bracket((0, 0), "E", "O", "X")
    ///     Bracket((0, 0), [(0, 1), (0, 2)], (0, 3))
    ///     >>> board.bracket((0, 0), "E", "O", "X", at_most=1)
    ///     <pycollinear.Miss: no anchor: blocked at (0, 2) after 1 cell>
    #[pyo3(signature = (at, heading, inner, anchor, *, at_least = 1, at_most = None))]
    fn bracket<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        inner: &Bound<'py, PyAny>,
        anchor: &Bound<'py, PyAny>,
        at_least: usize,
        at_most: Option<usize>,
    ) -> PyResult<Found<Bracket>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let inner = asked.predicate(inner)?;
        let anchor = asked.predicate(anchor)?;
        let (inner, anchor) = (asked.on(&inner), asked.on(&anchor));
        let lengths = lengths(at_least, at_most);
        let bracket = self.bounds.bracket(at, heading, lengths, inner, anchor);
        Ok(Found::of(bracket, Bracket::from))
    }

    /// The brackets from every empty cell, or from the cells that match: all Reversi moves with the discs they flip.
    ///
    ///     >>> board = pycollinear.Board(pycollinear.game("reversi").board)
    ///     >>> sorted({bracket.start for bracket in board.brackets("O", "X")})
    ///     [(2, 3), (3, 2), (4, 5), (5, 4)]
    #[pyo3(signature = (inner, anchor, matches = None, *, at_least = 1, at_most = None, headings = None))]
    fn brackets<'py>(
        &self,
        inner: &Bound<'py, PyAny>,
        anchor: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
        at_least: usize,
        at_most: Option<usize>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Bracket>> {
        let asked = self.ask(inner.py())?;
        let headings = heading::read_all(headings, &Direction::ALL)?;
        let inner = asked.predicate(inner)?;
        let anchor = asked.predicate(anchor)?;
        let matches = asked.says(matches, || asked.free())?;
        let (inner, anchor) = (asked.on(&inner), asked.on(&anchor));
        let (lengths, on) = (lengths(at_least, at_most), asked.on(&matches));
        let cells = self.bounds.headings_of(on, |_| headings.iter().copied());
        let brackets = cells.filter_map(|(at, heading)| {
            let bracket = self
                .bounds
                .bracket(at, heading, lengths.clone(), &inner, &anchor);
            bracket.ok().map(Bracket::from)
        });
        Ok(brackets.collect())
    }

    /// The adjacent cell, if it is prey between this cell and an anvil. With `edge` the edge is an anvil too.
    ///
    ///     >>> pycollinear.Board.parse("a d a").custodial((0, 0), "E", "d", "a")
    ///     (0, 1)
    #[pyo3(signature = (at, heading, prey, anvil, *, edge = false))]
    fn custodial<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        heading: &Bound<'py, PyAny>,
        prey: &Bound<'py, PyAny>,
        anvil: &Bound<'py, PyAny>,
        edge: bool,
    ) -> PyResult<Found<Cell>> {
        let asked = self.ask(at.py())?;
        let (at, heading) = (asked.cell(at)?, heading::read(heading)?);
        let prey = asked.predicate(prey)?;
        let anvil = asked.predicate(anvil)?;
        let (prey, anvil) = (asked.on(&prey), asked.on(&anvil));
        let anvil = |at: Option<_>| at.map_or(edge, &anvil);
        let taken = self.bounds.custodial(at, heading, prey, anvil);
        Ok(Found::of(taken, Cell::from))
    }

    /// Counts the closed sides of a cell and finds the first open one. Sides are closed by matching cells, and by the
    /// edge if `edge` is true.
    ///
    ///     >>> surround = pycollinear.Board.parse(". a .\na K a").surround((1, 1), "a", edge=True)
    ///     >>> surround.closed, bool(surround)
    ///     (4, True)
    #[pyo3(signature = (at, matches, *, edge = false, headings = None))]
    fn surround<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        matches: &Bound<'py, PyAny>,
        edge: bool,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Surround> {
        let asked = self.ask(at.py())?;
        let at = asked.cell(at)?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let matches = asked.predicate(matches)?;
        let matches = asked.on(&matches);
        let closes = |side: Option<_>| side.map_or(edge, &matches);
        Ok(self.bounds.surround(at, &headings, closes).into())
    }
}

fn lengths(at_least: usize, at_most: Option<usize>) -> RangeInclusive<usize> {
    at_least..=at_most.unwrap_or(usize::MAX)
}
