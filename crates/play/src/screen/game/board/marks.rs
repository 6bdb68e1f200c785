//! Draws the marks around cells.

use ratatui::{buffer::Buffer, layout::Position, style::Modifier};

use super::BoardView;
use crate::{core::board::Cell, screen::game::look::Standing, text::drawing::Mark};

/// The characters in the four corners of a marked cell: the upper two, and the lower two.
const fn corners(mark: Mark) -> [[char; 2]; 2] {
    match mark {
        Mark::Deciding => [['┏', '┓'], ['┗', '┛']],
        Mark::Last => [['╭', '╮'], ['╰', '╯']],
        Mark::Touched => [['·', '·'], ['·', '·']],
        Mark::Target => [['┌', '┐'], ['└', '┘']],
        Mark::Concerned => [['╱', '╲'], ['╲', '╱']],
    }
}

impl BoardView<'_> {
    pub(super) fn draw_mark(
        &self,
        number: usize,
        cell: &Cell,
        standing: Standing,
        buffer: &mut Buffer,
    ) {
        let Some(mark) = self.marks[number] else {
            return;
        };
        if mark == Mark::Target && !self.look.is_ascii() && standing == Standing::Nothing {
            self.draw_target(cell, buffer);
            if self.has_colours() {
                return;
            }
        }
        if self.look.is_ascii() || self.plan.size().inner() <= 3 {
            self.draw_brackets(mark, cell, buffer);
        } else {
            self.draw_corners(mark, cell, buffer);
        }
    }

    /// Draws marks to the left and right of a character: `(X)`. If two adjacent cells share a place, the left mark of
    /// the right-hand cell is drawn.
    fn draw_brackets(&self, mark: Mark, cell: &Cell, buffer: &mut Buffer) {
        let Some(Position { x, y }) = self.plan.spot(cell) else {
            return;
        };
        let (left, right) = mark.around();
        let style = self.ink(self.paints.mark).add_modifier(Modifier::BOLD);
        let mut put = |x, glyph| {
            let place = Position { x, y };
            if self.plan.window().contains(place) {
                buffer[place].set_char(glyph).set_style(style);
            }
        };
        put(x.saturating_sub(1), left);
        let next = self.session.board().at(cell.x + 2, cell.y);
        let is_shared =
            self.plan.size().is_least() && next.is_some_and(|next| self.marks[next].is_some());
        if !is_shared {
            put(x + 1, right);
        }
    }

    fn draw_corners(&self, mark: Mark, cell: &Cell, buffer: &mut Buffer) {
        let (corners, size) = (corners(mark), self.plan.size());
        let style = self.ink(self.paints.mark).add_modifier(Modifier::BOLD);
        for (place, [x, y]) in self.plan.places(cell) {
            let is_left = x == 0;
            let is_above = y == 0;
            let is_corner =
                (is_left || x + 1 == size.inner()) && (is_above || y + 1 == size.height);
            if is_corner {
                let char = corners[usize::from(!is_above)][usize::from(!is_left)];
                buffer[place].set_char(char).set_style(style);
            }
        }
    }
}
