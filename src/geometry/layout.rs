//! [`Layout`]: where the cells of a board lie on paper, and what they are called.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use itertools::Itertools;

use super::{Board, Bounds, Coord, Direction, Finite, NameError, Origin, Rect};

/// Where a chart begins to count.
const CHART: Origin = Origin::BottomLeft;

/// Where the cells of a board lie on paper, what they are called and which of them are joined by a
/// stroke: all that a picture, a terminal or a screen has to know of a board.
///
/// Paper has rows and columns, whatever the board has. The layers of a box lie side by side on it, the
/// 24 points of a Morris board on seven rows and seven columns; where no cell lies, paper is empty.
///
/// Two methods are enough. A cell is then called by the letter of its column and the number of its
/// row, as on a chart, and its board is one of squares that touch.
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
    /// The size of the paper, and which of its sides are joined.
    fn paper(&self) -> Bounds;

    /// Where on the paper a cell lies; no other cell of the board lies there. Asked of cells on the board
    /// only.
    fn on_paper(&self, at: Self::Cell) -> Coord;

    /// Whether the cells lie in squares or as hexagons.
    fn tiling(&self) -> Tiling {
        Tiling::Square
    }

    /// The name of a cell, as players write it: `e4`. No two cells have the same name. A board whose
    /// cells have other names than those of a chart says so with [`has_labels`](Self::has_labels), and with
    /// [`labels`](Self::labels) what stands on its margin.
    fn name(&self, at: Self::Cell) -> String {
        let at = self.on_paper(at);
        let name = self.paper().name_from(at, CHART);
        name.map_or_else(|| at.to_string(), |name| name.to_string())
    }

    /// Whether there are [`labels`](Self::labels), which a board that has them says without writing any.
    fn has_labels(&self) -> bool {
        self.labels().is_some()
    }

    /// What stands beside the rows of the paper and by its columns; `None` if these are the numbers
    /// and letters of a chart, which can be counted from either side.
    ///
    /// # Complexity
    ///
    /// A text for each row and each column of the paper.
    fn labels(&self) -> Option<Labels> {
        None
    }

    /// The cell with this name; capital letters will do as well.
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
    /// [`NameError::Form`] where cells are named as on a chart and the text is no such name,
    /// [`NameError::NoCell`] if the board has no cell of that name.
    ///
    /// # Complexity
    ///
    /// It looks through the names of all cells; a board that can read its names replaces it, as all
    /// boards of this crate do.
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

    /// The pairs of cells between which a board of points has a stroke, each pair once; none where
    /// cells are areas that touch.
    fn strokes(&self) -> impl Iterator<Item = (Self::Cell, Self::Cell)> {
        core::iter::empty()
    }

    /// The pairs of cells that an arc joins round a corner of the paper, each pair once: the loops of
    /// Surakarta. The cells are equally far from the corner, in its row and in its column.
    fn corner_arcs(&self) -> impl Iterator<Item = (Self::Cell, Self::Cell)> {
        core::iter::empty()
    }
}

/// How the cells of a board lie on paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tiling {
    /// In squares: each row right under the one above.
    #[default]
    Square,
    /// As hexagons: each row is shifted by half a cell to the left against the one above, so that
    /// the six directions of [`Direction::HEX`](crate::Direction::HEX) lead to six neighbours at
    /// the same distance. A triangle or a hexagon that is written left-aligned gets its own shape.
    Hexagonal,
}

impl Tiling {
    /// The directions to the cells that share a side with one, clockwise from north.
    pub(crate) const fn sides(self) -> &'static [Direction] {
        match self {
            Self::Square => &Direction::ORTHOGONAL,
            Self::Hexagonal => &Direction::HEX,
        }
    }
}

/// The labels on the margin of a board whose cells are not named as on a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Labels {
    /// Beside each row of the paper; empty for a row without a name.
    pub rows: Vec<String>,
    /// By each column.
    pub columns: Vec<String>,
}

/// The error for the name of a place on paper where the board has no cell.
pub(crate) fn name_without_cell<T: Layout>(board: &T, at: Coord) -> NameError {
    if board.has_labels() {
        return off_layout(board);
    }
    NameError::no_cell(board.paper(), at, CHART)
}

/// The error for a name that no cell of a board has, with those of its first and last cell.
fn off_layout<T: Layout>(board: &T) -> NameError {
    let mut names = board.cells().map(|at| board.name(at));
    let Some(first) = names.next() else {
        return NameError::off_board(None);
    };
    let last = names.last();
    let last = last.as_ref().unwrap_or(&first);
    NameError::off_board(Some([&first, last]))
}

/// Paper as large as the board.
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

/// A cell of any board with the board's own [name](Layout::name) for it, which is counted from the bottom
/// left where that is as on a chart; made by [`Board::named`]. A [`CellName`](super::CellName) is one of
/// rows and columns, counted from the corner that its notation says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Named<T: Layout = Rect> {
    board: Board<T>,
    at: T::Cell,
}

impl<T: Layout> Board<T> {
    /// The cell with this [name](Layout::name), such as `e4`; capital letters will do as well.
    ///
    /// Rows are counted from the bottom left where cells are named as on a chart;
    /// [`Bounds::cell_named_from`] counts from any corner.
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
    /// As of [`Layout::cell_named`].
    #[doc(alias = "parse_name")]
    pub fn cell_named(&self, name: &str) -> Result<T::Cell, NameError> {
        self.0.cell_named(name)
    }

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
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn named(&self, at: T::Cell) -> Option<Named<T>> {
        self.contains(at).then(|| Named {
            board: self.clone(),
            at,
        })
    }

    /// The names of cells in a row of words, as a sentence has them: `h8`, `h8 and g7`, `h8, g7 and i9`. One
    /// that lies off the board is written as its `Debug` has it.
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

/// Words as a sentence has them: `rows, cols and connect`. Nothing if there are none.
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

    /// Where on the paper it lies.
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

/// As it is written.
impl<T: Layout> fmt::Debug for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
