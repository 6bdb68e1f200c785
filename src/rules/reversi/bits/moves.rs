//! [`Moves`]: iterates over the legal moves.

use core::{iter::FusedIterator, mem};

use super::super::PlaceOrPass;
use crate::bits::{Bitboard, Cells, Word};

/// The placements in reading order, or a pass if there are none.
#[derive(Clone)]
pub(super) struct Moves<W: Word, const ROWS: usize, const COLS: usize> {
    placements: Cells<W, ROWS, COLS>,
    pass: bool,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Moves<W, ROWS, COLS> {
    #[inline]
    pub(super) fn of(placements: Bitboard<W, ROWS, COLS>) -> Self {
        Self {
            placements: placements.iter(),
            pass: placements.is_empty(),
        }
    }

    #[inline]
    fn take_pass(&mut self) -> Option<PlaceOrPass> {
        mem::take(&mut self.pass).then_some(PlaceOrPass::Pass)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Iterator for Moves<W, ROWS, COLS> {
    type Item = PlaceOrPass;

    #[inline]
    fn next(&mut self) -> Option<PlaceOrPass> {
        let placement = self.placements.next().map(PlaceOrPass::Place);
        placement.or_else(|| self.take_pass())
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<PlaceOrPass> {
        let placement = self.placements.nth(n).map(PlaceOrPass::Place);
        placement.or_else(|| self.take_pass().filter(|_| n == 0))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.placements.len() + usize::from(self.pass);
        (len, Some(len))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> ExactSizeIterator for Moves<W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> FusedIterator for Moves<W, ROWS, COLS> {}
