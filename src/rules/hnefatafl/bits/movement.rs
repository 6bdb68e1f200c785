//! Moves of all pieces of an army at once.

use super::{BitHnefatafl, Pieces, moves::Targets};
use crate::{
    Direction,
    bits::{Bitboard, Word},
    rules::hnefatafl::{Army, Reach},
};

impl<W: Word, const ROWS: usize, const COLS: usize> BitHnefatafl<W, ROWS, COLS> {
    #[inline(always)]
    pub(super) fn targets(
        &self,
        pieces: &Pieces<W, ROWS, COLS>,
        army: Army,
    ) -> Targets<W, ROWS, COLS> {
        let empty = !pieces.occupied();
        let soldiers = pieces.soldiers(army);
        // `map` is too large to be inlined, so the directions would not be constants.
        let [n, e, s, w] = Direction::ORTHOGONAL;
        let mut targets = [
            self.reached_by_soldiers(soldiers, n, empty),
            self.reached_by_soldiers(soldiers, e, empty),
            self.reached_by_soldiers(soldiers, s, empty),
            self.reached_by_soldiers(soldiers, w, empty),
        ];
        if army == Army::Defenders {
            targets[0] |= self.reached_by_king(pieces.king, n, empty);
            targets[1] |= self.reached_by_king(pieces.king, e, empty);
            targets[2] |= self.reached_by_king(pieces.king, s, empty);
            targets[3] |= self.reached_by_king(pieces.king, w, empty);
        }
        targets
    }

    #[inline(always)]
    fn reached_by_soldiers(
        &self,
        soldiers: Bitboard<W, ROWS, COLS>,
        direction: Direction,
        empty: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let masks = &self.masks.soldiers;
        soldiers.slide(direction, empty & masks.crosses) & masks.stops
    }

    #[inline(always)]
    fn reached_by_king(
        &self,
        king: Bitboard<W, ROWS, COLS>,
        direction: Direction,
        empty: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let masks = &self.masks.king;
        let clear = empty & masks.crosses;
        // For a single piece a ray is faster than a slide of a set.
        let reached = match (self.rules.variant().king.reach, king.first()) {
            (Reach::Unlimited, Some(from)) => self.rays.slide(from, direction, clear),
            (Reach::Unlimited, None) => Bitboard::empty(),
            (Reach::AtMost(limit), _) => king.slide_at_most(direction, limit, clear),
        };
        reached & masks.stops
    }
}
