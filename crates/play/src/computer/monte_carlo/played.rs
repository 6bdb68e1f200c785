//! A position as the search sees it, whatever the game, and random games from it.

use std::sync::Arc;

use collinear::rules::{Outcome, Rules, View, draw};
use fastrand::Rng;

use crate::computer::{
    legal::list,
    trail::{Listed, Seen, Trail},
};

/// A random game that goes on for more moves counts as a draw.
const LONGEST: u32 = 500;

/// Where so many in a row do, nothing is learned from them, and they are cut off after half as many moves,
/// but never before this, until one of them ends again.
const IN_A_ROW: u32 = 4;
const SHORTEST: u32 = 60;

/// A trail, and a random game from its end.
pub(super) struct Played<R: Rules> {
    pub(super) trail: Trail<R>,
    /// The state of the random game, what can be played there, and how many moves were made.
    state: R::State,
    moves: Vec<R::Move>,
    made: u32,
    /// After how many moves a random game is cut off, and how many were so in a row.
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

    /// Any move of the random game. Faulty rules go on without one, or without a weight where chance moves.
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

    /// Notes that a random game is cut off.
    fn cut_off(&mut self) {
        self.cut += 1;
        if self.cut == IN_A_ROW {
            self.longest = (self.longest / 2).max(SHORTEST);
            self.cut = 0;
        }
    }
}

/// How a random game continues.
pub(super) enum Random {
    Going,
    Over(Outcome),
    /// It took too long.
    Cut,
}

/// What the search asks of [`Played`], with moves called by their numbers.
pub(super) trait Position: Send {
    fn forward(&mut self, m: u32);
    fn back_to_the_root(&mut self);
    fn seen(&self) -> Seen;
    /// Lists what can be played.
    fn list(&mut self) -> Listed;
    /// Begins a random game where it looks.
    fn begin_random_game(&mut self);
    /// Continues it for at most this many moves; answers how many were made.
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

/// A place below a length, the same on all machines.
pub(super) fn any(length: usize, rng: &mut Rng) -> usize {
    let length = u32::try_from(length).unwrap_or(u32::MAX);
    rng.u32(..length.max(1)) as usize
}
