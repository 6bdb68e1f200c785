//! [`MonteCarlo`]: searches by random games, for games without an evaluation.

mod node;
mod played;
mod tree;

use std::sync::Arc;

use collinear::rules::{Rules, View};

use self::{played::Played, tree::Tree};
use super::{Advice, Computer, Effort, Opinion, Over, Progress, Score, Search};

/// Plays any game from its rules alone, by random games.
///
/// This is Monte Carlo tree search with upper confidence bounds (UCT). Positions that are proven to be won, lost or
/// drawn are not played again. A side can move twice in a row. Moves of chance are drawn by weight.
///
/// In a game for one player, being stuck is a loss, and [`Advice::Hopeless`] means that the goal cannot be reached. A
/// final score counts as a win if it is above the mean of earlier games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonteCarlo;

/// The number of positions for each level. Positions in the tree and in random games are counted.
const POSITIONS: [u64; 5] = [4_000, 8_000, 40_000, 200_000, 1_000_000];

impl<R> Computer<R> for MonteCarlo
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
{
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>> {
        let Effort { level, seed } = effort;
        match Tree::new(Played::new(rules, state), level.of(POSITIONS), seed) {
            Some(search) => Box::new(search),
            None => Box::new(Over),
        }
    }
}

/// The search with moves of the game's own type.
impl<R> Search<R::Move> for Tree<Played<R>>
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
{
    fn work(&mut self, positions: u64) -> Progress {
        let search: &mut Tree = self;
        search.work(positions)
    }

    fn advice(&self) -> Advice<R::Move> {
        let search: &Tree = self;
        match search.advice() {
            Advice::Play(m) => Advice::Play(self.position.trail.move_at(m).clone()),
            Advice::Hopeless => Advice::Hopeless,
            Advice::Unknown => Advice::Unknown,
        }
    }

    fn opinion(&self) -> Option<Opinion<R::Move>> {
        let search: &Tree = self;
        Some(self.position.trail.spelled(search.opinion()?))
    }

    fn ask(&mut self, m: &R::Move) {
        let m = self.position.trail.number_of(m);
        let search: &mut Tree = self;
        search.ask(m);
    }

    fn asked(&self) -> Option<Score> {
        let search: &Tree = self;
        search.asked()
    }
}
