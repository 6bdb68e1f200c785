//! Floods: connected cells.

use super::Bitboard;
use crate::{Direction, bits::Word};

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// The connected components of `through` that contain a cell of this set: a flood fill, by steps in these
    /// directions.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse("O O . .\n. O # O\n. . # O")?;
    /// let through: Bitboard<u64, 3, 4> = board.mask(|&c| c == 'O')?;
    /// let from = Bitboard::cell(Coord::new(0, 0));
    /// let region = from.flood(&Direction::ORTHOGONAL, through);
    /// assert_eq!(region.to_string(), "X X . .\n. X . .\n. . . .");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One round for each step to the farthest cell, and a final one. A round shifts the whole board once in each
    /// direction.
    #[must_use]
    #[inline(always)]
    #[doc(alias("connected component", "group", "flood fill"))]
    pub fn flood(self, directions: &[Direction], through: Self) -> Self {
        self.flood_until(directions, through, Self::empty())
    }

    /// The [flood](Self::flood) of this set, stopped as soon as it reaches one of the goals. Returns the
    /// connected cells found so far, which contain a goal if one is connected.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Bitboard};
    ///
    /// type Cells = Bitboard<u64, 1, 6>;
    /// let [from, goal] = [0, 2].map(|col| Cells::cell(Coord::new(0, col)));
    /// let reached = from.flood_until(&Direction::ORTHOGONAL, Cells::full(), goal);
    /// assert_eq!(reached.to_string(), "X X X . . .");
    /// ```
    ///
    /// # Complexity
    ///
    /// One round for each step to the nearest goal.
    #[doc(alias = "reachable")]
    #[must_use]
    #[inline(always)]
    pub fn flood_until(self, directions: &[Direction], through: Self, goals: Self) -> Self {
        let mut region = self & through;
        loop {
            let grown = region | region.neighbours(directions) & through;
            if !(region & goals).is_empty() || grown == region {
                return region;
            }
            region = grown;
        }
    }
}
