//! [`Pieces`]: the pieces on the board, one set of cells per kind.

use core::fmt;

use crate::{
    Grid, WrongSize,
    bits::{Bitboard, Word},
    rules::hnefatafl::{Army, Square},
};

/// The pieces on the board: one bitboard per kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pieces<W: Word, const ROWS: usize, const COLS: usize> {
    /// The soldiers of the attackers.
    pub attackers: Bitboard<W, ROWS, COLS>,
    /// The soldiers of the defenders.
    pub defenders: Bitboard<W, ROWS, COLS>,
    /// The king's cell; empty if he was captured.
    pub king: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Pieces<W, ROWS, COLS> {
    /// The cells with a piece.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Bitboard<W, ROWS, COLS> {
        self.attackers | self.defenders | self.king
    }

    #[inline(always)]
    pub(super) fn soldiers(&self, army: Army) -> Bitboard<W, ROWS, COLS> {
        match army {
            Army::Attackers => self.attackers,
            Army::Defenders => self.defenders,
        }
    }

    #[inline(always)]
    pub(super) fn of(&self, army: Army) -> Bitboard<W, ROWS, COLS> {
        match army {
            Army::Attackers => self.attackers,
            Army::Defenders => self.defenders | self.king,
        }
    }

    /// Moves a piece of an army between two cells.
    #[inline(always)]
    pub(super) fn slide(
        &mut self,
        army: Army,
        from: Bitboard<W, ROWS, COLS>,
        to: Bitboard<W, ROWS, COLS>,
    ) {
        let is_king = !(self.king & from).is_empty();
        let kind = match army {
            _ if is_king => &mut self.king,
            Army::Attackers => &mut self.attackers,
            Army::Defenders => &mut self.defenders,
        };
        *kind ^= from | to;
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, cells: Bitboard<W, ROWS, COLS>) {
        self.attackers -= cells;
        self.defenders -= cells;
        self.king -= cells;
    }

    pub(super) fn of_grid(grid: &Grid<Square>) -> Result<Self, WrongSize> {
        let all = |kind| grid.mask(|&square| square == kind);
        Ok(Self {
            attackers: all(Square::Attacker)?,
            defenders: all(Square::Defender)?,
            king: all(Square::King)?,
        })
    }

    pub(super) fn to_grid(self) -> Grid<Square> {
        let mut grid = self.king.to_grid().map(|_| Square::Empty);
        let kinds = [
            (self.attackers, Square::Attacker),
            (self.defenders, Square::Defender),
            (self.king, Square::King),
        ];
        for (cells, square) in kinds {
            for at in cells {
                grid[at] = square;
            }
        }
        grid
    }
}

/// The board as text.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for Pieces<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_grid(), f)
    }
}
