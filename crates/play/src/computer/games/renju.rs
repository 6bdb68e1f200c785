//! Renju and its kin, judged by the windows of five.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Length,
    rules::{Cell, Rules, Side, View},
};
use collinear_games::renju::{Overline, Renju, State};

use super::windows::{Standing, Windows};
use crate::computer::{Computer, Effort, Follower, MonteCarlo, Negamax, Search};

/// The search depth of each level.
const PLIES: [u8; 5] = [1, 1, 2, 4, 6];

/// Plays Renju and its kin with [`Negamax`] and [`Fives`], or by Monte Carlo if a line of five may not win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForRenju;

impl Computer<Renju> for ForRenju {
    fn search(&self, game: &Arc<Renju>, state: &State, effort: Effort) -> Box<dyn Search<Coord>> {
        let Some(judge) = Fives::of(game) else {
            return MonteCarlo.search(game, state, effort);
        };
        Negamax::following(judge, PLIES).search(game, state, effort)
    }
}

/// The judge of five in a row with forbidden moves. Only the best cells are checked for forbidden moves.
pub struct Fives(Windows);

impl Fives {
    /// The judge for a game; `None` if a line of five may not win.
    #[must_use]
    pub fn of(game: &Renju) -> Option<Self> {
        if game.variant().open_ends > 0 {
            return None;
        }
        let windows = Windows::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5)).ok()?;
        // If overlines win for a side, a move that completes a line is never forbidden.
        let overlines_win = |side| game.limits(side).overline == Overline::Wins;
        let exact = Side::BOTH.into_iter().filter(|&side| !overlines_win(side));
        Some(Self(exact.fold(windows, Windows::exactly_for)))
    }
}

impl Follower<Renju> for Fives {
    type Kept = Standing;

    fn begin(&self, game: &Renju, state: &State) -> Standing {
        self.0.begin(game, state)
    }

    fn follow(&self, kept: &mut Standing, game: &Renju, from: &State, m: &Coord, to: &State) {
        self.0.follow(kept, game, from, m, to);
    }

    /// The value ignores that a block can be forbidden.
    fn worth(&self, standing: &Standing, _: &Renju, state: &State) -> i32 {
        standing.worth(state.turn(), || free(state), false, 0)
    }

    fn promising(&self, standing: &Standing, game: &Renju, state: &State) -> Vec<Coord> {
        let free: Vec<_> = free(state).collect();
        let is_legal = |at| game.check(state, &at).is_ok();
        self.0
            .best_of(standing, state.turn(), &free, |_| 0, is_legal)
    }

    /// If the other side threatens to complete a line, all moves except the block lose. The block itself can be
    /// forbidden.
    fn leaves_out(
        &self,
        standing: &Standing,
        game: &Renju,
        state: &State,
        promising: &[Coord],
    ) -> bool {
        let mut threats = standing.closing(state.turn().other(), free(state));
        threats.next().is_none() && self.0.leaves_out(standing, game, state, promising)
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}

fn free(state: &State) -> impl Iterator<Item = Coord> {
    let grid = state.grid();
    grid.cells_where(Cell::is_empty)
}
