//! Draws lists and the help over the game.

use ratatui::{
    Frame,
    layout::{Constraint, Rect},
    text::Line,
    widgets::{Block, Clear, List, ListState, Paragraph, Wrap},
};

use super::{
    dialog::{Which, Who},
    keys,
};
use crate::core::{seat::Seat, session::Session};

const MARKS: &str = "(X) last move, :X: changed by it, [X] decided the game, {.} legal target, \
                     <X> can move or would change";

pub(super) fn help(session: &Session, frame: &mut Frame) {
    let keys = keys::help(session).map(|(keys, what)| format!("{keys:21}{what}"));
    let text: Vec<_> = [session.title().to_owned(), String::new()]
        .into_iter()
        .chain(keys)
        .chain([String::new(), MARKS.to_owned()])
        .map(Line::from)
        .collect();
    let area = frame.area();
    let area = area.centered(Constraint::Max(78), Constraint::Max(24));
    let help = Paragraph::new(text).wrap(Wrap { trim: false });
    frame.render_widget(Clear, area);
    let block = Block::bordered().title("help");
    let block = block.title_bottom(" ? shows the rules, any other key closes ");
    frame.render_widget(help.block(block), area);
}

/// Draws the moves to choose from. Returns the area of the list and the first visible item.
pub(super) fn which(session: &Session, which: &Which, frame: &mut Frame) -> (Rect, usize) {
    let moves = which.moves.iter();
    let moves = moves.filter_map(|&m| session.move_text(m));
    let continues = which.continues.then(|| "pick more cells".to_owned());
    choices(
        "which move?",
        moves.chain(continues).collect(),
        which.chosen,
        frame,
    )
}

/// Draws the players to choose from. Returns the area of the list and the first visible item.
pub(super) fn who(session: &Session, who: &Who, frame: &mut Frame) -> (Rect, usize) {
    let name = session.player(who.side).map_or("", |player| &player.name);
    let seats = Seat::all().iter().map(Seat::to_string).collect();
    choices(name, seats, who.chosen, frame)
}

/// Draws a list in which one item is chosen.
fn choices(title: &str, items: Vec<String>, chosen: usize, frame: &mut Frame) -> (Rect, usize) {
    let width = items.iter().map(|item| item.chars().count()).max();
    let width = width.unwrap_or(0) + "> ".len();
    let (width, height) = (width.max(title.chars().count()) + 2, items.len() + 2);
    let [width, height] = [width, height].map(|size| u16::try_from(size).unwrap_or(u16::MAX));
    let area = frame.area();
    let area = area.centered(Constraint::Max(width), Constraint::Max(height));
    let block = Block::bordered().title(title).title_bottom("Enter, Esc");
    let inner = block.inner(area);
    let list = List::new(items).highlight_symbol("> ").block(block);
    frame.render_widget(Clear, area);
    let mut state = ListState::default().with_selected(Some(chosen));
    frame.render_stateful_widget(list, area, &mut state);
    (inner, state.offset())
}
