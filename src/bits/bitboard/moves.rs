//! Steps, slides, hops and captures of all cells at once.
//!
//! A slide of many pieces is a fill: the reached cells spread over clear cells, twice as far in each round (Kogge and
//! Stone's parallel prefix; chess programs call it occluded fill). Eastwards the next cell is the next bit, so the
//! carry of one addition does the whole fill:
//!
//! ```text
//! clear          . . 1 1 1 . 1 1      low bits on the left
//! first steps    . . 1 . . . . .      the pieces moved by 1, & clear
//! sum            . . . . . 1 1 1      the carry ran up to the first blocker
//! reached        . . 1 1 1 . . .      the first steps, and the bits cleared by the carry
//! ```

use super::Bitboard;
use crate::{Direction, bits::Word};

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// Moves the set one step in a direction; cells that leave the board are dropped.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Bitboard};
    ///
    /// let column = Bitboard::<u64, 3, 3>::from_iter([(0, 2), (1, 2), (2, 2)].map(Coord::from));
    /// assert!(column.shift(Direction::E).is_empty());
    /// assert_eq!(column.shift(Direction::SW).to_string(), ". . .\n. X .\n. X .");
    ///
    /// let leap = Direction::new(2, -1).unwrap();
    /// assert_eq!(column.shift(leap).to_string(), ". . .\n. . .\n. X .");
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn shift(self, direction: Direction) -> Self {
        self.shift_by(direction, 1)
    }

    #[inline(always)]
    pub(super) fn shift_by(self, direction: Direction, steps: usize) -> Self {
        let cols = direction.cols().unsigned_abs().saturating_mul(steps);
        let landing = if cols >= COLS {
            return Self::empty();
        } else if direction.cols() > 0 {
            Self::WITHOUT_LEFT[cols]
        } else {
            Self::WITHOUT_RIGHT[cols]
        };
        self.shift_unmasked(direction, steps) & Self::of_word(W::from_limbs(landing))
    }

    /// Moves the bits of the set a number of steps; some may then be guards, or cells of the next row.
    #[inline(always)]
    fn shift_unmasked(self, direction: Direction, steps: usize) -> Self {
        let down = direction.rows().unsigned_abs().saturating_mul(steps);
        let across = direction.cols().unsigned_abs().saturating_mul(steps);
        if down >= ROWS || across >= COLS {
            return Self::empty();
        }
        let down = down * Self::STRIDE;
        // Upwards and to the right, or downwards and to the left, one distance is subtracted from the other.
        let word = match (direction.rows() >= 0, direction.cols() >= 0) {
            (true, true) => self.word.up(down + across),
            (false, false) => self.word.down(down + across),
            (true, false) if down >= across => self.word.up(down - across),
            (true, false) => self.word.down(across - down),
            (false, true) if down >= across => self.word.down(down - across),
            (false, true) => self.word.up(across - down),
        };
        Self::of_word(word)
    }

    /// Like [`shift_by`](Self::shift_by), but only correct for cells from which all steps except the last lead over
    /// cells of the set.
    ///
    /// The last step then leads onto the board or onto a guard, and need not be masked.
    #[inline(always)]
    pub(super) fn shift_along(self, direction: Direction, steps: usize) -> Self {
        if Self::GUARDED && direction.cols().unsigned_abs() <= 1 {
            self.shift_unmasked(direction, steps)
        } else {
            self.shift_by(direction, steps)
        }
    }

    /// The cells adjacent to a cell of the set: one step away in one of the directions. They include cells of
    /// the set that are adjacent to each other.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Bitboard};
    ///
    /// let corner = Bitboard::<u64, 3, 3>::cell(Coord::new(0, 0));
    /// let neighbours = corner.neighbours(&Direction::ORTHOGONAL);
    /// assert_eq!(neighbours.to_string(), ". X .\nX . .\n. . .");
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("adjacent"))]
    pub fn neighbours(self, directions: &[Direction]) -> Self {
        let mut neighbours = Self::empty();
        for &direction in directions {
            neighbours |= self.shift(direction);
        }
        neighbours
    }

    /// The cells that the pieces of this set can slide to in a direction over clear cells.
    ///
    /// ```
    /// use collinear::{Direction, Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse("R . . # .\n. R R . .")?;
    /// let rooks: Bitboard<u64, 2, 5> = board.mask(|&c| c == 'R')?;
    /// let clear = board.mask(|&c| c == '.')?;
    /// assert_eq!(rooks.slide(Direction::E, clear).to_string(), ". X X . .\n. . . X X");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One shift for each binary digit of the length of the longer side (Kogge and Stone's prefix sums); eastwards a
    /// single addition.
    #[must_use]
    #[inline(always)]
    #[doc(alias("sliding moves", "Kogge-Stone"))]
    pub fn slide(self, direction: Direction, clear: Self) -> Self {
        // Cells that are only reached round an edge are removed, so no step need be masked.
        let mut clear = clear & Self::full().shift(direction);
        let mut reached = self.shift_unmasked(direction, 1) & clear;
        if direction == Direction::E {
            // A carry runs through all clear cells from the first one on, and clears their bits.
            let carried = Self::of_word(clear.word.plus(reached.word));
            return reached | (clear - carried);
        }
        let mut steps = 1;
        while steps < ROWS || steps < COLS {
            reached |= clear & reached.shift_unmasked(direction, steps);
            clear &= clear.shift_unmasked(direction, steps);
            steps *= 2;
        }
        reached
    }

    /// The cells where falling discs land: the cells not in the set that are right above one of its discs or in the
    /// bottom row.
    ///
    /// ```
    /// use collinear::{Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse(". . . .\nO . . .\nX X . O")?;
    /// let discs: Bitboard<u64, 3, 4> = board.mask(|&c| c != '.')?;
    /// assert_eq!(discs.landings().to_string(), "X . . .\n. X . X\n. . X .");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("gravity", "drop"))]
    pub fn landings(self) -> Self {
        // A shift straight up drops bits only at the low end of the word, and needs no mask.
        let above = self.shift_unmasked(Direction::N, 1);
        (above | Self::of_word(W::from_limbs(Self::BOTTOM))) - self
    }

    /// The cells that the pieces of this set can slide to in a direction over clear cells, with at most `limit`
    /// steps.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::Bitboard};
    ///
    /// let king = Bitboard::<u64, 1, 6>::cell(Coord::new(0, 1));
    /// assert_eq!(king.slide_at_most(Direction::E, 3, !king).to_string(), ". . X X X .");
    /// ```
    ///
    /// # Complexity
    ///
    /// One shift per step.
    #[must_use]
    #[inline(always)]
    pub fn slide_at_most(self, direction: Direction, limit: usize, clear: Self) -> Self {
        let (mut reached, mut farthest) = (Self::empty(), self);
        for _ in 0..limit {
            farthest = farthest.shift(direction) & clear;
            if farthest.is_empty() {
                break;
            }
            reached |= farthest;
        }
        reached
    }

    /// The cells of the set from which a piece can hop in a direction: over an adjacent hurdle onto the landing
    /// beyond.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse("1 1 0 1 1")?;
    /// let pegs: Bitboard<u64, 1, 5> = board.mask(|&c| c == '1')?;
    /// let holes = !pegs;
    /// assert!(pegs.hop_starts(Direction::E, pegs, holes).iter().eq([Coord::new(0, 0)]));
    /// assert!(pegs.hop_starts(Direction::W, pegs, holes).iter().eq([Coord::new(0, 4)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("jump"))]
    pub fn hop_starts(self, direction: Direction, hurdles: Self, landings: Self) -> Self {
        let before_landing = landings.shift(-direction) & hurdles;
        self & before_landing.shift(-direction)
    }

    /// The custodial captures of the pieces of this set in a direction: the prey one step away that has an
    /// anvil one step further. The edge is not an anvil.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, bits::Bitboard};
    ///
    /// let board = Grid::parse("a d a\n. d .\n. . .")?;
    /// let [attackers, defenders] = ['a', 'd'].map(|piece| board.mask(|&c| c == piece));
    /// let (attackers, defenders): (Bitboard<u64, 3, 3>, _) = (attackers?, defenders?);
    /// let moved = Bitboard::cell(Coord::new(0, 0));
    /// let caught = moved.custodial(Direction::E, defenders, attackers);
    /// assert!(caught.iter().eq([Coord::new(0, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("sandwich"))]
    pub fn custodial(self, direction: Direction, prey: Self, anvils: Self) -> Self {
        self.shift(direction) & prey & anvils.shift(-direction)
    }
}
