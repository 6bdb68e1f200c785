//! [`Size`]: the size of cells on the screen.

use crate::core::board::Board;

/// The size of cells on the screen, in characters.
///
/// A character is about twice as high as it is wide. The box of a piece is one character wider than twice its height,
/// so that it has a middle. Hexagons are one character apart, so that rows can be shifted by half of a cell. If there
/// is no room for that, the box of a hexagon is two characters narrower.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Size {
    pub(super) width: usize,
    pub(super) height: usize,
}

/// The largest height of a cell.
const HIGHEST: usize = 7;

impl Size {
    /// All sizes, from the largest to the smallest. At the smallest size, adjacent cells share the place between them.
    pub(super) fn all(board: &Board) -> impl Iterator<Item = Self> + use<> {
        let is_slanted = board.is_slanted();
        let sizes = (1..=HIGHEST).rev().flat_map(move |height| {
            let widths: &[usize] = match (is_slanted, height) {
                (false, _) => &[1],
                (true, 1) => &[2],
                (true, _) => &[2, 0],
            };
            widths.iter().map(move |more| Self {
                width: 2 * height + more,
                height,
            })
        });
        sizes.chain([Self::LEAST])
    }

    pub(super) const LEAST: Self = Self {
        width: 2,
        height: 1,
    };

    /// The width of the box of a cell.
    pub(super) fn inner(self) -> usize {
        if self.is_least() {
            3
        } else {
            (self.width - 1) / 2 * 2 + 1
        }
    }

    /// The middle of the box, as a column and a line.
    pub(super) fn middle(self) -> [usize; 2] {
        [self.inner() / 2, (self.height - 1) / 2]
    }

    /// Returns whether adjacent cells share the place between them.
    pub(super) fn is_least(self) -> bool {
        self == Self::LEAST
    }
}
