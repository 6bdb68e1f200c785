//! The board at the start of a [`Variant`], as a picture and in the compact form, `3a3/3a3/11`.

use alloc::string::{String, ToString};
use core::iter;

use itertools::Itertools;

use super::{Square, Variant};
use crate::{Grid, GridError, rules::MAX_CELLS};

impl Variant {
    /// The board at the start.
    ///
    /// # Errors
    ///
    /// [`GridError`] if [`start`](Self::start) is no picture of a board.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{COPENHAGEN, Square, Variant};
    ///
    /// assert_eq!(COPENHAGEN.start_board()?.count(|&square| square == Square::Attacker), 24);
    ///
    /// let compact = Variant { start: "3a3/11/1K".into(), ..COPENHAGEN };
    /// let error = compact.start_board().unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has 11 columns, but row 0 has 7");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn start_board(&self) -> Result<Grid<Square>, GridError> {
        read_board(&self.start)
    }

    /// The rows of the board at the start, or what is written there instead of a board, which is read as
    /// none either.
    pub(super) fn rows(&self) -> String {
        if let Ok(board) = self.start_board() {
            return board.to_string().replace(' ', "").replace('\n', "/");
        }
        let has_numbers = self.start.contains(|letter: char| letter.is_ascii_digit());
        // Without the `_`, which stands for no cell, two numbers would become one.
        let between = if has_numbers { "_" } else { "" };
        let rows = self.start.lines();
        rows.map(|row| row.split_whitespace().join(between))
            .join("/")
    }
}

/// The board of a picture, or of the compact form with `/` and numbers.
pub(super) fn read_board(text: &str) -> Result<Grid<Square>, GridError> {
    Grid::parse_with(&in_full(text), Square::from_glyph)
}

/// The picture of a compact form, and of a picture itself. A number is all of its digits: `11` is eleven
/// cells. What comes behind more cells than a board may have is left out, so that a short text can't
/// fill memory; such a board is too large in any case.
fn in_full(text: &str) -> String {
    let (mut picture, mut cells) = (String::new(), 0);
    for row in text.split(['/', '\n']) {
        if cells > MAX_CELLS {
            break;
        }
        cells += write_row(&mut picture, row);
        picture.push('\n');
    }
    picture
}

/// Writes a row in full, and counts its cells.
fn write_row(picture: &mut String, row: &str) -> usize {
    let (mut rest, mut cells) = (row, 0);
    while let Some(first) = rest.chars().next()
        && cells <= MAX_CELLS
    {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (glyph, count, len) = if digits > 0 {
            let count = rest[..digits].parse().unwrap_or(usize::MAX);
            ('.', count.min(MAX_CELLS + 1), digits)
        } else {
            (first, 1, first.len_utf8())
        };
        rest = &rest[len..];
        if !glyph.is_whitespace() {
            picture.extend(iter::repeat_n(glyph, count));
            cells += count;
        }
    }
    cells
}
