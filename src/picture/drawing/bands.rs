//! Bands under the pieces: along routes, and through the cells of lines of any board.

use alloc::{vec, vec::Vec};
use core::fmt::{self, Write};

use super::{route::Route, scene::Scene, strokes::RING};
use crate::{
    geometry::{Coord, Direction},
    picture::{
        Colour, Tiling,
        svg::{Outline, Pixels, Point, circle},
    },
};

/// The width of a band with and without its rims.
const WIDTHS: [i64; 2] = [380, 340];

/// The width of the line that joins the ends of a bracket.
const STEM: i64 = 60;

/// Cuts a band off at its last point, instead of rounding it.
const BUTT: &str = r#" stroke-linecap="butt""#;

/// How far a band of this width continues beyond the board. On a board of squares it crosses the side and is clipped
/// there.
const fn overlap(tiling: Tiling, width: i64) -> i64 {
    match tiling {
        Tiling::Square => width,
        Tiling::Hexagonal => 0,
    }
}

impl Scene<'_> {
    /// Draws a band along a route, rounded at its ends.
    pub(super) fn band(self, out: &mut dyn Write, route: &Route) -> fmt::Result {
        self.paint_band(out, &route.ends, BUTT, |width| self.stretched(route, width))
    }

    /// Draws a line along a route, between rings around its first and last cells.
    pub(super) fn stem(self, out: &mut dyn Write, route: Route) -> fmt::Result {
        let between_rings = self.stretched(&route.shortened(RING, RING), STEM);
        let rim = self.picture.style.theme.rim;
        paint(out, &between_rings, rim, STEM, BUTT)
    }

    /// Draws a band through cells that are adjacent or joined by a stroke, and stems between others.
    pub(super) fn chain(self, out: &mut dyn Write, cells: &[Coord]) -> fmt::Result {
        let mut stems = Outline::new();
        let mut bands: Vec<Vec<Point>> = Vec::new();
        for part in cells.split(|&at| !self.plan.contains(at)) {
            for (index, &at) in part.iter().enumerate() {
                let centre = self.plan.centre(at);
                let before = index.checked_sub(1).map(|before| part[before]);
                match (before, bands.last_mut()) {
                    (Some(before), Some(band)) if self.are_joined(before, at) => band.push(centre),
                    (Some(before), _) => {
                        self.stem_between(&mut stems, before, at);
                        bands.push(vec![centre]);
                    }
                    (None, _) => bands.push(vec![centre]),
                }
            }
        }
        paint(out, &stems, self.picture.style.theme.rim, STEM, "")?;
        let is_cell = |band: &Vec<Point>| band.len() == 1;
        let (cells, bands): (Vec<_>, Vec<_>) = bands.into_iter().partition(is_cell);
        self.paint_band(out, &cells.concat(), "", |_| Outline::through(&bands))
    }

    /// Draws a band and its rim: an outline for each width, and rounded ends.
    fn paint_band(
        self,
        out: &mut dyn Write,
        ends: &[Point],
        cap: &str,
        outline: impl Fn(i64) -> Outline,
    ) -> fmt::Result {
        let theme = &self.picture.style.theme;
        for (width, colour) in WIDTHS.into_iter().zip([theme.rim, theme.band]) {
            paint(out, &outline(width), colour, width, cap)?;
            for &end in ends {
                circle(out, end, width / 2, format_args!(r#" fill="{colour}""#))?;
            }
        }
        Ok(())
    }

    /// The pieces of a route, extended at the points where it leaves the board and returns.
    fn stretched(self, route: &Route, width: i64) -> Outline {
        let overlap = overlap(self.tiling(), width);
        let last = route.pieces.len().saturating_sub(1);
        let is_open = |point: Point| !route.ends.contains(&point);
        let mut pieces = route.pieces.clone();
        for (index, (piece, stretched)) in route.pieces.iter().zip(&mut pieces).enumerate() {
            let ([start, next, ..], [.., before, end]) = (&piece[..], &piece[..]) else {
                continue;
            };
            if index > 0 && is_open(*start) {
                stretched[0] = start.towards(*next, -overlap);
            }
            if index < last && is_open(*end) {
                stretched[piece.len() - 1] = end.towards(*before, -overlap);
            }
        }
        Outline::through(&pieces)
    }

    fn are_joined(self, from: Coord, to: Coord) -> bool {
        let beside: &[Direction] = match self.tiling() {
            Tiling::Square => &Direction::ALL,
            Tiling::Hexagonal => &Direction::HEX,
        };
        let mut beside = beside.iter();
        self.picture.sheet.has_stroke(from, to)
            || beside.any(|&path| self.plan.next(from, path) == Some(to))
    }

    /// Draws a thin line between the bands of two cells, but not on a wrapped board: there the line could cross the
    /// whole board.
    fn stem_between(self, stems: &mut Outline, from: Coord, to: Coord) {
        if self.picture.glyphs.bounds().is_wrapped() {
            return;
        }
        let (start, end) = (self.plan.centre(from), self.plan.centre(to));
        stems.segment(start.towards(end, RING), end.towards(start, RING));
    }
}

fn paint(
    out: &mut dyn Write,
    outline: &Outline,
    colour: Colour,
    width: i64,
    cap: &str,
) -> fmt::Result {
    let width = Pixels(width);
    let attributes = format_args!(r#"stroke="{colour}" stroke-width="{width}"{cap}"#);
    outline.draw(out, attributes)
}
