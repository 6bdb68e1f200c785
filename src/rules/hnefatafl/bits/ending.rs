//! How a game ends: escape, capture of the king, encirclement, exit fort, no move, repetition.

use super::{BitHnefatafl, BitState, Pieces};
use crate::{
    Direction,
    bits::{Bitboard, Word},
    rules::{
        Outcome,
        hnefatafl::{Army, End},
    },
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// Why the game has ended and who won, after a move of an army to this state. It does not check that the other army
    /// can move.
    #[inline(always)]
    pub(super) fn end_after(
        &self,
        state: &BitState<W, ROWS, COLS>,
        mover: Army,
    ) -> Option<(End, Outcome)> {
        let (pieces, win) = (&state.pieces, |army| Outcome::Win(self.rules.side(army)));
        if !(pieces.king & self.masks.goals).is_empty() {
            return Some((End::Escaped, win(Army::Defenders)));
        }
        let ending = &self.rules.variant().ending;
        let end = match mover {
            Army::Attackers if pieces.king.is_empty() => Some(End::KingTaken),
            Army::Attackers if ending.encirclement && self.is_encircled(pieces) => {
                Some(End::Encircled)
            }
            Army::Defenders if ending.exit_fort && self.is_in_fort(pieces) => Some(End::ExitFort),
            _ => None,
        };
        if let Some(end) = end {
            return Some((end, win(mover)));
        }
        let outcome = self.rules.outcome_of_repetition()?;
        (state.occurrences() >= 3).then_some((End::Repetition, outcome))
    }

    /// The end of a game in which the army to move can't move; `mover` moved last.
    pub(super) fn no_move(&self, mover: Army) -> (End, Outcome) {
        (End::NoMove, Outcome::Win(self.rules.side(mover)))
    }

    /// True if no defender is connected with the edge by cells without an attacker.
    #[inline(always)]
    fn is_encircled(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        let (defenders, clear) = (pieces.of(Army::Defenders), !pieces.attackers);
        let outside = self.masks.edge;
        let outside = outside.flood_until(&Direction::ORTHOGONAL, clear, defenders);
        (outside & defenders).is_empty()
    }

    /// True if the king is in an exit fort, as defined by [`Fort`](crate::rules::hnefatafl::Fort).
    #[inline(always)]
    pub(super) fn is_in_fort(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        !(pieces.king & self.masks.edge).is_empty() && self.is_fort_around_king(pieces)
    }

    /// True if a king at the edge is in an exit fort.
    fn is_fort_around_king(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        let (king, four) = (pieces.king, &Direction::ORTHOGONAL);
        let empty = !pieces.occupied();
        if (king.neighbours(four) & empty & self.masks.king.stops).is_empty() {
            return false;
        }
        // An attacker that can walk to the king ends most searches early.
        let walkable = king | empty | pieces.attackers;
        let inside = king.flood_until(four, walkable, pieces.attackers);
        if !(inside & pieces.attackers).is_empty() {
            return false;
        }
        let wall = inside.neighbours(four) - inside;
        wall.is_subset(self.safe_soldiers(pieces, inside))
    }

    /// The defending soldiers that can't be captured, with attackers anywhere outside.
    fn safe_soldiers(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        inside: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let hostile = self
            .masks
            .hostile_to(Army::Defenders)
            .cells(pieces.occupied());
        let mut safe = pieces.defenders;
        loop {
            let attackers = self.masks.soldiers.stops - inside - safe;
            let threats = attackers | hostile;
            let taken = |direction: &Direction| attackers.custodial(*direction, safe, threats);
            let taken = Direction::ORTHOGONAL.iter().map(taken);
            let lost = taken.fold(Bitboard::empty(), |lost, taken| lost | taken);
            if lost.is_empty() {
                return safe;
            }
            safe -= lost;
        }
    }
}
