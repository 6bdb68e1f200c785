//! Draws tiles that cover their cells, thick lines between cells, and the coloured sides of the board.

use collinear::{
    Coord, Direction,
    picture::{Colour, Form, Tile},
};
use ratatui::{
    buffer::Buffer,
    style::{Modifier, Style},
};

use super::BoardView;
use crate::{
    core::board::Cell,
    screen::game::{look::Written, paints::luma},
};

impl BoardView<'_> {
    pub(super) fn draw_tile(
        &self,
        number: usize,
        cell: &Cell,
        tile: Tile,
        glyph: char,
        buffer: &mut Buffer,
    ) {
        let text = tile.text.unwrap_or_default();
        let is_dark = luma(tile.fill) < 128;
        let own = Written::Letter(glyph);
        let is_shown = |text: &&str| text.is_ascii() || !self.look.is_ascii();
        let written = tile.text.filter(is_shown).map_or(own, Written::Text);
        // Without colours, a tile is shown as its character. Rock and closed cells have a texture instead.
        let has_none = !self.has_colours() && !self.look.is_ascii() && text.is_empty();
        let texture = match tile.form {
            Form::Field if is_dark => Some('▒'),
            Form::Raised => Some('░'),
            _ => None,
        };
        let texture = texture.filter(|_| has_none);
        let is_blank = has_none && texture.is_none() || self.look.is_ascii() && text.is_empty();
        let written = if is_blank { own } else { written };
        if self.has_colours() {
            self.cover(number, cell, tile, glyph, buffer);
        } else if let Some(texture) = texture {
            for (place, _) in self.plan.places(cell) {
                buffer[place].set_char(texture);
            }
        }
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        if self.has_colours() {
            style = style
                .patch(self.ink(tile.ink))
                .patch(self.ground(self.under(number, tile)));
        }
        // A text that does not fit is replaced by the character of the cell.
        let has_room = written.to_string().chars().count() <= self.plan.size().inner();
        self.put(cell, if has_room { written } else { own }, style, buffer);
    }

    /// The background of a tile. It also shows the cursor and the mark of the result.
    fn under(&self, number: usize, tile: Tile) -> Colour {
        self.pointed_out(number).unwrap_or(tile.fill)
    }

    /// Fills the box of a cell in the shape of the tile.
    fn cover(&self, number: usize, cell: &Cell, tile: Tile, glyph: char, buffer: &mut Buffer) {
        let size = self.plan.size();
        let fill = self.under(number, tile);
        let (ground, shade) = (self.ground(fill), self.ink(self.paints.shade));
        let is_joined = |x, y| {
            let next = self.session.board().at(x, y);
            tile.form == Form::Bar && next.is_some_and(|next| self.glyphs[next] == glyph)
        };
        let right = is_joined(cell.x + 2, cell.y);
        let below = is_joined(cell.x, cell.y + 1);
        let has_gap = matches!(tile.form, Form::Card | Form::Bar) && size.inner() > 3;
        for (place, [x, y]) in self.plan.places(cell) {
            let is_last = (
                x + 1 == size.inner(),
                y + 1 == size.height && size.height > 1,
            );
            let at = &mut buffer[place];
            if has_gap && is_last.0 && !right {
                continue;
            }
            if has_gap && is_last.1 && !below && !self.look.is_ascii() {
                at.set_char('▀').set_style(self.ink(fill));
                continue;
            }
            at.set_char(' ').set_style(ground);
            if tile.form == Form::Raised && !self.look.is_ascii() {
                match is_last {
                    (true, _) => at.set_char('▕').set_style(shade),
                    (_, true) => at.set_char('▁').set_style(shade),
                    _ => at,
                };
            }
        }
    }

    /// Draws thick lines along the sides of a cell, and those sides of the board that belong to a player.
    pub(super) fn draw_walls(&self, cell: &Cell, buffer: &mut Buffer) {
        let (style, board) = (self.session.style(), self.session.board());
        let at = Coord::new(cell.y, cell.x / 2);
        let (rows, cols) = (board.rows().len(), board.columns().len());
        for side in Direction::ORTHOGONAL {
            if style.walls.contains(&(at, side)) {
                let chars = match self.plan.size().height {
                    1 => ['▔', '▕', '▁', '▏'],
                    _ => ['▔', '▐', '▂', '▌'],
                };
                self.draw_side(cell, side, chars, self.paints.ink, buffer);
            }
            let is_outside = match side {
                Direction::N => at.row == 0,
                Direction::S => at.row + 1 == rows,
                Direction::W => at.col == 0,
                _ => at.col + 1 == cols,
            };
            if let Some(&colour) = style.sides.get(&side).filter(|_| is_outside) {
                let chars = match self.plan.size().height {
                    1 => ['▔', '▐', '▁', '▌'],
                    _ => ['▀', '▐', '▄', '▌'],
                };
                self.draw_side(cell, side, chars, colour, buffer);
            }
        }
    }

    /// Draws one side of a cell, with the characters for lines above, right, below and left.
    fn draw_side(
        &self,
        cell: &Cell,
        side: Direction,
        chars: [char; 4],
        colour: Colour,
        buffer: &mut Buffer,
    ) {
        let size = self.plan.size();
        let [above, right, below, left] = if self.look.is_ascii() {
            ['-', '|', '_', '|']
        } else {
            chars
        };
        for (place, [x, y]) in self.plan.places(cell).chain(self.gap(cell)) {
            let (is_there, char) = match side {
                Direction::N => (y == 0, above),
                Direction::S => (y + 1 == size.height, below),
                Direction::W => (x == 0, left),
                _ => (x + 1 == size.inner(), right),
            };
            // In a cell of height 1, the middle is left to the piece.
            let is_free = size.height > 1 || Some(place) != self.plan.spot(cell);
            if is_there && is_free {
                buffer[place].set_char(char).set_style(self.ink(colour));
            }
        }
    }
}
