//! [`BoardView`]: the board on the screen.
//!
//! Backgrounds are drawn first, followed by lines, pieces and marks. Each covers what was drawn before.

mod figure;
mod margin;
mod marks;
mod tile;

use collinear::{
    Coord,
    picture::{Colour, Surface},
};
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::{Modifier, Style},
};

use super::{
    look::{Look, Standing, Written},
    paints::Paints,
    palette::{Palette, dim},
    plan::Plan,
};
use crate::{
    core::{board::Cell, session::Session},
    text::{drawing::Mark, strokes::Strokes},
};

/// The board to draw, with its pieces and marked cells.
pub(in crate::screen) struct BoardView<'a> {
    session: &'a Session,
    /// The character of each cell.
    glyphs: Vec<char>,
    marks: Vec<Option<Mark>>,
    cursor: usize,
    plan: Plan,
    look: Look,
    paints: Paints,
}

impl<'a> BoardView<'a> {
    pub(super) fn new(
        session: &'a Session,
        marks: Vec<Option<Mark>>,
        cursor: usize,
        plan: Plan,
        look: Look,
    ) -> Self {
        Self {
            session,
            glyphs: session.glyphs(),
            marks,
            cursor,
            plan,
            look,
            paints: Paints::of(&session.style().theme),
        }
    }

    /// Adds a falling piece to the board.
    pub(super) fn with_piece(mut self, piece: &[(usize, char)]) -> Self {
        for &(cell, glyph) in piece {
            self.glyphs[cell] = glyph;
        }
        self
    }

    /// A board without a cursor, drawn as far as it fits.
    pub(in crate::screen) fn still(session: &'a Session, look: Look, area: Rect) -> Self {
        let board = session.board();
        let plan = Plan::new(board, area, usize::MAX, Plan::default());
        let marks = vec![None; board.cells().len()];
        Self::new(session, marks, usize::MAX, plan, look)
    }

    pub(in crate::screen) fn draw(&self, buffer: &mut Buffer) {
        self.draw_frame(buffer);
        self.draw_grounds(buffer);
        self.draw_strokes(buffer);
        for (number, (cell, &glyph)) in self.cells().zip(&self.glyphs).enumerate() {
            if self.plan.spot(cell).is_some() && !cell.is_hole {
                let standing = Standing::of(self.session, glyph);
                self.draw_standing(number, cell, standing, glyph, buffer);
                self.draw_name(cell, standing, buffer);
                self.draw_walls(cell, buffer);
                self.draw_mark(number, cell, standing, buffer);
            }
        }
        self.draw_cursor(buffer);
        self.draw_names(buffer);
    }

    fn cells(&self) -> impl Iterator<Item = &'a Cell> + use<'a> {
        self.session.board().cells().iter()
    }

    fn has_colours(&self) -> bool {
        self.look.palette != Palette::Plain
    }

    /// The style with this foreground colour, if the terminal has colours.
    fn ink(&self, colour: Colour) -> Style {
        if self.has_colours() {
            Style::new().fg(self.look.palette.nearest(colour))
        } else {
            Style::new()
        }
    }

    fn ground(&self, colour: Colour) -> Style {
        Style::new().bg(self.look.palette.nearest(colour))
    }

    /// The style of lines and of the middles of empty cells.
    fn faint(&self) -> Style {
        match self.look.palette {
            Palette::Plain => dim(),
            Palette::Sixteen => self.ink(self.paints.ink),
            _ => self.ink(self.paints.line),
        }
    }

    /// Returns whether the board is drawn as points joined by lines.
    fn has_points(&self) -> bool {
        let is_crossed = self.session.style().surface == Surface::Crossings;
        is_crossed || !self.session.board().strokes().is_empty()
    }

    fn draw_grounds(&self, buffer: &mut Buffer) {
        if !self.has_colours() {
            return;
        }
        if !self.session.board().strokes().is_empty() {
            buffer.set_style(self.plan.window(), self.ground(self.paints.grounds[0]));
        }
        for (number, cell) in self.cells().enumerate() {
            if !cell.is_hole || cell.is_drawn_hole {
                let style = self.ground(self.ground_of(number, cell));
                for (place, _) in self.plan.places(cell).chain(self.gap(cell)) {
                    buffer[place].set_style(style);
                }
            }
        }
    }

    /// The places to the right of a hexagon that belong to no cell.
    fn gap(&self, cell: &Cell) -> impl Iterator<Item = (Position, [usize; 2])> {
        let (size, window) = (self.plan.size(), self.plan.window());
        let is_last = move |x: usize| size.width > size.inner() && x + 1 == size.inner();
        self.plan.places(cell).filter_map(move |(place, [x, y])| {
            let beside = Position::new(place.x + 1, place.y);
            (is_last(x) && window.contains(beside)).then_some((beside, [x + 1, y]))
        })
    }

