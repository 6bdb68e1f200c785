//! The byte board that people write: a border of another value all round, so that no step has to be
//! checked.

use collinear::Coord;

/// The discs of two players within a border.
#[derive(Clone)]
pub(crate) struct Sentinel {
    /// Rows of [`WIDTH`] bytes; the border on the right is that on the left of the next row.
    cells: [u8; WIDTH * WIDTH],
}

/// Room for 32 columns and the border, or for 15 and the border in as much.
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

    /// Puts a disc of player 0 or 1 on a cell.
    #[inline]
    pub(crate) fn place(&mut self, at: Coord, player: usize) {
        self.cells[Self::index_of(at)] = if player == 0 { 1 } else { 2 };
    }

    /// Whether five discs or more of one player are in a row through this one.
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
