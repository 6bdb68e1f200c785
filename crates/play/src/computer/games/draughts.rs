//! Draughts, judged by the pieces, the rows that men have advanced, and the captures that are possible now.

use std::sync::Arc;

use collinear::{
    Rect,
    rules::{Engine, EngineVisitor, Rules, View},
};
use collinear_games::draughts::{self, Color, Draughts, DraughtsMove, State};

use super::begin::{BeginAt, begins};
use crate::computer::{Computer, Effort, Negamax, Search, follower::Looking, judge::Judge};

/// The search depth of each level.
const PLIES: [u8; 5] = [1, 2, 4, 6, 8];

/// Plays draughts: [`Negamax`] with [`Material`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForDraughts;

impl Computer<Draughts> for ForDraughts {
    fn search(
        &self,
        game: &Arc<Draughts>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<DraughtsMove>> {
        let begin = BeginAt {
            negamax: Negamax::new(Material::of(game), PLIES),
            state,
            effort,
        };
        draughts::fastest(Draughts::clone(game), begin)
    }
}

begins!(Draughts, Looking<Material>);

/// The judge of draughts.
pub struct Material {
    game: Draughts,
    king: i32,
}

/// The values of a man, a flying king and another king.
pub(crate) const MAN: i32 = 100;
const KING: i32 = 140;
const FLYING_KING: i32 = 280;

/// The values of each row that a man has advanced, and of a man on the first row, who keeps the other side from getting
/// a king.
const ROW: i32 = 3;
const FIRST_ROW: i32 = 8;

impl Material {
    /// The judge for a game.
    #[must_use]
    pub fn of(game: &Draughts) -> Self {
        let king = if game.variant().kings.flying {
            FLYING_KING
        } else {
            KING
        };
        let game = game.clone();
        Self { game, king }
    }

    /// The value of a piece, for a man by the number of rows from where its men begin.
    fn worth(&self, is_king: bool, rows: usize) -> i32 {
        match rows {
            _ if is_king => self.king,
            0 => MAN + FIRST_ROW,
            rows => MAN + ROW * i32::try_from(rows).unwrap_or(0),
        }
    }
}

impl<R: Rules<State: View<Board = Rect>, Move = DraughtsMove>> Judge<R> for Material {
    /// Pieces that can be captured now count as captured.
    fn worth(&self, rules: &R, state: &R::State) -> i32 {
        let glyphs = state.glyphs();
        let own = self.game.color(state.turn());
        let last_row = glyphs.rows() - 1;
        let pieces = glyphs.indexed().filter_map(|(at, glyph)| {
            let (color, rows) = match glyph.to_ascii_lowercase() {
                'w' => (Color::White, last_row - at.row),
                'b' => (Color::Black, at.row),
                _ => return None,
            };
            let worth = self.worth(glyph.is_ascii_uppercase(), rows);
            Some(if color == own { worth } else { -worth })
        });
        let taken = rules.moves(state).map(|m| m.taken.len()).max().unwrap_or(0);
        pieces.sum::<i32>() + MAN * i32::try_from(taken).unwrap_or(0)
    }

    /// All moves are promising.
    fn leaves_out(&self, _: &R, _: &R::State, _: &[DraughtsMove]) -> bool {
        false
    }

    /// The number of a move is made from its first and its last cell.
    fn number(&self, m: &DraughtsMove) -> Option<u16> {
        let bounds = self.game.bounds();
        let [from, to] = [m.from, m.to].map(|at| bounds.index_of(at));
        u16::try_from(from? * bounds.cell_count() + to?).ok()
    }
}
