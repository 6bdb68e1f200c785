//! Searches on several threads. Results do not depend on the number of threads.

use rayon::prelude::*;

use super::{
    Evaluations, Leaves, Search,
    random_games::run_trees,
    round::{Share, run_rounds},
};
use collinear::{bits::PlaneValue, rules::Encode};

/// Requires the feature `rayon`.
impl<R> Search<R>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
{
    /// Does [`run`](Self::run) on all threads of rayon's pool, with the same results.
    ///
    /// ```
    /// use collinear::rules::{Rules, reversi::{BitReversi8x8, Reversi}};
    /// use collinear_batch::Search;
    ///
    /// let rules = BitReversi8x8::new(Reversi::default())?;
    /// let mut search = Search::new(&rules, vec![rules.start(); 32], 0);
    /// search.par_run(10);
    /// assert!((0..32).all(|position| search.best(position).is_some()));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn par_run(&mut self, rounds: usize) {
        let (rules, settings) = (&self.rules, self.settings);
        let share = self.trees.len().div_ceil(4 * rayon::current_num_threads());
        let trees = self.trees.par_chunks_mut(share.max(1));
        trees.for_each(|trees| run_trees(rules, trees, rounds, settings));
    }

    /// Does [`run_with`](Self::run_with) on all threads of rayon's pool, with the same results. `evaluate` is called on
    /// the calling thread, for the leaves of all trees.
    pub fn par_run_with<V: PlaneValue>(
        &mut self,
        rounds: usize,
        evaluate: impl FnMut(&Leaves<'_, V>, Evaluations<'_>),
    ) {
        let (rules, settings) = (&self.rules, self.settings);
        run_rounds(rules, &mut self.trees, rounds, evaluate, |shares, work| {
            let shares: &mut [Share<'_, R, V>] = shares;
            shares
                .par_iter_mut()
                .for_each(|share| work(rules, settings, share));
        });
    }
}
