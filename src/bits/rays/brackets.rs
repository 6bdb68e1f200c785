//! What is closed in between two cells, by tables.

use super::{Around, Bitboard, Rays, Word, axes::Axes, before_the_first};
use crate::{Coord, Direction};

impl<W: Word, const ROWS: usize, const COLS: usize> Rays<W, ROWS, COLS> {
    /// The inner cells that are closed in between a cell and the nearest anchor: one or more in an
    /// unbroken line from the next cell on, and behind the last of them an anchor; none if there is
    /// no such line.
    ///
    /// ```
    /// use collinear::{Coord, Direction, bits::{Bitboard, Rays}};
    ///
    /// let rays = Rays::<u64, 1, 6>::new();
    /// // . O O X O .
    /// let theirs = Bitboard::from_iter([(0, 1), (0, 2), (0, 4)].map(Coord::from));
    /// let own = Bitboard::cell(Coord::new(0, 3));
    /// let bracket = |from, direction| rays.bracket(Coord::new(0, from), direction, theirs, own);
    /// assert_eq!(bracket(0, Direction::E).to_string(), ". X X . . .");
    /// assert_eq!(bracket(5, Direction::W).to_string(), ". . . . X .");
    /// assert!(bracket(2, Direction::E).is_empty());
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn bracket(
        &self,
        from: Coord,
        direction: Direction,
        inner: Bitboard<W, ROWS, COLS>,
        anchors: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        bracket(
            self.ray(from, direction),
            direction.is_forward(),
            inner,
            anchors,
        )
    }

    /// The inner cells of the [brackets](Self::bracket) in all eight directions: what a move at
    /// Reversi turns.
    ///
    /// ```
    /// use collinear::{Coord, bits::Rays, Grid};
    ///
    /// let board = Grid::parse("
    ///     . . . . . .
    ///     . . . X . .
    ///     . . O O . .
    ///     X O O . O O
    /// ")?;
    /// let (theirs, own) = (board.mask(|&c| c == 'O')?, board.mask(|&c| c == 'X')?);
    /// let turned = Rays::<u64, 4, 6>::new().brackets(Coord::new(3, 3), theirs, own);
    /// assert_eq!(turned.to_string(), ". . . . . .\n. . . . . .\n. . . X . .\n. X X . . .");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn brackets(
        &self,
        from: Coord,
        inner: Bitboard<W, ROWS, COLS>,
        anchors: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let Some(around) = self.around(from) else {
            return Bitboard::empty();
        };
        let (inner, anchors) = (inner.word(), anchors.word());
        Bitboard::of_word(brackets(&self.axes, around, inner, anchors))
    }

    /// The cells from which something is [bracketed](Self::bracket) in any of the eight directions,
    /// whatever is on them: those of the empty ones are where a disc can be placed at Reversi.
    ///
    /// ```
    /// use collinear::{Grid, bits::{Bitboard, Rays}};
    ///
    /// let board = Grid::parse("
    ///     . . . . . .
    ///     . X O O . .
    ///     . O O . . .
    ///     . . . . O X
    /// ")?;
    /// let [empty, theirs, own] = ['.', 'O', 'X'].map(|glyph| board.mask(|&c| c == glyph));
    /// let starts = Rays::<u64, 4, 6>::new().bracket_starts(theirs?, own?);
    /// let placements = starts & empty?;
    /// assert_eq!(
    ///     placements.to_string(),
    ///     ". . . . . .\n\
    ///      . . . . X .\n\
    ///      . . . . . .\n\
    ///      . X . X . ."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Shifts as many as the longer side has binary digits along each axis, each way (Kogge and
    /// Stone's prefix sums).
    // Not inlined: among other code the compiler does the axes one after the other, and perft of
    // Reversi takes twice as long (AVX2).
    #[must_use]
    #[inline(never)]
    pub fn bracket_starts(
        &self,
        inner: Bitboard<W, ROWS, COLS>,
        anchors: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        Bitboard::of_word(bracket_starts(&self.axes, inner.word(), anchors.word()))
    }
}

// With `std` the machine is asked at each call whether it has AVX2: on one that has, perft of Reversi
// takes half of the time.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn brackets<W: Word, const ROWS: usize, const COLS: usize>(
    axes: &Axes<W, ROWS, COLS>,
    around: &Around<W>,
    inner: W,
    anchors: W,
) -> W {
    axes.brackets(&around.up, &around.down, inner, anchors)
}

#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn bracket_starts<W: Word, const ROWS: usize, const COLS: usize>(
    axes: &Axes<W, ROWS, COLS>,
    inner: W,
    anchors: W,
) -> W {
    axes.bracket_starts(inner, anchors)
}

#[inline(always)]
fn bracket<W: Word, const ROWS: usize, const COLS: usize>(
    ray: Bitboard<W, ROWS, COLS>,
    leads_up: bool,
    inner: Bitboard<W, ROWS, COLS>,
    anchors: Bitboard<W, ROWS, COLS>,
) -> Bitboard<W, ROWS, COLS> {
    let blockers = ray - inner;
    let closed = before_the_first(ray, blockers, leads_up);
    let first = if leads_up {
        blockers.first()
    } else {
        blockers.last()
    };
    if first.is_some_and(|at| anchors.contains(at)) {
        closed
    } else {
        Bitboard::empty()
    }
}
