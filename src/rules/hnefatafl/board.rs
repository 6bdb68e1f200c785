//! The starting board of a [`Variant`](super::Variant), written in full or in compact form, `3a3/3a3/11`.

use alloc::string::String;
use core::iter;

use super::Square;
use crate::{Grid, GridError, rules::MAX_CELLS};

/// Reads a board that is written in full, or in compact form with `/` and numbers.
pub(super) fn read_board(text: &str) -> Result<Grid<Square>, GridError> {
    Grid::parse_with(&in_full(text), Square::from_glyph)
}

/// Writes a compact form in full; a board written in full stays as it is. `11` is eleven cells. It stops once there are
/// more cells than a board can have, so that a short text can't fill the memory.
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

/// Writes a row in full, and returns the number of its cells.
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
