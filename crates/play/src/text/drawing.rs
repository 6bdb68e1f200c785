//! [`Drawing`]: a board at the terminal, with its margin, colours and marks.

use std::fmt;

use anstyle::{AnsiColor, Style};
use collinear::rules::Side;

use crate::{board::Board, session::Session};

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
pub(crate) struct Drawing<'a> {
    board: &'a Board,
    cells: Vec<Cell>,
}

struct Cell {
    glyph: char,
    owner: Option<Side>,
    mark: Option<Mark>,
}

impl<'a> Drawing<'a> {
    /// The board of a game, without marks.
    pub(crate) fn of(session: &'a dyn Session) -> Self {
        let cells = session.glyphs().into_iter().map(|glyph| Cell {
            glyph,
            owner: session.owner(glyph),
            mark: None,
        });
        Self {
            board: session.board(),
            cells: cells.collect(),
        }
    }

    /// Marks cells, those too that have another mark already.
    pub(crate) fn mark(mut self, mark: Mark, cells: impl IntoIterator<Item = usize>) -> Self {
        for cell in cells {
            self.cells[cell].mark = Some(mark);
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

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let cell_width = "(X)".len();
        let width = columns.last().map_or(0, |label| label.len() + 1);
        let width = cell_width.max(width);
        let edge = [rows.first(), rows.last()].into_iter().flatten();
        let edge = edge.map(String::len).max().unwrap_or(0);
        let (faint, gap) = (Style::new().dimmed(), width - cell_width);
        for (y, row) in rows.iter().enumerate() {
            write!(f, "{faint}{row:>edge$}{faint:#} ")?;
            for column in 0..columns.len() {
                match self.board.in_column(column, y) {
                    Some(cell) => write!(f, "{}{:gap$}", self.cells[cell], "")?,
                    None => write!(f, "{:width$}", "")?,
                }
            }
            writeln!(f)?;
        }
        let labels = columns.iter().map(|label| format!("{label:^width$}"));
        let labels: String = labels.collect();
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }
}

/// How a side stands out.
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
