//! [`Columns`]: the lines that discs fall along, and where they land.

use alloc::{format, string::String};

use super::Square;
use crate::{
    Board, Bounds, Direction, Finite, Grid, Layout, Topology,
    rules::{Illegal, Setting, SetupError},
};

/// The heading along which discs fall, and the number of columns. A column is a line along this heading, from its first
/// cell to its floor. A board without cells has no columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Columns<H> {
    pub(super) heading: H,
    pub(super) count: usize,
    /// The length of each column, if the cells are numbered row by row, as on most boards. A step down then adds the
    /// number of columns to the index.
    pub(super) rows: Option<usize>,
}

impl Columns<Direction> {
    /// The columns of a rectangle in which discs fall down. Its upper and lower side must not be joined. It is the
    /// `const` form of [`on`](Self::on).
    pub(super) const fn down(board: Bounds) -> Self {
        let (count, rows) = match board.cell_count() {
            0 => (0, None),
            _ => (board.cols(), Some(board.rows())),
        };
        Self {
            heading: Direction::S,
            count,
            rows,
        }
    }
}

impl<H: Copy + Eq> Columns<H> {
    /// The columns of a board along a heading.
    pub(super) fn on<T: Layout<Heading = H>>(
        board: &Board<T>,
        heading: H,
    ) -> Result<Self, SetupError> {
        let topology = board.topology();
        let (mut count, mut filled) = (0, 0);
        for at in board.cells() {
            if let Some((_, turned)) = topology.step(at, heading)
                && turned != heading
            {
                return Err(turns());
            }
            if topology.has_rings() && topology.is_ring(at, heading) {
                return Err(no_floor());
            }
            if is_top(topology, at, heading) {
                count += 1;
                filled += board.ray_len(at, heading) + 1;
            }
        }
        let cells = topology.cell_count();
        // If only some cells have the heading, some cells are in no column.
        if filled != cells {
            return Err(turns());
        }
        let below = |at| board.step(at, heading);
        let index_below = |index| Some(index + count).filter(|&below| below < cells);
        let mut indices = board.cells().enumerate();
        let by_rows = indices.all(|(index, at)| {
            below(at).and_then(|below| topology.index_of(below)) == index_below(index)
        });
        Ok(Self {
            heading,
            count,
            // Columns can differ in length: with steps of two or more rows, the last row may be incomplete.
            rows: cells
                .checked_div(count)
                .filter(|rows| by_rows && rows * count == cells),
        })
    }

    /// True if a cell is the top of its column.
    #[inline]
    pub(super) fn is_top<T: Finite<Heading = H>>(&self, board: &T, at: T::Cell) -> bool {
        match self.rows {
            Some(_) => board.index_inside(at) < self.count,
            None => is_top(board, at, self.heading),
        }
    }

    /// The top cells of the columns.
    #[inline]
    pub(super) fn tops<T: Finite<Heading = H>>(
        self,
        board: &Board<T>,
    ) -> impl Iterator<Item = T::Cell> {
        let is_top =
            move |&at: &T::Cell| self.rows.is_some() || is_top(board.topology(), at, self.heading);
        board.cells().filter(is_top).take(self.count)
    }

    /// The cell where a disc lands in the column with this top cell, if the column is not full.
    #[inline]
    pub(super) fn landing<T: Finite<Heading = H>>(
        &self,
        grid: &Grid<Square, T>,
        top: T::Cell,
        has_obstacles: bool,
    ) -> Option<T::Cell> {
        let Some(rows) = self.rows.filter(|_| !has_obstacles) else {
            return self.landing_by_steps(grid, top);
        };
        let (board, cells) = (grid.board().topology(), grid.iter().as_slice());
        // Searches from the floor upwards, since most games have few discs. With obstacles the search goes downwards,
        // since cells below an obstacle are free but can't be reached.
        let (mut row, mut index) = (rows, board.index_inside(top) + rows * self.count);
        while row > 0 {
            (row, index) = (row - 1, index - self.count);
            if cells.get(index).is_some_and(Square::is_empty) {
                return Some(board.leap(top, self.heading, row).0);
            }
        }
        None
    }

    #[cold]
    #[inline(never)]
    fn landing_by_steps<T: Finite<Heading = H>>(
        &self,
        grid: &Grid<Square, T>,
        top: T::Cell,
    ) -> Option<T::Cell> {
        if !is_top(grid.board().topology(), top, self.heading) {
            return None;
        }
        grid.drop_from(top, self.heading, Square::is_empty).ok()
    }
}

/// Reads the number of a column, counted from 1, and returns its index from 0.
///
/// # Errors
///
/// If it is not a number from 1 to the number of columns.
pub fn read_column(text: &str, cols: usize) -> Result<usize, Illegal> {
    let number = usize::read(text).ok();
    let column = number.and_then(|number| number.checked_sub(1));
    let column = column.ok_or_else(|| {
        let columns = columns_to(cols);
        Illegal::refused(format!("not a column: {columns}"))
    })?;
    check_column(column, cols)?;
    Ok(column)
}

/// Checks that there is a column with this index, counted from 0.
///
/// # Errors
///
/// If there are fewer columns.
pub fn check_column(column: usize, cols: usize) -> Result<(), Illegal> {
    if column < cols {
        return Ok(());
    }
    let (number, columns) = (column.saturating_add(1), columns_to(cols));
    let why = format!("there is no column {number}: {columns}");
    Err(Illegal::refused(why))
}

/// Refuses a disc in a full column. Columns are counted from 0.
#[must_use]
pub fn column_full(column: usize) -> Illegal {
    Illegal::refused(format!("column {} is full", column.saturating_add(1)))
}

/// Checks that a disc stays on a cell, given the cell where it lands.
///
/// # Errors
///
/// If it lands on another cell.
pub fn check_landing<B: Layout>(
    board: &Board<B>,
    at: B::Cell,
    lands: B::Cell,
) -> Result<(), Illegal> {
    if at == lands {
        return Ok(());
    }
    let [on, to] = [at, lands].map(|at| board.names([at]));
    let why = format!("a disc does not stay on {on}: it falls to {to}");
    Err(Illegal::refused_at(why, [at, lands]))
}

fn columns_to(cols: usize) -> String {
    match cols {
        0 => "the board has none".into(),
        1 => "the only column is 1".into(),
        _ => format!("columns are 1 to {cols}"),
    }
}

/// True if a cell is the top of its column.
#[inline]
fn is_top<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> bool {
    board.step(at, board.reversed(at, heading)).is_none()
}

fn turns() -> SetupError {
    SetupError::new("gravity needs straight columns that together cover all cells of the board")
}

pub(super) fn no_floor() -> SetupError {
    SetupError::new("gravity needs a floor, and on this board a disc would fall round a ring")
}
