//! m,n,k games from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Coord,
    rules::{
        Cell, Rules, Side,
        in_a_row::{self, InARow, Square},
    },
};

use super::{Playable, Size, cell, grid};
use crate::shapes::{direction, length, wrap};

pub fn in_a_row((rows, cols): Size, u: &mut Unstructured) -> Result<Option<InARow>> {
    let Ok(mut rules) = InARow::new(rows, cols, length(u)?) else {
        return Ok(None);
    };
    let options = u.arbitrary::<u8>()?;
    if options & 1 != 0 {
        rules = rules.with_gravity().unwrap_or(rules);
    }
    if options & 6 == 6 {
        rules = rules.with_wrap(wrap(u)?).unwrap_or(rules);
    }
    if options & 24 == 24 {
        rules = rules
            .with_axes(&[direction(u)?, direction(u)?])
            .unwrap_or(rules);
    }
    if options & 32 != 0 {
        rules = rules.misere();
    }
    if options & 192 == 192 {
        let obstacles = [cell((rows, cols), u)?, cell((rows, cols), u)?];
        rules = rules.clone().with_obstacles(obstacles).unwrap_or(rules);
    }
    Ok(Some(rules))
}

impl Playable for InARow {
    fn any_state(&self, u: &mut Unstructured) -> Result<in_a_row::State> {
        let palette = [Cell::Empty, Cell::Of(Side::First), Cell::Of(Side::Second)];
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let mut grid = grid((rows, cols), &palette.map(Square::from), u)?;
        grid.fill(self.obstacles(), Square::Obstacle);
        Ok(self.set_up(grid).unwrap_or_else(|_| self.start()))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Coord> {
        cell((self.bounds().rows(), self.bounds().cols()), u)
    }
}
