//! Games of stones on a board, as the formats for Gomoku have them.

use collinear::{Bounds, Coord, Length, Origin, rules::in_a_row::InARow};

use super::chosen;
use crate::{
    core::{record::Record, session::Session},
    program::games::InARowOptions,
};

/// How many in a row win.
const FIVE: usize = 5;

/// Where the names of cells are counted from.
const ORIGIN: Origin = Origin::BottomLeft;

/// The largest board that is read.
const LARGEST: usize = 1_000;

/// The record of a game of five in a row or more on an empty board, without its moves.
pub(super) fn record(rows: usize, cols: usize) -> Result<Record, String> {
    if !(1..=LARGEST).contains(&rows) || !(1..=LARGEST).contains(&cols) {
        return Err(format!(
            "a board of {rows} rows and {cols} columns: from 1 to {LARGEST} of each"
        ));
    }
    let words = format!("four_in_a_row --rows {rows} --cols {cols} --connect {FIVE} --no-gravity");
    Ok(Record::new(words.split(' ').map(str::to_owned).collect()))
}

/// How a cell is called that has so many columns to the left and rows above it.
pub(super) fn name(rows: usize, cols: usize, x: usize, y: usize) -> Option<String> {
    let name = Bounds::new(rows, cols)
        .ok()?
        .name_from(Coord::new(y, x), ORIGIN)?;
    Some(name.to_string())
}

/// The size of a board of rows and columns; or why a game is not one of five in a row on a plain board.
pub(super) fn of_session(session: &Session) -> Result<Bounds, String> {
    let game = chosen::<InARowOptions>(session, "four_in_a_row")?;
    let rules: &InARow = game.rules();
    let bounds = rules.bounds();
    let plain = InARow::new(bounds.rows(), bounds.cols(), rules.length());
    let is_five = matches!(
        rules.length(),
        Length::AtLeast(FIVE) | Length::Exactly(FIVE)
    );
    if !is_five || plain.as_ref() != Ok(rules) {
        return Err(
            "the format is for five in a row on a plain board, where they win, without gravity"
                .to_owned(),
        );
    }
    Ok(bounds)
}

/// How far across and down the cell of a stone is.
pub(super) fn place(bounds: Bounds, name: &str) -> Result<(usize, usize), String> {
    let at = bounds.cell_named_from(name, ORIGIN);
    let at = at.map_err(|error| error.to_string())?;
    Ok((at.col, at.row))
}
