//! A hand-written byte board with a border of another value, so that steps need no check.

use collinear::Coord;

#[derive(Clone)]
pub(crate) struct Sentinel {
    /// Rows of [`WIDTH`] bytes. The right border of a row is the left border of the next.
    cells: [u8; WIDTH * WIDTH],
}

/// Enough for 32 columns and the border. Boards with 15 columns use the same width.
const WIDTH: usize = 34;

const EMPTY: u8 = 0;
const BORDER: u8 = 3;

impl Sentinel {
    pub(crate) fn new(rows: usize, cols: usize) -> Self {
        let mut cells = [BORDER; WIDTH * WIDTH];
        for row in 0..rows {
            let first = Self::index_of(Coord::new(row, 0));
            cells[first..first + cols].fill(EMPTY);
        }
        Self { cells }
    }

    const fn index_of(at: Coord) -> usize {
        (at.row + 1) * WIDTH + at.col + 1
    }

    #[inline]
    pub(crate) fn place(&mut self, at: Coord, player: usize) {
        self.cells[Self::index_of(at)] = if player == 0 { 1 } else { 2 };
    }

    /// True if five discs or more of one player are in a row through this one.
    #[inline]
    pub(crate) fn has_five_through(&self, at: Coord) -> bool {
        let index = Self::index_of(at);
        let own = self.cells[index];
        [1, WIDTH - 1, WIDTH, WIDTH + 1].into_iter().any(|step| {
            let mut len = 1;
            let mut next = index + step;
            while self.cells[next] == own {
                len += 1;
                next += step;
            }
            next = index - step;
            while self.cells[next] == own {
                len += 1;
                next -= step;
            }
            len >= 5
        })
    }
}
