//! A board of points: a plate, and strokes from point to point.

use core::fmt::{self, Write};

use super::{Scene, frame::Frame};
use crate::{
    geometry::Coord,
    picture::{
        Surface,
        layout::PITCH,
        point::Point,
        svg::{Outline, circle},
    },
};

/// The radius of the dot at a point.
const DOT: i64 = 40;

impl Scene<'_> {
    pub(super) fn draw_points(self, out: &mut impl Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (board, line) = (theme.board, theme.line);
        let corners = self.cells().flat_map(|at| self.layout.corners(at));
        let plate = Frame::around(corners.chain(self.arc_ends()));
        let (place, size) = (plate.place(), plate.size());
        writeln!(out, r#"<rect {place} {size} rx="4" fill="{board}"/>"#)?;
        let mut strokes = Outline::new();
        for &(from, to) in &self.picture.sheet.strokes {
            strokes.segment(self.layout.centre(from), self.layout.centre(to));
        }
        for &(from, to) in &self.picture.sheet.arcs {
            let corner = self.layout.centre(self.corner_of(from, to));
            let ends = [from, to].map(|at| self.layout.centre(at));
            strokes.arc(ends[0], corner, ends[1]);
        }
        strokes.draw(out, format_args!(r#"stroke="{line}" stroke-width="2.5""#))?;
        if let Surface::Wells | Surface::Pits = self.picture.style.surface {
            return Ok(());
        }
        writeln!(out, r#"<g fill="{line}">"#)?;
        for at in self.cells() {
            circle(out, self.layout.centre(at), DOT, format_args!(""))?;
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

    /// The points that lie farthest out on the arcs: so far beyond the sides of the board.
    pub(super) fn arc_ends(self) -> impl Iterator<Item = Point> {
        let cells = i64::try_from(self.picture.sheet.reach()).unwrap_or(0);
        let out = Point::new(cells * PITCH, cells * PITCH);
        let has_any = cells > 0;
        let corners = self.layout.far_corner().filter(|_| has_any);
        let last = corners.map(|(down, right)| self.layout.place(down - 1, right - 1));
        last.into_iter().flat_map(move |last| [-out, last + out])
    }
}
