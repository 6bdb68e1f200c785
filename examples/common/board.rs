//! [`Board`]: a board on the terminal, with its margin, colours and marks.

use std::fmt;

use anstyle::{AnsiColor, Style};
use collinear::{Coord, Grid, Origin, geometry::column_name};

/// What stands around a board.
#[derive(Clone, Copy)]
pub(crate) enum Margin {
    /// The numbers of the columns, from 1.
    Columns,
    /// The letters of the columns and the numbers of the rows.
    Cells(Origin),
}

impl Margin {
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

/// A board to be written to a terminal.
///
/// Marks show without colours too: `[X]` decided the game, `(X)` moved last.
pub(crate) struct Board {
    pub(crate) glyphs: Grid<char>,
    pub(crate) margin: Margin,
    pub(crate) deciding: Vec<Coord>,
    pub(crate) last: Vec<Coord>,
}

impl Board {
    fn cell(&self, at: Coord) -> (String, Style) {
        let glyph = self.glyphs[at];
        let (left, right, style) = if self.deciding.contains(&at) {
            ('[', ']', style_of(glyph).invert())
        } else if self.last.contains(&at) {
            ('(', ')', style_of(glyph))
        } else {
            (' ', ' ', style_of(glyph))
        };
        (format!("{left}{glyph}{right}"), style)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, cols) = (self.glyphs.rows(), self.glyphs.cols());
        let last_label = self.margin.column(cols.saturating_sub(1));
        let width = "[X]".len().max(last_label.len() + 1);
        let edge = self.margin.row(0, rows).len();
        let edge = edge.max(self.margin.row(rows.saturating_sub(1), rows).len());
        let faint = Style::new().dimmed();
        for row in 0..rows {
            write!(f, "{faint}{:>edge$}{faint:#} ", self.margin.row(row, rows))?;
            for col in 0..cols {
                let (cell, style) = self.cell(Coord::new(row, col));
                let gap = width - cell.chars().count();
                write!(f, "{style}{cell}{style:#}{:gap$}", "")?;
            }
            writeln!(f)?;
        }
        let labels = (0..cols).map(|col| format!("{:^width$}", self.margin.column(col)));
        let labels: String = labels.collect();
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }
}

/// The first player's red, the second's yellow; what is no piece stands back.
pub(crate) fn style_of(glyph: char) -> Style {
    match glyph {
        'X' => AnsiColor::Red.on_default().bold(),
        'O' => AnsiColor::Yellow.on_default().bold(),
        '.' => Style::new().dimmed(),
        _ => Style::new(),
    }
}
