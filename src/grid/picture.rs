//! Text pictures: a grid read from one.

use alloc::vec::Vec;

use itertools::Itertools;

use super::{Grid, GridError};

impl Grid<char> {
    /// The grid of a picture: a line of text for each row, a character for each cell.
    ///
    /// White space between the cells, and empty lines before the first row and after the last one,
    /// are for the eye only, so pictures can be indented and spaced out in a source file.
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

    /// The grid of a picture whose rows may be shorter than the longest: they are filled up on
    /// the right, as left-aligned triangles and hexagons are written. An empty line between two
    /// others is a row of filling.
    ///
    /// # Errors
    ///
    /// [`GridError::TooLarge`] if filling it up takes more than memory can hold.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let triangle = Grid::parse_padded("o\no o\no o o", ' ')?;
    /// assert_eq!(triangle[(2, 2)], 'o');
    /// assert_eq!(triangle[(0, 2)], ' ');
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn parse_padded(picture: &str, filling: char) -> Result<Self, GridError> {
        let rows: Vec<&str> = rows_of(picture).collect();
        let cols = rows
            .iter()
            .map(|row| glyphs_of(row).count())
            .max()
            .unwrap_or(0);
        let mut cells = super::room_for(rows.len(), cols)?;
        for row in &rows {
            cells.extend(glyphs_of(row).pad_using(cols, |_| filling));
        }
        Self::from_vec(rows.len(), cols, cells)
    }
}

impl<T> Grid<T> {
    /// The grid of a picture whose characters stand for cells; the rules of
    /// [`parse`](Grid::parse) otherwise.
    ///
    /// # Errors
    ///
    /// [`GridError::UnknownGlyph`] with row and column if a character stands for no cell,
    /// [`GridError::Ragged`] if a row is longer or shorter than the first one.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let digits = Grid::parse_with("1 2\n3 4", |glyph| glyph.to_digit(10))?;
    /// assert_eq!(digits[(1, 0)], 3);
    /// let error = Grid::parse_with("1 2\n3 ?", |glyph| glyph.to_digit(10)).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1, column 1: '?' stands for no cell");
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

/// The lines of a picture that are rows.
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
