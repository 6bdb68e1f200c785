//! [`Moves`]: iterates over the legal jumps of a position.

use core::{iter::FusedIterator, slice};

use super::layout::{JumpLine, Layout, bits_of};
use crate::{Hop, bits::Word};

/// The legal jumps of a position, one jump line after another.
#[derive(Clone)]
pub(super) struct Moves<'a> {
    layout: &'a Layout,
    pegs: u64,
    jump_lines: slice::Iter<'a, JumpLine>,
    /// The pegs with jumps along the current jump line that were not listed yet, and this line.
    open: u64,
    jump_line: Option<JumpLine>,
}

impl<'a> Moves<'a> {
    #[inline]
    pub(super) fn new(layout: &'a Layout, pegs: u64) -> Self {
        Self {
            layout,
            pegs,
            jump_lines: layout.jump_lines().iter(),
            open: 0,
            jump_line: None,
        }
    }

    #[inline]
    fn turn(&mut self) -> Option<()> {
        let jump_line = *self.jump_lines.next()?;
        (self.jump_line, self.open) = (Some(jump_line), jump_line.open(self.pegs));
        Some(())
    }
}

impl Iterator for Moves<'_> {
    type Item = Hop;

    #[inline]
    fn next(&mut self) -> Option<Hop> {
        while self.open == 0 {
            self.turn()?;
        }
        let from = self.open.lowest()?;
        self.open = self.open.without_lowest();
        let jump = self.jump_line?.jump(from);
        Some(self.layout.hop(jump))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let counts = self
            .jump_lines
            .clone()
            .map(|jump_line| jump_line.open(self.pegs).count_ones());
        let left = (self.open.count_ones() + counts.sum::<u32>()) as usize;
        (left, Some(left))
    }

    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, mut n: usize) -> Option<Hop> {
        loop {
            let here = self.open.count_ones() as usize;
            if n < here {
                break;
            }
            n -= here;
            self.open = 0;
            self.turn()?;
        }
        for _ in 0..n {
            self.open = self.open.without_lowest();
        }
        self.next()
    }

    #[inline]
    fn fold<B, F: FnMut(B, Hop) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        let (mut open, mut jump_line) = (self.open, self.jump_line);
        let mut jump_lines = self.jump_lines;
        loop {
            if let Some(jump_line) = jump_line {
                for from in bits_of(open) {
                    folded = f(folded, self.layout.hop(jump_line.jump(from)));
                }
            }
            let Some(&next) = jump_lines.next() else {
                return folded;
            };
            (jump_line, open) = (Some(next), next.open(self.pegs));
        }
    }
}

impl ExactSizeIterator for Moves<'_> {}
impl FusedIterator for Moves<'_> {}
