//! [`Board`]: the cells of a board as numbers, and where they lie on paper.

use std::collections::HashMap;

use collinear::{
    Bounds, Coord, Grid, Layout,
    geometry::Labels,
    picture::{Figure, Margin, Style, Tiling},
};

/// A board as front ends know it: cells are numbers from 0 on, each with a name, a place on paper and
/// its neighbours to the four arrow keys. Nothing here is a row or a column of a grid, so that a board
/// which is no rectangle needs no other front end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    cells: Vec<Cell>,
    at: HashMap<(usize, usize), usize>,
    rows: Vec<String>,
    columns: Vec<String>,
    strokes: Vec<(usize, usize)>,
    /// Whether each row lies half a cell to the left of the one above, as those of a triangle do.
    is_slanted: bool,
    /// Whether a piece falls to the lowest free cell of a column, whichever of its cells is picked.
    is_by_column: bool,
}

/// A cell of a [`Board`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// How it is called: `b2`, or the number of its column.
    pub name: String,
    /// How far from the left it lies, in half cells, before its row is [slanted](Board::is_slanted).
    pub x: usize,
    /// How many rows lie above it.
    pub y: usize,
    /// Whether it is a hole in the board: nothing ever stands there.
    pub is_hole: bool,
    /// Whether it is a hole that is drawn as a cell, as the light squares of draughts are.
    pub is_drawn_hole: bool,
}

/// Where an arrow key leads.
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
    /// The side that a move is called after: `up`.
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

/// How far from the left the column of a grid lies, in half cells.
const COLUMN: usize = 2;

impl Board {
    /// The board of a grid, as it is shown here and as it is in pictures: its cells in their order.
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

    /// The next cell on one side of a cell: one that is on its line, if there is one.
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

    /// The cells, by their numbers.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The pairs of cells that a stroke joins, on a board of points.
    #[must_use]
    pub fn strokes(&self) -> &[(usize, usize)] {
        &self.strokes
    }

    /// Whether a cell lies right beside another, in the next column.
    pub(crate) fn has_cells_side_by_side(&self) -> bool {
        let mut cells = self.cells.iter();
        cells.any(|cell| self.at(cell.x + COLUMN, cell.y).is_some())
    }

    /// The cell at a place on paper.
    #[must_use]
    pub fn at(&self, x: usize, y: usize) -> Option<usize> {
        self.at.get(&(x, y)).copied()
    }

    /// What stands before each row.
    #[must_use]
    pub fn rows(&self) -> &[String] {
        &self.rows
    }

    /// What stands below each column.
    #[must_use]
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The cell of a column, counted from 0, that has so many rows above it.
    #[must_use]
    pub fn in_column(&self, column: usize, y: usize) -> Option<usize> {
        self.at(COLUMN.checked_mul(column)?, y)
    }

    /// Whether each row lies half a cell to the left of the one above, as those of a triangle do.
    #[must_use]
    pub const fn is_slanted(&self) -> bool {
        self.is_slanted
    }

    /// Whether a piece falls to the lowest free cell of a column, whichever of its cells is picked.
    #[must_use]
    pub const fn is_by_column(&self) -> bool {
        self.is_by_column
    }

    /// The cell that a word names, if cells have names of their own here.
    pub(crate) fn named(&self, word: &str) -> Option<usize> {
        if self.is_by_column {
            return None;
        }
        let is_it = |cell: &Cell| cell.name.eq_ignore_ascii_case(word);
        self.cells.iter().position(is_it)
    }

    /// The cells that are nearest to the middle, without holes; where a cursor begins.
    #[cfg(feature = "screen")]
    pub(crate) fn middle(&self) -> usize {
        let (x, y) = (self.columns.len() / 2 * COLUMN, self.rows.len() / 2);
        let distance = |cell: &Cell| (cell.x.abs_diff(x) / COLUMN).max(cell.y.abs_diff(y));
        let cells = self.cells.iter().enumerate();
        let cells = cells.filter(|(_, cell)| !cell.is_hole);
        let nearest = cells.min_by_key(|(_, cell)| distance(cell));
        nearest.map_or(0, |(number, _)| number)
    }

    /// The names of cells, with hyphens between them.
    #[cfg(feature = "screen")]
    pub(crate) fn names(&self, cells: &[usize]) -> String {
        let names = cells.iter().map(|&cell| self.cells[cell].name.as_str());
        names.collect::<Vec<_>>().join("-")
    }
}

/// What cells, rows and columns are called.
enum Names {
    /// By rows and columns, as the look of the game has it, on paper of this size.
    Margin(Margin, Bounds),
    /// As the board itself has it.
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

    /// A cell, which lies at this place.
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
