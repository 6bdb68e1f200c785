//! [`Negamax`]: looking ahead, for games whose states can be judged.

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

/// Looks so many moves ahead and has a [`Judge`](super::Judge) or a [`Follower`] say what comes of it; of the moves
/// that are best the seed picks one.
///
/// Negamax with alpha-beta, deeper and deeper, with a table of what is known of positions. A win that
/// comes sooner is better, and so is a loss that comes later. A side may move twice in a row.
///
/// Where chance moves it takes the mean over its moves by their weights, and cuts nothing off across it
/// (expectimax); a win or a loss that is not certain counts there as [`MOST`](super::MOST). A move of chance is one of
/// those that it looks ahead.
#[doc(alias("minimax", "alpha-beta", "expectimax", "expectiminimax"))]
pub struct Negamax<J> {
    judge: Arc<J>,
    /// How many moves each level looks ahead.
    plies: [u8; 5],
}

impl<J> Clone for Negamax<J> {
    fn clone(&self) -> Self {
        let judge = Arc::clone(&self.judge);
        Self { judge, ..*self }
    }
}

impl<J> Negamax<Looking<J>> {
    /// Looks so many moves ahead at each level, at least one, and has a [`Judge`](super::Judge) say what comes of
    /// it.
    pub fn new(judge: J, plies: [u8; 5]) -> Self {
        Self::following(Looking(judge), plies)
    }
}

impl<F> Negamax<F> {
    /// The same with a judge that follows the moves.
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

/// The search, with the moves themselves.
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
