//! Gomoku in the Smart Game Format: `(;GM[4]SZ[15];B[hh];W[ih])`, <https://www.red-bean.com/sgf/>. A cell is
//! two letters from the upper left corner, or called as on the board, `h8`.

use std::fmt::Write as _;

use super::{ended, properties, stones};
use crate::{quoted::quoted, record::Record, session::Session};

/// What a board has that says nothing.
const USUAL: usize = 15;

/// The letters of columns and rows.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The record of the first game of a file.
pub(super) fn read(text: &str) -> Result<Record, String> {
    let properties = properties::read(text)?;
    let first = |key| properties::first(&properties, key);
    match first("GM") {
        Some("4") => {}
        Some(game) => return Err(format!("GM: {} is not 4, Gomoku", quoted(game))),
        None => return Err("GM: it does not say which game it is".to_owned()),
    }
    if first("AB").or(first("AW")).is_some() {
        return Err("AB, AW: stones that are not put one after the other".to_owned());
    }
    let size = first("SZ").map_or(Some((USUAL, USUAL)), |size| {
        let (cols, rows) = size.split_once(':').unwrap_or((size, size));
        Some((rows.trim().parse().ok()?, cols.trim().parse().ok()?))
    });
    let (rows, cols) = size.ok_or("SZ: the size of a board is 15, or 15:19")?;
    let mut record = stones::record(rows, cols)?;
    for (key, value) in &properties {
        let place = record.moves.len() + 1;
        let is_black = match key.as_str() {
            "B" => true,
            "W" => false,
            _ => continue,
        };
        if is_black != (place % 2 == 1) {
            let player = if is_black { "Black" } else { "White" };
            return Err(format!("move {place}: it is not {player}'s turn"));
        }
        let letter = |char: char| LETTERS.find(char);
        let name = match value.trim().chars().collect::<Vec<_>>()[..] {
            [x, y] if y.is_ascii_alphabetic() => {
                let at = letter(x).zip(letter(y));
                at.and_then(|(x, y)| stones::name(rows, cols, x, y))
            }
            _ => Some(value.trim().to_ascii_lowercase()),
        };
        let off = || format!("move {place}: {} is no cell of the board", quoted(value));
        record.moves.push((0, name.ok_or_else(off)?));
    }
    let told = |key| first(key).map(one_line).filter(|text| !text.is_empty());
    record.names = ["PB", "PW"].map(told);
    record.date = told("DT");
    Ok(record)
}

/// A text without what a line can't have.
pub(super) fn one_line(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.trim().to_owned()
}

/// The file of a game.
pub(super) fn write(session: &dyn Session, record: &Record) -> Result<String, String> {
    let (bounds, stones) = stones::of_session(session)?;
    let (rows, cols) = (bounds.rows(), bounds.cols());
    if rows.max(cols) > LETTERS.len() {
        return Err(format!(
            "a board of {rows}x{cols} has more rows or columns than there are letters"
        ));
    }
    let size = if rows == cols {
        rows.to_string()
    } else {
        format!("{cols}:{rows}")
    };
    let mut text = format!("(;FF[4]GM[4]SZ[{size}]");
    let result = ended(session).map(|result| match result.as_str() {
        "first" => "B+".to_owned(),
        "second" => "W+".to_owned(),
        _ => "0".to_owned(),
    });
    let [black, white] = record.names.clone();
    let told = [
        ("PB", black),
        ("PW", white),
        ("DT", record.date.clone()),
        ("RE", result),
    ];
    for (key, value) in told {
        if let Some(value) = value {
            let value = value.replace('\\', "\\\\").replace(']', "\\]");
            let _ = write!(text, "{key}[{value}]");
        }
    }
    let letter = |place: usize| LETTERS.chars().nth(place).unwrap_or_default();
    for (color, (x, y)) in ["B", "W"].into_iter().cycle().zip(stones) {
        let _ = write!(text, ";{color}[{}{}]", letter(x), letter(y));
    }
    Ok(text + ")\n")
}
