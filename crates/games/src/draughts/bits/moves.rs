//! [`Moves`]: the moves of a state as an iterator.

use std::{iter::FusedIterator, vec};

use super::{BitDraughts, BitState, keep::Capture, pieces::one_by_one, steps::Targets};
use crate::draughts::DraughtsMove;
use collinear::bits::{Bitboard, Word};

/// The moves of a state: the captures if there are any, otherwise the steps, heading by heading.
#[derive(Clone, Debug)]
pub(super) enum Moves<'a, W: Word, const ROWS: usize, const COLS: usize> {
    Captures(vec::IntoIter<Capture<W, ROWS, COLS>>),
    Steps(Steps<'a, W, ROWS, COLS>),
}

/// The moves without a capture.
#[derive(Clone, Debug)]
pub(super) struct Steps<'a, W: Word, const ROWS: usize, const COLS: usize> {
    rules: &'a BitDraughts<W, ROWS, COLS>,
    targets: Targets<W, ROWS, COLS>,
    men: Bitboard<W, ROWS, COLS>,
    empty: Bitboard<W, ROWS, COLS>,
    last_row: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    pub(super) fn list(&self, state: &BitState<W, ROWS, COLS>) -> Moves<'_, W, ROWS, COLS> {
        let (color, pieces) = (state.color, &state.pieces);
        let seen = self.seen_by(color, pieces);
        let capturers = self.all_capturers(color, &seen);
        if !capturers.is_empty() {
            let captures = self.captures(color, pieces, &seen, capturers);
            return Moves::Captures(captures.into_iter());
        }
        let restless = &state.restless[color.index()];
        Moves::Steps(Steps {
            rules: self,
            targets: self.targets(color, &self.without_resting(seen, restless)),
            men: seen.men,
            empty: seen.empty,
            last_row: self.last_row(color),
        })
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Steps<'_, W, ROWS, COLS> {
    /// Skips `n` steps and returns the next one.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<DraughtsMove> {
        let mut left = n;
        for (number, targets) in self.targets.iter_mut().enumerate() {
            // Usually `n` is 0 and no step needs to be counted.
            if left > 0 {
                let out = one_by_one(*targets).take(left);
                let (count, out) = out.fold((0, Bitboard::empty()), |(count, out), to| {
                    (count + 1, out | to)
                });
                left -= count;
                *targets -= out;
            }
            if let Some(to) = one_by_one(*targets).next() {
                *targets -= to;
                return self.step(number, to);
            }
        }
        None
    }

    #[inline]
    fn fold<B, F: FnMut(B, DraughtsMove) -> B>(self, init: B, mut with: F) -> B {
        let mut folded = init;
        for (number, &targets) in self.targets.iter().enumerate() {
            for to in one_by_one(targets) {
                if let Some(step) = self.step(number, to) {
                    folded = with(folded, step);
                }
            }
        }
        folded
    }

    /// The step to a cell in the heading with this number.
    #[inline]
    fn step(&self, number: usize, to: Bitboard<W, ROWS, COLS>) -> Option<DraughtsMove> {
        let heading = self.rules.steps.numbered(number);
        let from = self.rules.behind(to, heading, self.empty);
        Some(DraughtsMove {
            from: from.first()?,
            to: to.first()?,
            taken: Vec::new(),
            promotes: !self.men.is_disjoint(from) && !self.last_row.is_disjoint(to),
        })
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Iterator for Moves<'_, W, ROWS, COLS> {
    type Item = DraughtsMove;

    #[inline]
    fn next(&mut self) -> Option<DraughtsMove> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<DraughtsMove> {
        match self {
            Self::Captures(captures) => captures.nth(n)?.to_move(),
            Self::Steps(steps) => steps.nth(n),
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, DraughtsMove) -> B>(self, init: B, with: F) -> B {
        match self {
            Self::Captures(captures) => captures.filter_map(Capture::to_move).fold(init, with),
            Self::Steps(steps) => steps.fold(init, with),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = match self {
            Self::Captures(captures) => captures.len(),
            Self::Steps(steps) => steps.targets.iter().map(|targets| targets.len()).sum(),
        };
        (len, Some(len))
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> ExactSizeIterator for Moves<'_, W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> FusedIterator for Moves<'_, W, ROWS, COLS> {}

impl<W: Word, const ROWS: usize, const COLS: usize> Capture<W, ROWS, COLS> {
    fn to_move(self) -> Option<DraughtsMove> {
        Some(DraughtsMove {
            from: self.from.first()?,
            to: self.to.first()?,
            taken: self.taken.iter().collect(),
            promotes: self.promotes,
        })
    }
}
