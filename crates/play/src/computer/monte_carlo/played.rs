//! A position for the search, and random games that begin at the position.

use std::sync::Arc;

use collinear::rules::{Outcome, Rules, View, draw};
use fastrand::Rng;

use crate::computer::{
    legal::list,
    trail::{Listed, Seen, Trail},
};

/// A longer random game counts as a draw.
const LONGEST: u32 = 500;

/// The limit is halved, down to a minimum, after this many draws by length in a row, until a game ends.
const IN_A_ROW: u32 = 4;
const SHORTEST: u32 = 60;

/// A trail, and a random game from its end.
pub(super) struct Played<R: Rules> {
    pub(super) trail: Trail<R>,
    /// The state of the random game, its legal moves, and the number of moves made.
    state: R::State,
    moves: Vec<R::Move>,
    made: u32,
    /// The limit of a random game, and the number of games in a row that reached the limit.
    longest: u32,
    cut: u32,
}

impl<R: Rules<State: View>> Played<R> {
    pub(super) fn new(rules: &Arc<R>, state: &R::State) -> Self {
        Self {
            trail: Trail::new(Arc::clone(rules), state),
            state: state.clone(),
            moves: Vec::new(),
            made: 0,
            longest: LONGEST,
            cut: 0,
        }
    }

    /// A random move. Faulty rules can have no move, or a move of chance without a weight. The random game continues
    /// even then.
    fn any_move(&mut self, rng: &mut Rng) -> Option<R::Move> {
        let rules = &*self.trail.rules;
        if rules.is_chance(&self.state) {
            let pick: &mut dyn FnMut(usize) -> usize = &mut |n| any(n, rng);
            return draw(rules, &self.state, pick);
        }
        self.moves.clear();
        list(rules, &self.state, &mut self.moves);
        let place = any(self.moves.len(), rng);
        (place < self.moves.len()).then(|| self.moves.swap_remove(place))
    }

    fn cut_off(&mut self) {
        self.cut += 1;
        if self.cut == IN_A_ROW {
            self.longest = (self.longest / 2).max(SHORTEST);
            self.cut = 0;
        }
    }
}

/// The state of a random game.
pub(super) enum Random {
    Going,
    Over(Outcome),
    /// The game was too long.
    Cut,
}

/// The part of [`Played`] that the search uses, with numbered moves.
pub(super) trait Position: Send {
    fn forward(&mut self, m: u32);
    fn back_to_the_root(&mut self);
    fn seen(&self) -> Seen;
    /// Lists the legal moves.
    fn list(&mut self) -> Listed;
    fn begin_random_game(&mut self);
    /// Continues the game for at most this many moves; returns the number of moves made.
    fn play_on(&mut self, most: u64, rng: &mut Rng) -> (u64, Random);
}

impl<R> Position for Played<R>
where
    R: Rules<State: View + Send + Sync, Move: Send> + Send + Sync,
{
    fn forward(&mut self, m: u32) {
        self.trail.forward(m);
    }

    fn back_to_the_root(&mut self) {
        self.trail.back_to_the_root();
    }

    fn seen(&self) -> Seen {
        self.trail.seen()
    }

    fn list(&mut self) -> Listed {
        self.trail.list(Vec::new())
    }

    fn begin_random_game(&mut self) {
        self.state.clone_from(self.trail.state());
        self.made = 0;
    }

    fn play_on(&mut self, most: u64, rng: &mut Rng) -> (u64, Random) {
        for made in 0..most {
            if let Some(outcome) = self.trail.rules.outcome(&self.state) {
                (self.longest, self.cut) = (LONGEST, 0);
                return (made, Random::Over(outcome));
            }
            let is_too_long = self.made >= self.longest;
            let Some(m) = (!is_too_long).then(|| self.any_move(rng)).flatten() else {
                self.cut_off();
                return (made, Random::Cut);
            };
            self.trail.rules.apply(&mut self.state, m);
            self.made += 1;
        }
        (most, Random::Going)
    }
}

/// A random index, the same on all machines.
pub(super) fn any(length: usize, rng: &mut Rng) -> usize {
    let length = u32::try_from(length).unwrap_or(u32::MAX);
    rng.u32(..length.max(1)) as usize
}
