//! [`Style`]: what kind of board a picture shows.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    string::{String, ToString},
};

use super::{Colour, Sign, Theme};
use crate::geometry::{Bounds, Coord, Direction, Origin, Tiling, column_name};

/// What kind of board a picture shows: how its cells lie, what they look like, what stands on the
/// margin, which cells bear a sign, in which colours.
///
/// It is a plain value: take the style of a game, or the default, and change what is to be
/// different. The default is a board of squares with coordinates as on a chart.
///
/// ```
/// use collinear::picture::{Margin, Style, Surface};
///
/// let stones = Style { margin: Margin::Bare, ..Style::stones() };
/// assert_eq!(stones.surface, Surface::Crossings);
/// assert_ne!(stones, Style::stones());
/// ```
#[doc(alias = "look")]
#[doc(alias = "appearance")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// How the cells lie, on a board whose [layout](crate::Layout::tiling) is square; a hexagonal layout
    /// is drawn as one, whatever stands here.
    pub tiling: Tiling,
    /// What they look like.
    pub surface: Surface,
    /// What stands on the margin.
    pub margin: Margin,
    /// The cells that bear a sign, whatever stands on them: a throne, a corner, a goal.
    pub signs: BTreeMap<Coord, Sign>,
    /// The names of cells that stand in their corners, and by which the player calls them: the numbers of squares
    /// in draughts.
    pub names: BTreeMap<Coord, String>,
    /// Thick lines, each along the side of a cell in one of the [orthogonal](Direction::ORTHOGONAL) directions:
    /// walls, the boxes of Sudoku.
    pub walls: BTreeSet<(Coord, Direction)>,
    /// The colours along the sides of the board, of each in its orthogonal direction: those that a player of this
    /// colour has to connect.
    pub sides: BTreeMap<Direction, Colour>,
    /// The colours, and what is drawn for which character.
    pub theme: Theme,
}

/// What the cells of a board look like, however they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Surface {
    /// Fields with an outline: squares or hexagons.
    #[default]
    Fields,
    /// Squares or hexagons without lines between them: a floor.
    Plain,
    /// Round holes in a sheet, as in four in a row.
    Wells,
    /// Points where lines cross, as in Go: in two directions, or in three where the cells lie as
    /// hexagons.
    Crossings,
    /// Small pits in a plate, as in peg solitaire.
    Pits,
}

/// What stands on the margin of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Margin {
    /// Nothing.
    Bare,
    /// The numbers of the columns, from 1.
    Columns,
    /// Letters for the columns and numbers for the rows, as in the names of
    /// [`Bounds::name_from`](crate::Bounds::name_from).
    Chart(Origin),
    /// The numbers of rows and columns from 0, as in a [`Coord`].
    Indices,
}

impl Margin {
    /// What stands by a column; nothing if columns are not named.
    ///
    /// ```
    /// use collinear::{Origin, picture::Margin};
    ///
    /// assert_eq!(Margin::Columns.column_label(2), "3");
    /// assert_eq!(Margin::Chart(Origin::TopLeft).column_label(2), "c");
    /// assert_eq!(Margin::Indices.column_label(2), "2");
    /// assert_eq!(Margin::Bare.column_label(2), "");
    /// ```
    #[must_use]
    pub fn column_label(self, col: usize) -> String {
        match self {
            Self::Bare => String::new(),
            Self::Columns => col.saturating_add(1).to_string(),
            Self::Chart(_) => column_name(col),
            Self::Indices => col.to_string(),
        }
    }

    /// What stands by a row of a board with `rows` rows; nothing if rows are not named, or if there is no
    /// such row.
    ///
    /// ```
    /// use collinear::{Origin, picture::Margin};
    ///
    /// assert_eq!(Margin::Chart(Origin::TopLeft).row_label(0, 8), "1");
    /// assert_eq!(Margin::Chart(Origin::BottomLeft).row_label(0, 8), "8");
    /// assert_eq!(Margin::Indices.row_label(0, 8), "0");
    /// assert_eq!(Margin::Columns.row_label(0, 8), "");
    /// assert_eq!(Margin::Indices.row_label(8, 8), "");
    /// ```
    #[must_use]
    pub fn row_label(self, row: usize, rows: usize) -> String {
        match self {
            _ if row >= rows => String::new(),
            Self::Bare | Self::Columns => String::new(),
            Self::Chart(Origin::TopLeft) => (row + 1).to_string(),
            Self::Chart(Origin::BottomLeft) => (rows - row).to_string(),
            Self::Indices => row.to_string(),
        }
    }
}

impl Style {
    /// A board of wood, with stones on the crossings of its lines: as of Go, Gomoku and Renju.
    #[doc(alias("goban", "Go"))]
    #[must_use]
    pub fn stones() -> Self {
        Self {
            surface: Surface::Crossings,
            theme: Theme::wood(),
            ..Self::default()
        }
    }

    /// The style with thick lines around boxes of this many rows and columns, from the upper left corner on.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, picture::Style};
    ///
    /// let sudoku = Style::default().with_boxes(Bounds::new(9, 9)?, 3, 3);
    /// assert!(sudoku.walls.contains(&(Coord::new(0, 2), Direction::E)));
    /// assert!(!sudoku.walls.contains(&(Coord::new(0, 3), Direction::E)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn with_boxes(mut self, board: Bounds, rows: usize, cols: usize) -> Self {
        for at in board.coords() {
            let ends = |index: usize, side: usize| side > 0 && (index + 1).is_multiple_of(side);
            if ends(at.row, rows) && at.row + 1 < board.rows() {
                self.walls.insert((at, Direction::S));
            }
            if ends(at.col, cols) && at.col + 1 < board.cols() {
                self.walls.insert((at, Direction::E));
            }
        }
        self
    }
}

impl Default for Style {
    fn default() -> Self {
        Self {
            tiling: Tiling::Square,
            surface: Surface::Fields,
            margin: Margin::Chart(Origin::BottomLeft),
            signs: BTreeMap::new(),
            names: BTreeMap::new(),
            walls: BTreeSet::new(),
            sides: BTreeMap::new(),
            theme: Theme::default(),
        }
    }
}
