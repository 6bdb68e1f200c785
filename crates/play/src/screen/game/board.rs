//! [`BoardView`]: the board on the screen.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};

use super::{
    palette::{Palette, dim},
    plan::Plan,
};
use crate::{
    session::Session,
    strokes::{LEAP, Strokes},
    text::drawing::Mark,
};

/// The board as it is to be drawn: what stands on it, and which cells stand out.
pub(in crate::screen) struct BoardView<'a> {
    pub(super) session: &'a dyn Session,
    pub(super) marks: Vec<Option<Mark>>,
    pub(super) cursor: usize,
    pub(super) plan: Plan,
    pub(super) palette: Palette,
}

impl<'a> BoardView<'a> {
    /// A board that is only looked at, as much of it as there is room for.
    pub(in crate::screen) fn still(session: &'a dyn Session, palette: Palette, area: Rect) -> Self {
        let board = session.board();
        Self {
            session,
            marks: vec![None; board.cells().len()],
            cursor: usize::MAX,
            plan: Plan::new(board, area, usize::MAX, Plan::default()),
            palette,
        }
    }

    pub(in crate::screen) fn draw(&self, buffer: &mut Buffer) {
        self.draw_strokes(buffer);
        for (cell, glyph) in self.session.glyphs().into_iter().enumerate() {
            self.draw_cell(cell, glyph, buffer);
        }
        self.draw_names(buffer);
    }

    /// Draws the lines of a board of points, as far as there is room for them.
    fn draw_strokes(&self, buffer: &mut Buffer) {
        let [step, leap] = self.plan.pitch();
        if self.session.board().strokes().is_empty() || leap != LEAP {
            return;
        }
        let strokes = Strokes::of(self.session.board(), step);
        for (place, [line, x]) in self.plan.places() {
            if let Some(char) = strokes.at(line, x) {
                buffer[place].set_char(char).set_style(dim());
            }
        }
    }

    /// Draws a cell with what stands to the left and to the right of it.
    fn draw_cell(&self, number: usize, glyph: char, buffer: &mut Buffer) {
        let board = self.session.board();
        let cell = &board.cells()[number];
        let Some(spot) = self.plan.spot(cell) else {
            return;
        };
        let (mark, is_cursor) = (self.marks[number], self.cursor == number);
        let owner = self.session.owner(glyph);
        let style = self.palette.cell(owner, glyph == '.', mark, is_cursor);
        let mut put = |x, glyph| {
            let place = Position { x, y: spot.y };
            if self.plan.window().contains(place) {
                buffer.set_stringn(x, spot.y, String::from(glyph), 2, style);
            }
        };
        // A place that neighbours share is the left mark of one, or else the right mark of the other.
        let (left_mark, right_mark) = mark.map_or((' ', ' '), Mark::around);
        let right = board.at(cell.x + 2, cell.y);
        let right = right.and_then(|right| self.marks[right]);
        // Beside a point without a mark there are strokes.
        let has_sides = board.strokes().is_empty() || mark.is_some() || is_cursor;
        if has_sides && (mark.is_some() || !self.plan.shares_marks()) {
            put(spot.x.saturating_sub(1), left_mark);
        }
        if has_sides && (right.is_none() || !self.plan.shares_marks()) {
            put(spot.x + 1, right_mark);
        }
        // Last, since there are characters that are two wide.
        let glyph = if cell.is_hole { ' ' } else { glyph };
        put(spot.x, glyph);
    }

    fn draw_names(&self, buffer: &mut Buffer) {
        let board = self.session.board();
        let window = self.plan.window();
        for row in self.plan.shown_rows() {
            let name = &board.rows()[row];
            let end = window.x.saturating_sub(1);
            let x = end.saturating_sub(u16::try_from(name.len()).unwrap_or(end));
            if let Some(y) = self.plan.line(row) {
                buffer.set_stringn(x, y, name, end.into(), dim());
            }
        }
        let mut free_from = 0;
        for (col, name) in board.columns().iter().enumerate() {
            let Some(place) = self.plan.label(col) else {
                continue;
            };
            // Above the last of its characters, or its only one, stands the column.
            let wide = u16::try_from(name.len()).unwrap_or(u16::MAX);
            let x = place.x.saturating_sub(wide.saturating_sub(1));
            let room = usize::from(window.right().saturating_sub(x));
            if x >= free_from && name.len() <= room {
                buffer.set_stringn(x, place.y, name, room, dim());
                free_from = place.x + 2;
            }
        }
    }
}
