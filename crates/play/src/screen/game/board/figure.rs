//! Pieces, wells and pits, drawn with quarter blocks.

use collinear::picture::{Body, Piece, Sign, Surface};
use ratatui::{
    buffer::Buffer,
    style::{Modifier, Style},
};

use super::BoardView;
use crate::{
    core::board::Cell,
    screen::game::{
        look::{Standing, Written, is_dark},
        palette::Palette,
        size::Size,
    },
};

/// A shape in the box of a cell. A character counts as 2 wide and 4 high, so a quarter block is 1 wide and 2 high.
#[derive(Clone, Copy)]
struct Form {
    body: Body,
    /// The middle of the shape.
    at: [i32; 2],
    /// Half the width and half the height, in tenths.
    reach: [i32; 2],
}

impl Form {
    /// A shape that nearly fills the box of a cell.
    fn filling(size: Size, body: Body) -> Self {
        let [width, height] = [size.inner(), 2 * size.height].map(signed);
        // Half a character is left for adjacent cells: above and below, or only below if the middle is not between
        // them.
        let (middle, up) = if size.height.is_multiple_of(2) {
            (height - 1, height - 1)
        } else {
            (height, height - 2)
        };
        // Pieces are drawn a bit wider than high, because steps of half a character look narrow. Points can touch.
        let reach = match body {
            Body::Diamond if size.height == 2 => [10 * up + 15, 10 * up],
            Body::Diamond => [10 * middle + 8, 10 * middle - 6],
            _ => [10 * up + 13, 10 * up],
        };
        Self {
            body,
            at: [width, middle],
            reach,
        }
    }

    fn scaled(self, tenths: i32) -> Self {
        let reach = self.reach.map(|reach| (reach * tenths / 10).max(20));
        Self { reach, ..self }
    }

    /// Returns whether a quarter block is inside the shape. Quarters are counted from the upper left corner of the box.
    fn has(self, x: i32, y: i32) -> bool {
        let [a, b] = self.reach;
        // The distance from the middle, in half units.
        let [right, down] = [2 * x + 1 - 2 * self.at[0], 4 * y + 2 - 2 * self.at[1]];
        let [x, y] = [right, down].map(i32::abs);
        let is_within = |corners: &[[i32; 2]]| {
            let thousandths = [5000 * right / a, 5000 * down / b];
            is_within(corners, thousandths)
        };
        match self.body {
            Body::Disc => (5 * x * b).pow(2) + (5 * y * a).pow(2) <= (a * b).pow(2),
            Body::Square => x * 25 <= a * 4 && y * 25 <= b * 4,
            Body::Diamond => 5 * x * b + 5 * y * a <= a * b,
            Body::Flat => y * 10 <= b,
            Body::Upright => x * 10 <= a,
            Body::Triangle => is_within(&[[0, -1000], [1000, 800], [-1000, 800]]),
            Body::Hexagon => is_within(&HEXAGON),
            Body::Star => is_within(&STAR),
        }
    }

    /// Returns whether a quarter block is inside the shape but an adjacent one is not.
    fn has_rim(self, x: i32, y: i32) -> bool {
        let beside = [(x - 2, y), (x + 2, y), (x, y - 1), (x, y + 1)];
        self.has(x, y) && !beside.into_iter().all(|(x, y)| self.has(x, y))
    }

    /// The block character at a place of the box.
    fn char(self, [x, y]: [usize; 2], is_filled: bool) -> char {
        /// The index is a sum of quarters: upper left 1, upper right 2, lower left 4, lower right 8.
        const QUARTERS: [char; 16] = [
            ' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█',
        ];
        let [x, y] = [x, y].map(|at| 2 * signed(at));
        let quarters = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
        let drawn = quarters.into_iter().enumerate().filter(|&(_, (x, y))| {
            if is_filled {
                self.has(x, y)
            } else {
                self.has_rim(x, y)
            }
        });
        QUARTERS[drawn.map(|(bit, _)| 1 << bit).sum::<usize>()]
    }
}

/// The corners of a star and of a hexagon, in thousandths of the radius.
const STAR: [[i32; 2]; 10] = [
    [0, -1050],
    [255, -320],
    [1050, -320],
    [420, 140],
    [640, 950],
    [0, 470],
    [-640, 950],
    [-420, 140],
    [-1050, -320],
    [-255, -320],
];

const HEXAGON: [[i32; 2]; 6] = [
    [0, -1000],
    [900, -500],
    [900, 500],
    [0, 1000],
    [-900, 500],
    [-900, -500],
];

/// Returns whether a point is inside an outline. It is if a ray from the point crosses an odd number of sides.
fn is_within(corners: &[[i32; 2]], [x, y]: [i32; 2]) -> bool {
    let ends = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = ends.filter(|&(&[from_x, from_y], &[to_x, to_y])| {
        let is_beside = (from_y > y) != (to_y > y);
        is_beside && x < from_x + (to_x - from_x) * (y - from_y) / (to_y - from_y)
    });
    crossed.count() % 2 == 1
}

fn signed(length: usize) -> i32 {
    i32::try_from(length).unwrap_or(0)
}

