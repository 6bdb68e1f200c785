//! Brackets on many boards at once.
//!
//! [`Rays`](crate::bits::Rays) finds brackets on one board with tables. These functions use the same few shifts for
//! every board, whatever is on it. So the compiler processes as many boards at once as fit in a register: four boards
//! of 64 bits with AVX2, eight with AVX-512. Working on the four axes of one board would fill only four lanes.
//!
//! Both functions slide over inner cells, in each direction separately. A slide from a cell covers a bracket if it ends
//! at an anchor. A slide backwards from all anchors covers all brackets, and each bracket starts at the cell after it:
//!
//! ```text
//! board                  . O O O X .      X an anchor, O inner cells
//! slide from the first   . 1 1 1 . .      the next cell is an anchor: bracketed
//! slide from the anchor  . 1 1 1 . .
//! a step further         1 1 1 . . .      brackets begin here; a disc can only be placed on the first
//! ```

use super::Bitboard;
use crate::{Direction, bits::Word};

/// The union of what a method finds in each of the eight directions. These are written out, since in a loop or a
/// closure the directions would not be constants.
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
    /// The inner cells that are bracketed between a cell and an anchor in all eight directions, on many boards
    /// at once. It does for each board what [`Rays::brackets`](crate::bits::Rays::brackets) does for one. Each
    /// set of `from` must be a single cell.
    ///
    /// If the slices differ in length, the shortest decides how many boards are processed.
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
    /// Eight [slides](Self::slide) per board, for four boards at a time with AVX2 or eight with AVX-512. Each call
    /// checks once which of these the processor supports, so pass at least a few dozen boards.
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

    /// The cells from which something is bracketed in any of the eight directions, on many boards at once. It
    /// does for each board what [`Rays::bracket_starts`](crate::bits::Rays::bracket_starts) does for one.
    ///
    /// If the slices differ in length, the shortest decides how many boards are processed.
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
    /// As for [`brackets_of_each`](Self::brackets_of_each).
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
        // A cell that is both an inner cell and an anchor does not end a line of inner cells.
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
