//! [`Moves`]: the moves of a state one after the other.

use core::iter::FusedIterator;

use super::movement::Targets;
use crate::{
    Coord, Direction, Move,
    bits::{Bitboard, Cells, Rays, Word},
};

/// The moves of a state: direction after direction, the cells where they end in reading order.
#[derive(Clone, Debug)]
pub(super) struct Moves<'a, W: Word, const ROWS: usize, const COLS: usize> {
    rays: &'a Rays<W, ROWS, COLS>,
    occupied: Bitboard<W, ROWS, COLS>,
    /// For each direction the cells where moves end.
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

    /// The move that leads to a cell in a direction: that of the first piece behind it.
    #[inline(always)]
    fn slide(&self, direction: Direction, to: Coord) -> Option<Move> {
        let from = self.rays.first_hit(to, -direction, self.occupied)?;
        Some(Move { from, to })
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
        for (way, direction) in Direction::ORTHOGONAL.into_iter().enumerate() {
            let here = self.targets[way].len();
            let to = self.targets[way].nth(left);
            if let Some(to) = to {
                return self.slide(direction, to);
            }
            left -= here;
        }
        None
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut with: F) -> B {
        let mut folded = init;
        for (way, direction) in Direction::ORTHOGONAL.into_iter().enumerate() {
            for to in self.targets[way].clone() {
                if let Some(slide) = self.slide(direction, to) {
                    folded = with(folded, slide);
                }
            }
        }
        folded
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
