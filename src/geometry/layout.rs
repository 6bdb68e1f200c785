//! [`Layout`]: where the cells of a board are on paper, and their names.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use itertools::Itertools;

use super::{Board, Bounds, Coord, Direction, Finite, NameError, Origin, Rect};

/// The row that is called 1 on a chart.
const CHART: Origin = Origin::BottomLeft;

/// How a board is drawn and read: where its cells are on paper, their names, and the strokes between them.
///
/// Paper is a rectangle of rows and columns, whatever the board. The layers of a box are side by side on it, and the
/// 24 points of a Morris board are on seven rows and seven columns. A place on paper can be empty.
///
/// Two methods are enough. By default cells are squares that touch. They are named as on a chart: `e4` is the letter of
/// the column, then the number of the row.
///
/// ```
/// use collinear::{Layout, boards::Tracks};
///
/// let morris = Tracks::nine_mens_morris();
/// assert_eq!(morris.paper().to_string(), "7 rows and 7 columns");
/// assert_eq!(morris.name(0), "a7");
/// assert_eq!(morris.strokes().count(), 32);
/// ```
#[doc(alias = "sheet")]
#[doc(alias = "coordinates")]
pub trait Layout: Finite<Cell: Send + Sync> + Send + Sync + 'static {
    /// The size of the paper, with its joined sides.
    fn paper(&self) -> Bounds;

    /// The place of a cell on paper. Different cells have different places. Called only for cells on the board.
    fn on_paper(&self, at: Self::Cell) -> Coord;

    /// Whether the cells are squares or hexagons.
    fn tiling(&self) -> Tiling {
        Tiling::Square
    }

    /// The name of a cell as players write it, such as `e4`. Different cells have different names.
    ///
    /// If cells are not named as on a chart, also implement [`has_labels`](Self::has_labels) and
    /// [`labels`](Self::labels).
    fn name(&self, at: Self::Cell) -> String {
        let at = self.on_paper(at);
        let name = self.paper().name_from(at, CHART);
        name.map_or_else(|| at.to_string(), |name| name.to_string())
    }

    /// Whether there are [`labels`](Self::labels). Override it to avoid writing them.
    fn has_labels(&self) -> bool {
        self.labels().is_some()
    }

    /// The texts beside the rows and columns of the paper. `None` if these are the numbers and letters of a chart.
    ///
    /// # Complexity
    ///
    /// One text per row and column of the paper.
    fn labels(&self) -> Option<Labels> {
        None
    }

    /// The cell with this name; upper case is accepted.
    ///
    /// ```
    /// use collinear::{Layout, boards::Tracks};
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// assert_eq!(morris.cell_named("a7"), Ok(0));
    /// let error = morris.cell_named("b7").unwrap_err();
    /// assert_eq!(error.to_string(), "the board has no cell at b7");
    /// ```
    ///
    /// # Errors
    ///
    /// [`NameError::Form`] if cells are named as on a chart and the text is not such a name,
    /// [`NameError::NoCell`] if the board has no cell with this name.
    ///
    /// # Complexity
    ///
    /// Compares the names of all cells. Boards of this crate override it and parse the name.
    fn cell_named(&self, name: &str) -> Result<Self::Cell, NameError> {
        let called = |at: &Self::Cell| self.name(*at).eq_ignore_ascii_case(name);
        if let Some(at) = self.cells().find(called) {
            return Ok(at);
        }
        if self.has_labels() {
            return Err(off_layout(self));
        }
        let at = self.paper().cell_named_from(name, CHART)?;
        Err(name_without_cell(self, at))
    }

    /// The pairs of cells joined by a stroke, each pair once. Empty if cells are areas that touch.
    fn strokes(&self) -> impl Iterator<Item = (Self::Cell, Self::Cell)> {
        core::iter::empty()
    }

    /// The pairs of cells joined by an arc round a corner of the paper, each pair once: the loops of Surakarta. One
    /// cell is in the row of the corner, the other in its column, at the same distance.
    fn corner_arcs(&self) -> impl Iterator<Item = (Self::Cell, Self::Cell)> {
        core::iter::empty()
    }
}

/// The arrangement of cells on paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tiling {
    /// Squares: each row is exactly below the previous one.
    #[default]
    Square,
    /// Hexagons: each row is shifted left by half a cell from the row above. The six directions of
    /// [`Direction::HEX`](crate::Direction::HEX) then lead to the six adjacent cells, and a left-aligned triangle or
    /// hexagon gets its true shape.
    Hexagonal,
}

impl Tiling {
    /// The directions to the cells that share a side with a cell, clockwise from north.
    pub(crate) const fn sides(self) -> &'static [Direction] {
        match self {
            Self::Square => &Direction::ORTHOGONAL,
            Self::Hexagonal => &Direction::HEX,
        }
    }
}

