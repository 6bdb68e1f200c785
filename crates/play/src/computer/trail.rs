//! [`Trail`]: the states from the root of a search to where it looks.

use std::sync::Arc;

use collinear::rules::{Outcome, Rules, Side, View};

/// The states from the root of a search to where it looks.
pub(super) struct Trail<R: Rules> {
    pub(super) rules: Arc<R>,
    /// Those beyond the last one are left from earlier, so that nothing need be allocated for them.
    states: Vec<R::State>,
    /// Where in them the last one is.
    last: usize,
}

impl<R: Rules<State: View>> Trail<R> {
    pub(super) fn new(rules: Arc<R>, root: &R::State) -> Self {
        Self {
            rules,
            states: vec![root.clone()],
            last: 0,
        }
    }

    pub(super) fn state(&self) -> &R::State {
        &self.states[self.last]
    }

    pub(super) fn root(&self) -> &R::State {
        &self.states[0]
    }

    pub(super) fn forward(&mut self, m: R::Move) {
        let (before, after) = self.states.split_at_mut(self.last + 1);
        let from = &before[self.last];
        if let Some(state) = after.first_mut() {
            state.clone_from(from);
        } else {
            let state = from.clone();
            self.states.push(state);
        }
        self.last += 1;
        self.rules.apply(&mut self.states[self.last], m);
    }

    /// The states before and after the last move.
    pub(super) fn last_two(&self) -> (&R::State, &R::State) {
        (&self.states[self.last - 1], self.state())
    }

    pub(super) fn back(&mut self) {
        self.last -= 1;
    }

    pub(super) fn back_to_the_root(&mut self) {
        self.last = 0;
    }

    pub(super) fn seen(&self) -> Seen {
        let state = self.state();
        Seen {
            turn: state.turn(),
            outcome: self.rules.outcome(state),
        }
    }
}

/// What is seen of a state at once.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) turn: Side,
    pub(super) outcome: Option<Outcome>,
}

/// How a game ended: 1 for the first player's win, -1 for the second's, 0 if nobody won. Who plays
/// alone and is stuck has lost; a score is neither a win nor a loss.
pub(super) fn result(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Win(Side::First) | Outcome::Solved => 1,
        Outcome::Win(Side::Second) | Outcome::Stuck { .. } | Outcome::Lost => -1,
        Outcome::Draw | Outcome::Score(_) => 0,
    }
}

/// 1 for the first player, -1 for the second: what is good for a side times this is good for the
/// first.
pub(super) fn sign(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}
