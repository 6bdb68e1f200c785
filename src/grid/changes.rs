//! [`Changes`]: what a move changed on a board.

use alloc::vec::Vec;
use core::{fmt, slice};

use super::Grid;
use crate::geometry::{Board, Finite, Layout, Rect};

/// The cells whose values a move changed, with the value before and after.
///
/// Made from two grids by [`Grid::changes_to`]. The text of the changes uses the names of the cells. A hop changes
/// three cells:
///
#[doc = include_str!("../../examples/pictures/changes.svg")]
///
/// ```
/// use collinear::{Coord, Grid, picture::{Mark, Picture}};
///
/// let before = Grid::parse("
///     . b .
///     . . .
///     W . .
/// ")?;
/// let mut board = before.clone();
/// board.carry(Coord::new(2, 0), Coord::new(0, 1), '.');
///
/// let taken = before.changes_to(&board);
/// assert_eq!(taken.to_string(), "b3: b → W, a1: W → .");
///
/// let marks = taken.cells().map(Mark::Last);
/// let picture = Picture::new(board).with_marks(marks);
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias("effects", "delta", "diff", "undo information"))]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Changes<T, B: Finite = Rect> {
    board: Board<B>,
    /// The changes, in the order of the board.
    cells: Vec<Change<T, B::Cell>>,
}

/// The change of one cell: a part of [`Changes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change<T, C> {
    /// The cell.
    pub at: C,
    /// The value before.
    pub before: T,
    /// The value after.
    pub after: T,
}

impl<T, B: Finite> Changes<T, B> {
    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board<B> {
        &self.board
    }

    /// The changes in the order of the board.
    pub fn iter(&self) -> slice::Iter<'_, Change<T, B::Cell>> {
        self.cells.iter()
    }

    /// The cells that changed, in the order of the board. Use them to mark the cells in a picture, for example.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = B::Cell> + ExactSizeIterator + Clone {
        self.cells.iter().map(|change| change.at)
    }
}

impl<'a, T, B: Finite> IntoIterator for &'a Changes<T, B> {
    type Item = &'a Change<T, B::Cell>;
    type IntoIter = slice::Iter<'a, Change<T, B::Cell>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Writes the changes with the names of the cells: `d6: . → X, d5: O → X`. Writes nothing if nothing changed.
impl<T: fmt::Display, B: Layout> fmt::Display for Changes<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board.topology();
        for (index, Change { at, before, after }) in self.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{}: {before} → {after}", board.name(*at))?;
        }
        Ok(())
    }
}

/// # What changed
impl<T: Clone + PartialEq, B: Finite> Grid<T, B> {
    /// The changes from this grid to another one, such as the grid after a move.
    ///
    /// Writing [`before`](Change::before) back undoes the move. If the boards differ, only cells that are on both
    /// boards are compared.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let before = Grid::parse("X O O .")?;
    /// let after = Grid::parse("X X X X")?;
    /// let turned = before.changes_to(&after);
    /// assert_eq!(turned.cells().map(|at| at.col).collect::<Vec<_>>(), [1, 2, 3]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("diff", "delta", "difference", "effects"))]
    #[must_use]
    pub fn changes_to(&self, after: &Self) -> Changes<T, B> {
        let changes = self.indexed().filter_map(|(at, before)| {
            let after = after.get(at).filter(|&after| after != before)?;
            let (before, after) = (before.clone(), after.clone());
            Some(Change { at, before, after })
        });
        Changes {
            cells: changes.collect(),
            board: self.board.clone(),
        }
    }
}
