//! [`Scene`]: a picture with the positions of its cells.

use crate::{
    geometry::{Coord, Tiling},
    picture::{Figure, Picture, plan::Plan},
};

/// A picture, and the positions of its cells.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) picture: &'a Picture,
    pub(super) plan: Plan,
    /// Whether each piece is an element of its own.
    pub(super) one_by_one: bool,
}

impl<'a> Scene<'a> {
    pub(super) fn of(picture: &'a Picture) -> Self {
        Self {
            picture,
            plan: Plan::new(picture.tiling(), picture.glyphs.bounds()),
            one_by_one: picture.one_by_one,
        }
    }
}

impl Scene<'_> {
    /// The drawing for a cell; `Off` outside the board.
    pub(super) fn figure(self, at: Coord) -> Figure {
        let glyph = self.picture.glyphs.get(at);
        let glyph = glyph.filter(|_| self.picture.sheet.has_cell(at));
        glyph.map_or(Figure::Off, |&glyph| self.picture.style.theme.figure(glyph))
    }

    pub(super) fn is_cell(self, at: Coord) -> bool {
        self.figure(at) != Figure::Off
    }

    pub(super) fn tiling(self) -> Tiling {
        self.picture.tiling()
    }

    pub(super) fn cells(self) -> impl Iterator<Item = Coord> {
        let all = self.picture.glyphs.bounds().coords();
        all.filter(move |&at| self.is_cell(at))
    }
}

impl Picture {
    /// The tiling of the board if it is hexagonal, else that of the style.
    fn tiling(&self) -> Tiling {
        match self.sheet.tiling {
            Tiling::Square => self.style.tiling,
            Tiling::Hexagonal => Tiling::Hexagonal,
        }
    }
}
