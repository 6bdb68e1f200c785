//! [`Size`]: how large the cells of a board are on the screen.

use crate::core::board::Board;

/// How large the cells of a board are on the screen, in characters.
///
/// A character is about twice as high as it is wide. What stands on a cell is drawn in a box that is one
/// character wider than twice its height, so that it has a middle; hexagons lie one character apart, so that a
/// row can be shifted by half of one, and where there is no room for that their box is two characters narrower.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Size {
    pub(super) width: usize,
    pub(super) height: usize,
}

/// Larger cells help nobody.
const HIGHEST: usize = 7;

impl Size {
    /// Those of a board, from the largest to the least: on that, neighbours share the place between them.
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

    /// How wide the box of a cell is.
    pub(super) fn inner(self) -> usize {
        if self.is_least() {
            3
        } else {
            (self.width - 1) / 2 * 2 + 1
        }
    }

    /// The middle of the box: a column and a line.
    pub(super) fn middle(self) -> [usize; 2] {
        [self.inner() / 2, (self.height - 1) / 2]
    }

    /// Whether neighbours share the place between them.
    pub(super) fn is_least(self) -> bool {
        self == Self::LEAST
    }
}
