//! [`Drawing`]: a board at the terminal, with labels, colours and marks.

use std::{fmt, iter};

use anstyle::{AnsiColor, Style};
use collinear::rules::Side;

use crate::{
    core::{board::Board, session::Session},
    text::strokes::{LEAP, Strokes},
};

/// The colour of a legal target.
pub(crate) const TARGET: AnsiColor = AnsiColor::Green;

/// The reason why a cell is marked. Marks are visible without colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// `[X]`: the cell decided the game.
    Deciding,
    /// `(X)`: the cell of the last move.
    Last,
    /// `:X:`: the last move changed or passed the cell.
    Touched,
    /// `{.}`: the cell is a legal target.
    Target,
    /// `<X>`: the piece on the cell can move, or the cell would change.
    Concerned,
}

impl Mark {
    /// The characters to the left and right of a marked cell.
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

/// A board for a terminal.
pub(crate) struct Drawing<'a> {
    board: &'a Board,
    cells: Vec<Cell>,
}

struct Cell {
    glyph: char,
    /// The character of the cell.
    text: String,
    owner: Option<Side>,
    mark: Option<Mark>,
}

impl<'a> Drawing<'a> {
    /// The drawing of a game's board, without marks.
    pub(crate) fn of(session: &'a Session) -> Self {
        let theme = &session.style().theme;
        let read = |glyph| {
            let text = theme.figure(glyph).text();
            let text = text.filter(|text| text.is_ascii() && !text.is_empty());
            text.map_or_else(|| String::from(glyph), str::to_owned)
        };
        let cells = session.glyphs().into_iter().map(|glyph| Cell {
            glyph,
            text: read(glyph),
            owner: session.owner(glyph),
            mark: None,
        });
        Self {
            board: session.board(),
            cells: cells.collect(),
        }
    }

    /// Marks cells. A mark replaces an earlier mark of the cell.
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

/// Writes the cell with its mark, centred: `(X)`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (left, right) = self.mark.map_or((' ', ' '), Mark::around);
        let (style, text) = (self.style(), &self.text);
        let room = f
            .width()
            .unwrap_or(0)
            .saturating_sub(2 + text.chars().count());
        let (before, after) = (room / 2, room - room / 2);
        write!(
            f,
            "{:before$}{style}{left}{text}{right}{style:#}{:after$}",
            "", ""
        )
    }
}

/// The width of a cell with its mark.
const CELL: usize = "(X)".len();

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.board.strokes().is_empty() {
            self.fields(f)
        } else {
            self.points(f)
        }
    }
}

impl Drawing<'_> {
    /// The width of the row labels.
    fn edge(&self) -> usize {
        let rows = self.board.rows().iter();
        rows.map(String::len).max().unwrap_or(0)
    }

    /// Writes the cells side by side.
    fn fields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let widest = columns.iter().map(String::len).max();
        let texts = self.cells.iter().map(|cell| 2 + cell.text.chars().count());
        let width = widest
            .map_or(0, |label| label + 1)
            .max(texts.max().unwrap_or(CELL));
        let (edge, faint) = (self.edge(), Style::new().dimmed());
        for (y, row) in rows.iter().enumerate() {
            write!(f, "{faint}{row:>edge$}{faint:#} ")?;
            for column in 0..columns.len() {
                match self.board.in_column(column, y) {
                    Some(cell) => write!(f, "{:width$}", self.cells[cell])?,
                    None => write!(f, "{:width$}", "")?,
                }
            }
            writeln!(f)?;
        }
        let labels = columns.iter().map(|label| format!("{label:^width$}"));
        let labels: String = labels.collect();
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }

    /// Writes points joined by lines.
    fn points(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, edge) = (self.board, self.edge());
        // Adjacent points need room for two marks between them.
        let step = if board.has_cells_side_by_side() { 4 } else { 2 };
        let place = |cell: usize| {
            let cell = &board.cells()[cell];
            (cell.y * LEAP, 1 + cell.x * step / 2)
        };
        let strokes = board.strokes().iter();
        let strokes = Strokes::between(strokes.map(|&(from, to)| (place(from), place(to))));
        let faint = Style::new().dimmed();
        let end = board.columns().len() * step + 1;
        for line in 0..(board.rows().len() * LEAP).saturating_sub(1) {
            let row = (line % LEAP == 0).then_some(line / LEAP);
            let label = row.map_or("", |row| &board.rows()[row]);
            write!(f, "{faint}{label:>edge$}{faint:#} ")?;
            let cell_at = |x: usize| {
                let column = x.checked_sub(1).filter(|x| x % step == 0)? / step;
                Some(&self.cells[board.in_column(column, row?)?])
            };
            let mut x = 0;
            while x < end {
                let marked = cell_at(x + 1).filter(|cell| cell.mark.is_some());
                if let Some(cell) = marked {
                    write!(f, "{cell}")?;
                    x += CELL;
                    continue;
                }
                let (style, glyph) = match cell_at(x) {
                    Some(cell) => (cell.style(), cell.glyph),
                    None => (faint, strokes.ascii(line, x).unwrap_or(' ')),
                };
                write!(f, "{style}{glyph}{style:#}")?;
                x += 1;
            }
            writeln!(f)?;
        }
        let mut labels = String::new();
        for (column, label) in board.columns().iter().enumerate() {
            let x = 1 + column * step;
            if labels.len() < x {
                labels.extend(iter::repeat_n(' ', x - labels.len()));
                labels += label;
            }
        }
        writeln!(f, "{:edge$} {faint}{labels}{faint:#}", "")
    }
}

pub(crate) fn style_of(side: Side) -> Style {
    colour_of(side).on_default().bold()
}

/// Red for the first player, yellow for the second.
pub(crate) const fn colour_of(side: Side) -> AnsiColor {
    match side {
        Side::First => AnsiColor::Red,
        Side::Second => AnsiColor::Yellow,
    }
}
