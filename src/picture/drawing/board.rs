//! The board under marks and pieces: fields, wells, crossings, pits, or points with strokes.

use core::fmt::{self, Write};

use super::{frame::Frame, scene::Scene, tiles::fitting};
use crate::{
    geometry::{Coord, Direction, Wrap},
    picture::{
        Sign, Surface, Tiling,
        plan::PITCH,
        svg::{Outline, Point, circle, text},
    },
};

const WELL: i64 = 152;
const PIT: i64 = 55;

impl Scene<'_> {
    pub(super) fn draw_board(self, out: &mut dyn Write) -> fmt::Result {
        if !self.picture.sheet.strokes.is_empty() {
            self.draw_points(out)?;
            return self.draw_signs(out);
        }
        let theme = &self.picture.style.theme;
        let (board, line) = (theme.board, theme.line);
        let fields = self.fields(self.cells());
        match self.picture.style.surface {
            Surface::Fields => fields.draw(
                out,
                format_args!(r#"fill="{board}" stroke="{line}" stroke-width="1.5""#),
            )?,
            Surface::Plain | Surface::Wells | Surface::Crossings | Surface::Pits => fields.draw(
                out,
                format_args!(r#"fill="{board}" stroke="{board}" stroke-width="12""#),
            )?,
        }
        if self.picture.style.surface == Surface::Crossings {
            self.draw_lines(out)?;
        }
        self.draw_sides(out)?;
        self.draw_signs(out)?;
        self.draw_joins(out)
    }

    fn draw_lines(self, out: &mut dyn Write) -> fmt::Result {
        let axes: &[_] = match self.tiling() {
            Tiling::Square => &[Direction::E, Direction::S],
            Tiling::Hexagonal => &[Direction::E, Direction::S, Direction::SE],
        };
        let bounds = self.picture.glyphs.bounds().with_wrap(Wrap::None);
        let mut lines = Outline::new();
        for &axis in axes {
            let runs = bounds.runs(axis, |at| self.is_cell(at).then_some(()));
            for ((), run) in runs {
                if let (Some(first), Some(last)) = (run.line.first(), run.line.last())
                    && first != last
                {
                    lines.segment(self.plan.centre(first), self.plan.centre(last));
                }
            }
        }
        let line = self.picture.style.theme.line;
        lines.draw(out, format_args!(r#"stroke="{line}" stroke-width="1.5""#))
    }

    /// Draws the cells that the game marks, and the names in corners of cells.
    fn draw_signs(self, out: &mut dyn Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (shade, line, ink) = (theme.shade, theme.line, theme.ink);
        let signs = || {
            let signs = self.picture.style.signs.iter();
            signs.filter(|&(&at, _)| self.is_cell(at))
        };
        if let Surface::Fields | Surface::Plain = self.picture.style.surface {
            let fields = self.fields(signs().map(|(&at, _)| at));
            let attributes = format_args!(r#"fill="{shade}" stroke="{line}" stroke-width="1.5""#);
            fields.draw(out, attributes)?;
        }
        let mut outline = Outline::new();
        for (&at, &sign) in signs() {
            let tenths = match sign {
                Sign::Cross => 20,
                Sign::Crown | Sign::Face => 15,
                Sign::Ring => 25,
                Sign::Text(sign) => {
                    let attributes = format_args!(r#" fill="{ink}""#);
                    text(
                        out,
                        self.plan.centre(at),
                        fitting(sign, 150),
                        sign,
                        attributes,
                    )?;
                    continue;
                }
            };
            outline.sign(sign, self.plan.centre(at), tenths);
        }
        outline.draw(out, format_args!(r#"stroke="{ink}" stroke-width="1.5""#))?;
        for (&at, name) in &self.picture.style.names {
            if self.is_cell(at) {
                let corner = self.plan.centre(at) - Point::new(125, 135);
                let attributes = format_args!(r#" fill="{ink}" fill-opacity=".7""#);
                text(out, corner, 90, name, attributes)?;
            }
        }
        Ok(())
    }

    fn draw_joins(self, out: &mut dyn Write) -> fmt::Result {
        let bounds = self.picture.glyphs.bounds();
        let Some(high) = self.plan.far_corner() else {
            return Ok(());
        };
        let low = (-1, -1);
        let corner = |down, right| self.plan.point(down, right);
        let mut joins = Outline::new();
        if bounds.wrap().joins_north_south() {
            joins.segment(corner(low.0, low.1), corner(low.0, high.1));
            joins.segment(corner(high.0, low.1), corner(high.0, high.1));
        }
        if bounds.wrap().joins_east_west() {
            joins.segment(corner(low.0, low.1), corner(high.0, low.1));
            joins.segment(corner(low.0, high.1), corner(high.0, high.1));
        }
        let hint = self.picture.style.theme.hint;
        joins.draw(
            out,
            format_args!(r#"stroke="{hint}" stroke-width="3" stroke-dasharray="1 7""#),
        )
    }

    /// Draws the wells and pits, which marks do not cover.
    pub(super) fn draw_openings(self, out: &mut dyn Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (radius, fill, line) = match self.picture.style.surface {
            Surface::Wells => (WELL, theme.panel, theme.line),
            Surface::Pits => (PIT, theme.shade, theme.line),
            Surface::Fields | Surface::Plain | Surface::Crossings => return Ok(()),
        };
        writeln!(
            out,
            r#"<g fill="{fill}" stroke="{line}" stroke-width="1.5">"#
        )?;
        for at in self.cells() {
            circle(out, self.plan.centre(at), radius, format_args!(""))?;
        }
        writeln!(out, "</g>")
    }

    fn fields(self, cells: impl Iterator<Item = Coord>) -> Outline {
        let mut outline = Outline::new();
        for at in cells {
            outline.polygon(self.plan.corners(at));
        }
        outline
    }
}

const DOT: i64 = 40;

impl Scene<'_> {
    pub(super) fn draw_points(self, out: &mut dyn Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (board, line) = (theme.board, theme.line);
        let corners = self.cells().flat_map(|at| self.plan.corners(at));
        let plate = Frame::around(corners.chain(self.arc_ends()));
        let (corner, size) = (plate.corner(), plate.size());
        writeln!(out, r#"<rect {corner} {size} rx="4" fill="{board}"/>"#)?;
        let mut strokes = Outline::new();
        for &(from, to) in &self.picture.sheet.strokes {
            strokes.segment(self.plan.centre(from), self.plan.centre(to));
        }
        for &(from, to) in &self.picture.sheet.arcs {
            let corner = self.plan.centre(self.corner_of(from, to));
            let ends = [from, to].map(|at| self.plan.centre(at));
            strokes.arc(ends[0], corner, ends[1]);
        }
        strokes.draw(out, format_args!(r#"stroke="{line}" stroke-width="2.5""#))?;
        if let Surface::Wells | Surface::Pits = self.picture.style.surface {
            return Ok(());
        }
        writeln!(out, r#"<g fill="{line}">"#)?;
        for at in self.cells() {
            circle(out, self.plan.centre(at), DOT, format_args!(""))?;
        }
        writeln!(out, "</g>")
    }

    /// The corner of the paper that an arc leads round.
    fn corner_of(self, from: Coord, to: Coord) -> Coord {
        let (rows, cols) = (self.picture.glyphs.rows(), self.picture.glyphs.cols());
        let outer = |a: usize, b: usize, side: usize| {
            if a.min(b) <= side.saturating_sub(1 + a.max(b)) {
                a.min(b)
            } else {
                a.max(b)
            }
        };
        Coord::new(outer(from.row, to.row, rows), outer(from.col, to.col, cols))
    }

    /// The outermost points of the arcs, beyond the sides of the board.
    pub(super) fn arc_ends(self) -> impl Iterator<Item = Point> {
        let cells = i64::try_from(self.picture.sheet.reach()).unwrap_or(0);
        let out = Point::new(cells * PITCH, cells * PITCH);
        let has_any = cells > 0;
        let corners = self.plan.far_corner().filter(|_| has_any);
        let last = corners.map(|(down, right)| self.plan.point(down - 1, right - 1));
        last.into_iter().flat_map(move |last| [-out, last + out])
    }
}
