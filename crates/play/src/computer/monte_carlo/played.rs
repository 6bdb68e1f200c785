//! A position as the search sees it, whatever the game, and random games from it.

use std::sync::Arc;

use collinear::rules::{Outcome, Rules, View, draw};
use fastrand::Rng;

use crate::computer::trail::{Seen, Trail, result};

/// A random game that goes on for more moves counts as a draw.
const LONGEST: u32 = 500;

/// Where so many in a row do, nothing is learned from them, and they are cut off after half as many moves,
/// but never before this, until one of them ends again.
const IN_A_ROW: u32 = 4;
const SHORTEST: u32 = 60;

/// A trail, and a random game from its end.
pub(super) struct Played<R: Rules> {
    trail: Trail<R>,
    /// The state of the random game, what can be played there, and how many moves were made.
    state: R::State,
    moves: Vec<R::Move>,
    made: u32,
    /// After how many moves a random game is cut off, and how many were so in a row.
    longest: u32,
    cut: u32,
    scores: Scores,
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
            scores: Scores::default(),
        }
    }

    /// Any move of the random game. Faulty rules go on without one, or without a weight where chance moves.
    fn any_move(&mut self, rng: &mut Rng) -> Option<R::Move> {
        let rules = &*self.trail.rules;
        if rules.is_chance(&self.state) {
            return draw(rules, &self.state, |n| any(n, rng));
        }
        self.moves.clear();
        self.moves.extend(rules.moves(&self.state));
        let place = any(self.moves.len(), rng);
        (place < self.moves.len()).then(|| self.moves.swap_remove(place))
    }

    /// The result of a random game that is cut off.
    fn cut_off(&mut self) -> i8 {
        self.cut += 1;
        if self.cut == IN_A_ROW {
            self.longest = (self.longest / 2).max(SHORTEST);
            self.cut = 0;
        }
        0
    }
}

/// The scores that games for one ended with.
#[derive(Default)]
struct Scores {
    games: u128,
    sum: u128,
}

impl Scores {
    /// 1 for a score above the mean of those before, -1 for one below.
    fn result(&mut self, score: u64) -> i8 {
        let score = u128::from(score);
        let result = score.saturating_mul(self.games).cmp(&self.sum) as i8;
        self.games += 1;
        self.sum = self.sum.saturating_add(score);
        result
    }

    fn mean(&self) -> Option<i32> {
        let mean = self.sum.checked_div(self.games)?;
        Some(i32::try_from(mean).unwrap_or(i32::MAX))
    }

    fn result_of(&mut self, outcome: Outcome) -> i8 {
        match outcome {
            Outcome::Score(score) => self.result(score),
            _ => result(outcome),
        }
    }
}

/// What the search asks of [`Played`]. So it is compiled once for each type of moves, and not for each
/// game.
pub(super) trait Position<M>: Send {
    fn forward(&mut self, m: M);
    fn back_to_the_root(&mut self);
    fn seen(&self) -> Seen;
    /// What can be played, and how likely each is if chance moves.
    fn moves(&self) -> Vec<(M, Option<u32>)>;
    fn result_of(&mut self, outcome: Outcome) -> i8;
    /// The mean of the scores that games for one ended with.
    fn score(&self) -> Option<i32>;
    /// Begins a random game where it looks.
    fn begin_random_game(&mut self);
    /// Plays it on for so many moves at most; answers how many were made and, if it is over, 1 if the first
    /// player won, -1 if the second did.
    fn play_on(&mut self, most: u64, rng: &mut Rng) -> (u64, Option<i8>);
}

impl<R> Position<R::Move> for Played<R>
where
    R: Rules<State: View + Send + Sync, Move: Send> + Send + Sync,
{
    fn forward(&mut self, m: R::Move) {
        self.trail.forward(m);
    }

    fn back_to_the_root(&mut self) {
        self.trail.back_to_the_root();
    }

    fn seen(&self) -> Seen {
        self.trail.seen()
    }

    fn moves(&self) -> Vec<(R::Move, Option<u32>)> {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        let is_chance = rules.is_chance(state);
        let weight = |m: &R::Move| is_chance.then(|| rules.weight(state, m));
        let moves = rules.moves(state);
        let weighted = |m| {
            let weight = weight(&m);
            (m, weight)
        };
        moves.map(weighted).collect()
    }

    fn result_of(&mut self, outcome: Outcome) -> i8 {
        self.scores.result_of(outcome)
    }

    fn score(&self) -> Option<i32> {
        self.scores.mean()
    }

    fn begin_random_game(&mut self) {
        self.state.clone_from(self.trail.state());
        self.made = 0;
    }

    fn play_on(&mut self, most: u64, rng: &mut Rng) -> (u64, Option<i8>) {
        for made in 0..most {
            if let Some(outcome) = self.trail.rules.outcome(&self.state) {
                (self.longest, self.cut) = (LONGEST, 0);
                return (made, Some(self.scores.result_of(outcome)));
            }
            let is_too_long = self.made >= self.longest;
            let Some(m) = (!is_too_long).then(|| self.any_move(rng)).flatten() else {
                return (made, Some(self.cut_off()));
            };
            self.trail.rules.apply(&mut self.state, m);
            self.made += 1;
        }
        (most, None)
    }
}

/// A place below a length, the same on all machines.
pub(super) fn any(length: usize, rng: &mut Rng) -> usize {
    let length = u32::try_from(length).unwrap_or(u32::MAX);
    rng.u32(..length.max(1)) as usize
}
