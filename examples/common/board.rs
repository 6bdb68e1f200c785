//! [`Board`]: a board on the terminal, with its margin, colours and marks.

use std::fmt;

use anstyle::{AnsiColor, Style};
use collinear::{Bounds, Coord, Grid, NameError, Origin, geometry::column_name, rules::Side};

/// What stands around a board.
#[derive(Clone, Copy)]
pub(crate) enum Margin {
    /// The numbers of the columns, from 1.
    Columns,
    /// The letters of the columns and the numbers of the rows.
    Cells(Origin),
}

impl Margin {
    /// The cell that a word names, if cells have names here.
    pub(crate) fn cell(self, bounds: Bounds, word: &str) -> Option<Result<Coord, NameError>> {
        match self {
            Self::Columns => None,
            Self::Cells(origin) => Some(bounds.parse_name(word, origin)),
        }
    }

    fn column(self, col: usize) -> String {
        match self {
            Self::Columns => (col + 1).to_string(),
            Self::Cells(_) => column_name(col),
        }
    }

    fn row(self, row: usize, rows: usize) -> String {
        match self {
            Self::Columns => String::new(),
            Self::Cells(Origin::TopLeft) => (row + 1).to_string(),
            Self::Cells(Origin::BottomLeft) => (rows - row).to_string(),
        }
    }
}

/// Why a cell stands out; it shows without colours too.
#[derive(Clone, Copy)]
pub(crate) enum Mark {
    /// `[X]`: it decided the game.
    Deciding,
    /// `(X)`: the last move was made on it.
    Last,
    /// `:X:`: the last move turned or took what stood on it, or led over it.
    Touched,
    /// `{.}`: a move can go there.
    Target,
    /// `<X>`: it can move, or a move would touch it.
    Concerned,
}

impl Mark {
    const fn around(self) -> (char, char) {
        match self {
            Self::Deciding => ('[', ']'),
            Self::Last => ('(', ')'),
            Self::Touched => (':', ':'),
            Self::Target => ('{', '}'),
            Self::Concerned => ('<', '>'),
        }
    }
}

/// A board to be written to a terminal.
pub(crate) struct Board {
    margin: Margin,
    cells: Grid<Cell>,
}

struct Cell {
    glyph: char,
    owner: Option<Side>,
    mark: Option<Mark>,
}

impl Board {
    /// A board without marks.
    pub(crate) fn new(
        glyphs: &Grid<char>,
        margin: Margin,
        owner: impl Fn(char) -> Option<Side>,
    ) -> Self {
        let cell = |&glyph: &char| Cell {
            glyph,
            owner: owner(glyph),
            mark: None,
        };
        let cells = glyphs.map(cell);
        Self { margin, cells }
    }

    /// Marks cells, those too that have another mark already.
    pub(crate) fn mark(mut self, mark: Mark, cells: impl IntoIterator<Item = Coord>) -> Self {
        for at in cells {
            self.cells[at].mark = Some(mark);
        }
        self
    }
}

impl Cell {
    fn style(&self) -> Style {
        let style = match self.owner {
            Some(side) => style_of(side),
            None if self.glyph == '.' => Style::new().dimmed(),
            None => Style::new(),
        };
        match self.mark {
            Some(Mark::Deciding) => style.invert(),
            Some(Mark::Target) => AnsiColor::Green.on_default().bold(),
            _ => style,
        }
    }
}

/// As wide as any cell: `(X)`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (left, right) = self.mark.map_or((' ', ' '), Mark::around);
        let (style, glyph) = (self.style(), self.glyph);
        write!(f, "{style}{left}{glyph}{right}{style:#}")
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, cols) = (self.cells.rows(), self.cells.cols());
        let last_label = self.margin.column(cols.saturating_sub(1));
        let cell_width = "(X)".len();
        let width = cell_width.max(last_label.len() + 1);
        let edge = self.margin.row(0, rows).len();
        let edge = edge.max(self.margin.row(rows.saturating_sub(1), rows).len());
        let (faint, gap) = (Style::new().dimmed(), width - cell_width);
        for row in 0..rows {
            write!(f, "{faint}{:>edge$}{faint:#} ", self.margin.row(row, rows))?;
            for col in 0..cols {
                write!(f, "{}{:gap$}", self.cells[(row, col)], "")?;
            }
            writeln!(f)?;
        }
        let labels = (0..cols).map(|col| format!("{:^width$}", self.margin.column(col)));
        let labels: String = labels.collect();
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }
}

/// The first player's red, the second's yellow.
pub(crate) fn style_of(side: Side) -> Style {
    let colour = match side {
        Side::First => AnsiColor::Red,
        Side::Second => AnsiColor::Yellow,
    };
    colour.on_default().bold()
}
