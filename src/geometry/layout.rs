//! [`Layout`]: where the cells of a board lie on paper.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{Board, Bounds, Coord, Finite, NameError, Origin, Rect, Tiling};

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
/// assert_eq!(Layout::name(&morris, 0), "a7");
/// assert_eq!(morris.strokes().count(), 32);
/// ```
#[doc(alias = "sheet")]
#[doc(alias = "coordinates")]
pub trait Layout: Finite<Cell: Send + Sync> + Send + Sync + 'static {
    /// The size of the paper, and which of its sides are joined.
    fn paper(&self) -> Bounds;

    /// Where on the paper a cell lies. No two cells of the board lie on the same place. Asked of cells on
    /// the board only.
    fn place(&self, at: Self::Cell) -> Coord;

    /// Whether the places lie in squares or as hexagons.
    fn tiling(&self) -> Tiling {
        Tiling::Square
    }

    /// What a cell is called, as players write it: `e4`. No two cells have the same name. A board whose
    /// cells have other names than those of a chart says with [`labels`](Self::labels) what stands on
    /// its margin.
    fn name(&self, at: Self::Cell) -> String {
        let at = self.place(at);
        let name = self.paper().name(at, Origin::BottomLeft);
        name.map_or_else(|| at.to_string(), |name| name.to_string())
    }

    /// What stands beside the rows of the paper and by its columns; `None` if these are the numbers
    /// and letters of a chart, which can be counted from either side.
    fn labels(&self) -> Option<Labels> {
        None
    }

    /// The cell that players call so; capital letters will do as well.
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
    /// Those of [`Bounds::parse_name`] where cells are named as on a chart, [`NameError::NoCell`] where
    /// its square is empty, and [`NameError::Unknown`] where they have other names.
    fn cell_named(&self, name: &str) -> Result<Self::Cell, NameError> {
        let called = |at: &Self::Cell| self.name(*at).eq_ignore_ascii_case(name);
        if let Some(at) = self.cells().find(called) {
            return Ok(at);
        }
        if self.labels().is_some() {
            return Err(NameError::Unknown);
        }
        let (paper, origin) = (self.paper(), Origin::BottomLeft);
        let empty = paper.name(paper.parse_name(name, origin)?, origin);
        Err(empty.map_or(NameError::Unknown, |name| NameError::NoCell { name }))
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

/// What stands on the margin of a board whose cells are not named as on a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Labels {
    /// Beside each row of the paper; empty for a row without a name.
    pub rows: Vec<String>,
    /// By each column.
    pub columns: Vec<String>,
}

/// Paper as large as the board.
impl Layout for Rect {
    fn paper(&self) -> Bounds {
        Board::of(*self)
    }

    fn place(&self, at: Coord) -> Coord {
        at
    }

    fn cell_named(&self, name: &str) -> Result<Coord, NameError> {
        self.paper().parse_name(name, Origin::BottomLeft)
    }
}
