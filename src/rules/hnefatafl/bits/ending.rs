//! How a game ends.

use super::{BitHnefatafl, BitState, Pieces};
use crate::{
    Direction,
    bits::Word,
    rules::{
        Outcome,
        hnefatafl::{Army, End},
    },
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    /// Why and for whom the game is over when an army has moved to this state, as long as the other
    /// one can move.
    #[inline(always)]
    pub(super) fn end_after(
        &self,
        state: &BitState<W, ROWS, COLS>,
        mover: Army,
    ) -> Option<(End, Outcome)> {
        let (pieces, win) = (&state.pieces, |army| Outcome::Win(self.plain.side(army)));
        if !(pieces.king & self.ground.goals).is_empty() {
            return Some((End::Escaped, win(Army::Defenders)));
        }
        let ending = &self.plain.variant().ending;
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
        let outcome = self.plain.outcome_of_repetition()?;
        (state.occurrences() >= 3).then_some((End::Repetition, outcome))
    }

    /// The end of a game in which the army that did not move last can't move.
    pub(super) fn no_move(&self, mover: Army) -> (End, Outcome) {
        (End::NoMove, Outcome::Win(self.plain.side(mover)))
    }

    /// Whether no defender has a way to the edge, all pieces but the attackers thought away.
    #[inline(always)]
    fn is_encircled(&self, pieces: &Pieces<W, ROWS, COLS>) -> bool {
        let (defenders, clear) = (pieces.of(Army::Defenders), !pieces.attackers);
        let mut outside = self.ground.edge & clear;
        loop {
            if !(outside & defenders).is_empty() {
                return false;
            }
            let grown = outside | outside.neighbours(&Direction::ORTHOGONAL) & clear;
            if grown == outside {
                return true;
            }
            outside = grown;
        }
    }
}
