//! [`Columns`]: along which lines discs fall, and where one lands.

use alloc::{format, string::String};

use super::Square;
use crate::{
    Board, Bounds, Direction, Finite, Grid, Layout, Topology,
    rules::{Illegal, Setting, SetupError},
};

/// Which way discs fall, and in how many columns: lines along that heading, from their first cell to their
/// floor. A board without cells has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Columns<H> {
    pub(super) heading: H,
    pub(super) count: usize,
    /// How many cells each column has if the board is numbered row by row, as most are: then a step
    /// down leads to the cell whose index is larger by the number of columns, from each cell but those
    /// of the last row, and no column need be searched for.
    pub(super) rows: Option<usize>,
}

impl Columns<Direction> {
    /// Those of a board of rows and columns whose upper and lower side are not joined, downwards: what
    /// [`on`](Self::on) finds, known when the program is compiled.
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
    /// Those of a board along a heading.
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
        // A heading that only some cells know leads from none of the others.
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
            // Columns of one length: steps by two or more may leave the last row unfilled.
            rows: cells
                .checked_div(count)
                .filter(|rows| by_rows && rows * count == cells),
        })
    }

    /// Whether no disc falls past a cell from above.
    #[inline]
    pub(super) fn is_top<T: Finite<Heading = H>>(&self, board: &T, at: T::Cell) -> bool {
        match self.rows {
            Some(_) => board.index_inside(at) < self.count,
            None => is_top(board, at, self.heading),
        }
    }

    /// The uppermost cells of the columns.
    #[inline]
    pub(super) fn tops<T: Finite<Heading = H>>(
        self,
        board: &Board<T>,
    ) -> impl Iterator<Item = T::Cell> {
        let is_top =
            move |&at: &T::Cell| self.rows.is_some() || is_top(board.topology(), at, self.heading);
        board.cells().filter(is_top).take(self.count)
    }

    /// The cell that a disc falls to in the column that begins on a cell, if one does.
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
        // From the floor upwards, as few discs stand in most games that are counted. An obstacle would have free
        // cells below it that no disc falls to.
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

/// The column of a text, which counts from 1.
///
/// # Errors
///
/// If it is no number from 1 on, or if there are fewer columns.
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

/// Whether there is a column, counted from 0.
///
/// # Errors
///
/// If there are fewer.
pub fn check_column(column: usize, cols: usize) -> Result<(), Illegal> {
    if column < cols {
        return Ok(());
    }
    let (number, columns) = (column.saturating_add(1), columns_to(cols));
    let why = format!("there is no column {number}: {columns}");
    Err(Illegal::refused(why))
}

/// The refusal of a disc in a column, counted from 0, that has no free cell.
#[must_use]
pub fn column_full(column: usize) -> Illegal {
    Illegal::refused(format!("column {} is full", column.saturating_add(1)))
}

/// Whether a disc stays on a cell, where it lands on this one.
///
/// # Errors
///
/// If that is another one.
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

/// Which columns there are, for a player.
fn columns_to(cols: usize) -> String {
    match cols {
        0 => "the board has none".into(),
        1 => "the only column is 1".into(),
        _ => format!("columns are 1 to {cols}"),
    }
}

/// Whether no disc falls past a cell from above.
#[inline]
fn is_top<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> bool {
    board.step(at, board.reversed(at, heading)).is_none()
}

fn turns() -> SetupError {
    SetupError::new(
        "a disc falls one way, and on this board a step along the heading of gravity turns it",
    )
}

pub(super) fn no_floor() -> SetupError {
    SetupError::new("gravity needs a floor, and on this board a disc would fall round a ring")
}
