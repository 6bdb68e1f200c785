//! Renju and its kin from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord,
    rules::{
        Cell, Rules, Side,
        renju::{self, Renju},
    },
};

use super::{Playable, Size, cell, grid};

pub fn renju((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Renju>> {
    use renju::{Double, Limits, Overline};
    let (_, preset) = *u.choose(&renju::Variant::PRESETS)?;
    let mut variant = renju::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        let doubles = [Double::Allowed, Double::Forbidden];
        for limits in &mut variant.limits {
            *limits = Limits {
                overline: *u.choose(&[Overline::Wins, Overline::Nothing, Overline::Forbidden])?,
                double_four: *u.choose(&doubles)?,
                double_three: *u.choose(&doubles)?,
            };
        }
        variant.open_ends = u.arbitrary::<u8>()? % 4;
    }
    Ok(Renju::new(variant).ok())
}

impl Playable for Renju {
    fn any_state(&self, u: &mut Unstructured) -> Result<renju::State> {
        let palette = [Cell::Empty, Cell::Of(Side::First), Cell::Of(Side::Second)];
        let grid = grid((self.bounds().rows(), self.bounds().cols()), &palette, u)?;
        let turn = *u.choose(&Side::BOTH)?;
        Ok(self.set_up(grid, turn).unwrap_or_else(|_| self.start()))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}
