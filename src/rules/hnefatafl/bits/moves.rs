//! [`Moves`]: an iterator over the moves of a state.

use core::iter::FusedIterator;

use crate::{
    Coord, Direction, Move,
    bits::{Bitboard, Cells, Rays, Word},
};

/// The cells that an army can reach, for each direction in the order of [`Direction::ORTHOGONAL`].
///
/// In a direction at most one piece can reach a cell, the first one behind it. So each cell is one move.
pub(super) type Targets<W, const ROWS: usize, const COLS: usize> = [Bitboard<W, ROWS, COLS>; 4];

/// The moves of a state, by direction, and then by target cell in reading order.
#[derive(Clone, Debug)]
pub(super) struct Moves<'a, W: Word, const ROWS: usize, const COLS: usize> {
    rays: &'a Rays<W, ROWS, COLS>,
    occupied: Bitboard<W, ROWS, COLS>,
    /// The target cells for each direction.
    targets: [Cells<W, ROWS, COLS>; 4],
}

impl<'a, W: Word, const ROWS: usize, const COLS: usize> Moves<'a, W, ROWS, COLS> {
    #[inline(always)]
    pub(super) fn new(
        rays: &'a Rays<W, ROWS, COLS>,
        occupied: Bitboard<W, ROWS, COLS>,
        targets: &Targets<W, ROWS, COLS>,
    ) -> Self {
        Self {
            rays,
            occupied,
            targets: targets.map(Bitboard::iter),
        }
    }

    /// The move to a cell in a direction, made by the first piece behind the cell.
    #[inline(always)]
    fn slide(&self, direction: Direction, to: Coord) -> Option<Move> {
        let from = self.rays.first_hit(to, -direction, self.occupied)?;
        Some(Move { from, to })
    }

    #[inline(always)]
    fn fold_along<B>(
        &self,
        index: usize,
        direction: Direction,
        init: B,
        with: &mut impl FnMut(B, Move) -> B,
    ) -> B {
        let mut folded = init;
        for to in self.targets[index].clone() {
            if let Some(slide) = self.slide(direction, to) {
                folded = with(folded, slide);
            }
        }
        folded
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Iterator for Moves<'_, W, ROWS, COLS> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.nth(0)
    }

    #[inline(always)]
    fn nth(&mut self, n: usize) -> Option<Move> {
        let mut left = n;
        for (index, direction) in Direction::ORTHOGONAL.into_iter().enumerate() {
            let here = self.targets[index].len();
            let to = self.targets[index].nth(left);
            if let Some(to) = to {
                return self.slide(direction, to);
            }
            left -= here;
        }
        None
    }

    /// Written out for each direction, so that it is a constant; a loop takes three times longer.
    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut with: F) -> B {
        let [n, e, s, w] = Direction::ORTHOGONAL;
        let folded = self.fold_along(0, n, init, &mut with);
        let folded = self.fold_along(1, e, folded, &mut with);
        let folded = self.fold_along(2, s, folded, &mut with);
        self.fold_along(3, w, folded, &mut with)
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.targets.iter().map(ExactSizeIterator::len).sum();
        (len, Some(len))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> ExactSizeIterator for Moves<'_, W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> FusedIterator for Moves<'_, W, ROWS, COLS> {}
