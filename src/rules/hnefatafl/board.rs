//! The board at the start of a [`Variant`](super::Variant), as a picture and in the compact form, `3a3/3a3/11`.

use alloc::string::String;
use core::iter;

use super::Square;
use crate::{Grid, GridError, rules::MAX_CELLS};

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
