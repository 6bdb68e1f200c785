//! [`Changes`]: what is different on a board after a move.

use alloc::vec::Vec;
use core::{fmt, slice};

use super::Grid;
use crate::geometry::{Board, Finite, Layout, Rect};

/// What a move changed: the cells of a board that have something else on them now, with what stood there
/// before and what stands there after it.
///
/// The difference of two grids, as a value: shown by the names of the cells, made again with
/// [`apply`](Grid::apply), taken back with [`revert`](Grid::revert). A game that keeps the changes
/// of its moves needs one board only. A hop changes three cells:
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
/// board.revert(&taken)?;
/// assert_eq!(board, before);
/// board.apply(&taken)?;
///
/// let marks = taken.cells().map(Mark::Last);
/// let picture = Picture::new(board).with_marks(marks);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("effects", "delta", "diff", "patch", "undo information", "unmake"))]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        try_from = "InFile<T, B>",
        bound(
            serialize = "T: serde::Serialize, B: serde::Serialize, B::Cell: serde::Serialize",
            deserialize = "T: serde::Deserialize<'de> + PartialEq, B: serde::Deserialize<'de>, \
                           B::Cell: serde::Deserialize<'de>"
        )
    )
)]
pub struct Changes<T, B: Finite = Rect> {
    board: Board<B>,
    /// In the order of the board.
    cells: Vec<Change<T, B::Cell>>,
}

/// What changed on one cell: a part of [`Changes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change<T, C> {
    /// The cell.
    pub at: C,
    /// What stood there before.
    pub before: T,
    /// What stands there after.
    pub after: T,
}

impl<T, B: Finite> Changes<T, B> {
    /// The board that was changed.
    #[must_use]
    pub const fn board(&self) -> &Board<B> {
        &self.board
    }

    /// The cells that changed, in the order of the board, each with what stood there and what stands
    /// there.
    pub fn iter(&self) -> slice::Iter<'_, Change<T, B::Cell>> {
        self.cells.iter()
    }

    /// The cells that changed, in the order of the board: to mark them in a picture, say.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = B::Cell> + ExactSizeIterator + Clone {
        self.cells.iter().map(|change| change.at)
    }

    /// How many cells changed.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether nothing changed, as after a pass.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }
}

impl<'a, T, B: Finite> IntoIterator for &'a Changes<T, B> {
    type Item = &'a Change<T, B::Cell>;
    type IntoIter = slice::Iter<'a, Change<T, B::Cell>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The cells by their names: `d6: . → X, d5: O → X`; nothing if nothing changed.
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
    /// What has to change for this grid to become another one: the cells that have something else on
    /// them there, such as those that a move changed.
    ///
    /// If the boards differ, as on one that grows, it is asked of the cells that both have.
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

    /// Makes these changes: each of their cells has on it what it has after them.
    ///
    /// # Errors
    ///
    /// [`ChangesError`] with the first of their cells that has not on it what it had before them; nothing
    /// is written then.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let mut board = Grid::parse("W b")?;
    /// let capture = board.changes_to(&Grid::parse(". W")?);
    /// board.apply(&capture)?;
    /// assert_eq!(board.to_string(), ". W");
    /// let refused = board.apply(&capture).unwrap_err(); // once is enough
    /// assert_eq!(refused.to_string(), "the changes are of another board: what is on (0, 0) does not fit");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the number of cells that change, as to [`revert`](Self::revert) them.
    #[doc(alias("redo", "make move", "patch"))]
    pub fn apply(&mut self, changes: &Changes<T, B>) -> Result<(), ChangesError<B::Cell>> {
        self.replace(changes, |change| (&change.before, &change.after))
    }

    /// Takes these changes back: each of their cells has on it again what it had before them.
    ///
    /// # Errors
    ///
    /// [`ChangesError`] with the first of their cells that has not on it what it had after them; nothing
    /// is written then.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let before = Grid::parse("W b")?;
    /// let mut board = before.clone();
    /// board.carry(Coord::new(0, 0), Coord::new(0, 1), '.');
    /// board.revert(&before.changes_to(&board))?;
    /// assert_eq!(board, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("undo", "unmake move", "take back"))]
    pub fn revert(&mut self, changes: &Changes<T, B>) -> Result<(), ChangesError<B::Cell>> {
        self.replace(changes, |change| (&change.after, &change.before))
    }

    /// Writes new values where all old ones are there.
    fn replace(
        &mut self,
        changes: &Changes<T, B>,
        old_and_new: impl Fn(&Change<T, B::Cell>) -> (&T, &T),
    ) -> Result<(), ChangesError<B::Cell>> {
        let fits =
            |change: &&Change<T, B::Cell>| self.get(change.at) == Some(old_and_new(change).0);
        if let Some(&Change { at, .. }) = changes.iter().find(|change| !fits(change)) {
            return Err(ChangesError { at });
        }
        for change in changes {
            self[change.at] = old_and_new(change).1.clone();
        }
        Ok(())
    }
}

/// Why changes can't be [made](Grid::apply) or [taken back](Grid::revert): another grid was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ChangesError<C> {
    /// The first cell on which something else stands, or which is off the board.
    pub at: C,
}

impl<C: fmt::Debug> fmt::Display for ChangesError<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = &self.at;
        write!(
            f,
            "the changes are of another board: what is on {at:?} does not fit"
        )
    }
}

impl<C: fmt::Debug> core::error::Error for ChangesError<C> {}

/// Changes that were read from a file, and not yet looked at.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(bound(
    deserialize = "T: serde::Deserialize<'de>, B: serde::Deserialize<'de>, \
                   B::Cell: serde::Deserialize<'de>"
))]
struct InFile<T, B: Finite> {
    board: Board<B>,
    cells: Vec<Change<T, B::Cell>>,
}

#[cfg(feature = "serde")]
impl<T: PartialEq, B: Finite> TryFrom<InFile<T, B>> for Changes<T, B> {
    type Error = alloc::string::String;

    fn try_from(InFile { board, cells }: InFile<T, B>) -> Result<Self, Self::Error> {
        let mut next = 0;
        for Change { at, before, after } in &cells {
            let index = board.topology().index_of(*at);
            let Some(index) = index.filter(|&index| index >= next) else {
                return Err(alloc::format!(
                    "{at:?} is not the next cell of the board that can change"
                ));
            };
            if before == after {
                return Err(alloc::format!("nothing changes on {at:?}"));
            }
            next = index + 1;
        }
        Ok(Self { board, cells })
    }
}
