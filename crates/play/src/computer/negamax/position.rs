//! A position as the search sees it, whatever the game.

use std::sync::Arc;

use collinear::rules::{Rules, View};

use crate::computer::{
    follower::Follower,
    hash::hash,
    judge::MOST,
    trail::{Seen, Trail},
};

/// A trail with who judges its states.
pub(super) struct Judged<R: Rules, J: Follower<R>> {
    trail: Trail<R>,
    judge: Arc<J>,
    /// What the judge keeps of the last state.
    kept: J::Kept,
}

impl<R: Rules<State: View>, J: Follower<R>> Judged<R, J> {
    pub(super) fn new(rules: Arc<R>, root: &R::State, judge: Arc<J>) -> Self {
        Self {
            kept: judge.begin(&rules, root),
            trail: Trail::new(rules, root),
            judge,
        }
    }
}

/// What the search asks of [`Judged`]. So it is compiled once for each type of moves, and not for each
/// engine.
pub(super) trait Position<M>: Send {
    fn forward(&mut self, m: &M) -> Seen;
    /// Takes the last move back, which was this one.
    fn back(&mut self, m: &M);
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
    J: Follower<R>,
{
    fn forward(&mut self, m: &R::Move) -> Seen {
        self.trail.forward(m.clone());
        let (before, after) = self.trail.last_two();
        let rules = &self.trail.rules;
        self.judge.follow(&mut self.kept, rules, before, m, after);
        self.trail.seen()
    }

    fn back(&mut self, m: &R::Move) {
        let (before, after) = self.trail.last_two();
        let rules = &self.trail.rules;
        self.judge.follow(&mut self.kept, rules, after, m, before);
        self.trail.back();
    }

    fn seen(&self) -> Seen {
        self.trail.seen()
    }

    fn hash(&self) -> u64 {
        hash(&self.trail.state().key())
    }

    fn worth(&self) -> i32 {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        self.judge
            .worth(&self.kept, rules, state)
            .clamp(-MOST, MOST)
    }

    fn promising(&self) -> Vec<R::Move> {
        self.promising_in(&self.kept, self.trail.state())
    }

    fn leaves_out(&self, promising: &[R::Move]) -> bool {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        self.judge.leaves_out(&self.kept, rules, state, promising)
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
        let mut kept = self.judge.begin(rules, &state);
        let mut made = 0;
        loop {
            for m in &line[made..] {
                let from = state.clone();
                rules.apply(&mut state, m.clone());
                self.judge.follow(&mut kept, rules, &from, m, &state);
            }
            made = line.len();
            if made >= most || rules.outcome(&state).is_some() || rules.is_chance(&state) {
                return;
            }
            let place = best(hash(&state.key()));
            let next =
                place.and_then(|place| self.promising_in(&kept, &state).into_iter().nth(place));
            match next {
                Some(m) => line.push(m),
                None => return,
            }
        }
    }
}

impl<R: Rules, J: Follower<R>> Judged<R, J> {
    fn promising_in(&self, kept: &J::Kept, state: &R::State) -> Vec<R::Move> {
        let rules = &*self.trail.rules;
        let mut promising = self.judge.promising(kept, rules, state);
        if promising.is_empty() {
            promising.extend(rules.moves(state));
        }
        promising
    }
}
