//! [`BoardView`]: the board on the screen.

use collinear::{
    Coord, Grid,
    picture::{Margin, Tiling},
};
use ratatui::{buffer::Buffer, layout::Position};

use super::{
    palette::{Palette, dim},
    plan::{Extent, Plan},
};
use crate::common::{TextGame, board::Mark};

/// The board as it is to be drawn: what stands on it, and which cells stand out.
pub(super) struct BoardView<'a, G> {
    pub(super) game: &'a G,
    pub(super) glyphs: Grid<char>,
    pub(super) marks: Grid<Option<Mark>>,
    pub(super) cursor: Coord,
    pub(super) plan: Plan,
    pub(super) palette: Palette,
}

/// How a board is to be laid out.
pub(super) fn extent<G: TextGame>(game: &G, glyphs: &Grid<char>) -> Extent {
    let (bounds, rows) = (glyphs.bounds(), glyphs.rows());
    let width = |row| game.margin().row_label(row, rows).len();
    let edge = width(0).max(width(rows.saturating_sub(1)));
    Extent {
        bounds,
        is_triangular: game.look().tiling == Tiling::Hexagonal,
        edge: u16::try_from(edge + 1).unwrap_or(u16::MAX),
    }
}

impl<G: TextGame> BoardView<'_, G> {
    pub(super) fn draw(&self, buffer: &mut Buffer) {
        for (at, &glyph) in self.glyphs.indexed() {
            self.draw_cell(at, glyph, buffer);
        }
        self.draw_names(buffer);
    }

    fn margin(&self) -> Margin {
        self.game.margin()
    }

    fn mark(&self, at: Coord) -> Option<Mark> {
        self.marks.get(at).copied().flatten()
    }

    /// Draws a cell with what stands to the left and to the right of it.
    fn draw_cell(&self, at: Coord, glyph: char, buffer: &mut Buffer) {
        let Some(spot) = self.plan.spot(at) else {
            return;
        };
        let (mark, is_cursor) = (self.mark(at), self.cursor == at);
        let owner = self.game.owner(glyph);
        let style = self.palette.cell(owner, glyph == '.', mark, is_cursor);
        let mut put = |x, glyph| {
            let place = Position { x, y: spot.y };
            if self.plan.window().contains(place) {
                buffer.set_stringn(x, spot.y, String::from(glyph), 2, style);
            }
        };
        // A place that neighbours share is the left mark of one, or else the right mark of the other.
        let (left_mark, right_mark) = mark.map_or((' ', ' '), Mark::around);
        let right = Coord::new(at.row, at.col + 1);
        if mark.is_some() || !self.plan.shares_marks() {
            put(spot.x.saturating_sub(1), left_mark);
        }
        if self.mark(right).is_none() || !self.plan.shares_marks() {
            put(spot.x + 1, right_mark);
        }
        // Last, since there are characters that are two wide.
        let glyph = if self.game.is_cell(glyph) { glyph } else { ' ' };
        put(spot.x, glyph);
    }

    fn draw_names(&self, buffer: &mut Buffer) {
        let (rows, cols) = (self.marks.rows(), self.marks.cols());
        let window = self.plan.window();
        for row in self.plan.shown_rows() {
            let name = self.margin().row_label(row, rows);
            let end = window.x.saturating_sub(1);
            let x = end.saturating_sub(u16::try_from(name.len()).unwrap_or(end));
            if let Some(y) = self.plan.line(row) {
                buffer.set_stringn(x, y, name, end.into(), dim());
            }
        }
        let mut free_from = 0;
        for col in 0..cols {
            let name = self.margin().column_label(col);
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
