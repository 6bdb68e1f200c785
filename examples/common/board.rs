//! [`Board`]: a board on the terminal, with its margin, colours and marks.

use std::fmt;

use anstyle::{AnsiColor, Style};
use collinear::{Coord, Grid, picture::Margin, rules::Side};

/// The colour of a cell that a move can go to.
pub(crate) const TARGET: AnsiColor = AnsiColor::Green;

/// Why a cell stands out; it shows without colours too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// What stands to the left and to the right of a marked cell.
    pub(crate) const fn around(self) -> (char, char) {
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
            Some(Mark::Target) => TARGET.on_default().bold(),
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
        let last_label = self.margin.column_label(cols.saturating_sub(1));
        let cell_width = "(X)".len();
        let width = cell_width.max(last_label.len() + 1);
        let edge = self.margin.row_label(0, rows).len();
        let edge = edge.max(self.margin.row_label(rows.saturating_sub(1), rows).len());
        let (faint, gap) = (Style::new().dimmed(), width - cell_width);
        for row in 0..rows {
            write!(
                f,
                "{faint}{:>edge$}{faint:#} ",
                self.margin.row_label(row, rows)
            )?;
            for col in 0..cols {
                write!(f, "{}{:gap$}", self.cells[(row, col)], "")?;
            }
            writeln!(f)?;
        }
        let labels = (0..cols).map(|col| format!("{:^width$}", self.margin.column_label(col)));
        let labels: String = labels.collect();
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }
}

pub(crate) fn style_of(side: Side) -> Style {
    colour_of(side).on_default().bold()
}

/// The first player's red, the second's yellow.
pub(crate) const fn colour_of(side: Side) -> AnsiColor {
    match side {
        Side::First => AnsiColor::Red,
        Side::Second => AnsiColor::Yellow,
    }
}
