//! Lines of boards that are no rectangles: bands from place to place.

use alloc::{vec, vec::Vec};
use core::fmt::{self, Write};

use super::{
    Scene,
    bands::{STEM, WIDTHS},
    strokes::RING,
};
use crate::{
    geometry::{Coord, Direction},
    picture::{
        Tiling,
        point::{Pixels, Point},
        svg::{Outline, circle},
    },
};

impl Scene<'_> {
    /// A band through cells that lie side by side, or that a stroke joins; between others a stem.
    pub(super) fn chain(self, out: &mut impl Write, cells: &[Coord]) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let mut stems = Outline::new();
        let mut bands: Vec<Vec<Point>> = Vec::new();
        for part in cells.split(|&at| !self.layout.contains(at)) {
            for (index, &at) in part.iter().enumerate() {
                let centre = self.layout.centre(at);
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
            || beside.any(|&way| self.layout.next(from, way) == Some(to))
    }

    /// A thin line from the rim of one cell's band to that of another. Over joined sides there is none:
    /// it would cross the whole board.
    fn stem_between(self, stems: &mut Outline, from: Coord, to: Coord) {
        if self.picture.glyphs.bounds().is_wrapped() {
            return;
        }
        let (start, end) = (self.layout.centre(from), self.layout.centre(to));
        stems.segment(start.towards(end, RING), end.towards(start, RING));
    }
}
