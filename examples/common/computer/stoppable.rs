//! [`Stoppable`]: a game that ends at once when nobody waits for a search of it any more.

use collinear::rules::{Illegal, Outcome, Rules, View};

use super::effort::Stop;

/// A game that is a draw, wherever it stands, as soon as its search is told to stop. `minimax` can't
/// be told so, but where every game is over it has nothing left to search.
pub(crate) struct Stoppable<R> {
    pub(crate) rules: R,
    pub(crate) stop: Stop,
}

impl<R: Rules<State: View>> Rules for Stoppable<R> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.rules.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.rules.moves(state)
    }

    fn apply(&self, state: &mut R::State, mov: R::Move) {
        self.rules.apply(state, mov);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        if self.stop.is_told() {
            return Some(Outcome::Draw);
        }
        self.rules.outcome(state)
    }

    fn count_moves(&self, state: &R::State) -> usize {
        self.rules.count_moves(state)
    }

    fn check(&self, state: &R::State, mov: &R::Move) -> Result<(), Illegal> {
        self.rules.check(state, mov)
    }
}
