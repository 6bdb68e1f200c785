//! Monte Carlo tree search, which needs nothing but the rules.

use std::sync::Arc;

use collinear::rules::{Place, Rules, View};
use minimax::{MCTSOptions, MonteCarloTreeSearch, Strategy};

use super::{
    effort::Effort,
    held::{AsGame, Held},
    stoppable::Stoppable,
};

/// How many random games each level plays, and how long they go on: then they count as draws.
/// The crate counts them in powers of 5.
const POWERS_OF_5: [u8; 5] = [2, 3, 5, 6, 7];
const LONGEST: u32 = 500;

/// A move that wins more random games than others; `None` if the game is over.
pub(super) fn search<R>(rules: Arc<R>, state: &R::State, effort: &Effort) -> Option<R::Move>
where
    R: Rules<State: View + Send + Sync, Move: Place + Copy + Send + Sync> + Send + Sync + 'static,
{
    let options = MCTSOptions::default().with_max_rollout_depth(LONGEST);
    let mut search = MonteCarloTreeSearch::<AsGame<Stoppable<Arc<R>>>>::new(options);
    let power = effort.level.of(POWERS_OF_5);
    match effort.limit_for_search() {
        None => search.set_max_depth(power),
        Some(limit) => search.set_depth_or_timeout(power, limit),
    }
    let stop = effort.stop.clone();
    let game = Arc::new(Stoppable { rules, stop });
    search.choose_move(&Held::new(game, state)).flatten()
}
