//! Position records, such as `/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`. Rows are counted from the bottom.

use std::{fmt::Write as _, iter};

use collinear::{
    Grid, WrongSize,
    rules::hnefatafl::{Square, Variant},
};
use itertools::Itertools;

use crate::core::quoted::quoted;

/// Reads a board for a game of these rules.
pub(crate) fn read(variant: &Variant, text: &str) -> Result<Grid<Square>, String> {
    let board = Variant {
        start: read_rows(text)?.into(),
        ..variant.clone()
    };
    let [board, start] = [&board, variant].map(Variant::start_board);
    let board = board.map_err(|error| error.to_string())?;
    let start = start.map_err(|error| error.to_string())?;
    WrongSize::check(board.bounds(), start.bounds()).map_err(|error| error.to_string())?;
    Ok(board)
}

/// Reads rows and returns them in the form of a [`Variant`]'s start.
pub(super) fn read_rows(text: &str) -> Result<String, String> {
    let rows = read_rows_from_top(text)?;
    Ok(rows.split('/').rev().join("/"))
}

/// Reads rows that are counted from the top and returns them in the same form.
pub(super) fn read_rows_from_top(text: &str) -> Result<String, String> {
    let board = text.trim_matches('/').chars().map(|char| match char {
        't' => Ok('a'),
        'T' => Ok('d'),
        'K' | '/' | '0'..='9' => Ok(char),
        _ => Err(format!(
            "{} is not one of the pieces t, T and K",
            quoted(&char.to_string())
        )),
    });
    board.collect()
}

pub(super) fn write(board: &Grid<Square>) -> String {
    let rows = board.to_string();
    format!("/{}/", rows.lines().rev().map(write_row).join("/"))
}

/// Writes a row: `. . a d K . .` becomes `2tTK2`.
fn write_row(glyphs: &str) -> String {
    let mut text = String::new();
    let cells = glyphs.split(' ').map(|glyph| match glyph {
        "a" => 't',
        "d" => 'T',
        "K" => 'K',
        _ => '.',
    });
    for (count, piece) in cells.dedup_with_count() {
        if piece == '.' {
            let _ = write!(text, "{count}");
        } else {
            text.extend(iter::repeat_n(piece, count));
        }
    }
    text
}
