//! [`Plan`]: the places of cells on the screen.

use std::ops::Range;

use ratatui::layout::{Position, Rect, Size as Extent};

use super::size::Size;
use crate::core::board::{Board, Cell};

/// The places of cells on the screen, for the part of the board that fits into the window.
///
/// The cells are as large as possible. On a board of hexagons, each row is shifted to the left by half a cell from the
/// row above. Row names are on the left and column names are below. A frame is drawn if there is room.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Plan {
    /// The area of the cells.
    window: Rect,
    has_frame: bool,
    /// The width of the row names.
    edge: u16,
    rows: usize,
    cols: usize,
    size: Size,
    /// The distance by which each row is shifted to the left from the row above.
    slant: usize,
    /// The line and the column of the sheet that are in the upper left corner of the window.
    top: usize,
    left: usize,
}

impl Plan {
    /// The board in the middle of an area, with the largest cells that fit. A board that is larger than the area is
    /// scrolled only as far as the cursor requires.
    pub(super) fn new(board: &Board, area: Rect, cursor: usize, before: Self) -> Self {
        let [width, height] = [area.width, area.height].map(usize::from);
        let plan = Self::fitting(board, width, height).unwrap_or_else(|| {
            let plans = Size::all(board).filter(|size| size.height == 1);
            let mut plans = plans.map(|size| Self::of(board, size, false));
            let fits = |plan: &Self| plan.outer()[0] <= width;
            let widest = plans.find(fits);
            widest.unwrap_or_else(|| Self::of(board, Size::LEAST, false))
        });
        plan.placed(board, area, cursor, before)
    }

    /// The plan with the largest cells that show the whole board; `None` if the whole board does not fit.
    fn fitting(board: &Board, width: usize, height: usize) -> Option<Self> {
        let sizes = Size::all(board);
        // A frame would be too far away from hexagons.
        let framed = sizes.flat_map(|size| [(size, !board.is_slanted()), (size, false)]);
        let mut plans = framed.map(|(size, has_frame)| Self::of(board, size, has_frame));
        plans.find(|plan| {
            let [outer_width, outer_height] = plan.outer();
            outer_width <= width && outer_height <= height
        })
    }

    /// The smallest size that shows the whole board with room between cells.
    pub(super) fn least(board: &Board) -> [usize; 2] {
        let size = Size {
            width: 3 + usize::from(board.is_slanted()),
            height: 1,
        };
        Self::of(board, size, false).outer()
    }

    /// The plan of a board with cells of this size, not yet placed on the screen.
    fn of(board: &Board, size: Size, has_frame: bool) -> Self {
        Self {
            has_frame,
            edge: edge(board),
            rows: board.rows().len(),
            cols: board.columns().len(),
            slant: if board.is_slanted() {
                size.width / 2
            } else {
                0
            },
            size,
            ..Self::default()
        }
    }

    fn placed(mut self, board: &Board, area: Rect, cursor: usize, before: Self) -> Self {
        let frame = u16::from(self.has_frame);
        let room = area.width.saturating_sub(self.edge + 2 * frame);
        let lines = area.height.saturating_sub(1 + 2 * frame);
        let (width, height) = (
            fit(self.sheet_width(), room),
            fit(self.sheet_height(), lines),
        );
        self.window = Rect {
            x: area.x + (self.edge + frame).min(area.width) + (room - width) / 2,
            y: area.y + frame.min(area.height) + (lines - height) / 2,
            width,
            height,
        };
        if let Some(cursor) = board.cells().get(cursor) {
            let (width, height) = (width.into(), height.into());
            let (x, y) = (
                self.sheet_x(cursor.x, cursor.y),
                cursor.y * self.size.height,
            );
            let [to_middle, _] = self.size.middle();
            let (from, to) = (x - to_middle, x + to_middle + 1);
            self.top = scrolled(
                before.top,
                height,
                y,
                y + self.size.height,
                self.sheet_height(),
            );
            self.left = scrolled(before.left, width, from, to, self.sheet_width());
        }
        self
    }

    /// The size of the whole board with its names and frame.
    fn outer(&self) -> [usize; 2] {
        let frame = 2 * usize::from(self.has_frame);
        [
            self.sheet_width() + usize::from(self.edge) + frame,
            self.sheet_height() + 1 + frame,
        ]
    }

    /// The size of the shown part, with names and frame.
    pub(super) fn extent(&self) -> Extent {
        let frame = 2 * u16::from(self.has_frame);
        Extent {
            width: self.window.width + self.edge + frame,
            height: self.window.height + 1 + frame,
        }
    }

    pub(super) const fn window(&self) -> Rect {
        self.window
    }

