//! Reversi from bytes.

use arbitrary::{Result, Unstructured};
use collinear::rules::{
    Rules, Side,
    reversi::{self, Reversi, Start},
};

use super::{Playable, Size, cell, grid};
use crate::shapes::wrap;

pub fn reversi(size: Size, u: &mut Unstructured) -> Result<Option<Reversi>> {
    let options = u.arbitrary::<u8>()?;
    let rules = if options & 1 == 0 {
        let start = if options & 2 == 0 {
            Start::Crossed
        } else {
            Start::Parallel
        };
        Reversi::new(size.0, size.1, start)
    } else {
        let side = [Side::First, Side::Second][usize::from(options >> 1 & 1)];
        Reversi::from_start(grid(size, &SQUARES, u)?, side)
    };
    let Ok(rules) = rules else { return Ok(None) };
    Ok(Some(if options & 12 == 12 {
        rules.with_wrap(wrap(u)?)
    } else {
        rules
    }))
}

const SQUARES: [reversi::Square; 8] = {
    use collinear::rules::reversi::Square::{Empty, Hole, Of};
    let (first, second) = (Of(Side::First), Of(Side::Second));
    [Empty, first, second, Empty, second, first, Empty, Hole]
};

impl Playable for Reversi {
    fn any_state(&self, u: &mut Unstructured) -> Result<reversi::State> {
        let turn = if u.arbitrary()? {
            Side::First
        } else {
            Side::Second
        };
        let holes = self.start();
        let mut grid = grid(
            (self.bounds().rows(), self.bounds().cols()),
            &SQUARES[..7],
            u,
        )?;
        for (at, square) in holes.grid().indexed() {
            if *square == reversi::Square::Hole {
                grid[at] = *square;
            }
        }
        Ok(self.set_up(grid, turn).unwrap_or(holes))
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<reversi::Move> {
        let at = cell((self.bounds().rows(), self.bounds().cols()), u)?;
        Ok(if u.arbitrary()? {
            reversi::Move::Place(at)
        } else {
            reversi::Move::Pass
        })
    }
}
