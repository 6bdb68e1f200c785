//! Gomoku in the Smart Game Format: `(;GM[4]SZ[15];B[hh];W[ih])`, <https://www.red-bean.com/sgf/>.
//!
//! A cell is two letters counted from the upper left corner, or a name such as `h8`.

use std::{collections::BTreeSet, fmt::Write as _};

use collinear::{
    Bounds,
    rules::{Outcome, Side},
};

use super::{
    properties::{self, Item},
    stones,
};
use crate::core::{
    quoted::quoted,
    record::{Branch, Record},
    session::Session,
    tree::Tree,
};

/// The default size of the board.
const USUAL: usize = 15;

/// The letters of columns and rows.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

pub(super) fn read(text: &str) -> Result<Record, String> {
    let properties = properties::read(text)?;
    let items = properties::items(text)?;
    let first = |key| properties::first(&properties, key);
    match first("GM") {
        Some("4") => {}
        Some(game) => return Err(format!("GM: {} is not 4, Gomoku", quoted(game))),
        None => return Err("GM: the game is missing".to_owned()),
    }
    let is_set_up =
        |item: &Item| matches!(item, Item::Property(key, _) if key == "AB" || key == "AW");
    if items.iter().any(is_set_up) {
        return Err("AB, AW: a position set up with stones is not supported".to_owned());
    }
    let size = first("SZ").map_or(Some((USUAL, USUAL)), |size| {
        let (cols, rows) = size.split_once(':').unwrap_or((size, size));
        Some((rows.trim().parse().ok()?, cols.trim().parse().ok()?))
    });
    let (rows, cols) = size.ok_or("SZ: the size has to be like 15 or 15:19")?;
    let mut record = stones::record(rows, cols)?;
    // The number of moves so far, the numbers at the start of each open variation, and the number of moves in the line
    // above.
    let (mut made, mut open, mut above) = (0, Vec::new(), 0);
    for item in items {
        let (is_black, value) = match item {
            Item::Open => {
                open.push(made);
                continue;
            }
            Item::Close => {
                made = open.pop().unwrap_or(0);
                continue;
            }
            Item::Property(key, value) if key == "B" => (true, value),
            Item::Property(key, value) if key == "W" => (false, value),
            Item::Property(..) => continue,
        };
        if made != above {
            record.branches.push(Branch {
                after: made,
                ..Branch::default()
            });
        }
        made += 1;
        above = made;
        let name = cell(rows, cols, is_black, made, &value)?;
        let branch = record.branches.last_mut();
        let moves = branch.map_or(&mut record.moves, |branch| &mut branch.moves);
        moves.push((0, name));
    }
    let told = |key| properties::told(&properties, key);
    record.tags.names = ["PB", "PW"].map(told);
    record.tags.date = told("DT");
    Ok(record)
}

/// The name of the cell of a move. `number` is the number of the move, counted from 1.
fn cell(
    rows: usize,
    cols: usize,
    is_black: bool,
    place: usize,
    value: &str,
) -> Result<String, String> {
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
    name.ok_or_else(|| format!("move {place}: {} is not a cell of the board", quoted(value)))
}

/// Writes a game as text.
pub(super) fn write(session: &Session, record: &Record) -> Result<String, String> {
    let bounds = stones::of_session(session)?;
    let (rows, cols) = (bounds.rows(), bounds.cols());
    if rows.max(cols) > LETTERS.len() {
        return Err(format!(
            "the board of {rows}x{cols} is too large: the format has 52 letters for rows and columns"
        ));
    }
    let size = if rows == cols {
        rows.to_string()
    } else {
        format!("{cols}:{rows}")
    };
    let mut text = format!("(;FF[4]GM[4]SZ[{size}]");
    let result = session.outcome().map(|outcome| match outcome {
        Outcome::Win(Side::First) => "B+".to_owned(),
        Outcome::Win(Side::Second) => "W+".to_owned(),
        _ => "0".to_owned(),
    });
    let [black, white] = record.tags.names.clone();
    let told = [
        ("PB", black),
        ("PW", white),
        ("DT", record.tags.date.clone()),
        ("RE", result),
    ];
    properties::write(&mut text, told);
    moves(session.tree(), bounds, &mut text)?;
    Ok(text + ")\n")
}

/// Writes all turns. The current line comes first, and variations are in parentheses.
fn moves(tree: &Tree, bounds: Bounds, text: &mut String) -> Result<(), String> {
    let letter = |place: usize| LETTERS.chars().nth(place).unwrap_or_default();
    let (made, taken_back) = tree.line();
    let at_hand: BTreeSet<_> = made.iter().chain(taken_back).collect();
    // The items that remain to be written, the next item last. An item is a turn, with `true` if the turn begins a
    // variation, or the end of a variation.
    let mut open = vec![Some((0, false))];
    while let Some(next) = open.pop() {
        let Some((turn, is_variation)) = next else {
            text.push(')');
            continue;
        };
        if is_variation {
            text.push('(');
            open.push(None);
        }
        for (mover, name) in &tree.turn(turn).moves {
            let (x, y) = stones::place(bounds, name)?;
            let color = mover.map_or("B", |side| ["B", "W"][side.index()]);
            let _ = write!(text, ";{color}[{}{}]", letter(x), letter(y));
        }
        let next = tree.next(turn);
        let (first, others): (Vec<usize>, Vec<usize>) =
            next.iter().partition(|turn| at_hand.contains(turn));
        let next = others.into_iter().rev().chain(first);
        let is_variation = tree.next(turn).len() > 1;
        open.extend(next.map(|turn| Some((turn, is_variation))));
    }
    Ok(())
}