impl BoardView<'_> {
    pub(super) fn draw_piece(
        &self,
        cell: &Cell,
        piece: Piece,
        letter: Option<Written>,
        glyph: char,
        buffer: &mut Buffer,
    ) {
        let size = self.plan.size();
        let (fill, ink) = (self.ink(piece.fill), self.ink(piece.ink));
        let on_it = self.ground(piece.fill).patch(ink);
        if self.look.is_ascii() {
            let written = letter.filter(|written| written.to_string().is_ascii());
            let written = written.unwrap_or(Written::Letter(glyph));
            let on_it = if piece.body.is_some() { on_it } else { ink };
            self.put(cell, written, on_it.add_modifier(Modifier::BOLD), buffer);
            return;
        }
        if size.height == 1 {
            let form = Standing::in_one_character(piece, letter, glyph);
            let is_own = form == letter.unwrap_or(Written::Letter(glyph));
            let style = match piece.body {
                None => ink,
                Some(_) if is_own => on_it,
                Some(_) => fill,
            };
            self.put(cell, form, style.add_modifier(Modifier::BOLD), buffer);
            return;
        }
        let Some(body) = piece.body else {
            if piece.sign == Some(Sign::Ring) && size.height > 4 {
                let ring = Form::filling(size, Body::Disc).scaled(7);
                self.draw_form(cell, ring, false, ink, buffer);
            } else {
                let sign = Standing::in_one_character(piece, letter, glyph);
                self.put(cell, sign, ink.add_modifier(Modifier::BOLD), buffer);
            }
            return;
        };
        let is_fine = matches!(body, Body::Triangle | Body::Hexagon | Body::Star);
        if is_fine && !self.has_colours() && size.height < 4 {
            let sign = Standing::in_one_character(piece, letter, glyph);
            self.put(cell, sign, ink.add_modifier(Modifier::BOLD), buffer);
            return;
        }
        let form = Form::filling(size, body);
        let is_filled = self.has_colours() || is_dark(piece);
        self.draw_form(cell, form, is_filled, fill, buffer);
        // Light pieces without a letter are drawn as rings.
        let is_light = self.has_colours() && !is_dark(piece);
        let has_ring = is_light && form.body == Body::Disc;
        let ring = has_ring.then_some(Written::Letter('○'));
        if let Some(letter) = letter.or(ring) {
            let style = match (self.look.palette, is_filled) {
                (Palette::Plain, true) => Style::new().add_modifier(Modifier::REVERSED),
                _ => on_it,
            };
            self.put(cell, letter, style.add_modifier(Modifier::BOLD), buffer);
        }
    }

    /// Returns whether wells are drawn larger than a dot.
    fn has_wells(&self) -> bool {
        let has_any = self.session.style().surface == Surface::Wells && !self.has_points();
        has_any && self.look.palette.has_tones() && self.plan.size().height > 1
    }

    pub(super) fn draw_nothing(&self, cell: &Cell, glyph: char, buffer: &mut Buffer) {
        let surface = self.session.style().surface;
        if self.look.is_ascii() {
            // Crossings are already drawn as lines.
            if surface != Surface::Crossings || !self.session.board().strokes().is_empty() {
                self.put(cell, Written::Letter(glyph), self.faint(), buffer);
            }
            return;
        }
        let size = self.plan.size();
        let has_tones = self.look.palette.has_tones();
        match surface {
            _ if self.has_points() => {}
            Surface::Wells if self.has_wells() => {
                let well = Form::filling(size, Body::Disc);
                self.draw_form(cell, well, true, self.ink(self.paints.opening), buffer);
            }
            Surface::Pits if has_tones && size.height > 2 => {
                let pit = Form::filling(size, Body::Disc).scaled(5);
                self.draw_form(cell, pit, true, self.ink(self.paints.line), buffer);
            }
            Surface::Fields | Surface::Plain if has_tones => {}
            Surface::Pits => self.put(cell, Written::Letter('○'), self.faint(), buffer),
            _ => self.put(cell, Written::Letter('·'), self.faint(), buffer),
        }
    }

    pub(super) fn draw_target(&self, cell: &Cell, buffer: &mut Buffer) {
        let (size, mut style) = (self.plan.size(), self.ink(self.paints.mark));
        if self.has_wells() {
            style = style.patch(self.ground(self.paints.opening));
        }
        if size.height < 3 {
            self.put(cell, Written::Letter('•'), style, buffer);
        } else {
            let dot = Form::filling(size, Body::Disc).scaled(4);
            self.draw_form(cell, dot, true, style, buffer);
        }
    }

    fn draw_form(
        &self,
        cell: &Cell,
        form: Form,
        is_filled: bool,
        style: Style,
        buffer: &mut Buffer,
    ) {
        for (place, at) in self.plan.places(cell) {
            let char = form.char(at, is_filled);
            if char != ' ' {
                buffer[place].set_char(char).set_style(style);
            } else if form.has(2 * signed(at[0]), 2 * signed(at[1])) {
                // Lines must not show through a ring.
                buffer[place].set_char(' ');
            }
        }
    }
}
