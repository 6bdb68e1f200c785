//! Bands under the pieces of a line.

use core::fmt::{self, Write};

use super::{Scene, route::Route, strokes::RING};
use crate::picture::{
    Colour, Tiling,
    point::Pixels,
    svg::{Outline, circle},
};

/// How wide a band is with its rims, and without them.
pub(super) const WIDTHS: [i64; 2] = [380, 340];

/// How wide the line is that joins a bracket's ends.
pub(super) const STEM: i64 = 60;

/// How far a band that is this wide goes on where it leaves a board: over the side of a board of
/// squares, where it is cut off.
pub(super) const fn overlap(tiling: Tiling, width: i64) -> i64 {
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