    pub(super) fn frame(&self) -> Option<Rect> {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.window;
        self.has_frame.then(|| Rect {
            x: x - 1,
            y: y - 1,
            width: width + 2,
            height: height + 2,
        })
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    fn sheet_height(&self) -> usize {
        self.rows * self.size.height
    }

    fn sheet_width(&self) -> usize {
        match self.cols {
            0 => 0,
            // At the smallest size, there is no gap after the last column.
            cols if self.size.is_least() => cols * self.size.width + self.rows * self.slant,
            cols => (cols - 1) * self.size.width + self.size.inner() + self.rows * self.slant,
        }
    }

    /// The column of the sheet at the middle of a cell that is `x` half cells from the left. The row of column names is
    /// below the last row.
    fn sheet_x(&self, x: usize, y: usize) -> usize {
        let [to_middle, _] = self.size.middle();
        to_middle + x * self.size.width / 2 + self.rows.saturating_sub(y) * self.slant
    }

    /// The middle of a cell, as a line and a column of the sheet.
    pub(super) fn middle(&self, cell: &Cell) -> (usize, usize) {
        let [_, to_middle] = self.size.middle();
        let line = cell.y * self.size.height + to_middle;
        (line, self.sheet_x(cell.x, cell.y))
    }

    pub(super) fn shown_rows(&self) -> Range<usize> {
        let end = self.top + usize::from(self.window.height);
        let height = self.size.height.max(1);
        self.top.div_ceil(height)..end.div_ceil(height).min(self.rows)
    }

    /// The line on the screen for a line of the sheet.
    fn screen_y(&self, line: usize) -> Option<u16> {
        let below = u16::try_from(line.checked_sub(self.top)?).ok()?;
        (below < self.window.height).then(|| self.window.y + below)
    }

    /// The column on the screen for a column of the sheet.
    fn screen_x(&self, x: usize) -> Option<u16> {
        let right = u16::try_from(x.checked_sub(self.left)?).ok()?;
        (right < self.window.width).then(|| self.window.x + right)
    }

    /// The line on the screen at the middle of a row.
    pub(super) fn line(&self, row: usize) -> Option<u16> {
        let [_, to_middle] = self.size.middle();
        self.screen_y(row * self.size.height + to_middle)
    }

    /// The place on the screen of the middle of a cell, if that place is visible.
    pub(super) fn spot(&self, cell: &Cell) -> Option<Position> {
        let (line, x) = self.middle(cell);
        Some(Position {
            x: self.screen_x(x)?,
            y: self.screen_y(line)?,
        })
    }

    /// The visible places of a cell's box, each with its column and line in the box.
    pub(super) fn places(
        &self,
        cell: &Cell,
    ) -> impl Iterator<Item = (Position, [usize; 2])> + use<> {
        let plan = *self;
        let [to_middle, _] = self.size.middle();
        let (top, left) = (
            cell.y * self.size.height,
            self.sheet_x(cell.x, cell.y) - to_middle,
        );
        // Most cells of a large board are not visible.
        let lines = 0..self.size.height;
        let lines = lines.filter_map(move |down| Some((down, plan.screen_y(top + down)?)));
        lines.flat_map(move |(down, y)| {
            let columns = 0..plan.size.inner();
            columns.filter_map(move |right| {
                let x = plan.screen_x(left + right)?;
                Some((Position { x, y }, [right, down]))
            })
        })
    }

    /// The line and the column of the sheet at a place of the window.
    pub(super) fn on_sheet(&self, place: Position) -> (usize, usize) {
        (
            self.top + usize::from(place.y - self.window.y),
            self.left + usize::from(place.x - self.window.x),
        )
    }

    /// The place of a column name, below the last visible row.
    pub(super) fn label(&self, col: usize) -> Option<Position> {
        let below = self.shown_rows().end;
        Some(Position {
            x: self.screen_x(self.sheet_x(2 * col, below))?,
            y: self.window.bottom() + u16::from(self.has_frame),
        })
    }

    pub(super) fn cell_at(&self, board: &Board, place: Position) -> Option<usize> {
        if !self.window.contains(place) {
            return None;
        }
        let (line, x) = self.on_sheet(place);
        let [to_middle, _] = self.size.middle();
        let is_there = |cell: &Cell| {
            let left = self.sheet_x(cell.x, cell.y) - to_middle;
            cell.y == line / self.size.height && (left..left + self.size.width).contains(&x)
        };
        board.cells().iter().position(is_there)
    }

    /// The first and last row and column that are shown, if the board does not fit.
    pub(super) fn shown_part(&self) -> Option<([usize; 2], [usize; 2])> {
        let (first, last) = (self.shown_rows().start, self.shown_rows().last()?);
        let is_shown = |col: &usize| self.screen_x(self.sheet_x(2 * col, first)).is_some();
        let cols: Vec<_> = (0..self.cols).filter(is_shown).collect();
        let (&left, &right) = (cols.first()?, cols.last()?);
        let all = last + 1 - first == self.rows && cols.len() == self.cols;
        (!all).then_some(([first, last], [left, right]))
    }
}

/// The width of the row names.
fn edge(board: &Board) -> u16 {
    let ends = [board.rows().first(), board.rows().last()];
    let widest = ends.into_iter().flatten().map(String::len).max();
    match widest.unwrap_or(0) {
        0 => 0,
        widest => u16::try_from(widest + 1).unwrap_or(u16::MAX),
    }
}

/// The smaller of the two numbers.
fn fit(wanted: usize, room: u16) -> u16 {
    u16::try_from(wanted).map_or(room, |wanted| wanted.min(room))
}

/// The start of a window that shows everything from `from` to `to`. If possible, the window does not move.
fn scrolled(before: usize, window: usize, from: usize, to: usize, whole: usize) -> usize {
    let begin = before.max(to.saturating_sub(window)).min(from);
    begin.min(whole.saturating_sub(window))
}
