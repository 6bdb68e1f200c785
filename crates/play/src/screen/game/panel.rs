//! The panel next to the board: players, turn and facts.

use collinear::rules::Side;
use ratatui::{
    style::Modifier,
    text::{Line, Span},
};

use super::{live::Live, look::Look, palette::dim, plan::Plan, status};
use crate::{core::board::Board, text::folded::folded};

pub(super) fn lines(live: &Live, plan: Plan, look: Look, width: u16) -> Vec<Line<'static>> {
    let session = live.session();
    let mut lines = players(live, look, width);
    let facts = session.unmarked_facts().into_iter();
    let told = session.last().map_or(&[][..], |turn| turn.notes.as_slice());
    let each = live.pace.each.as_secs_f64();
    let pace = live
        .table
        .is_watched()
        .then(|| format!("pace: {each} s a move"));
    // Moves of chance are visible on the board.
    let told = told.iter().filter(|told| !told.starts_with("chance: "));
    let facts = facts.chain(told.cloned()).chain(pace);
    let facts = facts.chain(shown_part(session.board(), plan));
    let facts = facts.chain(status::looking(live)).chain(live.thoughts());
    let facts = facts.flat_map(|fact| folded(&fact, width.into()));
    lines.extend(facts.map(Line::from));
    lines
}

/// The players. The player to move is highlighted.
fn players(live: &Live, look: Look, width: u16) -> Vec<Line<'static>> {
    const INDENT: &str = "    ";
    let session = live.session();
    let width = usize::from(width).saturating_sub(INDENT.len());
    let turn = session.outcome().is_none().then(|| session.turn());
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let Some(player) = session.player(side) else {
            continue;
        };
        let (sign, style) = if turn == Some(side) {
            ("> ", Modifier::BOLD)
        } else {
            ("  ", Modifier::empty())
        };
        let glyph = Span::styled(player.glyph.to_string(), look.piece(session, player.glyph));
        let name = Some(format!(" {}", player.name));
        let name = name.filter(|name| name[1..] != player.glyph.to_string());
        let name = Span::styled(name.unwrap_or_default(), style);
        lines.push(Line::from_iter([Span::from(sign), glyph, name]));
        let seat = live.table.seat(side);
        let name = session.tags().names[side.index()].as_deref();
        let name = name.filter(|name| !name.is_empty());
        let who = name.map_or_else(|| seat.to_string(), |name| format!("{name}, {seat}"));
        let who = folded(&who, width).into_iter();
        lines.extend(who.map(|part| Line::styled(format!("{INDENT}{part}"), dim())));
    }
    lines
}

/// The part of the board that is shown, if the whole board does not fit into the window.
fn shown_part(board: &Board, plan: Plan) -> Option<String> {
    let ([top, bottom], [left, right]) = plan.shown_part()?;
    let (rows, columns) = (board.rows(), board.columns());
    let row = |row: usize| match rows[row].as_str() {
        "" => (row + 1).to_string(),
        name => name.to_owned(),
    };
    Some(format!(
        "shown: rows {}-{} of {}, columns {}-{} of {}",
        row(top),
        row(bottom),
        rows.len(),
        columns[left],
        columns[right],
        columns.len()
    ))
}
