//! [`History`]: the states of a game, most of which are made again when they are asked for.
//!
//! A game is its moves: each state follows from an earlier one. So only checkpoints are kept, states at
//! equal distances, and those between two of them are made again, all at once, when somebody goes back
//! there: who walks back through the whole game makes each state once more. The distance grows with the
//! game: it is doubled, and every second checkpoint forgotten, when there are more of them
//! than an eighth of it. So n plies have about √(n/8) checkpoints, and at most 2√(8n) plies lie between two.
//!
//! The latest states are kept as well, at least two, for all who make a move and take it back. As many
//! as were made again stay until the game has gone on by as many plies, which pays for making them.

use alloc::{vec, vec::Vec};

/// How many of the latest states are kept, if none of them was made again.
const LATEST: usize = 4;

/// The states of a game up to the present one.
#[derive(Clone)]
pub(super) struct History<S> {
    /// The states at ply 0, `every`, 2 `every` and so on; never empty.
    checkpoints: Vec<S>,
    every: usize,
    /// The states of the latest plies: the present one last, and before it the one that it came from.
    latest: Vec<S>,
    /// How many of them there may be.
    room: usize,
    /// How many moves led to the present state.
    ply: usize,
}

impl<S: Clone> History<S> {
    pub(super) fn new(start: S) -> Self {
        Self {
            checkpoints: vec![start.clone()],
            every: 8,
            latest: vec![start],
            room: LATEST,
            ply: 0,
        }
    }

    pub(super) const fn ply(&self) -> usize {
        self.ply
    }

    pub(super) fn start(&self) -> &S {
        &self.checkpoints[0]
    }

    pub(super) fn present(&self) -> &S {
        &self.latest[self.latest.len() - 1]
    }

    /// The state before the present one; `None` at the start.
    pub(super) fn previous(&self) -> Option<&S> {
        self.latest.iter().nth_back(1)
    }

    /// Goes on to the state after the present one.
    pub(super) fn push(&mut self, next: S) {
        self.ply += 1;
        if self.ply == self.checkpoints.len() * self.every {
            self.checkpoints.push(next.clone());
            if self.checkpoints.len() > self.every / 8 {
                let mut index = 0;
                self.checkpoints.retain(|_| {
                    index += 1;
                    index % 2 == 1
                });
                self.every *= 2;
            }
        }
        if self.latest.len() >= self.room {
            self.latest.drain(..self.latest.len() - 1);
            self.latest.shrink_to(LATEST);
            self.room = LATEST;
        }
        self.latest.push(next);
    }

    /// Goes back by a ply, if this is not the start; `make` makes the move of a ply on the state before it.
    pub(super) fn pop(&mut self, make: impl FnMut(&mut S, usize)) {
        if self.ply == 0 {
            return;
        }
        self.ply -= 1;
        self.latest.pop();
        if self.ply > 0 && self.latest.len() == 1 {
            self.make_again(make);
        }
    }

    /// Makes the states again from the checkpoint before the present one.
    fn make_again(&mut self, mut make: impl FnMut(&mut S, usize)) {
        let checkpoint = (self.ply - 1) / self.every;
        let mut state = self.checkpoints[checkpoint].clone();
        let mut made = Vec::new();
        for ply in checkpoint * self.every..self.ply - 1 {
            made.push(state.clone());
            make(&mut state, ply);
        }
        made.push(state);
        made.append(&mut self.latest);
        self.room = LATEST.max(2 * made.len());
        self.latest = made;
    }

    /// Forgets the states after the present one.
    pub(super) fn forget_later(&mut self) {
        self.checkpoints.truncate(self.ply / self.every + 1);
    }

    /// Goes back to the start.
    pub(super) fn reset(&mut self) {
        self.latest = vec![self.start().clone()];
        self.room = LATEST;
        self.ply = 0;
    }
}
