//! Draws the frame of the board and the names of rows and columns.

use collinear::Coord;
use ratatui::{
    buffer::Buffer,
    layout::Position,
    symbols::border,
    widgets::{Block, Widget},
};

use super::BoardView;
use crate::{
    core::board::Cell,
    screen::game::{look::Standing, palette::dim},
};

const OF_ASCII: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl BoardView<'_> {
    pub(super) fn draw_frame(&self, buffer: &mut Buffer) {
        if let Some(frame) = self.plan.frame() {
            let lines = if self.look.is_ascii() {
                OF_ASCII
            } else {
                border::ROUNDED
            };
            let block = Block::bordered().border_set(lines).border_style(dim());
            block.render(frame, buffer);
        }
    }

    /// Draws the name of a cell in its upper left corner, if the piece leaves room.
    pub(super) fn draw_name(&self, cell: &Cell, standing: Standing, buffer: &mut Buffer) {
        let at = Coord::new(cell.y, cell.x / 2);
        let is_low = self.plan.size().height == 1;
        if is_low && standing != Standing::Nothing {
            return;
        }
        if let Some(name) = self.session.style().names.get(&at)
            && let Some((Position { x, y }, [0, 0])) = self.plan.places(cell).next()
        {
            let room = self.plan.size().inner();
            buffer.set_stringn(x, y, name, room, self.faint());
        }
    }

    pub(super) fn draw_names(&self, buffer: &mut Buffer) {
        let board = self.session.board();
        let window = self.plan.window();
        let outside = self.plan.frame().unwrap_or(window);
        for row in self.plan.shown_rows() {
            let name = &board.rows()[row];
            let end = outside.x.saturating_sub(1);
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
            // The column is written above the last character of its name.
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
