//! [`Negamax`]: searches ahead in games that have an evaluation.

mod deepening;
mod frame;
mod position;

use std::sync::Arc;

use collinear::rules::{Rules, View};

use self::{deepening::Deepening, position::Judged};
use super::{
    Advice, Computer, Effort, Opinion, Over, Progress, Score, Search,
    follower::{Follower, Looking},
};

/// Searches a fixed number of moves ahead, with a [`Judge`](super::Judge) or a [`Follower`] for the evaluation.
///
/// This is negamax with alpha-beta, iterative deepening and a transposition table. Earlier wins and later losses are
/// better, and the seed decides between equal moves. A side can move twice in a row.
///
/// If chance moves, the value is the mean over the moves of chance by weight, without cutoffs (expectimax). In this
/// mean, a win or a loss that is not certain counts as [`MOST`](super::MOST). Moves of chance count towards the depth.
#[doc(alias("minimax", "alpha-beta", "expectimax", "expectiminimax"))]
pub struct Negamax<J> {
    judge: Arc<J>,
    /// The search depth of each level.
    plies: [u8; 5],
}

impl<J> Clone for Negamax<J> {
    fn clone(&self) -> Self {
        let judge = Arc::clone(&self.judge);
        Self { judge, ..*self }
    }
}

impl<J> Negamax<Looking<J>> {
    /// A search with a [`Judge`](super::Judge). `plies` is the depth of each of the five levels, at least one.
    pub fn new(judge: J, plies: [u8; 5]) -> Self {
        Self::following(Looking(judge), plies)
    }
}

impl<F> Negamax<F> {
    /// A search with a [`Follower`]. `plies` is the depth of each level.
    pub fn following(follower: F, plies: [u8; 5]) -> Self {
        let judge = Arc::new(follower);
        Self { judge, plies }
    }
}

impl<R, J> Computer<R> for Negamax<J>
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
    J: Follower<R> + 'static,
{
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>> {
        let Effort { level, seed } = effort;
        let position = Judged::new(Arc::clone(rules), state, Arc::clone(&self.judge));
        match Deepening::new(position, level.of(self.plies), seed) {
            Some(search) => Box::new(search),
            None => Box::new(Over),
        }
    }
}

/// The search with moves of the game's own type.
impl<R, J> Search<R::Move> for Deepening<Judged<R, J>>
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
    J: Follower<R> + 'static,
{
    fn work(&mut self, positions: u64) -> Progress {
        let search: &mut Deepening = self;
        search.work(positions)
    }

    fn advice(&self) -> Advice<R::Move> {
        Advice::Play(self.position.trail.move_at(self.best).clone())
    }

    fn opinion(&self) -> Option<Opinion<R::Move>> {
        let (search, mut fresh): (&Deepening, _) = (self, self.position.fresh(self.moves()));
        let opinion = search.opinion(&mut fresh)?;
        Some(fresh.trail.spelled(opinion))
    }

    fn ask(&mut self, m: &R::Move) {
        let m = self.position.trail.number_of(m);
        self.ask_about(m);
    }

    fn asked(&self) -> Option<Score> {
        self.asked_score()
    }
}
