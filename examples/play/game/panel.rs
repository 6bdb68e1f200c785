//! What stands beside the board: who plays, whose turn it is, and what else there is to know.

use collinear::rules::{Side, View};
use ratatui::{
    style::Modifier,
    text::{Line, Span},
};

use super::{
    palette::{Palette, dim},
    plan::Plan,
    session::Session,
};
use crate::common::{TextGame, computer::Computer};

/// The lines beside the board.
pub(super) fn lines<G: Computer>(
    session: &Session<G>,
    plan: Plan,
    palette: Palette,
    width: u16,
) -> Vec<Line<'static>> {
    let (game, state) = (session.rules(), session.state());
    let mut lines = players(session, palette);
    let facts = game.unmarked_facts(state).into_iter();
    let told = session
        .turns()
        .last()
        .map_or(&[][..], |turn| turn.told.as_slice());
    let each = session.pace.each.as_secs_f64();
    let pace = session
        .is_watched()
        .then(|| format!("pace: {each} s a move"));
    let facts = facts.chain(told.iter().cloned()).chain(pace);
    let facts = facts.chain(shown_part(&**game, state, plan));
    lines.extend(facts.flat_map(|fact| folded(&fact, width.into())));
    lines
}

/// Who plays; the one whose turn it is stands out.
fn players<G: Computer>(session: &Session<G>, palette: Palette) -> Vec<Line<'static>> {
    let turn = session.outcome().is_none().then(|| session.state().turn());
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let Some(player) = session.rules().player(side) else {
            continue;
        };
        let (sign, style) = if turn == Some(side) {
            ("> ", Modifier::BOLD)
        } else {
            ("  ", Modifier::empty())
        };
        let glyph = Span::styled(player.glyph.to_string(), palette.player(side));
        let name = Span::styled(format!(" {}", player.name), style);
        lines.push(Line::from_iter([Span::from(sign), glyph, name]));
        lines.push(Line::styled(format!("    {}", session.seat(side)), dim()));
    }
    lines
}

/// Which part of the board is shown, if it is larger than the window.
fn shown_part<G: TextGame>(game: &G, state: &G::State, plan: Plan) -> Option<String> {
    let ([top, bottom], [left, right]) = plan.shown_part()?;
    let (margin, bounds) = (game.margin(), state.glyphs().bounds());
    let row = |row| match margin.row_label(row, bounds.rows()) {
        name if name.is_empty() => (row + 1).to_string(),
        name => name,
    };
    let (top, bottom, left, right) = (
        row(top),
        row(bottom),
        margin.column_label(left),
        margin.column_label(right),
    );
    let (rows, cols) = (bounds.rows(), bounds.cols());
    Some(format!(
        "shown: rows {top}-{bottom} of {rows}, columns {left}-{right} of {cols}"
    ))
}

/// A text in lines of this width, none of which breaks a word that would fit.
fn folded(text: &str, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(Line::from).collect()
}
