//! Finds what a move captures.

use super::{BitHnefatafl, Pieces};
use crate::{
    Direction,
    bits::{Bitboard, Word},
    rules::hnefatafl::Army,
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// The cells that an army captures with a piece that has moved to a cell.
    #[inline(always)]
    pub(super) fn captured(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        mover: Army,
        at: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let beside = at.neighbours(&Direction::ORTHOGONAL);
        if (beside & pieces.of(mover.other())).is_empty() {
            return Bitboard::empty();
        }
        let captors = self.captors(pieces, mover);
        let mut captured = Bitboard::empty();
        if at.is_subset(captors) {
            captured |= self.captured_soldiers(pieces, mover, captors, at);
            if self.rules.variant().soldiers.shieldwall && at.is_subset(self.masks.edge) {
                captured |= self.captured_walls(pieces, mover, captors, at);
            }
        }
        let king_is_beside = !(beside & pieces.king).is_empty();
        if mover == Army::Attackers && king_is_beside && self.takes_king(pieces, at) {
            captured |= pieces.king;
        }
        captured
    }

    /// The pieces that can help an army capture, either as the piece that moves or on the other side of the enemy.
    #[inline(always)]
    fn captors(&self, pieces: &Pieces<W, ROWS, COLS>, army: Army) -> Bitboard<W, ROWS, COLS> {
        if self.rules.variant().king.armed {
            pieces.of(army)
        } else {
            pieces.soldiers(army)
        }
    }

    /// Finds captured soldiers: those between the piece that moved and a hostile piece or cell.
    #[inline(always)]
    fn captured_soldiers(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        mover: Army,
        captors: Bitboard<W, ROWS, COLS>,
        at: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let (victim, occupied) = (mover.other(), pieces.occupied());
        let prey = pieces.soldiers(victim);
        let anvils = captors | self.masks.hostile_to(victim).cells(occupied);
        Direction::ORTHOGONAL
            .into_iter()
            .map(|direction| at.custodial(direction, prey, anvils))
            .fold(Bitboard::empty(), |all, cells| all | cells)
    }

    /// Finds soldiers that are captured in a row of two or more along the edge. Each has an enemy in front. The piece
    /// that moved closes one end of the row; another piece or a king's corner closes the other end.
    fn captured_walls(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        mover: Army,
        captors: Bitboard<W, ROWS, COLS>,
        at: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let closers = captors | self.masks.kings_corners;
        let mut captured = Bitboard::empty();
        for outwards in Direction::ORTHOGONAL {
            if !at.shift(outwards).is_empty() {
                continue;
            }
            let shut_in = pieces.of(mover.other()) & captors.shift(outwards);
            // Perpendicular to the edge there is no such row of two: each soldier of a row has an enemy in front.
            for along in Direction::ORTHOGONAL {
                let row = at.slide(along, shut_in);
                let beyond = row.shift(along) - row;
                if row.len() >= 2 && !(beyond & closers).is_empty() {
                    captured |= row - pieces.king;
                }
            }
        }
        captured
    }

    /// True if the attacker that moved next to the king captures him.
    #[inline]
    fn takes_king(&self, pieces: &Pieces<W, ROWS, COLS>, at: Bitboard<W, ROWS, COLS>) -> bool {
        let (king, masks) = (pieces.king, &self.masks);
        let attacked = pieces.attackers | (masks.throne - pieces.occupied());
        if king.is_subset(masks.taken_on_two_sides) {
            let anvils = attacked | masks.hostile_to_king;
            let caught = |direction: &Direction| !at.custodial(*direction, king, anvils).is_empty();
            Direction::ORTHOGONAL.iter().any(caught)
        } else {
            let sides = king.neighbours(&Direction::ORTHOGONAL);
            sides.is_subset(attacked) && (king & masks.never_surrounded).is_empty()
        }
    }
}
