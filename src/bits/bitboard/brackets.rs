//! Brackets on many boards side by side.
//!
//! What [`Rays`](crate::bits::Rays) answers for one board by tables, these answer by shifts alone: the same
//! few shifts for every board, whatever stands on it. So the compiler does as many boards at once as fit a
//! register of the machine, four of 64 bits with AVX2 and eight with AVX-512, and no lane waits for
//! another or is left empty. On one board it is the axes that lie side by side, of which there are only four.
//!
//! Both are slides over inner cells, along each direction apart. From a cell, a slide that ends at an
//! anchor went over a bracket. From all anchors, a slide goes backwards over brackets, and the cell behind
//! is where one begins:
//!
//! ```text
//! board                  . O O O X .      X an anchor, O inner cells
//! slide from the first   . 1 1 1 . .      a step further is an anchor: bracketed
//! slide from the anchor  . 1 1 1 . .
//! a step further         1 1 1 . . .      brackets begin here; a disc can only be placed on the first
//! ```

use super::Bitboard;
use crate::{Direction, bits::Word};

/// What one of eight methods finds, one for each direction: written out, since in a loop or in a closure
/// the directions would be no constants.
macro_rules! all_around {
    ($cells:ident.$along:ident($($argument:ident),*)) => {
        $cells.$along(Direction::E, $($argument),*)
            | $cells.$along(Direction::SE, $($argument),*)
            | $cells.$along(Direction::S, $($argument),*)
            | $cells.$along(Direction::SW, $($argument),*)
            | $cells.$along(Direction::W, $($argument),*)
            | $cells.$along(Direction::NW, $($argument),*)
            | $cells.$along(Direction::N, $($argument),*)
            | $cells.$along(Direction::NE, $($argument),*)
    };
}

impl<W: Word, const ROWS: usize, const COLS: usize> Bitboard<W, ROWS, COLS> {
    /// The inner cells that are bracketed between a cell and an anchor, in all eight directions, on many
    /// boards: on each what [`Rays::brackets`](crate::bits::Rays::brackets) answers for one. Each set of
    /// `from` has to be one cell.
    ///
    /// Of slices that are not as long the first boards are answered, as many as the shortest has.
    ///
    /// ```
    /// use collinear::{Coord, Grid, bits::Bitboard};
    ///
    /// type Cells = Bitboard<u64, 4, 6>;
    ///
    /// let board = Grid::parse("
    ///     . . . . . .
    ///     . . . X . .
    ///     . . O O . .
    ///     X O O . . .
    /// ")?;
    /// let (theirs, own) = (board.mask(|&c| c == 'O')?, board.mask(|&c| c == 'X')?);
    /// let placed = [(3, 3), (3, 5), (3, 1)].map(|at| Cells::cell(at.into()));
    /// let mut turned = [Cells::full(); 3];
    /// Cells::brackets_of_each(&placed, &[theirs; 3], &[own; 3], &mut turned);
    /// assert_eq!(turned[0].to_string(), ". . . . . .\n. . . . . .\n. . . X . .\n. X X . . .");
    /// assert!(turned[1].is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// For each board eight [slides](Self::slide), of four or eight boards at a time where the machine
    /// has AVX2 or AVX-512. It is asked once a call what the machine has, so ask for a few dozen boards.
    #[inline]
    #[doc(alias("SIMD", "outflank", "flips"))]
    pub fn brackets_of_each(
        from: &[Self],
        inner: &[Self],
        anchors: &[Self],
        brackets: &mut [Self],
    ) {
        brackets_of_each(from, inner, anchors, brackets);
    }

    /// The cells from which something is bracketed in any of the eight directions, on many boards: on each
    /// what [`Rays::bracket_starts`](crate::bits::Rays::bracket_starts) answers for one.
    ///
    /// Of slices that are not as long the first boards are answered, as many as the shortest has.
    ///
    /// ```
    /// use collinear::{Grid, bits::{Bitboard, Rays}};
    ///
    /// let board = Grid::parse(". X O O . .")?;
    /// let (theirs, own) = (board.mask(|&c| c == 'O')?, board.mask(|&c| c == 'X')?);
    /// let mut starts = [Bitboard::<u64, 1, 6>::empty(); 2];
    /// Bitboard::bracket_starts_of_each(&[theirs, own], &[own, theirs], &mut starts);
    /// assert_eq!(starts[0] - theirs, Bitboard::cell((0, 4).into()));
    /// assert_eq!(starts, [(theirs, own), (own, theirs)].map(|(inner, anchors)| Rays::new().bracket_starts(inner, anchors)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As of [`brackets_of_each`](Self::brackets_of_each).
    #[inline]
    #[doc(alias("SIMD", "legal moves", "mobility"))]
    pub fn bracket_starts_of_each(inner: &[Self], anchors: &[Self], starts: &mut [Self]) {
        bracket_starts_of_each(inner, anchors, starts);
    }

    #[inline(always)]
    fn bracketed_along(self, direction: Direction, inner: Self, anchors: Self) -> Self {
        let passed = self.slide(direction, inner);
        if (passed.shift(direction) & anchors).is_empty() {
            Self::empty()
        } else {
            passed
        }
    }

    #[inline(always)]
    fn behind_along(self, direction: Direction, inner: Self) -> Self {
        self.slide(direction, inner).shift(direction)
    }
}

#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets("x86_64+avx512f+avx512vl", "x86_64+avx2"))
)]
fn brackets_of_each<W: Word, const ROWS: usize, const COLS: usize>(
    from: &[Bitboard<W, ROWS, COLS>],
    inner: &[Bitboard<W, ROWS, COLS>],
    anchors: &[Bitboard<W, ROWS, COLS>],
    brackets: &mut [Bitboard<W, ROWS, COLS>],
) {
    let boards = from.iter().zip(inner).zip(anchors);
    for (((&from, &inner), &anchors), brackets) in boards.zip(brackets) {
        // What is both does not end a line of inner cells.
        let anchors = anchors - inner;
        *brackets = all_around!(from.bracketed_along(inner, anchors));
    }
}

#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets("x86_64+avx512f+avx512vl", "x86_64+avx2"))
)]
fn bracket_starts_of_each<W: Word, const ROWS: usize, const COLS: usize>(
    inner: &[Bitboard<W, ROWS, COLS>],
    anchors: &[Bitboard<W, ROWS, COLS>],
    starts: &mut [Bitboard<W, ROWS, COLS>],
) {
    for ((&inner, &anchors), starts) in inner.iter().zip(anchors).zip(starts) {
        let anchors = anchors - inner;
        *starts = all_around!(anchors.behind_along(inner));
    }
}
