//! [`Headings`]: the lines along which pieces move, for code that is compiled separately for each heading.
//!
//! Such code is inlined only in optimized builds; otherwise one call could take megabytes of stack.

use super::super::{Lines, Squares};
use collinear::{
    Direction,
    bits::{Bitboard, Word},
};

/// The lines along which pieces move or capture.
///
/// With a constant heading, a step is one shift and one mask. So [`along`] repeats a block for each heading, and these
/// fields say which headings exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Headings {
    pub(super) diagonal: bool,
    /// Rows and columns of a board with all squares in play.
    pub(super) straight: bool,
    /// Rows and columns of a board of dark squares, skipping the light ones.
    pub(super) skipping: bool,
}

/// The diagonals, whose numbers start at 0. The numbers of the other headings start at 4.
pub(super) const DIAGONAL: [Direction; 4] = Direction::DIAGONAL;
pub(super) const STRAIGHT: [Direction; 4] = Direction::ORTHOGONAL;
pub(super) const SKIPPING: [Direction; 4] = [leap(-2, 0), leap(0, 2), leap(2, 0), leap(0, -2)];

const fn leap(rows: isize, cols: isize) -> Direction {
    match Direction::new(rows, cols) {
        Some(leap) => leap,
        None => panic!("it leads nowhere"),
    }
}

impl Headings {
    const ALL: Self = Self {
        diagonal: true,
        straight: true,
        skipping: true,
    };

    pub(super) fn new(lines: Lines, squares: Squares) -> Self {
        let straight = lines != Lines::Diagonal;
        Self {
            diagonal: lines != Lines::Orthogonal,
            straight: straight && squares == Squares::All,
            skipping: straight && squares == Squares::Dark,
        }
    }

    #[inline]
    pub(super) fn numbered(self, number: usize) -> Direction {
        match number.checked_sub(4) {
            None => DIAGONAL[number],
            Some(number) if self.skipping => SKIPPING[number],
            Some(number) => STRAIGHT[number],
        }
    }
}

/// Repeats a block for each heading that exists, with the heading and its number from 0 to 7 as constants.
macro_rules! along {
    ($headings:expr, ($number:ident, $heading:ident) => $block:expr) => {{
        use crate::draughts::bits::headings::{DIAGONAL, SKIPPING, STRAIGHT};
        let headings = $headings;
        if headings.diagonal {
            along!(@ DIAGONAL, ($number, $heading) => $block, 0 1 2 3);
        }
        if headings.straight {
            along!(@ STRAIGHT, ($number, $heading) => $block, 4 5 6 7);
        }
        if headings.skipping {
            along!(@ SKIPPING, ($number, $heading) => $block, 4 5 6 7);
        }
    }};
    (@ $of:ident, ($number:ident, $heading:ident) => $block:expr, $($index:literal)*) => {
        $({
            let ($number, $heading) = ($index, const { $of[$index % 4] });
            $block
        })*
    };
}

pub(super) use along;

/// Returns the cells that flying kings reach. The function is long, so it is compiled once for each heading instead of
/// being inlined.
#[inline(never)]
pub(super) fn slide<W: Word, const ROWS: usize, const COLS: usize>(
    kings: Bitboard<W, ROWS, COLS>,
    heading: Direction,
    clear: Bitboard<W, ROWS, COLS>,
) -> Bitboard<W, ROWS, COLS> {
    // With numbers the compiler builds a jump table.
    let key = |heading: Direction| 8 * heading.rows() + heading.cols();
    along!(Headings::ALL, (_number, constant) => {
        if key(heading) == key(constant) {
            return kings.slide(constant, clear);
        }
    });
    // There are no other headings.
    Bitboard::empty()
}
