//! Whether the king stands in a fort: what [`Fort`](crate::rules::hnefatafl::Fort) says, on sets.

use super::{BitHnefatafl, Pieces};
use crate::{
    Direction,
    bits::{Bitboard, Word},
    rules::hnefatafl::Army,
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// Whether the king stands in an exit fort.
    #[inline(always)]
    pub(super) fn is_in_fort(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        !(pieces.king & self.ground.edge).is_empty() && self.is_fort_around_king(pieces)
    }

    /// The same of a king at the edge.
    fn is_fort_around_king(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        let (king, four) = (pieces.king, &Direction::ORTHOGONAL);
        let empty = !pieces.occupied();
        if (king.neighbours(four) & empty & self.ground.of_king.stops).is_empty() {
            return false;
        }
        let mut inside = king;
        loop {
            let around = inside.neighbours(four) - inside;
            // An attacker who can walk to the king ends most searches early.
            if !(around & pieces.attackers).is_empty() {
                return false;
            }
            if (around & empty).is_empty() {
                return around.is_subset(self.safe_soldiers(pieces, inside));
            }
            inside |= around & empty;
        }
    }

    /// The soldiers of the defenders who can't be taken, wherever attackers stand outside.
    fn safe_soldiers(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        inside: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let hostile = self
            .ground
            .hostile_to(Army::Defenders)
            .cells(pieces.occupied());
        let mut safe = pieces.defenders;
        loop {
            let attackers = self.ground.of_soldiers.stops - inside - safe;
            let threats = attackers | hostile;
            let lost_along = |axis: Direction| {
                let both_sides = threats.shift(axis) & threats.shift(-axis);
                both_sides & (attackers.shift(axis) | attackers.shift(-axis))
            };
            let lost = safe & (lost_along(Direction::E) | lost_along(Direction::S));
            if lost.is_empty() {
                return safe;
            }
            safe -= lost;
        }
    }
}
