//! A position as the search sees it, whatever the game.

use std::sync::Arc;

use collinear::rules::{Rules, View};

use crate::computer::{
    hash::hash,
    judge::{Judge, MOST},
    trail::{Seen, Trail},
};

/// A trail with who judges its states.
pub(super) struct Judged<R: Rules, J> {
    pub(super) trail: Trail<R>,
    pub(super) judge: Arc<J>,
}

/// What the search asks of [`Judged`]. So it is compiled once for each type of moves, and not for each
/// engine.
pub(super) trait Position<M>: Send {
    fn forward(&mut self, m: M) -> Seen;
    fn back(&mut self);
    fn seen(&self) -> Seen;
    fn hash(&self) -> u64;
    fn worth(&self) -> i32;
    fn promising(&self) -> Vec<M>;
    /// Whether a move may be better than all of these promising ones.
    fn leaves_out(&self, promising: &[M]) -> bool;
    /// What can come and how likely it is, if chance moves.
    fn chances(&self) -> Option<Vec<(M, u32)>>;
    fn knows_the_order(&self) -> bool;
    fn number(&self, m: &M) -> Option<u16>;
    /// Makes a line, which may be played from the root, longer: after each position comes the promising move at
    /// the place that is known to be best by its hash. So many moves at most, and none where chance moves.
    fn follow(&self, line: &mut Vec<M>, most: usize, best: &dyn Fn(u64) -> Option<usize>);
}

impl<R, J> Position<R::Move> for Judged<R, J>
where
    R: Rules<State: View + Send + Sync> + Send + Sync,
    J: Judge<R>,
{
    fn forward(&mut self, m: R::Move) -> Seen {
        self.trail.forward(m);
        self.trail.seen()
    }

    fn back(&mut self) {
        self.trail.back();
    }

    fn seen(&self) -> Seen {
        self.trail.seen()
    }

    fn hash(&self) -> u64 {
        hash(&self.trail.state().key())
    }

    fn worth(&self) -> i32 {
        let worth = self.judge.worth(&self.trail.rules, self.trail.state());
        worth.clamp(-MOST, MOST)
    }

    fn promising(&self) -> Vec<R::Move> {
        self.promising_in(self.trail.state())
    }

    fn leaves_out(&self, promising: &[R::Move]) -> bool {
        let Trail { rules, .. } = &self.trail;
        self.judge.leaves_out(rules, self.trail.state(), promising)
    }

    fn chances(&self) -> Option<Vec<(R::Move, u32)>> {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        if !rules.is_chance(state) {
            return None;
        }
        let weighted = rules.moves(state).map(|m| {
            let weight = rules.weight(state, &m);
            (m, weight)
        });
        Some(weighted.filter(|&(_, weight)| weight > 0).collect())
    }

    fn knows_the_order(&self) -> bool {
        self.judge.knows_the_order()
    }

    fn number(&self, m: &R::Move) -> Option<u16> {
        self.judge.number(m)
    }

    fn follow(&self, line: &mut Vec<R::Move>, most: usize, best: &dyn Fn(u64) -> Option<usize>) {
        let rules = &*self.trail.rules;
        let mut state = self.trail.root().clone();
        let mut made = 0;
        loop {
            for m in &line[made..] {
                rules.apply(&mut state, m.clone());
            }
            made = line.len();
            if made >= most || rules.outcome(&state).is_some() || rules.is_chance(&state) {
                return;
            }
            let place = best(hash(&state.key()));
            let next = place.and_then(|place| self.promising_in(&state).into_iter().nth(place));
            match next {
                Some(m) => line.push(m),
                None => return,
            }
        }
    }
}

impl<R: Rules, J: Judge<R>> Judged<R, J> {
    fn promising_in(&self, state: &R::State) -> Vec<R::Move> {
        let mut promising = self.judge.promising(&self.trail.rules, state);
        if promising.is_empty() {
            promising.extend(self.trail.rules.moves(state));
        }
        promising
    }
}
