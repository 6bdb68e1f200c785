//! Xiangqi, judged by pieces and by captures that are possible now.

use collinear::{
    Coord, Move,
    rules::{Owned, Rules, after},
};
use collinear_games::xiangqi::{State, Xiangqi};

use crate::computer::judge::Judge;

/// The search depth of each level.
pub(super) const PLIES: [u8; 5] = [1, 1, 2, 3, 4];

/// The judge of Xiangqi: counts the pieces by their kinds.
pub(super) struct Pieces;

/// The value of a soldier before it crosses the river. After that, the value is doubled.
pub(crate) const SOLDIER: i32 = 100;

/// The additional value of a chariot, a cannon or a horse that has left the back row.
const OUT: i32 = 12;

/// The value of the piece on a point for its player.
fn worth(state: &State, at: Coord) -> i32 {
    let piece = state.grid()[at];
    let rank = piece.owner().map_or(0, |side| state.rank_of(side, at));
    let worth = match piece.to_ascii_uppercase() {
        'R' => 900,
        'C' => 450,
        'N' => 400,
        'A' | 'B' => 200,
        'P' if rank >= 5 => 2 * SOLDIER,
        'P' => SOLDIER,
        _ => 0,
    };
    let is_out = worth >= 400 && rank > 0;
    worth + if is_out { OUT } else { 0 }
}

/// The value of a capture, less the piece lost for it.
fn gain(rules: &Xiangqi, state: &State, m: Move) -> i32 {
    let taken = worth(state, m.to);
    if taken == 0 {
        return 0;
    }
    let after = after(rules, state, m);
    let is_taken_back = rules.moves(&after).any(|back| back.to == m.to);
    let given = if is_taken_back {
        worth(state, m.from)
    } else {
        0
    };
    taken - given
}

impl Judge<Xiangqi> for Pieces {
    /// Pieces that can be captured now count as captured.
    fn worth(&self, rules: &Xiangqi, state: &State) -> i32 {
        let sign = |at| {
            if state.own()(&state.grid()[at]) {
                1
            } else {
                -1
            }
        };
        let pieces = state.grid().cells_where(|&piece| piece != '.');
        let pieces: i32 = pieces.map(|at| sign(at) * worth(state, at)).sum();
        let gains = rules.moves(state).map(|m| gain(rules, state, m));
        pieces + gains.max().unwrap_or(0).max(0)
    }

    /// The number of a move is made from its two points.
    fn number(&self, m: &Move) -> Option<u16> {
        let index = |at: Coord| 9 * at.row + at.col;
        u16::try_from(90 * index(m.from) + index(m.to)).ok()
    }
}
