//! [`Style`]: the kind of board that a picture shows.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    string::{String, ToString},
};

use super::{Colour, Sign, Theme};
use crate::geometry::{Bounds, Coord, Direction, Origin, Tiling, column_name};

/// The kind of board that a picture shows: its tiling, its surface, its margin, its marked cells, and its
/// colours.
///
/// It is a plain value: take the style of a game or the default, and change its fields. The default is a board of
/// squares, with letters for columns and numbers for rows.
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
    /// The tiling of a board with a square [layout](crate::Layout::tiling). A hexagonal layout is always drawn
    /// with hexagons.
    pub tiling: Tiling,
    /// The look of the cells.
    pub surface: Surface,
    /// The names on the margin.
    pub margin: Margin,
    /// The cells with a sign, which is drawn under any piece: a throne, a corner, a goal.
    pub signs: BTreeMap<Coord, Sign>,
    /// Names for players in the corners of cells, such as the square numbers of draughts.
    pub names: BTreeMap<Coord, String>,
    /// Thick lines, each along the side of a cell in one of the [orthogonal](Direction::ORTHOGONAL) directions:
    /// walls, the boxes of Sudoku.
    pub walls: BTreeSet<(Coord, Direction)>,
    /// Coloured sides of the board, by orthogonal direction: the sides that the player of this colour has to connect.
    pub sides: BTreeMap<Direction, Colour>,
    /// The colours, and the drawings for characters.
    pub theme: Theme,
}

/// The look of the cells of a board, in any tiling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Surface {
    /// Outlined fields: squares or hexagons.
    #[default]
    Fields,
    /// Squares or hexagons without lines between them, such as the floor of a maze.
    Plain,
    /// Round holes in a sheet, as in four in a row.
    Wells,
    /// Crossings of lines, as in Go: lines in two directions, or in three on a hexagonal tiling.
    Crossings,
    /// Small pits in a board, as in peg solitaire.
    Pits,
}

/// The names on the margin of a board.
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
    /// The name of a column; empty if columns are not named.
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

    /// The name of a row of a board with `rows` rows; empty if rows are not named, or if there is no such row.
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
    /// A wooden board with stones on the crossings of lines, as for Go, Gomoku and Renju.
    #[doc(alias("goban", "Go"))]
    #[must_use]
    pub fn stones() -> Self {
        Self {
            surface: Surface::Crossings,
            theme: Theme::wood(),
            ..Self::default()
        }
    }

    /// Adds thick lines around boxes of this many rows and columns, starting at the upper left corner.
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
