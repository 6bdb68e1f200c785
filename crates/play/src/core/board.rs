//! [`Board`]: a board of numbered cells with names, positions and neighbours.

use std::collections::HashMap;

use collinear::{
    Bounds, Coord, Grid, Layout,
    geometry::Labels,
    picture::{Figure, Margin, Style, Tiling},
};

/// A board for front ends. Cells are numbers from 0 on; each cell has a name, a position and neighbours for the four
/// arrow keys.
///
/// A front end that draws this board also works for boards without rows and columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    cells: Vec<Cell>,
    at: HashMap<(usize, usize), usize>,
    rows: Vec<String>,
    columns: Vec<String>,
    strokes: Vec<(usize, usize)>,
    /// True if each row is shifted half a cell to the left of the one above, as in a triangle.
    is_slanted: bool,
    /// True if a piece falls to the lowest free cell of the chosen column.
    is_by_column: bool,
}

/// A cell of a [`Board`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The name of the cell: `b2`, or the number of its column.
    pub name: String,
    /// The distance from the left in half cells, before a [slanted](Board::is_slanted) row is shifted.
    pub x: usize,
    /// The number of rows above the cell.
    pub y: usize,
    /// True if the cell is a hole in the board: no piece can be there.
    pub is_hole: bool,
    /// True if the hole is drawn as a cell, like the light squares of draughts.
    pub is_drawn_hole: bool,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// To the left.
    Left,
    /// Down.
    Down,
    /// Up.
    Up,
    /// To the right.
    Right,
}

impl Toward {
    /// The direction with the name of a move, such as `up`.
    pub(crate) fn named(label: &str) -> Option<Self> {
        Some(match label {
            "left" => Self::Left,
            "down" => Self::Down,
            "up" => Self::Up,
            "right" => Self::Right,
            _ => return None,
        })
    }
}

/// The width of a column in half cells.
const COLUMN: usize = 2;

impl Board {
    /// The board of a grid, with its cells in the same order.
    pub(crate) fn of<B: Layout>(
        shown: &Grid<char, B>,
        pictured: &Grid<char, B>,
        look: &Style,
    ) -> Self {
        let layout = shown.board().topology();
        let names = Names::of(layout, look.margin);
        let is_hole = |glyph: &char| look.theme.figure(*glyph) == Figure::Off;
        let cells = shown.indexed().zip(pictured.iter());
        let cells = cells.map(|((at, shown), pictured)| {
            let coord = layout.on_paper(at);
            Cell {
                name: match look.names.get(&coord) {
                    Some(name) => name.clone(),
                    None => names.cell(layout, at, coord),
                },
                x: COLUMN * coord.col,
                y: coord.row,
                is_hole: is_hole(shown),
                is_drawn_hole: is_hole(shown) && !is_hole(pictured),
            }
        });
        let cells: Vec<_> = cells.collect();
        let places = cells.iter().enumerate();
        let number = |at| layout.index_of(at);
        let strokes = layout.strokes();
        let tilings = [layout.tiling(), look.tiling];
        Self {
            at: places
                .map(|(number, cell)| ((cell.x, cell.y), number))
                .collect(),
            strokes: strokes
                .filter_map(|(from, to)| number(from).zip(number(to)))
                .collect(),
            is_slanted: tilings.contains(&Tiling::Hexagonal),
            is_by_column: matches!(names, Names::Margin(Margin::Columns, _)),
            cells,
            rows: names.rows(),
            columns: names.columns(),
        }
    }

    /// Returns the next cell in a direction, in the same row or column if possible.
    #[must_use]
    pub fn neighbour(&self, of: usize, toward: Toward) -> Option<usize> {
        let from = self.cells.get(of)?;
        let is_there = |cell: &Cell| match toward {
            Toward::Left => cell.x < from.x,
            Toward::Right => cell.x > from.x,
            Toward::Up => cell.y < from.y,
            Toward::Down => cell.y > from.y,
        };
        let distance = |cell: &Cell| {
            let (across, down) = (cell.x.abs_diff(from.x), cell.y.abs_diff(from.y));
            match toward {
                Toward::Left | Toward::Right => (down, across),
                Toward::Up | Toward::Down => (across, down),
            }
        };
        let cells = self.cells.iter().enumerate();
        let cells = cells.filter(|(_, cell)| !cell.is_hole && is_there(cell));
        let nearest = cells.min_by_key(|(_, cell)| distance(cell));
        nearest.map(|(number, _)| number)
    }

