//! [`MonteCarlo`]: playing at random, for games that are known by nothing but their rules.

mod node;
mod played;
mod tree;

use std::sync::Arc;

use collinear::rules::{Rules, View};

use self::{played::Played, tree::Tree};
use super::{Advice, Computer, Effort, Opinion, Over, Progress, Score, Search};

/// Plays any game, with nothing but its rules to go by: it makes the move that wins more random games
/// than others.
///
/// Monte Carlo tree search by upper confidence bounds; wins, losses and draws that are proven in the
/// tree are not played out again. A side may move twice in a row. Where chance moves, a move is drawn by
/// its weight, in the tree and in random games. In a game for one who is stuck has lost, and it says so
/// if nothing leads to the goal; a score is a win if it is above the mean of the games before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonteCarlo;

/// How many positions each level looks at, in the tree and in random games.
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

/// The search, with the moves themselves.
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
