//! Pente and Keryo, judged by the windows of five and the captured stones.

use std::{collections::BTreeSet, sync::Arc};

use collinear::{
    Coord, Direction, Length, TooLarge,
    rules::{Owned, Rules, Side},
};
use collinear_games::pente::{Pente, State};

use super::{
    stretch::{BLOCKS, CLOSES},
    windows::{Standing, Windows},
};
use crate::computer::{Computer, Effort, Follower, MonteCarlo, Negamax, Search, legal::listed};

/// The search depth of each level.
const PLIES: [u8; 5] = [1, 1, 2, 4, 6];

/// The value of enough captured stones to win. For fewer stones, the value is multiplied by the square of their share.
const CAPTURED: i64 = 4_000;

/// The judge looks for a capture that wins if at most this many stones are missing.
const NEAR: usize = 6;

/// Plays Pente: [`Negamax`] with [`Captures`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForPente;

impl Computer<Pente> for ForPente {
    fn search(&self, game: &Arc<Pente>, state: &State, effort: Effort) -> Box<dyn Search<Coord>> {
        let Ok(judge) = Captures::of(game) else {
            return MonteCarlo.search(game, state, effort);
        };
        Negamax::following(judge, PLIES).search(game, state, effort)
    }
}

/// The judge of five in a row with captures.
pub struct Captures(Windows);

impl Captures {
    /// The judge for a game.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if there are too many windows to keep.
    pub fn of(game: &Pente) -> Result<Self, TooLarge> {
        Windows::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5)).map(Self)
    }

    /// The value of captured stones.
    fn worth(game: &Pente, stones: usize) -> i64 {
        let goal = game.variant().captured_to_win;
        let [stones, goal] =
            [stones.min(goal), goal.max(1)].map(|n| i64::try_from(n).unwrap_or(i64::MAX));
        let share = |worth: i64| worth.saturating_mul(stones) / goal;
        share(share(CAPTURED))
    }

    /// The cells where a stone of a side would capture enough to win.
    fn winning<'a>(
        game: &'a Pente,
        state: &'a State,
        side: Side,
    ) -> impl Iterator<Item = Coord> + 'a {
        let goal = game.variant().captured_to_win;
        let own = state.extra[side.index()];
        let is_near = goal > 0 && own + NEAR >= goal;
        let moves = is_near.then(|| game.moves(state)).into_iter().flatten();
        moves.filter(move |&at| own + Self::taken(game, state, side, at) >= goal)
    }

    /// The number of stones that a stone of a side would capture.
    fn taken(game: &Pente, state: &State, side: Side, at: Coord) -> usize {
        let lines = game.captures_of(state, side, at);
        lines.map(|line| line.len()).sum()
    }
}

impl Follower<Pente> for Captures {
    type Kept = Standing;

    fn begin(&self, game: &Pente, state: &State) -> Standing {
        self.0.begin(game, state)
    }

    /// Captured stones are at most three cells away from the new stone.
    fn follow(&self, kept: &mut Standing, game: &Pente, from: &State, m: &Coord, to: &State) {
        for direction in Direction::ALL {
            for at in game.bounds().ray(*m, direction).take(3) {
                if from.grid()[at] != to.grid()[at] {
                    self.0.put(kept, at, to.grid()[at].owner());
                }
            }
        }
        self.0.put(kept, *m, to.grid()[*m].owner());
    }

    fn worth(&self, standing: &Standing, game: &Pente, state: &State) -> i32 {
        let turn = state.turn;
        let captures = Self::winning(game, state, turn).next().is_some();
        let [own, theirs] = [turn, turn.other()].map(Side::index);
        let captured = |side: usize| Self::worth(game, state.extra[side]);
        let more = captured(own) - captured(theirs);
        standing.worth(turn, || game.moves(state), captures, more)
    }

    /// A threat is blocked on its cell or by a capture.
    fn promising(&self, standing: &Standing, game: &Pente, state: &State) -> Vec<Coord> {
        let (turn, other) = (state.turn, state.turn.other());
        let moves = listed(game, state);
        let [won, lost] = [turn, other].map(|side| Self::winning(game, state, side));
        let [won, lost]: [BTreeSet<_>; 2] = [won.collect(), lost.collect()];
        let is_threatened =
            !lost.is_empty() || standing.closing(other, game.moves(state)).next().is_some();
        let own = state.extra[turn.index()];
        let more = |at| match Self::taken(game, state, turn, at) {
            _ if won.contains(&at) => CLOSES,
            _ if lost.contains(&at) => BLOCKS,
            0 => 0,
            _ if is_threatened => BLOCKS,
            taken => 3 * (Self::worth(game, own + taken) - Self::worth(game, own)),
        };
        self.0.best_of(standing, turn, &moves, more, |_| true)
    }

    /// If the other side threatens to win, moves that neither block nor capture lose.
    fn leaves_out(
        &self,
        standing: &Standing,
        game: &Pente,
        state: &State,
        promising: &[Coord],
    ) -> bool {
        self.0.leaves_out(standing, game, state, promising)
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}
