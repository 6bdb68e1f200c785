//! Bands under the pieces: of lines, of trails round corners, and of lines of boards that are no
//! rectangles.

use alloc::{vec, vec::Vec};
use core::fmt::{self, Write};

use super::{Scene, route::Route, strokes::RING};
use crate::{
    geometry::{Coord, Direction},
    picture::{
        Colour, Tiling,
        svg::{Outline, Pixels, Point, circle},
    },
};

/// How wide a band is with its rims, and without them.
const WIDTHS: [i64; 2] = [380, 340];

/// How wide the line is that joins a bracket's ends.
const STEM: i64 = 60;

/// How far a band that is this wide goes on where it leaves a board: over the side of a board of
/// squares, where it is cut off.
const fn overlap(tiling: Tiling, width: i64) -> i64 {
    match tiling {
        Tiling::Square => width,
        Tiling::Hexagonal => 0,
    }
}

impl Scene<'_> {
    /// A band along a route, round where that begins or ends.
    pub(super) fn band(self, out: &mut impl Write, route: &Route) -> fmt::Result {
        let theme = &self.picture.style.theme;
        for (width, colour) in WIDTHS.into_iter().zip([theme.rim, theme.band]) {
            self.draw_band(out, route, width, colour)?;
            for &end in &route.ends {
                circle(out, end, width / 2, format_args!(r#" fill="{colour}""#))?;
            }
        }
        Ok(())
    }

    /// A line along a route, between rings around the cells where that begins and ends.
    pub(super) fn stem(self, out: &mut impl Write, route: Route) -> fmt::Result {
        let between_rings = route.shortened(RING, RING);
        self.draw_band(out, &between_rings, STEM, self.picture.style.theme.rim)
    }

    /// The pieces of a route.
    fn draw_band(
        self,
        out: &mut impl Write,
        route: &Route,
        width: i64,
        colour: Colour,
    ) -> fmt::Result {
        let overlap = overlap(self.tiling(), width);
        let last = route.pieces.len().saturating_sub(1);
        let mut outline = Outline::new();
        for (i, &(from, to)) in route.pieces.iter().enumerate() {
            let comes_in = i > 0 && !route.ends.contains(&from);
            let goes_out = i < last && !route.ends.contains(&to);
            let start = from.towards(to, if comes_in { -overlap } else { 0 });
            let end = to.towards(from, if goes_out { -overlap } else { 0 });
            outline.segment(start, end);
        }
        let width = Pixels(width);
        let attributes =
            format_args!(r#"stroke="{colour}" stroke-width="{width}" stroke-linecap="butt""#);
        outline.draw(out, attributes)
    }
}

/// A band through points, and the middles of the cells where it begins and ends or is interrupted.
#[derive(Default)]
struct Bends {
    pieces: Vec<Vec<Point>>,
    ends: Vec<Point>,
}

impl Scene<'_> {
    pub(super) fn trail(self, out: &mut impl Write, cells: &[Coord]) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let Bends { pieces, ends } = self.bends(cells);
        let mut outline = Outline::new();
        for piece in &pieces {
            outline.lines(piece.iter().copied());
        }
        for (width, colour) in WIDTHS.into_iter().zip([theme.rim, theme.band]) {
            let size = Pixels(width);
            let attributes =
                format_args!(r#"stroke="{colour}" stroke-width="{size}" stroke-linecap="butt""#);
            outline.draw(out, attributes)?;
            for &end in &ends {
                circle(out, end, width / 2, format_args!(r#" fill="{colour}""#))?;
            }
        }
        Ok(())
    }

    fn bends(self, cells: &[Coord]) -> Bends {
        let plan = self.plan;
        let overlap = overlap(self.tiling(), WIDTHS[0]);
        let mut bends = Bends::default();
        for part in cells.split(|&at| !plan.contains(at)) {
            let (Some(&first), Some(&last)) = (part.first(), part.last()) else {
                continue;
            };
            let mut piece = [plan.centre(first)].to_vec();
            for step in part.windows(2) {
                let (from, to) = (step[0], step[1]);
                if let Some(way) = self.way_round(from, to) {
                    let beyond = |at: Coord, way: Direction| {
                        let side = plan.way_out(at, way);
                        side.towards(plan.centre(at), -overlap)
                    };
                    piece.push(beyond(from, way));
                    let complete = core::mem::replace(&mut piece, [beyond(to, -way)].to_vec());
                    bends.pieces.push(complete);
                }
                piece.push(plan.centre(to));
            }
            if piece.len() > 1 {
                bends.pieces.push(piece);
            }
            bends.ends.extend([first, last].map(|at| plan.centre(at)));
            bends.ends.dedup();
        }
        bends
    }

    /// The direction of a step to a neighbour that leads over joined sides; `None` if the cells lie
    /// beside each other, or are no neighbours at all.
    fn way_round(self, from: Coord, to: Coord) -> Option<Direction> {
        let bounds = self.picture.glyphs.bounds();
        let leads = |&way: &Direction| bounds.step(from, way) == Some(to);
        let mut ways = Direction::ALL.into_iter().filter(leads);
        let is_beside = |way| self.plan.next(from, way) == Some(to);
        let first = ways.next()?;
        let all_round = !is_beside(first) && !ways.any(is_beside);
        all_round.then_some(first)
    }
}

impl Scene<'_> {
    /// A band through cells that lie side by side, or that a stroke joins; between others a stem.
    pub(super) fn chain(self, out: &mut impl Write, cells: &[Coord]) -> fmt::Result {
        let theme = &self.picture.style.theme;
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
        let (rim, width) = (theme.rim, Pixels(STEM));
        stems.draw(
            out,
            format_args!(r#"stroke="{rim}" stroke-width="{width}""#),
        )?;
        let mut outline = Outline::new();
        let is_band = |band: &&Vec<Point>| band.len() > 1;
        for band in bands.iter().filter(is_band) {
            outline.lines(band.iter().copied());
        }
        for (width, colour) in WIDTHS.into_iter().zip([theme.rim, theme.band]) {
            let size = Pixels(width);
            outline.draw(
                out,
                format_args!(r#"stroke="{colour}" stroke-width="{size}""#),
            )?;
            for cell in bands.iter().filter(|band| band.len() == 1) {
                let fill = format_args!(r#" fill="{colour}""#);
                circle(out, cell[0], width / 2, fill)?;
            }
        }
        Ok(())
    }

    /// Whether two cells lie side by side on paper, or a stroke joins them.
    fn are_joined(self, from: Coord, to: Coord) -> bool {
        let beside: &[Direction] = match self.tiling() {
            Tiling::Square => &Direction::ALL,
            Tiling::Hexagonal => &Direction::HEX,
        };
        let mut beside = beside.iter();
        self.picture.sheet.has_stroke(from, to)
            || beside.any(|&way| self.plan.next(from, way) == Some(to))
    }

    /// A thin line from the rim of one cell's band to that of another. Over joined sides there is none:
    /// it would cross the whole board.
    fn stem_between(self, stems: &mut Outline, from: Coord, to: Coord) {
        if self.picture.glyphs.bounds().is_wrapped() {
            return;
        }
        let (start, end) = (self.plan.centre(from), self.plan.centre(to));
        stems.segment(start.towards(end, RING), end.towards(start, RING));
    }
}
