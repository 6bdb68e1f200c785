//! The end of a game, and the counts that lead to a draw.

use super::{Color, Draughts, DraughtsMove, End, Square, State};
use collinear::{Grid, rules::Outcome};

impl Draughts {
    /// Updates the counts after a move has been made on the grid. `piece` is the piece that moved.
    pub(super) fn count_to_draw(&self, state: &mut State, piece: Square, m: &DraughtsMove) {
        let draws = self.variant.draws;
        let is_king_move = !m.is_capture() && piece.is_king() && draws.king_moves.is_some();
        state.king_moves = if is_king_move {
            state.king_moves.saturating_add(1)
        } else {
            0
        };
        let pieces = self.against_lone_king(&state.grid);
        state.lone_king = pieces.map(|pieces| match state.lone_king {
            Some((before, plies)) if before == pieces => (pieces, plies.saturating_add(1)),
            _ => (pieces, 0),
        });
    }

    /// Returns why the game is over and its outcome; `None` if it is not over. The moves of the state must already be
    /// found.
    pub(super) fn end(&self, state: &State) -> Option<(End, Outcome)> {
        let draws = self.variant.draws;
        if state.moves.is_empty() {
            let own = |square: &Square| square.color() == Some(state.color);
            let end = if state.grid.count(own) == 0 {
                End::NoPieces
            } else {
                End::Blocked
            };
            return Some((end, Outcome::Win(state.turn.other())));
        }
        let of_both = |moves: u16| u32::from(moves) * 2;
        let lone_king = state.lone_king.is_some_and(|(pieces, plies)| {
            let limit = draws.lone_king[pieces - 1];
            limit.is_some_and(|limit| plies >= of_both(limit))
        });
        let king_moves = draws.king_moves.map(of_both);
        let end = if draws.repetition && state.occurrences() >= 3 {
            End::Repetition
        } else if king_moves.is_some_and(|limit| state.king_moves >= limit) {
            End::KingMoves
        } else if lone_king && !state.moves.iter().any(DraughtsMove::is_capture) {
            End::LoneKing
        } else {
            return None;
        };
        Some((end, Outcome::Draw))
    }

    /// The number of pieces against a lone king: one to three, at least one of them a king. `None` if there is no lone
    /// king, or if the rules have no draw for this number of pieces.
    pub(super) fn against_lone_king(&self, grid: &Grid<Square>) -> Option<usize> {
        let limits = self.variant.draws.lone_king;
        let mut pieces = grid.cells_where(|square| !square.is_empty());
        if limits == [None; 3] || pieces.nth(4).is_some() {
            return None;
        }
        let count = |color| {
            let of_color = |square: &Square| square.color() == Some(color);
            let kings = grid.count(|&square| square == Square::King(color));
            (grid.count(of_color), kings)
        };
        let ([(1, 1), (pieces @ 1..=3, 1..)] | [(pieces @ 1..=3, 1..), (1, 1)]) =
            Color::BOTH.map(count)
        else {
            return None;
        };
        limits[pieces - 1].map(|_| pieces)
    }
}
