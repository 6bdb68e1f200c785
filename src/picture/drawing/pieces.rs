//! Pieces, tiles and letters on the cells.

use alloc::{collections::BTreeMap, string::String, vec::Vec};
use core::fmt::{self, Write};

use super::{scene::Scene, tiles::fitting};
use crate::{
    geometry::Coord,
    picture::{
        Body, Figure, Form, Piece, Sign,
        svg::{Outline, Point, circle, text},
    },
};

const DISC: i64 = 138;

impl Scene<'_> {
    /// Draws all pieces and letters, grouped by character or one by one.
    pub(super) fn draw_pieces(self, out: &mut dyn Write) -> fmt::Result {
        let mut cells: BTreeMap<char, Vec<Coord>> = BTreeMap::new();
        for (at, &glyph) in self.picture.glyphs.indexed() {
            cells.entry(glyph).or_default().push(at);
        }
        for (glyph, cells) in cells {
            let together = if self.one_by_one { 1 } else { cells.len() };
            let figure = self.picture.style.theme.figure(glyph);
            let is_joined = matches!(figure, Figure::Tile(tile) if tile.form == Form::Bar);
            let together = if is_joined { cells.len() } else { together };
            for cells in cells.chunks(together) {
                match figure {
                    Figure::Piece(piece) => self.pieces(out, piece, cells)?,
                    Figure::Tile(tile) => self.tiles(out, tile, glyph, cells)?,
                    Figure::Letter => self.letters(out, glyph, cells)?,
                    Figure::Nothing | Figure::Off => {}
                }
            }
        }
        Ok(())
    }

    fn pieces(self, out: &mut dyn Write, piece: Piece, cells: &[Coord]) -> fmt::Result {
        let Piece {
            body,
            sign,
            fill,
            ink,
        } = piece;
        writeln!(out, r#"<g fill="{fill}" stroke="{ink}" stroke-width="2">"#)?;
        if let Some(body) = body {
            self.bodies(out, body, cells)?;
        }
        let tenths = if body.is_some() { 10 } else { 18 };
        if let Some(Sign::Text(sign)) = sign {
            let size = fitting(sign, 17 * tenths);
            for &at in cells {
                let attributes = format_args!(r#" fill="{ink}" stroke="none" font-weight="600""#);
                text(out, self.plan.centre(at), size, sign, attributes)?;
            }
        } else if let Some(sign) = sign {
            let mut signs = Outline::new();
            for &at in cells {
                signs.sign(sign, self.plan.centre(at), tenths);
            }
            match sign {
                Sign::Crown => signs.draw(out, format_args!(r#"fill="{ink}""#))?,
                Sign::Cross | Sign::Ring | Sign::Face | Sign::Text(_) => {
                    signs.draw(out, format_args!(r#"fill="none" stroke-width="3.2""#))?;
                }
            }
        }
        writeln!(out, "</g>")
    }

    fn bodies(self, out: &mut dyn Write, body: Body, cells: &[Coord]) -> fmt::Result {
        // The corners must stay inside the ring of a last move.
        let corners: &[(i64, i64)] = match body {
            Body::Disc => {
                let mut centres = cells.iter().map(|&at| self.plan.centre(at));
                return centres.try_for_each(|at| circle(out, at, DISC, format_args!("")));
            }
            Body::Square => &[(-104, -104), (104, -104), (104, 104), (-104, 104)],
            Body::Diamond => &[(0, -145), (145, 0), (0, 145), (-145, 0)],
            Body::Flat => &[(-200, -36), (200, -36), (200, 36), (-200, 36)],
            Body::Upright => &[(-36, -200), (36, -200), (36, 200), (-36, 200)],
            Body::Triangle => &[(0, -140), (138, 100), (-138, 100)],
            Body::Hexagon => &[
                (0, -138),
                (120, -69),
                (120, 69),
                (0, 138),
                (-120, 69),
                (-120, -69),
            ],
            Body::Star => &[
                (0, -145),
                (37, -46),
                (138, -45),
                (59, 19),
                (85, 117),
                (0, 60),
                (-85, 117),
                (-59, 19),
                (-138, -45),
                (-37, -46),
            ],
        };
        let mut outline = Outline::new();
        for &at in cells {
            let centre = self.plan.centre(at);
            outline.polygon(corners.iter().map(|&(x, y)| centre + Point::new(x, y)));
        }
        outline.draw(out, format_args!(""))
    }

    fn letters(self, out: &mut dyn Write, glyph: char, cells: &[Coord]) -> fmt::Result {
        let (letter, ink) = (String::from(glyph), self.picture.style.theme.ink);
        writeln!(out, r#"<g fill="{ink}" font-weight="600">"#)?;
        for &at in cells {
            text(out, self.plan.centre(at), 190, &letter, format_args!(""))?;
        }
        writeln!(out, "</g>")
    }
}

impl Outline {
    /// Adds a sign around a point, `tenths` tenths as large as on a piece.
    pub(super) fn sign(&mut self, sign: Sign, centre: Point, tenths: i64) -> &mut Self {
        let point = |x: i64, y: i64| centre + Point::new(x * tenths / 10, y * tenths / 10);
        match sign {
            Sign::Cross => self
                .segment(point(-50, -50), point(50, 50))
                .segment(point(-50, 50), point(50, -50)),
            Sign::Ring => self.circle(centre, 65 * tenths / 10),
            Sign::Face => self
                .circle(point(-42, -34), 9 * tenths / 10)
                .circle(point(42, -34), 9 * tenths / 10)
                .lines([(-60, 28), (-26, 58), (26, 58), (60, 28)].map(|(x, y)| point(x, y))),
            // A text is not part of the outline.
            Sign::Text(_) => self,
            Sign::Crown => {
                const CROWN: [(i64, i64); 7] = [
                    (-62, 52),
                    (-76, -44),
                    (-34, 2),
                    (0, -62),
                    (34, 2),
                    (76, -44),
                    (62, 52),
                ];
                self.polygon(CROWN.map(|(x, y)| point(x, y)))
            }
        }
    }
}
