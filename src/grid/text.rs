//! Reads and writes a grid as text, and writes its `Debug` text.

use alloc::{format, vec::Vec};
use core::fmt;

use itertools::Itertools;

use super::{Grid, GridError};
use crate::geometry::{Finite, Layout};

/// # Reading a grid from text
impl Grid<char> {
    /// Reads a grid from text: a line for each row, a character for each cell.
    ///
    /// White space between cells and empty lines before and after the rows are ignored, so you can indent and space out
    /// the text in source code.
    ///
    /// # Errors
    ///
    /// [`GridError::Ragged`] if a row is longer or shorter than the first one.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::parse("
    ///     X O .
    ///     . X .
    /// ")?;
    /// assert_eq!(board, Grid::parse("XO.\n.X.")?);
    /// assert_eq!(board.to_string(), "X O .\n. X .");
    /// let error = Grid::parse("X O .\nX .").unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has 2 columns, but row 0 has 3");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn parse(picture: &str) -> Result<Self, GridError> {
        Self::parse_with(picture, Some)
    }
}

impl<T> Grid<T> {
    /// Reads a grid from text, with a closure that returns the value for each character.
    ///
    /// White space and empty lines are ignored as in [`parse`](Grid::parse).
    ///
    /// # Errors
    ///
    /// [`GridError::UnknownGlyph`] with row and column if the closure returns `None`, [`GridError::Ragged`] if a row
    /// is longer or shorter than the first one.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let digits = Grid::parse_with("1 2\n3 4", |glyph| glyph.to_digit(10))?;
    /// assert_eq!(digits[Coord::new(1, 0)], 3);
    /// let error = Grid::parse_with("1 2\n3 ?", |glyph| glyph.to_digit(10)).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1, column 1: unknown character '?'");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn parse_with(
        picture: &str,
        mut cell: impl FnMut(char) -> Option<T>,
    ) -> Result<Self, GridError> {
        let rows = rows_of(picture).enumerate().map(|(row, text)| {
            let glyphs = glyphs_of(text).enumerate();
            let cells = glyphs
                .map(|(col, glyph)| cell(glyph).ok_or(GridError::UnknownGlyph { row, col, glyph }));
            cells.collect::<Result<Vec<T>, _>>()
        });
        let rows: Vec<Vec<T>> = rows.collect::<Result<_, _>>()?;
        Self::from_rows(rows)
    }
}

/// The lines of a text that are rows.
fn rows_of(picture: &str) -> impl Iterator<Item = &str> {
    let is_row = |line: &str| !line.trim().is_empty();
    let last = picture.lines().positions(is_row).last();
    let rows = last.map_or(0, |last| last + 1);
    let first = picture.lines().position(is_row).unwrap_or(0);
    picture.lines().take(rows).skip(first)
}

fn glyphs_of(row: &str) -> impl Iterator<Item = char> {
    row.chars().filter(|glyph| !glyph.is_whitespace())
}

/// # Writing a grid as text
impl<B: Layout> Grid<char, B> {
    /// The characters of any board in rows and columns, as its [`Layout`] puts them on paper. The rest of the paper is
    /// filled with spaces.
    ///
    /// ```
    /// use collinear::{Coord, Grid, boards::Tracks};
    ///
    /// let morris = Grid::filled_on(Tracks::nine_mens_morris().board(), 'o')?;
    /// assert_eq!(morris.on_paper().rows(), 7);
    /// assert_eq!(morris.on_paper()[Coord::new(0, 1)], ' ');
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the layout puts a cell off its own paper, or the paper does not fit into memory.
    #[must_use]
    pub fn on_paper(&self) -> Grid<char> {
        let board = self.board().topology();
        let mut paper = Grid::filled_on(board.paper(), ' ')
            .unwrap_or_else(|error| panic!("no memory for the paper of a board: {error}"));
        for at in board.cells() {
            paper[board.on_paper(at)] = self[at];
        }
        paper
    }
}

/// Writes the grid as text: a line for each row of its [paper](Layout), a character for each cell, spaces between
/// columns.
///
/// [Map](Grid::map) other values to characters first.
///
/// ```
/// use collinear::{Grid, boards::Tracks};
///
/// let board = Grid::from_rows([[Some(1), None], [None, Some(2)]])?;
/// let picture = board.map(|cell| if cell.is_some() { '#' } else { '.' });
/// assert_eq!(picture.to_string(), "# .\n. #");
///
/// let lines: Tracks = r"
///     o---o---o
///      \  |  /
///       \ | /
///        \|/
///         o
/// ".parse()?;
/// let board = Grid::filled_on(lines.board(), 'x')?;
/// assert_eq!(board.to_string(), "x x x\n  x  ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<T: Clone + Into<char>, B: Layout> fmt::Display for Grid<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paper = self.map(|cell| cell.clone().into()).on_paper();
        let rows = paper.cells.chunks(paper.cols().max(1));
        write!(f, "{}", rows.map(|row| row.iter().join(" ")).join("\n"))
    }
}

/// Writes the rows as lists, and the wrap if there is one; meant for failed assertions. A grid without cells shows its
/// size. A grid on another board shows the board, and lists nested as deep as the board's array.
impl<T: fmt::Debug, B: Finite> fmt::Debug for Grid<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, cells) = (self.board.topology(), &self.cells[..]);
        if cells.is_empty() {
            return fmt::Debug::fmt(board, f);
        }
        let shape = board.array_shape();
        // The lists show the sides, so a name that begins with the sides is shortened.
        let (name, sides) = (format!("{board:?}"), shape.iter().join("x"));
        let rest = name.strip_prefix(&sides).unwrap_or(&name).trim_start();
        if !rest.is_empty() {
            write!(f, "{rest} ")?;
        }
        let is_filled = shape.iter().product::<usize>() == cells.len();
        let sides = if is_filled { &shape[..] } else { &[] };
        fmt::Debug::fmt(&Nested { cells, sides }, f)
    }
}

/// Values as lists of lists, one level for each side.
struct Nested<'a, T> {
    cells: &'a [T],
    sides: &'a [usize],
}

impl<T: fmt::Debug> fmt::Debug for Nested<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((&count, sides @ [_, ..])) = self.sides.split_first() else {
            return f.debug_list().entries(self.cells).finish();
        };
        let lists = self.cells.chunks(self.cells.len() / count);
        let lists = lists.map(|cells| Nested { cells, sides });
        f.debug_list().entries(lists).finish()
    }
}
