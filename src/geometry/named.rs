//! [`Named`]: a cell with what players call it.

use core::fmt;

use super::{Board, Coord, Layout, Rect};

/// A cell with the [name](Layout::name) that its board has for it; made by [`Board::named`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Named<T: Layout = Rect> {
    board: Board<T>,
    at: T::Cell,
}

impl<T: Layout> Board<T> {
    /// A cell with its name, or `None` if it lies off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let board = Bounds::new(15, 15)?;
    /// let middle = board.named(Coord::new(7, 7)).unwrap();
    /// assert_eq!(middle.to_string(), "h8");
    /// assert_eq!(middle.cell(), Coord::new(7, 7));
    /// assert_eq!(board.named(Coord::new(15, 7)), None);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn named(&self, at: T::Cell) -> Option<Named<T>> {
        self.contains(at).then(|| Named {
            board: self.clone(),
            at,
        })
    }
}

impl<T: Layout> Named<T> {
    /// The cell.
    #[must_use]
    pub const fn cell(&self) -> T::Cell {
        self.at
    }

    /// Where on paper it lies.
    #[must_use]
    pub fn place(&self) -> Coord {
        self.board.topology().place(self.at)
    }
}

impl Named {
    /// The cell that is named.
    #[must_use]
    pub const fn coord(self) -> Coord {
        self.at
    }
}

/// The name.
impl<T: Layout> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.board.topology().name(self.at))
    }
}

/// As it is written.
impl<T: Layout> fmt::Debug for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
