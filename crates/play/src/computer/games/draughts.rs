//! Draughts, judged by the pieces, by how far the men have come, and by what is about to be taken.

use std::sync::Arc;

use collinear::{
    Rect,
    rules::{Engine, EngineVisitor, Rules, View},
};
use collinear_games::draughts::{self, Color, Draughts, DraughtsMove, State};

use super::begin::{BeginAt, begins};
use crate::computer::{Computer, Effort, Negamax, Search, follower::Looking, judge::Judge};

/// How many moves each level looks ahead.
const PLIES: [u8; 5] = [1, 2, 4, 6, 8];

/// The computer in draughts: [`Negamax`] with [`Material`].
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

/// What the judge of draughts knows of a game: what a king is worth, and who moves up.
pub struct Material {
    game: Draughts,
    king: i32,
}

/// What a man is worth, and a king that flies or doesn't.
pub(crate) const MAN: i32 = 100;
const KING: i32 = 140;
const FLYING_KING: i32 = 280;

/// What each row is worth that a man has come, and that he stays on the first one, where he keeps the
/// other side from a king.
const ROW: i32 = 3;
const FIRST_ROW: i32 = 8;

impl Material {
    /// The pieces of a game.
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

    /// What a piece is worth to its player on a row, counted from where his men begin.
    fn worth(&self, is_king: bool, rows: usize) -> i32 {
        match rows {
            _ if is_king => self.king,
            0 => MAN + FIRST_ROW,
            rows => MAN + ROW * i32::try_from(rows).unwrap_or(0),
        }
    }
}

impl<R: Rules<State: View<Board = Rect>, Move = DraughtsMove>> Judge<R> for Material {
    /// Who is about to take something has it already.
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

    /// All are promising.
    fn leaves_out(&self, _: &R, _: &R::State, _: &[DraughtsMove]) -> bool {
        false
    }

    /// By the cells it goes from and to.
    fn number(&self, m: &DraughtsMove) -> Option<u16> {
        let bounds = self.game.bounds();
        let [from, to] = [m.from, m.to].map(|at| bounds.index_of(at));
        u16::try_from(from? * bounds.cell_count() + to?).ok()
    }
}
