//! The files of piskvork. The first line is `Piskvorky 15x15, 11:11, 0`. Each stone has a line `x,y,milliseconds`.
//!
//! Cells are counted from 1, beginning at the upper left corner. After the stones come the names of the players and a
//! number for the result.

use std::fmt::Write as _;

use super::{properties::one_line, stones};
use crate::core::{quoted::quoted, record::Record, session::Session};

/// Stand-ins for the names of players without names, because the format requires names.
const UNNAMED: [&str; 2] = ["first", "second"];

pub(super) fn read(text: &str) -> Result<Record, String> {
    let mut lines = text.lines().map(str::trim);
    let first = lines.next().unwrap_or_default();
    let form = || {
        format!(
            "the first line is like Piskvorky 15x15, 11:11, 0, not {}",
            quoted(first)
        )
    };
    let header = first.strip_prefix("Piskvorky ").ok_or_else(form)?;
    let mut header = header.split(',').map(str::trim);
    let (cols, rows) = header
        .next()
        .and_then(|size| size.split_once('x'))
        .ok_or_else(form)?;
    let number = |text: &str| text.trim().parse::<usize>().map_err(|_| form());
    let (cols, rows) = (number(cols)?, number(rows)?);
    // The header says which of the two named players begins.
    let begins = header.nth(1).is_some_and(|begins| begins == "1");
    let mut record = stones::record(rows, cols)?;
    let mut rest = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        let is_stone = rest.is_empty() && line.split(',').count() == 3;
        if !is_stone {
            rest.push(one_line(line));
            continue;
        }
        let place = record.moves.len() + 1;
        let numbers = line
            .split(',')
            .map(|number| number.trim().parse::<usize>().ok());
        let name = match numbers.collect::<Vec<_>>()[..] {
            [Some(x), Some(y), _] if x > 0 && y > 0 => stones::name(rows, cols, x - 1, y - 1),
            _ => None,
        };
        let off = || format!("move {place}: {} is not a cell of the board", quoted(line));
        record.moves.push((0, name.ok_or_else(off)?));
    }
    if let [one, other, ..] = &rest[..] {
        // The stand-ins are not names of players.
        let named = |name: &String, unnamed| (name != unnamed).then(|| name.clone());
        record.tags.names = [named(one, UNNAMED[0]), named(other, UNNAMED[1])];
        if begins {
            record.tags.names.swap(0, 1);
        }
    }
    Ok(record)
}

/// Writes a game as text.
pub(super) fn write(session: &Session, record: &Record) -> Result<String, String> {
    let bounds = stones::of_session(session)?;
    let mut text = format!("Piskvorky {}x{}, 0:0, 0\n", bounds.cols(), bounds.rows());
    for (_, name) in session.made().flat_map(|turn| &turn.moves) {
        let (x, y) = stones::place(bounds, name)?;
        let _ = writeln!(text, "{},{},0", x + 1, y + 1);
    }
    for (name, unnamed) in record.tags.names.iter().zip(UNNAMED) {
        let _ = writeln!(text, "{}", name.as_deref().unwrap_or(unnamed));
    }
    text += "0\n";
    Ok(text)
}
