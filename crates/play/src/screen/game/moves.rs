//! [`MoveList`]: the list of moves in the notation of the game.

use std::iter;

use ratatui::{
    Frame,
    layout::{Position, Rect},
    style::Modifier,
    text::{Line, Span},
};

use super::{live::Live, look::Look, palette::dim};
use crate::core::{review::Fault, session::Session, turn::Turn};

#[derive(Default)]
pub(super) struct MoveList {
    /// The first visible line, or `None` if the list follows the game.
    first: Option<usize>,
    /// The first line drawn last, and the last possible first line.
    shown: usize,
    last: usize,
    /// The area drawn last, and the turns of its lines.
    area: Rect,
    turns: Vec<usize>,
}

impl MoveList {
    /// Scrolls to the last move.
    pub(super) fn follow(&mut self) {
        self.first = None;
    }

    pub(super) fn scroll(&mut self, lines: isize) {
        let first = self.shown.saturating_add_signed(lines);
        self.first = Some(first.min(self.last));
    }

    /// The turn whose move is drawn at a place.
    pub(super) fn turn_at(&self, place: Position) -> Option<usize> {
        let line = usize::from(place.y.checked_sub(self.area.y)?);
        let turn = self.turns.get(self.shown + line);
        turn.copied().filter(|_| self.area.contains(place))
    }

    /// Draws the moves. The last move is marked, and moves that were taken back are dimmed. After each move comes its
    /// mark. The number of its branch follows if there are several branches.
    pub(super) fn draw(&mut self, live: &Live, look: Look, frame: &mut Frame, area: Rect) {
        let session = live.session();
        let of_players = |turn: &Turn| {
            turn.open_moves()
                .filter(|(mover, _)| mover.is_some())
                .count()
        };
        let made: usize = session.made().map(of_players).sum();
        let (done, again) = session.tree().line();
        self.turns.clear();
        let mut lines = Vec::new();
        for (&turn, is_made) in
            iter::zip(done, iter::repeat(true)).chain(iter::zip(again, iter::repeat(false)))
        {
            for (mover, word) in moves(session, turn, look) {
                let word = if is_made {
                    word
                } else {
                    word.patch_style(dim())
                };
                self.turns.push(turn);
                lines.push((mover, word, Span::default()));
            }
            if let Some((_, _, after)) = lines.last_mut() {
                *after = behind(live, turn);
            }
        }
        self.area = area;
        let height = usize::from(area.height);
        self.last = lines.len().saturating_sub(height);
        // One move that was taken back is visible, to show that such moves exist.
        let following = (made + 1).min(lines.len()).saturating_sub(height);
        self.shown = self.first.map_or(following, |first| first.min(self.last));
        let numbered = iter::zip(1.., lines);
        for ((number, (mover, word, after)), place) in numbered.skip(self.shown).zip(area.rows()) {
            let sign = if number == made { '>' } else { ' ' };
            let number = Span::styled(format!("{sign}{number:>4} "), dim());
            let gap = if mover.content.is_empty() { "" } else { " " };
            let line = Line::from_iter([number, mover, gap.into(), word, after]);
            frame.render_widget(line, place);
        }
    }
}

/// The mark and the branch after the last move of a turn.
fn behind(live: &Live, turn: usize) -> Span<'static> {
    let session = live.session();
    let fault = live.analysis.fault(turn);
    let mark = fault.map_or("", Fault::mark);
    let rivals = session.tree().rivals(turn);
    let place = rivals.iter().position(|&rival| rival == turn);
    let branch = place
        .filter(|_| rivals.len() > 1)
        .map(|place| format!(" {}/{}", place + 1, rivals.len()));
    Span::styled(format!("{mark}{}", branch.unwrap_or_default()), dim())
}

/// The moves of a turn, each with the side that made it.
fn moves(
    session: &Session,
    turn: usize,
    look: Look,
) -> impl Iterator<Item = (Span<'static>, Span<'_>)> {
    // Moves of chance are visible on the board.
    let moves = session.tree().turn(turn).open_moves();
    let moves = moves.filter_map(|(mover, word)| Some((*mover.as_ref()?, word)));
    moves.map(move |(mover, word)| {
        let player = session.player(mover);
        let mover = player.map_or_else(Span::default, |player| {
            Span::styled(player.glyph.to_string(), look.piece(session, player.glyph))
        });
        (mover, Span::from(word.as_str()))
    })
}

pub(super) fn heading() -> Line<'static> {
    Line::styled("moves", Modifier::UNDERLINED)
}