    /// The cells by number.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The pairs of cells joined by a line, on a board of points.
    #[must_use]
    pub fn strokes(&self) -> &[(usize, usize)] {
        &self.strokes
    }

    /// Returns whether any two cells in adjacent columns are side by side.
    pub(crate) fn has_cells_side_by_side(&self) -> bool {
        let mut cells = self.cells.iter();
        cells.any(|cell| self.at(cell.x + COLUMN, cell.y).is_some())
    }

    /// Returns the cell at a position.
    #[must_use]
    pub fn at(&self, x: usize, y: usize) -> Option<usize> {
        self.at.get(&(x, y)).copied()
    }

    /// The labels of the rows.
    #[must_use]
    pub fn rows(&self) -> &[String] {
        &self.rows
    }

    /// The labels of the columns.
    #[must_use]
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// Returns the cell of a column, counted from 0, with `y` rows above it.
    #[must_use]
    pub fn in_column(&self, column: usize, y: usize) -> Option<usize> {
        self.at(COLUMN.checked_mul(column)?, y)
    }

    /// Returns true if each row is shifted half a cell to the left of the one above, as in a triangle.
    #[must_use]
    pub const fn is_slanted(&self) -> bool {
        self.is_slanted
    }

    /// Returns true if a piece falls to the lowest free cell of the chosen column.
    #[must_use]
    pub const fn is_by_column(&self) -> bool {
        self.is_by_column
    }

    /// The cell with this name, on a board whose cells have names of their own.
    pub(crate) fn named(&self, word: &str) -> Option<usize> {
        if self.is_by_column {
            return None;
        }
        let is_it = |cell: &Cell| cell.name.eq_ignore_ascii_case(word);
        self.cells.iter().position(is_it)
    }

    /// The cell nearest to the middle that is not a hole, where the cursor begins.
    #[cfg(feature = "screen")]
    pub(crate) fn middle(&self) -> usize {
        let (x, y) = (self.columns.len() / 2 * COLUMN, self.rows.len() / 2);
        let distance = |cell: &Cell| (cell.x.abs_diff(x) / COLUMN).max(cell.y.abs_diff(y));
        let cells = self.cells.iter().enumerate();
        let cells = cells.filter(|(_, cell)| !cell.is_hole);
        let nearest = cells.min_by_key(|(_, cell)| distance(cell));
        nearest.map_or(0, |(number, _)| number)
    }

    #[cfg(feature = "screen")]
    pub(crate) fn names(&self, cells: &[usize]) -> String {
        let names = cells.iter().map(|&cell| self.cells[cell].name.as_str());
        names.collect::<Vec<_>>().join("-")
    }
}

/// The names of cells, rows and columns.
enum Names {
    /// Names made of rows and columns, as the style of the game says, for a board of this size.
    Margin(Margin, Bounds),
    /// The labels that the board itself has.
    Own(Labels),
}

impl Names {
    fn of(layout: &impl Layout, margin: Margin) -> Self {
        let paper = layout.paper();
        let Some(mut labels) = layout.labels() else {
            return Self::Margin(margin, paper);
        };
        labels.rows.resize(paper.rows(), String::new());
        labels.columns.resize(paper.cols(), String::new());
        Self::Own(labels)
    }

    /// The name of a cell at this position.
    fn cell<B: Layout>(&self, layout: &B, at: B::Cell, place: Coord) -> String {
        match *self {
            Self::Margin(margin @ Margin::Columns, _) => margin.column_label(place.col),
            Self::Margin(Margin::Bare | Margin::Indices, _) => place.to_string(),
            Self::Margin(Margin::Chart(origin), paper) => {
                let name = paper.name_from(place, origin);
                name.map_or_else(|| place.to_string(), |name| name.to_string())
            }
            Self::Own(_) => layout.name(at),
        }
    }

    fn rows(&self) -> Vec<String> {
        match self {
            Self::Margin(margin, paper) => {
                let rows = 0..paper.rows();
                rows.map(|row| margin.row_label(row, paper.rows()))
                    .collect()
            }
            Self::Own(labels) => labels.rows.clone(),
        }
    }

    fn columns(&self) -> Vec<String> {
        match self {
            Self::Margin(margin, paper) => {
                let columns = 0..paper.cols();
                columns.map(|col| margin.column_label(col)).collect()
            }
            Self::Own(labels) => labels.columns.clone(),
        }
    }
}
