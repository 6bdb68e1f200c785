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
    /// What can come and how likely it is, if chance moves.
    fn chances(&self) -> Option<Vec<(M, u32)>>;
    fn knows_the_order(&self) -> bool;
    fn number(&self, m: &M) -> Option<u16>;
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
        let moves = || self.trail.rules.moves(self.trail.state());
        let mut promising = self.judge.promising(&self.trail.rules, self.trail.state());
        if promising.is_empty() {
            promising.extend(moves());
        }
        promising
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
}
