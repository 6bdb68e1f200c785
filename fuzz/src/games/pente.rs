//! Pente and its kin from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord,
    rules::pente::{self, Pente},
};

use super::{Playable, Size, after_stones, cell};
use crate::shapes::number;

pub fn pente((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Pente>> {
    let (_, preset) = *u.choose(&pente::Variant::PRESETS)?;
    let mut variant = pente::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        variant.captured_to_win = number(u)?;
    }
    Ok(Pente::new(variant).ok())
}

impl Playable for Pente {
    fn any_state(&self, u: &mut Unstructured) -> Result<pente::State> {
        after_stones(self, u)
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}
