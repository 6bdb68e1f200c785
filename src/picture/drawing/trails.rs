//! Bands from cell to cell, round corners.

use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{
    Scene,
    bands::{self, WIDTHS},
};
use crate::{
    geometry::{Coord, Direction},
    picture::{
        point::{Pixels, Point},
        svg::{Outline, circle},
    },
};

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
        let layout = self.layout;
        let overlap = bands::overlap(self.tiling(), WIDTHS[0]);
        let mut bends = Bends::default();
        for part in cells.split(|&at| !layout.contains(at)) {
            let (Some(&first), Some(&last)) = (part.first(), part.last()) else {
                continue;
            };
            let mut piece = [layout.centre(first)].to_vec();
            for step in part.windows(2) {
                let (from, to) = (step[0], step[1]);
                if let Some(way) = self.way_round(from, to) {
                    let beyond = |at: Coord, way: Direction| {
                        let side = layout.way_out(at, way);
                        side.towards(layout.centre(at), -overlap)
                    };
                    piece.push(beyond(from, way));
                    let complete = core::mem::replace(&mut piece, [beyond(to, -way)].to_vec());
                    bends.pieces.push(complete);
                }
                piece.push(layout.centre(to));
            }
            if piece.len() > 1 {
                bends.pieces.push(piece);
            }
            bends.ends.extend([first, last].map(|at| layout.centre(at)));
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
        let is_beside = |way| self.layout.next(from, way) == Some(to);
        let first = ways.next()?;
        let all_round = !is_beside(first) && !ways.any(is_beside);
        all_round.then_some(first)
    }
}