    /// The colour of a cell under the cursor, or of a cell that decided the game.
    fn pointed_out(&self, number: usize) -> Option<Colour> {
        let is_deciding = self.marks.get(number) == Some(&Some(Mark::Deciding));
        let decided = is_deciding.then_some(self.paints.decided);
        (number == self.cursor)
            .then_some(self.paints.cursor)
            .or(decided)
    }

    fn ground_of(&self, number: usize, cell: &Cell) -> Colour {
        let Paints {
            grounds: [dark, light, darker],
            ..
        } = self.paints;
        let (row, col, style) = (cell.y, cell.x / 2, self.session.style());
        if let Some(colour) = self.pointed_out(number) {
            return colour;
        }
        if style.signs.contains_key(&Coord::new(row, col)) {
            return self.paints.shade;
        }
        let has_tones = self.look.palette.has_tones();
        if self.has_points() || style.surface != Surface::Fields || !has_tones {
            return dark;
        }
        let board = self.session.board();
        if board.is_slanted() {
            return [dark, light, darker][(row + col) % 3];
        }
        // The corner on the first player's left is dark.
        let is_light = (board.rows().len() - 1 - row + col) % 2 == 1;
        if is_light { light } else { dark }
    }

    /// Draws the lines of a board of points or crossings.
    fn draw_strokes(&self, buffer: &mut Buffer) {
        if !self.has_points() {
            return;
        }
        let strokes = self.strokes();
        for place in self.plan.window().positions() {
            let (line, x) = self.plan.on_sheet(place);
            let char = if self.look.is_ascii() {
                strokes.ascii(line, x)
            } else {
                strokes.boxes(line, x)
            };
            if let Some(char) = char {
                buffer[place].set_char(char).set_style(self.faint());
            }
        }
    }

    fn strokes(&self) -> Strokes {
        let board = self.session.board();
        let cells = board.cells();
        let middle = |number: usize| self.plan.middle(&cells[number]);
        let pairs = board.strokes().iter();
        let pairs = pairs.map(|&(from, to)| (middle(from), middle(to)));
        if !board.strokes().is_empty() {
            return Strokes::between(pairs);
        }
        let is_shown = |cell: &Cell| self.plan.spot(cell).is_some();
        let rows = self.plan.shown_rows();
        let rows = rows.start.saturating_sub(1)..rows.end;
        let crossings = cells
            .iter()
            .filter(|cell| rows.contains(&cell.y) && !cell.is_hole);
        let crossings = crossings.flat_map(|cell| {
            let steps = [(2, 0), (0, 1), (2, 1)].into_iter();
            let steps = steps.take(2 + usize::from(board.is_slanted()));
            let next = steps.filter_map(|(x, y)| board.at(cell.x + x, cell.y + y));
            let next = next.filter(move |&number| {
                let next = &cells[number];
                !next.is_hole && (is_shown(cell) || is_shown(next))
            });
            next.map(|number| (self.plan.middle(cell), middle(number)))
        });
        Strokes::between(crossings)
    }

    fn draw_standing(
        &self,
        number: usize,
        cell: &Cell,
        standing: Standing,
        glyph: char,
        buffer: &mut Buffer,
    ) {
        match standing {
            Standing::Piece { piece, letter } => {
                self.draw_piece(cell, piece, letter, glyph, buffer);
            }
            Standing::Letter(letter) => {
                let style = self.ink(self.paints.ink);
                self.put(cell, Written::Letter(letter), style, buffer);
            }
            Standing::Tile(tile) => self.draw_tile(number, cell, tile, glyph, buffer),
            Standing::Nothing => self.draw_nothing(cell, glyph, buffer),
        }
    }

    /// Writes in the middle of a cell. Some characters are two columns wide.
    fn put(&self, cell: &Cell, written: Written, style: Style, buffer: &mut Buffer) {
        if let Some(Position { x, y }) = self.plan.spot(cell) {
            let text = written.to_string();
            let letters = text.chars().count();
            let left = u16::try_from(letters.saturating_sub(1) / 2).unwrap_or(0);
            buffer.set_stringn(x.saturating_sub(left), y, text, letters.max(2), style);
        }
    }

    /// Draws the cursor. Without colours, the cursor is shown in reverse.
    fn draw_cursor(&self, buffer: &mut Buffer) {
        let Some(cell) = self.session.board().cells().get(self.cursor) else {
            return;
        };
        if self.has_colours() {
            return;
        }
        for (place, _) in self.plan.places(cell) {
            let cell = &mut buffer[place];
            if cell.modifier.contains(Modifier::REVERSED) {
                cell.modifier.remove(Modifier::REVERSED);
            } else {
                cell.modifier.insert(Modifier::REVERSED);
            }
        }
    }
}
