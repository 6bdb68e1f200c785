//! Games with stones on a board, for the formats of Gomoku.

use collinear::{Bounds, Coord, Length, Origin, rules::in_a_row::InARow};

use super::asked::options;
use crate::core::{record::Record, session::Session};

/// The length of a winning line.
const FIVE: usize = 5;

/// The corner at which the names of cells begin.
const ORIGIN: Origin = Origin::BottomLeft;

/// The largest number of rows or columns.
const LARGEST: usize = 1_000;

/// The record of a game of five in a row on an empty board, without moves.
pub(super) fn record(rows: usize, cols: usize) -> Result<Record, String> {
    if !(1..=LARGEST).contains(&rows) || !(1..=LARGEST).contains(&cols) {
        return Err(format!(
            "the board has {rows} rows and {cols} columns; each can be 1 to {LARGEST}"
        ));
    }
    let words = format!("four_in_a_row --rows {rows} --cols {cols} --connect {FIVE} --no-gravity");
    Ok(Record::new(words.split(' ').map(str::to_owned).collect()))
}

/// The name of the cell that has `x` columns to its left and `y` rows above it.
pub(super) fn name(rows: usize, cols: usize, x: usize, y: usize) -> Option<String> {
    let name = Bounds::new(rows, cols)
        .ok()?
        .name_from(Coord::new(y, x), ORIGIN)?;
    Some(name.to_string())
}

/// The size of the board. Returns an error if the game is not five in a row on a plain board.
pub(super) fn of_session(session: &Session) -> Result<Bounds, String> {
    let options = options(session, "four_in_a_row")?.join(" ");
    let options = options.split("--").map(str::trim);
    // The options as settings of the library.
    let settings = options.map(|option| match option {
        "no-gravity" => "gravity=none".to_owned(),
        "exactly" | "misere" => format!("{option}=yes"),
        _ => option.replace(' ', "="),
    });
    let rules: Result<InARow, _> = settings.collect::<Vec<_>>().join(" ").parse();
    let rules = rules.map_err(|error| error.to_string())?;
    let bounds = rules.bounds();
    let plain = InARow::new(bounds.rows(), bounds.cols(), rules.length());
    let is_five = matches!(
        rules.length(),
        Length::AtLeast(FIVE) | Length::Exactly(FIVE)
    );
    if !is_five || plain.as_ref() != Ok(&rules) {
        return Err("the format is for five in a row on a plain board, without gravity".to_owned());
    }
    Ok(bounds)
}

/// The column and the row of a stone, from the name of its cell.
pub(super) fn place(bounds: Bounds, name: &str) -> Result<(usize, usize), String> {
    let at = bounds.cell_named_from(name, ORIGIN);
    let at = at.map_err(|error| error.to_string())?;
    Ok((at.col, at.row))
}
