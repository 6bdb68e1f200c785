//! Connected cells: groups, liberties, paths.

use collinear::{Coord, Direction};
use pyo3::prelude::*;

use crate::{
    answers::Region,
    board::Board,
    cell::{Cell, cells},
    heading,
};

#[pymethods]
impl Board {
    /// The connected group of a cell. The group consists of equal cells, unless `matches` is given.
    ///
    ///     >>> pycollinear.Board.parse("X X .\n. X O").flood((0, 0))
    ///     Region([(0, 0), (0, 1), (1, 1)])
    #[pyo3(signature = (at, matches = None, *, headings = None))]
    fn flood<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Region> {
        let asked = self.ask(at.py())?;
        let at = asked.cell(at)?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let matches = asked.says(matches, || asked.same(at))?;
        let region = self.bounds.flood([at], &headings, asked.on(&matches));
        Ok(Region::of(region, &headings))
    }

    /// All connected groups of equal cells, each with its value. Empty cells are left out, unless `matches` is given.
    ///
    ///     >>> regions = pycollinear.Board.parse("X X O\n. O O").regions()
    ///     >>> [(value, len(region)) for value, region in regions]
    ///     [('X', 2), ('O', 3)]
    #[pyo3(signature = (matches = None, *, headings = None))]
    fn regions<'py>(
        &self,
        py: Python<'py>,
        matches: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, Region)>> {
        let asked = self.ask(py)?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let matches = asked.says(matches, || asked.occupied())?;
        let regions = self.bounds.regions(&headings, asked.kinds(&matches));
        let regions =
            regions.map(|(kind, region)| Ok((asked.value(kind)?, Region::of(region, &headings))));
        regions.collect()
    }

    /// The liberties of the group of a cell: the free cells adjacent to the group.
    ///
    ///     >>> pycollinear.Board.parse("X X .\n. X O").liberties((0, 0))
    ///     [(1, 0), (0, 2)]
    #[pyo3(signature = (at, free = None, *, headings = None))]
    fn liberties<'py>(
        &self,
        at: &Bound<'py, PyAny>,
        free: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Cell>> {
        let asked = self.ask(at.py())?;
        let at = asked.cell(at)?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let free = asked.says(free, || asked.free())?;
        let (same, free) = (asked.same(at), asked.on(&free));
        let group = self.bounds.flood([at], &headings, asked.on(&same));
        Ok(cells(group.border(&headings).filter(|&at| free(at))))
    }

    /// The regions that a wall encloses: no path leads from an enclosed region to the edge.
    ///
    ///     >>> pycollinear.Board.parse(". X .\nX . X\n. X .").enclosed("X")
    ///     [Region([(1, 1)])]
    #[pyo3(signature = (wall, *, headings = None))]
    fn enclosed<'py>(
        &self,
        wall: &Bound<'py, PyAny>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Region>> {
        let asked = self.ask(wall.py())?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let wall = asked.predicate(wall)?;
        let regions = self.bounds.enclosed(&headings, asked.on(&wall));
        Ok(regions
            .map(|region| Region::of(region, &headings))
            .collect())
    }

    /// A shortest path over matching cells from one set of cells to another, with both ends. None if there is no path.
    /// By default the path runs over cells equal to the first start cell.
    ///
    ///     >>> board = pycollinear.Board.parse("X X .\n. X X")
    ///     >>> board.connect([(0, 0)], [(0, 2), (1, 2)])
    ///     [(0, 0), (0, 1), (1, 1), (1, 2)]
    #[pyo3(signature = (starts, goals, matches = None, *, headings = None))]
    fn connect<'py>(
        &self,
        starts: &Bound<'py, PyAny>,
        goals: &Bound<'py, PyAny>,
        matches: Option<&Bound<'py, PyAny>>,
        headings: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Vec<Cell>>> {
        let asked = self.ask(starts.py())?;
        let headings = heading::read_all(headings, &Direction::ORTHOGONAL)?;
        let starts: PyResult<Vec<_>> = starts.try_iter()?.map(|at| asked.cell(&at?)).collect();
        let goals: PyResult<Vec<_>> = goals.try_iter()?.map(|at| asked.cell(&at?)).collect();
        let (starts, goals) = (starts?, goals?);
        let Some(&first) = starts.first() else {
            return Ok(None);
        };
        let matches = asked.says(matches, || asked.same(first))?;
        let mut is_goal = vec![false; self.bounds.cell_count()];
        for &goal in &goals {
            if let Some(index) = self.bounds.index_of(goal) {
                is_goal[index] = true;
            }
        }
        let goal = |at| self.bounds.index_of(at).is_some_and(|index| is_goal[index]);
        let way = self
            .bounds
            .connect(starts, goal, &headings, asked.on(&matches));
        Ok(way.map(cells))
    }

    /// The cells that can be reached from the start cells with your own steps: knight's moves, hops, portals. `steps`
    /// is a function that returns the cells one step away from a cell. The start cells are included.
    ///
    ///     >>> board = pycollinear.Board(numpy.zeros((3, 3), int))
    ///     >>> def knight(at):
    ///     ...     cells = [(at[0] + row, at[1] + col) for row, col in pycollinear.KNIGHT]
    ///     ...     return [(row, col) for row, col in cells if 0 <= row < 3 and 0 <= col < 3]
    ///     >>> region = board.reach_by([(0, 0)], knight)
    ///     >>> len(region), (1, 1) in region
    ///     (8, False)
    fn reach_by<'py>(
        &self,
        starts: &Bound<'py, PyAny>,
        steps: &Bound<'py, PyAny>,
    ) -> PyResult<Region> {
        let read = |said: &Bound<'py, PyAny>| -> PyResult<Vec<Coord>> {
            let cells = said.try_iter()?;
            cells
                .map(|at| crate::cell::read(self.bounds, &at?))
                .collect()
        };
        let mut failed = None;
        let region = self.bounds.reach_by(read(starts)?, |at| {
            if failed.is_some() {
                return Vec::new();
            }
            let said = steps.call1((Cell::from(at),)).and_then(|said| read(&said));
            said.unwrap_or_else(|error| {
                failed = Some(error);
                Vec::new()
            })
        });
        let region = Region::of(region, &Direction::ORTHOGONAL);
        failed.map_or(Ok(region), Err)
    }
}
