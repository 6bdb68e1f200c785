//! Strokes above the pieces: rings, crosses, dots, and bars at the end of runs and paths. Each has a casing in
//! the colour of the panel, so that it is visible on any background.

use core::fmt::{self, Write};

use super::scene::Scene;
use crate::{
    geometry::{Coord, Direction, Line},
    lines::Stop,
    picture::{
        Colour,
        svg::{Outline, Pixels, Point, circle},
    },
};

/// The widths of a stroke and of its casing on each side.
const WIDTH: i64 = 26;
const CASING: i64 = 14;

/// The radius of a ring around a cell.
pub(super) const RING: i64 = 178;

impl Scene<'_> {
    pub(super) fn stroke(
        self,
        out: &mut dyn Write,
        outline: &Outline,
        colour: Colour,
    ) -> fmt::Result {
        self.stroke_with(out, outline, colour, WIDTH, "")
    }

    fn stroke_with(
        self,
        out: &mut dyn Write,
        outline: &Outline,
        colour: Colour,
        width: i64,
        more: &str,
    ) -> fmt::Result {
        let casing = self.picture.style.theme.panel;
        for (width, colour) in [(width + 2 * CASING, casing), (width, colour)] {
            let width = Pixels(width);
            let attributes = format_args!(r#"stroke="{colour}" stroke-width="{width}"{more}"#);
            outline.draw(out, attributes)?;
        }
        Ok(())
    }

    /// Draws a filled outline, also with a casing.
    pub(super) fn fill(
        self,
        out: &mut dyn Write,
        outline: &Outline,
        colour: Colour,
    ) -> fmt::Result {
        let (casing, width) = (self.picture.style.theme.panel, Pixels(2 * CASING));
        let attributes = format_args!(r#"stroke="{casing}" stroke-width="{width}""#);
        outline.draw(out, attributes)?;
        outline.draw(out, format_args!(r#"fill="{colour}""#))
    }

    pub(super) fn ring(self, out: &mut dyn Write, at: Coord, colour: Colour) -> fmt::Result {
        self.stroke(out, &self.around(at), colour)
    }

    pub(super) fn broken_ring(self, out: &mut dyn Write, at: Coord, colour: Colour) -> fmt::Result {
        let broken = r#" stroke-dasharray="5 6.2""#;
        self.stroke_with(out, &self.around(at), colour, WIDTH, broken)
    }

    fn around(self, at: Coord) -> Outline {
        let mut outline = Outline::new();
        if self.plan.contains(at) {
            outline.circle(self.plan.centre(at), RING);
        }
        outline
    }

    /// Draws a cross over a cell. It is larger than a disc and bolder than the signs on discs, so that it is
    /// visible on any piece and not mistaken for a sign.
    pub(super) fn cross(self, out: &mut dyn Write, at: Coord) -> fmt::Result {
        const ARM: i64 = 135;
        const BOLD: i64 = 46;
        if !self.plan.contains(at) {
            return Ok(());
        }
        let centre = self.plan.centre(at);
        let mut outline = Outline::new();
        for arm in [Point::new(ARM, ARM), Point::new(ARM, -ARM)] {
            outline.segment(centre - arm, centre + arm);
        }
        self.stroke_with(out, &outline, self.picture.style.theme.stop, BOLD, "")
    }

    pub(super) fn dot(self, out: &mut dyn Write, at: Coord) -> fmt::Result {
        if !self.plan.contains(at) {
            return Ok(());
        }
        let (colour, casing) = (
            self.picture.style.theme.hint,
            self.picture.style.theme.panel,
        );
        let width = Pixels(CASING);
        let attributes =
            format_args!(r#" fill="{colour}" stroke="{casing}" stroke-width="{width}""#);
        circle(out, self.plan.centre(at), 55, attributes)
    }
}

/// The distance from the middle of a bar to each of its ends.
const BAR: i64 = 150;

impl Scene<'_> {
    /// Draws what stopped a run: before its first cell, if known, and after its last cell.
    pub(super) fn ends(
        self,
        out: &mut dyn Write,
        line: Line,
        behind: Option<Stop>,
        ahead: Stop,
    ) -> fmt::Result {
        let direction = line.heading();
        if let Some(behind) = behind {
            self.end(out, line.first(), -direction, behind)?;
        }
        self.end(out, line.last(), direction, ahead)
    }

    pub(super) fn bar(self, out: &mut dyn Write, at: Coord, side: Direction) -> fmt::Result {
        if !self.plan.contains(at) {
            return Ok(());
        }
        let (centre, border) = (self.plan.centre(at), self.plan.border(at, side));
        let across = (border - centre).turned().with_length(BAR);
        let mut bar = Outline::new();
        bar.segment(border - across, border + across);
        self.stroke(out, &bar, self.picture.style.theme.stop)
    }

    /// Draws what ended a walk in a direction, at the last cell if there is one.
    pub(super) fn end(
        self,
        out: &mut dyn Write,
        last: Option<Coord>,
        direction: Direction,
        stop: Stop,
    ) -> fmt::Result {
        let ink = self.picture.style.theme.stop;
        if let Stop::Blocked(at) | Stop::Taken(at) = stop {
            self.broken_ring(out, at, ink)?;
        }
        let Some(last) = last.filter(|&at| self.plan.contains(at)) else {
            return Ok(());
        };
        let (centre, border) = (self.plan.centre(last), self.plan.border(last, direction));
        let onwards = |distance| border + (border - centre).with_length(distance);
        let across = (border - centre).turned().with_length(BAR);
        let mut bars = Outline::new();
        let mut bar = |at: Point| {
            bars.segment(at - across, at + across);
        };
        match stop {
            Stop::Blocked(_) => bar(border),
            Stop::Edge => {
                bar(border);
                bar(onwards(-55));
            }
            Stop::Limit => {
                for distance in [15, 60, 105] {
                    circle(out, onwards(distance), 17, format_args!(r#" fill="{ink}""#))?;
                }
            }
            Stop::Ring | Stop::Taken(_) => {}
        }
        self.stroke(out, &bars, ink)
    }
}
