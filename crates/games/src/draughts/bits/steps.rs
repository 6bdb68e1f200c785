//! Moves without a capture, of all pieces of a side at once.

use super::{BitDraughts, Pieces, along, headings::slide, seen::Seen, state::Restless};
use crate::draughts::Color;
use collinear::{
    Direction,
    bits::{Bitboard, Word},
};

/// The cells that the side to move reaches without a capture, for each heading by its number.
///
/// A cell is reached in a heading by at most one piece, the first one behind it. So the number of moves is the number
/// of cells.
pub(super) type Targets<W, const ROWS: usize, const COLS: usize> = [Bitboard<W, ROWS, COLS>; 8];

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn seen_by(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
    ) -> Seen<W, ROWS, COLS> {
        Seen {
            men: pieces.men(color),
            kings: pieces.kings(color),
            theirs: pieces.of(color.other()),
            empty: self.playable - pieces.occupied(),
        }
    }

    /// Removes the king that must rest, if there is one, from the pieces that can step. That king may still capture.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn without_resting(
        &self,
        mut seen: Seen<W, ROWS, COLS>,
        restless: &Restless<W, ROWS, COLS>,
    ) -> Seen<W, ROWS, COLS> {
        let limit = self.rules.variant().kings.moves_in_a_row;
        if limit.is_some_and(|limit| restless.moves >= limit) && !seen.men.is_empty() {
            seen.kings -= restless.king;
        }
        seen
    }

    /// The cells reached in a heading.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn targets_along(
        &self,
        heading: Direction,
        color: Color,
        seen: &Seen<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let men_too = !color.is_backwards(heading);
        if seen.kings.is_empty() {
            return if men_too {
                seen.men.shift(heading) & seen.empty
            } else {
                Bitboard::empty()
            };
        }
        let steppers = if men_too {
            seen.men | seen.kings
        } else {
            seen.kings
        };
        let steps = steppers.shift(heading) & seen.empty;
        if self.flying {
            steps | slide(seen.kings, heading, seen.empty)
        } else {
            steps
        }
    }

    pub(super) fn targets(
        &self,
        color: Color,
        seen: &Seen<W, ROWS, COLS>,
    ) -> Targets<W, ROWS, COLS> {
        let mut targets = [Bitboard::empty(); 8];
        along!(self.steps, (number, heading) => {
            targets[number] = self.targets_along(heading, color, seen);
        });
        targets
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn count_steps(&self, color: Color, seen: &Seen<W, ROWS, COLS>) -> usize {
        let mut count = 0;
        along!(self.steps, (_number, heading) => {
            count += self.targets_along(heading, color, seen).len();
        });
        count
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn can_step(&self, color: Color, seen: &Seen<W, ROWS, COLS>) -> bool {
        along!(self.steps, (_number, heading) => {
            if !self.targets_along(heading, color, seen).is_empty() {
                return true;
            }
        });
        false
    }

    /// The piece that reaches a cell in a heading: the first one behind it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn behind(
        &self,
        to: Bitboard<W, ROWS, COLS>,
        heading: Direction,
        empty: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let mut from = to.shift(-heading);
        while self.flying && !from.is_disjoint(empty) {
            from = from.shift(-heading);
        }
        from
    }
}
