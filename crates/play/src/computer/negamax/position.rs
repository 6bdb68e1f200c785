//! A position of any game, for the search.

use std::{ops::Range, sync::Arc};

use collinear::rules::{Rules, View};

use crate::computer::{
    follower::Follower,
    hash::hash,
    judge::MOST,
    trail::{Listed, Seen, Trail},
};

/// A trail of states, with the judge's data for the last one.
pub(super) struct Judged<R: Rules, J: Follower<R>> {
    pub(super) trail: Trail<R>,
    judge: Arc<J>,
    /// What the judge keeps for the last state.
    kept: J::Kept,
    /// The last two moves that caused cutoffs, for each distance from the root.
    killers: Vec<[Option<R::Move>; 2]>,
}

impl<R: Rules<State: View>, J: Follower<R>> Judged<R, J> {
    pub(super) fn new(rules: Arc<R>, root: &R::State, judge: Arc<J>) -> Self {
        Self {
            kept: judge.begin(&rules, root),
            trail: Trail::new(rules, root),
            judge,
            killers: Vec::new(),
        }
    }

    /// A copy at the root, in which the moves of the root have the same numbers.
    pub(super) fn fresh(&self, moves: Range<u32>) -> Self {
        let (rules, judge) = (Arc::clone(&self.trail.rules), Arc::clone(&self.judge));
        let mut fresh = Self::new(rules, self.trail.root(), judge);
        let moves = self.trail.moves_at(moves).to_vec();
        fresh.trail.list(moves);
        fresh
    }
}

/// The part of [`Judged`] that the search uses, with numbered moves.
pub(super) trait Position: Send {
    fn forward(&mut self, m: u32) -> Seen;
    /// Takes back the last move, which was `m`.
    fn back(&mut self, m: u32);
    fn seen(&self) -> Seen;
    fn hash(&self) -> u64;
    fn worth(&self) -> i32;
    /// Lists the promising moves, or the moves of chance.
    fn list(&mut self) -> Listed;
    /// Drops the moves with this number or a larger one.
    fn forget(&mut self, from: u32);
    /// Returns whether a move that was left out can be better than these promising moves.
    fn leaves_out(&self, promising: Range<u32>) -> bool;
    fn knows_the_order(&self) -> bool;
    /// Remembers a move that caused a cutoff at this ply; returns the judge's number for it.
    fn remember(&mut self, m: u32, ply: usize) -> Option<u16>;
    /// Returns whether the move is remembered at this ply, and the judge's number for it.
    fn recall(&self, m: u32, ply: usize) -> (bool, Option<u16>);
}

impl<R, J> Position for Judged<R, J>
where
    R: Rules<State: View + Send + Sync, Move: Send> + Send + Sync,
    J: Follower<R>,
{
    fn forward(&mut self, m: u32) -> Seen {
        self.trail.forward(m);
        let ((before, after), m) = (self.trail.last_two(), self.trail.move_at(m));
        let rules = &self.trail.rules;
        self.judge.follow(&mut self.kept, rules, before, m, after);
        self.trail.seen()
    }

    fn back(&mut self, m: u32) {
        let ((before, after), m) = (self.trail.last_two(), self.trail.move_at(m));
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

    fn list(&mut self) -> Listed {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        let promising = if self.trail.is_chance() {
            Vec::new()
        } else {
            self.judge.promising(&self.kept, rules, state)
        };
        self.trail.list(promising)
    }

    fn forget(&mut self, from: u32) {
        self.trail.forget(from);
    }

    fn leaves_out(&self, promising: Range<u32>) -> bool {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        let promising = self.trail.moves_at(promising);
        self.judge.leaves_out(&self.kept, rules, state, promising)
    }

    fn knows_the_order(&self) -> bool {
        self.judge.knows_the_order()
    }

    fn remember(&mut self, m: u32, ply: usize) -> Option<u16> {
        let m = self.trail.move_at(m);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let [last, before] = &mut self.killers[ply];
        if last.as_ref() != Some(m) {
            *before = last.replace(m.clone());
        }
        self.judge.number(m)
    }

    fn recall(&self, m: u32, ply: usize) -> (bool, Option<u16>) {
        let m = self.trail.move_at(m);
        let is_killer = match self.killers.get(ply) {
            Some([last, before]) => last.as_ref() == Some(m) || before.as_ref() == Some(m),
            None => false,
        };
        (is_killer, self.judge.number(m))
    }
}
