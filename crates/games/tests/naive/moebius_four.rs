//! Four in a row with gravity on a Möbius band, and the like of other sizes.
//!
//! The band is the half of a strip that is twice as long and joined without a twist: beyond the right
//! side every column comes once more, upside down. There a line is as straight as on any board.

use std::collections::BTreeSet;

use super::{End, Game, lines::Stones};

/// Row 0 is the uppermost, cells are numbered row by row, and a stone falls down in its column.
#[derive(Clone)]
pub(crate) struct MoebiusFour {
    cols: usize,
    stones: Stones,
}

/// Sets of `k` cells that differ, one after the other along a line.
pub(crate) fn lines(rows: usize, cols: usize, k: usize) -> BTreeSet<Vec<usize>> {
    let twice = 2 * cols;
    let mut lines = BTreeSet::new();
    for start in 0..rows * twice {
        // What rises to the right falls in the other half.
        for (down, right) in [(0, 1), (1, 0), (1, 1)] {
            let mut line = BTreeSet::new();
            for steps in 0..rows.max(twice) {
                let row = start / twice + steps * down;
                let col = (start % twice + steps * right) % twice;
                if row >= rows || line.len() == k {
                    break;
                }
                line.insert(if col < cols {
                    row * cols + col
                } else {
                    (rows - 1 - row) * cols + (col - cols)
                });
            }
            if line.len() == k {
                lines.insert(line.into_iter().collect());
            }
        }
    }
    lines
}

impl MoebiusFour {
    pub(crate) fn start(rows: usize, cols: usize, k: usize) -> Self {
        let stones = Stones::none(rows * cols, &lines(rows, cols, k));
        Self { cols, stones }
    }

    /// The lowest free cell of a column.
    fn lands(&self, col: usize) -> Option<usize> {
        let column = (col..self.stones.cells.len()).step_by(self.cols);
        column.rev().find(|&cell| self.stones.cells[cell].is_none())
    }
}

impl Game for MoebiusFour {
    /// A column.
    type Move = usize;

    fn moves(&self) -> Vec<usize> {
        let is_open = |&col: &usize| self.stones.end.is_none() && self.lands(col).is_some();
        (0..self.cols).filter(is_open).collect()
    }

    fn play(&mut self, col: usize) {
        let cell = self.lands(col).expect("a column that isn't full");
        self.stones.place(cell);
    }

    fn end(&self) -> Option<End> {
        self.stones.end
    }
}
