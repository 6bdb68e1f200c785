//! Peg solitaire from bytes.

use arbitrary::{Result, Unstructured};
use collinear::{
    Hop,
    rules::peg_solitaire::{self, Goal, Lattice, PegSolitaire},
};

use super::{Playable, Size, cell, grid};

pub fn peg_solitaire(size: Size, u: &mut Unstructured) -> Result<Option<PegSolitaire>> {
    use collinear::rules::peg_solitaire::Square::{Empty, Off, Peg};
    let palette = [Peg, Peg, Empty, Peg, Empty, Off];
    let lattice = if u.arbitrary()? {
        Lattice::Square
    } else {
        Lattice::Triangular
    };
    let Ok(rules) = PegSolitaire::from_start(grid(size, &palette, u)?, lattice) else {
        return Ok(None);
    };
    let goal = if u.arbitrary()? {
        Goal::AnyHole
    } else {
        Goal::Hole(cell(size, u)?)
    };
    Ok(Some(rules.clone().with_goal(goal).unwrap_or(rules)))
}

impl Playable for PegSolitaire {
    fn any_state(&self, u: &mut Unstructured) -> Result<peg_solitaire::State> {
        use collinear::rules::peg_solitaire::Square::{Empty, Off, Peg};
        let bits = u.arbitrary::<u64>()?;
        let mut index = 0;
        let grid = self.start_board().map(|&square| {
            index += 1;
            match square {
                Off => Off,
                _ if bits.rotate_right(index + index / 64) & 1 == 0 => Peg,
                _ => Empty,
            }
        });
        Ok(self.set_up(grid).unwrap())
    }

    fn any_move(&self, u: &mut Unstructured) -> Result<Hop> {
        let bounds = self.bounds();
        let size = (bounds.rows(), bounds.cols());
        Ok(Hop {
            from: cell(size, u)?,
            over: cell(size, u)?,
            to: cell(size, u)?,
        })
    }
}
