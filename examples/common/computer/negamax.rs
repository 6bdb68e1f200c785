//! Iterative negamax, for games whose states can be judged.

use std::{marker::PhantomData, sync::Arc, time::Duration};

use collinear::rules::{Place, Rules, View};
use minimax::{Evaluation, Evaluator, IterativeOptions, IterativeSearch, Strategy};

use super::{
    Advice,
    effort::{Effort, Stop},
    held::{AsGame, Held},
    judge::{Judge, Judged},
    stoppable::Stoppable,
};
use crate::common::engine::{Fast, NoTwin, Work};

/// A search for the best move, to be made by whichever engine plays the game.
pub(crate) struct Search<J> {
    judge: J,
    /// How many moves it looks ahead.
    plies: u8,
    limit: Option<Duration>,
    stop: Stop,
}

impl<J> Search<J> {
    /// A search that looks so many moves ahead at each level.
    pub(crate) fn new(judge: J, plies: [u8; 5], effort: &Effort) -> Self {
        Self {
            judge,
            plies: effort.level.of(plies),
            limit: effort.limit_for_search(),
            stop: effort.stop.clone(),
        }
    }

    /// What to do in a state, found out with the fast engine of a game if it has one.
    pub(crate) fn of<G>(self, game: &G, state: &G::State) -> Advice<G::Move>
    where
        G: Fast + Rules<State: View + Send + Sync, Move: Copy> + Clone + Send + Sync + 'static,
        J: Judge<G::Move>,
        G::Move: Place,
    {
        let found = game.fast(state, self);
        let found = found.unwrap_or_else(|NoTwin { work, .. }| work.with(game.clone(), state));
        found.map_or(Advice::Unknown, Advice::Play)
    }
}

impl<M: Place + Copy + Eq, J: Judge<M>> Work<M> for Search<J> {
    type Answer = Option<M>;

    fn with<R>(self, rules: R, state: &R::State) -> Option<M>
    where
        R: Rules<State: View, Move = M>,
    {
        if rules.outcome(state).is_some() {
            return None;
        }
        let (judge, stop) = (self.judge, self.stop);
        let rules = Stoppable { rules, stop };
        let game = Arc::new(Judged { rules, judge });
        let mut options = IterativeOptions::new();
        if !J::KNOWS_THE_ORDER {
            options = options.with_countermove_history();
        }
        let mut search = IterativeSearch::new(Judging(PhantomData), options);
        match self.limit {
            None => search.set_max_depth(self.plies),
            Some(limit) => search.set_depth_or_timeout(self.plies, limit),
        }
        let chosen = search.choose_move(&Held::new(Arc::clone(&game), state));
        // Where there was no time to look at all moves once, the most promising one has to do.
        let chosen = chosen.flatten();
        chosen.or_else(|| game.moves(state).next())
    }
}

/// Has the judge of a game judge its states.
struct Judging<R, J>(PhantomData<(R, J)>);

impl<R: Rules<State: View, Move: Place + Copy>, J: Judge<R::Move>> Evaluator for Judging<R, J> {
    type G = AsGame<Judged<R, J>>;

    fn evaluate(&self, held: &Held<Judged<R, J>>) -> Evaluation {
        let Judged { rules, judge } = &*held.rules;
        let worth = judge.worth(rules, &held.state);
        if held.is_waiting() { -worth } else { worth }
    }
}
