//! [`MoveList`]: the moves in the notation of the game.

use std::iter;

use ratatui::{
    Frame,
    layout::Rect,
    style::Modifier,
    text::{Line, Span},
};

use super::{look::Look, palette::dim};
use crate::session::{Session, Turn};

/// How far the list of moves is scrolled.
#[derive(Default)]
pub(super) struct MoveList {
    /// Its first line, if the list doesn't follow the game.
    first: Option<usize>,
    /// What was drawn last: the first line, and how far it could be scrolled.
    shown: usize,
    last: usize,
}

impl MoveList {
    /// Shows the last move again.
    pub(super) fn follow(&mut self) {
        self.first = None;
    }

    /// Scrolls by so many lines, as far as there are any.
    pub(super) fn scroll(&mut self, lines: isize) {
        let first = self.shown.saturating_add_signed(lines);
        self.first = Some(first.min(self.last));
    }

    /// Draws the moves that are made, the last of them marked, and dimmed those that were taken
    /// back.
    pub(super) fn draw(
        &mut self,
        session: &dyn Session,
        look: Look,
        frame: &mut Frame,
        area: Rect,
    ) {
        let made: usize = session.made().iter().map(|turn| turn.moves.len()).sum();
        let lines = lines(session, session.made(), look).chain(
            lines(session, session.taken_back(), look)
                .map(|(mover, word)| (mover, word.patch_style(dim()))),
        );
        let lines: Vec<_> = lines.collect();
        let height = usize::from(area.height);
        self.last = lines.len().saturating_sub(height);
        // One more than the last move, so that it is seen that some were taken back.
        let following = (made + 1).min(lines.len()).saturating_sub(height);
        self.shown = self.first.map_or(following, |first| first.min(self.last));
        let numbered = iter::zip(1.., lines);
        for ((number, (mover, word)), place) in numbered.skip(self.shown).zip(area.rows()) {
            let sign = if number == made { '>' } else { ' ' };
            let number = Span::styled(format!("{sign}{number:>4} "), dim());
            let gap = if mover.content.is_empty() { "" } else { " " };
            let line = Line::from_iter([number, mover, gap.into(), word]);
            frame.render_widget(line, place);
        }
    }
}

/// Who made a move, and the move.
fn lines<'a>(
    session: &'a dyn Session,
    turns: &'a [Turn],
    look: Look,
) -> impl Iterator<Item = (Span<'static>, Span<'a>)> {
    let moves = turns.iter().flat_map(|turn| &turn.moves);
    moves.map(move |(mover, word)| {
        let player = mover.and_then(|side| session.player(side));
        let mover = match (mover, player) {
            (None, _) => Span::styled("*", dim()),
            (Some(_), None) => Span::default(),
            (Some(_), Some(player)) => {
                Span::styled(player.glyph.to_string(), look.piece(session, player.glyph))
            }
        };
        (mover, Span::from(word.as_str()))
    })
}

/// What marks the list.
pub(super) fn heading() -> Line<'static> {
    Line::styled("moves", Modifier::UNDERLINED)
}