/// The texts on the margin of a board whose cells are not named as on a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Labels {
    /// Beside each row of the paper; empty for a row without a label.
    pub rows: Vec<String>,
    /// At each column of the paper.
    pub columns: Vec<String>,
}

/// The error for the name of an empty place on paper.
pub(crate) fn name_without_cell<T: Layout>(board: &T, at: Coord) -> NameError {
    if board.has_labels() {
        return off_layout(board);
    }
    NameError::no_cell(board.paper(), at, CHART)
}

/// The error for a name that no cell has. It gives the names of the first and last cells.
fn off_layout<T: Layout>(board: &T) -> NameError {
    let mut names = board.cells().map(|at| board.name(at));
    let Some(first) = names.next() else {
        return NameError::off_board(None);
    };
    let last = names.last();
    let last = last.as_ref().unwrap_or(&first);
    NameError::off_board(Some([&first, last]))
}

/// The paper is as large as the board.
impl Layout for Rect {
    fn paper(&self) -> Bounds {
        Board::of(*self)
    }

    fn on_paper(&self, at: Coord) -> Coord {
        at
    }

    fn cell_named(&self, name: &str) -> Result<Coord, NameError> {
        self.paper().cell_named_from(name, CHART)
    }
}

/// A cell with its [name](Layout::name) on its board; made by [`Board::named`]. It displays as the name.
///
/// A chart counts rows from the bottom left; for another origin see [`CellName`](super::CellName).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Named<T: Layout = Rect> {
    board: Board<T>,
    at: T::Cell,
}

impl<T: Layout> Board<T> {
    /// The cell with this [name](Layout::name), such as `e4`; upper case is accepted.
    ///
    /// A chart counts rows from the bottom left; for another origin see [`Bounds::cell_named_from`].
    ///
    /// ```
    /// use collinear::{Bounds, Coord, boards::Tracks};
    ///
    /// assert_eq!(Bounds::new(15, 15)?.cell_named("H8"), Ok(Coord::new(7, 7)));
    /// assert_eq!(Tracks::nine_mens_morris().board().cell_named("d1"), Ok(22));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Errors
    ///
    /// See [`Layout::cell_named`].
    #[doc(alias = "parse_name")]
    pub fn cell_named(&self, name: &str) -> Result<T::Cell, NameError> {
        self.0.cell_named(name)
    }

    /// A cell with its name, or `None` off the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let board = Bounds::new(15, 15)?;
    /// let middle = board.named(Coord::new(7, 7)).unwrap();
    /// assert_eq!(middle.to_string(), "h8");
    /// assert_eq!(middle.cell(), Coord::new(7, 7));
    /// assert_eq!(board.named(Coord::new(15, 7)), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn named(&self, at: T::Cell) -> Option<Named<T>> {
        self.contains(at).then(|| Named {
            board: self.clone(),
            at,
        })
    }

    /// The names of cells as a list in a sentence: `h8`, `h8 and g7`, `h8, g7 and i9`. A cell off the board is
    /// written with `Debug`.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let board = Bounds::new(15, 15)?;
    /// let cells = [(7, 7), (8, 6), (6, 8)].map(Coord::from);
    /// assert_eq!(board.names(cells), "h8, g7 and i9");
    /// assert_eq!(board.names([cells[0]]), "h8");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias("join", "list"))]
    #[must_use]
    pub fn names(&self, cells: impl IntoIterator<Item = T::Cell>) -> String {
        let name = |at| {
            if self.contains(at) {
                self.0.name(at)
            } else {
                format!("{at:?}")
            }
        };
        list(cells.into_iter().map(name), "and")
    }
}

/// Words as a list in a sentence: `rows, cols and connect`. Empty without words.
pub(crate) fn list<W: fmt::Display>(words: impl Iterator<Item = W>, last: &str) -> String {
    let words: Vec<_> = words.collect();
    match words.split_last() {
        None => String::new(),
        Some((word, [])) => word.to_string(),
        Some((word, others)) => format!("{} {last} {word}", others.iter().format(", ")),
    }
}

impl<T: Layout> Named<T> {
    /// The cell.
    #[must_use]
    pub const fn cell(&self) -> T::Cell {
        self.at
    }

    /// Its place on paper.
    #[must_use]
    pub fn on_paper(&self) -> Coord {
        self.board.topology().on_paper(self.at)
    }
}

/// The name.
impl<T: Layout> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.board.topology().name(self.at))
    }
}

/// The same text as [`Display`](fmt::Display).
impl<T: Layout> fmt::Debug for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
