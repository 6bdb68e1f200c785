//! [`Judge`]: what a search has to know of a game besides its rules.

use collinear::rules::{Outcome, Rules, View};

/// Who judges the states of a game whose moves are of this type, whichever engine plays it.
pub(crate) trait Judge<M> {
    /// Whether promising moves come in an order to be relied on; if not, the search finds out which
    /// moves are good elsewhere and tries them first.
    const KNOWS_THE_ORDER: bool = false;

    /// How good a state in which the game goes on is for the side to move: 0 if the sides are equal,
    /// and never beyond [`MOST`].
    fn worth<R: Rules<State: View, Move = M>>(&self, rules: &R, state: &R::State) -> i16;

    /// The legal moves that deserve a look, the promising ones first: at least one. If one of them wins
    /// at once, or else keeps the other side from that, the other moves need not be there.
    fn promising<R: Rules<State: View, Move = M>>(&self, rules: &R, state: &R::State) -> Vec<M> {
        rules.moves(state).collect()
    }
}

/// The most that a state in which the game goes on can be worth; what is worth more is won.
pub(crate) const MOST: i16 = 30_000;

/// A number as the worth of a state.
pub(crate) fn worth(number: i32) -> i16 {
    let most = i32::from(MOST);
    i16::try_from(number.clamp(-most, most)).unwrap_or(0)
}

/// A game with who judges it, in which only the promising moves are made.
pub(crate) struct Judged<R, J> {
    pub(crate) rules: R,
    pub(crate) judge: J,
}

impl<R: Rules<State: View>, J: Judge<R::Move>> Rules for Judged<R, J> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.rules.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.judge.promising(&self.rules, state).into_iter()
    }

    fn apply(&self, state: &mut R::State, mov: R::Move) {
        self.rules.apply(state, mov);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.rules.outcome(state)
    }
}
