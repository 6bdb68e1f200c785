//! Tiles that cover their cells, thick lines along the sides of cells, and coloured sides of a board.

use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::scene::Scene;
use crate::{
    geometry::{Coord, Direction},
    picture::{
        Colour, Form, Tile,
        svg::{Outline, Point, text},
    },
};

/// The largest font size of a text.
const LETTERS: i64 = 190;

/// The font size of a text that leaves room on both sides of its cell.
pub(super) fn fitting(text: &str, most: i64) -> i64 {
    let letters = i64::try_from(text.chars().count())
        .unwrap_or(i64::MAX)
        .max(1);
    most.min(520 / letters)
}

impl Scene<'_> {
    pub(super) fn tiles(
        self,
        out: &mut dyn Write,
        tile: Tile,
        glyph: char,
        cells: &[Coord],
    ) -> fmt::Result {
        let Tile {
            form,
            fill,
            ink,
            text: written,
        } = tile;
        // A group with the text, so that a tile drawn alone is one element.
        writeln!(out, r#"<g fill="{ink}" font-weight="600">"#)?;
        match form {
            Form::Field | Form::Raised => self.covers(out, tile, cells)?,
            Form::Card => self.cards(out, fill, cells)?,
            Form::Bar => self.bars(out, tile, cells)?,
        }
        // A bar has only one text.
        let cells = if form == Form::Bar {
            &cells[..1]
        } else {
            cells
        };
        let mut own = [0; 4];
        let written = written.unwrap_or(glyph.encode_utf8(&mut own));
        let size = fitting(written, LETTERS);
        let lettered = if written.trim().is_empty() {
            &[]
        } else {
            cells
        };
        for &at in lettered {
            text(out, self.plan.centre(at), size, written, format_args!(""))?;
        }
        writeln!(out, "</g>")
    }

    /// Fills each cell, with light above and shade below if the tile is in relief.
    fn covers(self, out: &mut dyn Write, tile: Tile, cells: &[Coord]) -> fmt::Result {
        let (fill, line) = (tile.fill, self.picture.style.theme.line);
        let [mut fields, mut lit, mut shaded] = [(); 3].map(|()| Outline::new());
        for &at in cells {
            let corners: Vec<_> = self.shrunk(at, 9).collect();
            let (above, below) = (&corners[..=1], corners.len() / 2 + 1);
            fields.polygon(self.plan.corners(at));
            lit.lines(corners[below..].iter().chain(above).copied());
            shaded.lines(corners[1..=below].iter().copied());
        }
        fields.draw(
            out,
            format_args!(r#"fill="{fill}" stroke="{line}" stroke-width="1.5""#),
        )?;
        if tile.form == Form::Raised {
            let rest = r#"fill="none" stroke-width="3" stroke-opacity"#;
            lit.draw(out, format_args!(r##"{rest}=".65" stroke="#fff""##))?;
            shaded.draw(out, format_args!(r##"{rest}=".3" stroke="#000""##))?;
        }
        Ok(())
    }

    /// Draws cards; the stroke rounds their corners.
    fn cards(self, out: &mut dyn Write, fill: Colour, cells: &[Coord]) -> fmt::Result {
        let mut cards = Outline::new();
        for &at in cells {
            cards.polygon(self.shrunk(at, 8));
        }
        cards.draw(
            out,
            format_args!(r#"fill="{fill}" stroke="{fill}" stroke-width="4""#),
        )
    }

    /// Draws adjacent cells as one bar: their centres, joined, with a wide stroke.
    fn bars(self, out: &mut dyn Write, tile: Tile, cells: &[Coord]) -> fmt::Result {
        let has = |at: Coord| cells.binary_search(&at).is_ok();
        let mut bars = Outline::new();
        for &at in cells {
            let next = |direction| self.plan.next(at, direction).filter(|&next| has(next));
            let [right, below, last] = [Direction::E, Direction::S, Direction::SE].map(next);
            let mut hull = |to: Coord| {
                let (low, high) = (self.plan.centre(at), self.plan.centre(to));
                let corners = [
                    low,
                    Point::new(high.x, low.y),
                    high,
                    Point::new(low.x, high.y),
                ];
                bars.polygon(corners);
            };
            hull(at);
            [right, below].into_iter().flatten().for_each(&mut hull);
            if right.is_some() && below.is_some() {
                last.into_iter().for_each(hull);
            }
        }
        let Tile { fill, ink, .. } = tile;
        bars.draw(
            out,
            format_args!(r#"fill="{ink}" stroke="{ink}" stroke-width="35""#),
        )?;
        bars.draw(
            out,
            format_args!(r#"fill="{fill}" stroke="{fill}" stroke-width="31""#),
        )
    }

    /// The corners of a cell, moved towards its centre until this many tenths of their distance remain.
    fn shrunk(self, at: Coord, tenths: i128) -> impl Iterator<Item = Point> {
        let centre = self.plan.centre(at);
        let corners = self.plan.corners(at);
        corners.map(move |corner| centre + (corner - centre).times(tenths, 10))
    }

    pub(super) fn draw_walls(self, out: &mut dyn Write) -> fmt::Result {
        let mut walls = Outline::new();
        for &(at, direction) in &self.picture.style.walls {
            if self.is_cell(at)
                && let Some([from, to]) = self.side(at, direction)
            {
                walls.segment(from, to);
            }
        }
        let ink = self.picture.style.theme.ink;
        walls.draw(out, format_args!(r#"stroke="{ink}" stroke-width="3.5""#))
    }

    fn side(self, at: Coord, direction: Direction) -> Option<[Point; 2]> {
        let corners: Vec<_> = self.plan.corners(at).collect();
        let first = match direction {
            Direction::N => 0,
            Direction::E => 1,
            Direction::S => 2,
            Direction::W => 3,
            _ => return None,
        };
        (corners.len() == 4).then(|| [corners[first], corners[(first + 1) % 4]])
    }

    pub(super) fn draw_sides(self, out: &mut dyn Write) -> fmt::Result {
        let (rows, cols) = (self.picture.glyphs.rows(), self.picture.glyphs.cols());
        for (&direction, colour) in &self.picture.style.sides {
            let is_outside = |at: &Coord| match direction {
                Direction::N => at.row == 0,
                Direction::S => at.row + 1 == rows,
                Direction::W => at.col == 0,
                Direction::E => at.col + 1 == cols,
                _ => false,
            };
            let mut side = Outline::new();
            for at in self.cells().filter(is_outside) {
                match self.side(at, direction) {
                    Some(ends) => side.lines(ends),
                    None => side.lines(self.edges(at, direction)),
                };
            }
            side.draw(out, format_args!(r#"stroke="{colour}" stroke-width="7""#))?;
        }
        Ok(())
    }

    /// The corners of a hexagon along a side of a rhombus, in which each row is half a cell to the left of the
    /// row above.
    fn edges(self, at: Coord, direction: Direction) -> impl Iterator<Item = Point> {
        let corners: Vec<_> = self.plan.corners(at).collect();
        let is_first = at.row == 0;
        let is_last = at.row + 1 == self.picture.glyphs.rows();
        // The corners are numbered clockwise from the top.
        let places: &[usize] = match direction {
            Direction::N => &[5, 0, 1],
            Direction::S => &[4, 3, 2],
            Direction::W if is_first => &[5, 4],
            Direction::W => &[0, 5, 4],
            Direction::E if is_last => &[1, 2],
            _ => &[1, 2, 3],
        };
        places.iter().map(move |&place| corners[place])
    }
}
