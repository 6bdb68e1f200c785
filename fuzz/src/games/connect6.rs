//! Connect6 and its kin from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord,
    rules::connect6::{self, Connect6},
};

use super::{Playable, Size, after_stones, cell};
use crate::shapes::number;

pub fn connect6((rows, cols): Size, u: &mut Unstructured) -> Result<Option<Connect6>> {
    let (_, preset) = *u.choose(&connect6::Variant::PRESETS)?;
    let mut variant = connect6::Variant {
        rows,
        cols,
        ..preset
    };
    if u.arbitrary()? {
        (variant.connect, variant.stones, variant.first) = (number(u)?, number(u)?, number(u)?);
    }
    Ok(Connect6::new(variant).ok())
}

impl Playable for Connect6 {
    fn any_state(&self, u: &mut Unstructured) -> Result<connect6::State> {
        after_stones(self, u)
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}
