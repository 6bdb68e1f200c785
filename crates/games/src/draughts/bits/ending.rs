//! The end of a game, and the counts that lead to a draw, as in the reference rules.

use super::{BitDraughts, BitState, Pieces, made::Made, seen::Seen, state::Restless};
use crate::draughts::{Color, Draws, End};
use collinear::{bits::Word, rules::Outcome};

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    /// Updates the counts after a move of the side to move; `before` holds the pieces before the move.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn count_to_draw(
        &self,
        state: &mut BitState<W, ROWS, COLS>,
        before: Pieces<W, ROWS, COLS>,
        made: &Made<W, ROWS, COLS>,
    ) {
        let quiet = made.taken.is_empty();
        let can_return = quiet && !made.promotes && (made.king || made.sideways);
        if self.draws().repetition {
            state.past.record(before, !can_return);
        }
        let king_move = quiet && made.king;
        state.king_moves = if king_move && self.draws().king_moves.is_some() {
            state.king_moves.saturating_add(1)
        } else {
            0
        };
        let pieces = self.against_lone_king(&state.pieces);
        state.lone_king = pieces.map(|pieces| match state.lone_king {
            Some((before, plies)) if before == pieces => (pieces, plies.saturating_add(1)),
            _ => (pieces, 0),
        });
        if self.rules.variant().kings.moves_in_a_row.is_some() {
            let [own, other] = [state.color, state.color.other()].map(Color::index);
            let before = state.restless[own];
            state.restless[own] = match king_move {
                true if before.king == made.from => Restless {
                    king: made.to,
                    moves: before.moves.saturating_add(1),
                },
                true => Restless {
                    king: made.to,
                    moves: 1,
                },
                false => Restless::none(),
            };
            if !state.restless[other].king.is_disjoint(made.taken) {
                state.restless[other] = Restless::none();
            }
        }
    }

    pub(super) fn end(&self, state: &BitState<W, ROWS, COLS>) -> Option<(End, Outcome)> {
        let seen = self.seen_by(state.color, &state.pieces);
        if !self.can_move(state, &seen) {
            let end = if (seen.men | seen.kings).is_empty() {
                End::NoPieces
            } else {
                End::Blocked
            };
            return Some((end, Outcome::Win(state.turn.other())));
        }
        let end = if self.draws().repetition
            && state.past.len() >= LEAST_TO_REPEAT
            && state.occurrences() >= 3
        {
            End::Repetition
        } else if is_reached(self.draws().king_moves, state.king_moves) {
            End::KingMoves
        } else if let Some((pieces, plies)) = state.lone_king
            && is_reached(self.draws().lone_king[pieces - 1], plies)
            && self.all_capturers(state.color, &seen).is_empty()
        {
            End::LoneKing
        } else {
            return None;
        };
        Some((end, Outcome::Draw))
    }

    /// Returns false only if the next move cannot end the game in a draw.
    #[inline]
    pub(super) fn may_be_drawn(&self, state: &BitState<W, ROWS, COLS>) -> bool {
        let repeats = self.draws().repetition && state.past.len() + 1 >= LEAST_TO_REPEAT;
        let king_moves = is_reached(self.draws().king_moves, state.king_moves.saturating_add(1));
        // The side to move loses no pieces by its own move.
        let lone_king = self.lone_kings_draw && state.pieces.of(state.color).len() <= 3;
        repeats || king_moves || lone_king
    }

    /// The number of pieces against a lone king: one to three, at least one of them a king. `None` if there is no lone
    /// king, or if the rules have no draw for this number of pieces.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn against_lone_king(&self, pieces: &Pieces<W, ROWS, COLS>) -> Option<usize> {
        if !self.lone_kings_draw || pieces.occupied().len() > 4 {
            return None;
        }
        let counts = Color::BOTH.map(|color| (pieces.of(color).len(), pieces.kings(color).len()));
        let ([(1, 1), (pieces @ 1..=3, 1..)] | [(pieces @ 1..=3, 1..), (1, 1)]) = counts else {
            return None;
        };
        self.draws().lone_king[pieces - 1].map(|_| pieces)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn can_move(&self, state: &BitState<W, ROWS, COLS>, seen: &Seen<W, ROWS, COLS>) -> bool {
        let restless = &state.restless[state.color.index()];
        self.can_step(state.color, &self.without_resting(*seen, restless))
            || !self.all_capturers(state.color, seen).is_empty()
    }

    #[inline(always)]
    fn draws(&self) -> &Draws {
        &self.rules.variant().draws
    }
}

/// The fewest quiet moves before a position can occur for the third time: between two occurrences both players move
/// away and back.
const LEAST_TO_REPEAT: usize = 8;

/// True if each player has made this many moves.
#[inline(always)]
fn is_reached(moves: Option<u16>, plies: u32) -> bool {
    moves.is_some_and(|moves| plies >= u32::from(moves) * 2)
}
