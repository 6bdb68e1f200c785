//! [`Plan`]: where on the screen the cells of a board are.

use std::ops::Range;

use ratatui::layout::{Position, Rect};

use crate::{
    board::{Board, Cell},
    strokes::LEAP,
};

/// Where on the screen the cells of a board are: the part of it that the window has room for.
///
/// On the sheet that the board would fill, a row is a line, and a cell is three characters wide: its
/// piece with a mark to the left and to the right of it. Where that is too wide neighbours share
/// theirs. The rows of a triangular board lie half a cell to the left of those above. Between the points
/// of a board of points there is room for its strokes, if the window has that.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Plan {
    /// Where cells are shown.
    window: Rect,
    rows: usize,
    cols: usize,
    /// From cell to cell.
    step: usize,
    /// From row to row.
    leap: usize,
    /// How far to the left of the row above a row begins.
    slant: usize,
    /// The line and the column of the sheet that are shown in the corner of the window.
    top: usize,
    left: usize,
}

impl Plan {
    /// The board in an area, with the names of the rows to the left of it and those of the columns
    /// below; it is scrolled no further than it has to be for the cursor.
    pub(super) fn new(board: &Board, area: Rect, cursor: usize, before: Self) -> Self {
        let mut plan = Self {
            rows: board.rows().len(),
            cols: board.columns().len(),
            ..Self::default()
        };
        let edge = edge(board);
        let room = area.width.saturating_sub(edge);
        let lines = area.height.saturating_sub(1);
        let has_strokes = !board.strokes().is_empty() && !board.is_slanted();
        let steps = match has_strokes {
            true if board.has_cells_side_by_side() => [4, 2],
            true => [2, 2],
            false if board.is_slanted() => [4, 2],
            false => [3, 2],
        };
        plan.leap = if has_strokes { LEAP } else { 1 };
        if plan.sheet_height() > lines.into() {
            plan.leap = 1;
        }
        for step in steps {
            plan.step = step;
            plan.slant = if board.is_slanted() { step / 2 } else { 0 };
            if plan.sheet_width() <= usize::from(room) {
                break;
            }
        }
        let (width, height) = (
            fit(plan.sheet_width(), room),
            fit(plan.sheet_height(), lines),
        );
        // Not quite at the edge of the window, if there is room.
        let (aside, below) = (room - width, lines - height);
        plan.window = Rect {
            x: area.x + edge.min(area.width) + aside.min(2),
            y: area.y + below.min(1),
            width,
            height,
        };
        if let Some(cursor) = board.cells().get(cursor) {
            let (width, height) = (plan.window.width.into(), plan.window.height.into());
            let x = plan.sheet_x(cursor.x, cursor.y);
            let y = cursor.y * plan.leap;
            plan.top = scrolled(before.top, height, y, y + 1, plan.sheet_height());
            plan.left = scrolled(before.left, width, x - 1, x + 2, plan.sheet_width());
        }
        plan
    }

    pub(super) const fn window(&self) -> Rect {
        self.window
    }

    /// How many lines the sheet has.
    fn sheet_height(&self) -> usize {
        match self.rows {
            0 => 0,
            rows => (rows - 1) * self.leap + 1,
        }
    }

    fn sheet_width(&self) -> usize {
        match self.cols {
            0 => 0,
            cols => (cols - 1) * self.step + 3 + self.rows * self.slant,
        }
    }

    /// Where on its line of the sheet the piece stands of a cell that lies so many half cells from the
    /// left. The row below the last one is that
    /// of the columns' names.
    fn sheet_x(&self, x: usize, y: usize) -> usize {
        1 + x * self.step / 2 + self.rows.saturating_sub(y) * self.slant
    }

    /// The rows that are shown.
    pub(super) fn shown_rows(&self) -> Range<usize> {
        let end = self.top + usize::from(self.window.height);
        let leap = self.leap.max(1);
        self.top.div_ceil(leap)..end.div_ceil(leap).min(self.rows)
    }

    /// The line of the screen that a row is shown on.
    pub(super) fn line(&self, row: usize) -> Option<u16> {
        let below = u16::try_from((row * self.leap).checked_sub(self.top)?).ok()?;
        (below < self.window.height).then(|| self.window.y + below)
    }

    /// The column of the screen for one of the sheet.
    fn column(&self, x: usize) -> Option<u16> {
        let right = u16::try_from(x.checked_sub(self.left)?).ok()?;
        (right < self.window.width).then(|| self.window.x + right)
    }

    /// Where the piece of a cell is shown, if it is.
    pub(super) fn spot(&self, cell: &Cell) -> Option<Position> {
        Some(Position {
            x: self.column(self.sheet_x(cell.x, cell.y))?,
            y: self.line(cell.y)?,
        })
    }

    /// Where the name of a column is shown, below the last row that is.
    pub(super) fn label(&self, col: usize) -> Option<Position> {
        let below = self.shown_rows().end;
        Some(Position {
            x: self.column(self.sheet_x(2 * col, below))?,
            y: self.window.bottom(),
        })
    }

    /// The cell that is shown at a place of the screen.
    pub(super) fn cell_at(&self, board: &Board, place: Position) -> Option<usize> {
        if !self.window.contains(place) {
            return None;
        }
        let y = self.top + usize::from(place.y - self.window.y);
        let x = self.left + usize::from(place.x - self.window.x);
        let is_there = |cell: &Cell| {
            let left = self.sheet_x(cell.x, cell.y) - 1;
            cell.y * self.leap == y && (left..left + self.step).contains(&x)
        };
        board.cells().iter().position(is_there)
    }

    /// Whether marks of neighbours share their place.
    pub(super) const fn shares_marks(&self) -> bool {
        self.step < 3
    }

    /// From cell to cell, and from row to row.
    pub(super) const fn pitch(&self) -> [usize; 2] {
        [self.step, self.leap]
    }

    /// The places of the window, each with its line and its column of the sheet.
    pub(super) fn places(&self) -> impl Iterator<Item = (Position, [usize; 2])> + use<> {
        let Self {
            window, top, left, ..
        } = *self;
        window.positions().map(move |place| {
            let line = top + usize::from(place.y - window.y);
            let x = left + usize::from(place.x - window.x);
            (place, [line, x])
        })
    }

    /// Which cells are shown, if not all: the first and the last row, and the first and the last
    /// column.
    pub(super) fn shown_part(&self) -> Option<([usize; 2], [usize; 2])> {
        let (first, last) = (self.shown_rows().start, self.shown_rows().last()?);
        let is_shown = |col: &usize| self.column(self.sheet_x(2 * col, first)).is_some();
        let cols: Vec<_> = (0..self.cols).filter(is_shown).collect();
        let (&left, &right) = (cols.first()?, cols.last()?);
        let all = last + 1 - first == self.rows && cols.len() == self.cols;
        (!all).then_some(([first, last], [left, right]))
    }
}

/// How much room the names of the rows take.
fn edge(board: &Board) -> u16 {
    let ends = [board.rows().first(), board.rows().last()];
    let widest = ends.into_iter().flatten().map(String::len).max();
    u16::try_from(widest.unwrap_or(0) + 1).unwrap_or(u16::MAX)
}

/// As much as there is room for.
fn fit(wanted: usize, room: u16) -> u16 {
    u16::try_from(wanted).map_or(room, |wanted| wanted.min(room))
}

/// Where a window begins that shows what lies from one place to another, and begins where it began
/// before if it can.
fn scrolled(before: usize, window: usize, from: usize, to: usize, whole: usize) -> usize {
    let begin = before.max(to.saturating_sub(window)).min(from);
    begin.min(whole.saturating_sub(window))
}
