//! [`Games`]: a batch of any game.

use std::{
    any::Any,
    time::{Duration, Instant},
};

use collinear::{
    Symmetry,
    bits::PlaneValue,
    rules::{Actions, Encode, PlaneShape, View},
};
use collinear_batch::{Batch, Evaluations, Leaves, Search, Slices, Step, StepError};
use pyo3::prelude::*;
use rayon::ThreadPool;

use super::{
    arrays::AnySlices,
    by_cells::ByCells,
    search::{Evaluate, Found, Wanted},
    symmetry,
};

/// A batch of games with an engine of any type.
pub(super) trait Games: Send + Sync {
    fn shape(&self) -> PlaneShape;
    fn actions(&self) -> Actions;
    fn symmetries(&self) -> Vec<Symmetry>;
    /// The image of each action under a symmetry.
    fn images(&self, symmetry: Symmetry) -> Vec<usize>;
    /// Copies the games with their random numbers.
    fn copied(&self) -> Box<dyn Games>;
    /// Makes a step. Uses the threads of the pool if one is given.
    fn step(
        &mut self,
        step: Step<'_>,
        actions: &[i64],
        out: AnySlices<'_>,
        pool: Option<&ThreadPool>,
    ) -> Result<(), StepError>;
    fn random_actions(&mut self, actions: &mut [i64]);
    fn observe(&self, out: AnySlices<'_>) -> Result<(), StepError>;
    /// Restarts games, and their random numbers if a seed is given.
    fn reset(
        &mut self,
        games: &[usize],
        seed: Option<u64>,
        out: AnySlices<'_>,
    ) -> Result<(), StepError>;
    fn board(&self, game: usize) -> String;
    /// The number of actions that are results of chance.
    fn results(&self) -> usize;
    /// The results of chance of a game: each action, its weight and its text.
    fn chance(&self, game: usize) -> Vec<(usize, u32, String)>;
    /// The text of an action, unless it leads off the board.
    fn write_action(&self, action: usize) -> Option<String>;
    fn search(&self, py: Python<'_>, wanted: &Wanted<'_>) -> PyResult<Found>;
}

impl<R> Games for Batch<R>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Clone + Send + Sync + 'static,
{
    fn shape(&self) -> PlaneShape {
        self.rules().shape()
    }

    fn actions(&self) -> Actions {
        self.rules().actions()
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        self.rules().symmetries()
    }

    fn images(&self, symmetry: Symmetry) -> Vec<usize> {
        symmetry::images(self.rules(), symmetry)
    }

    fn copied(&self) -> Box<dyn Games> {
        Box::new(self.clone())
    }

    fn step(
        &mut self,
        step: Step<'_>,
        actions: &[i64],
        out: AnySlices<'_>,
        pool: Option<&ThreadPool>,
    ) -> Result<(), StepError> {
        match out {
            AnySlices::Bytes(out) => step_on(self, step, actions, out, pool),
            AnySlices::Floats(out) => step_on(self, step, actions, out, pool),
        }
    }

    fn random_actions(&mut self, actions: &mut [i64]) {
        Self::random_actions(self, actions);
    }

    fn observe(&self, out: AnySlices<'_>) -> Result<(), StepError> {
        match out {
            AnySlices::Bytes(out) => Self::observe(self, out),
            AnySlices::Floats(out) => Self::observe(self, out),
        }
    }

    fn reset(
        &mut self,
        games: &[usize],
        seed: Option<u64>,
        out: AnySlices<'_>,
    ) -> Result<(), StepError> {
        for &game in games {
            if let Some(seed) = seed {
                self.reseed(game, seed);
            }
            Self::reset(self, game);
        }
        let games = games.iter().copied();
        match out {
            AnySlices::Bytes(out) => self.observe_games(games, out),
            AnySlices::Floats(out) => self.observe_games(games, out),
        }
    }

    fn board(&self, game: usize) -> String {
        let state = self.states().nth(game);
        state.map_or_else(String::new, |state| state.glyphs().to_string())
    }

    fn results(&self) -> usize {
        by_cells(self.rules()).map_or(0, ByCells::results)
    }

    fn chance(&self, game: usize) -> Vec<(usize, u32, String)> {
        let state = self.states().nth(game).map(|state| -> &dyn Any { state });
        let state = state.and_then(|state| state.downcast_ref());
        let chance = by_cells(self.rules()).zip(state);
        chance.map_or_else(Vec::new, |(rules, state)| rules.chance(state))
    }

    fn write_action(&self, action: usize) -> Option<String> {
        self.rules().write_action(action)
    }

    fn search(&self, py: Python<'_>, wanted: &Wanted<'_>) -> PyResult<Found> {
        let mut search = self.search(wanted.seed);
        if let Some(exploration) = wanted.exploration {
            search = search.with_exploration(exploration);
        }
        if let Some(plies) = wanted.ply_limit {
            search = search.with_ply_limit(plies as usize);
        }
        for (game, _) in wanted
            .mask
            .iter()
            .flatten()
            .enumerate()
            .filter(|(_, is_searched)| !**is_searched)
        {
            search.skip(game);
        }
        match &wanted.evaluate {
            None => random_games(py, &mut search, wanted.rounds)?,
            Some(evaluate) if wanted.floats => {
                asked::<R, f32>(py, &mut search, wanted.rounds, evaluate)?;
            }
            Some(evaluate) => asked::<R, u8>(py, &mut search, wanted.rounds, evaluate)?,
        }
        let actions = self.rules().actions().count();
        let mut found = Found::new(self.len(), actions);
        for game in 0..self.len() {
            let visits = &mut found.visits[game * actions..][..actions];
            // Several moves can have the same action.
            search
                .visits(game)
                .for_each(|(action, n)| visits[action] += n);
            found.values[game] = search.value(game);
            let best = search.best(game).and_then(|best| i64::try_from(best).ok());
            found.actions[game] = best.unwrap_or(0);
        }
        Ok(found)
    }
}

/// The rules, if results of chance can be actions of their games.
fn by_cells(rules: &dyn Any) -> Option<&ByCells> {
    rules.downcast_ref()
}

fn step_on<R, V>(
    batch: &mut Batch<R>,
    step: Step<'_>,
    actions: &[i64],
    out: Slices<'_, V>,
    pool: Option<&ThreadPool>,
) -> Result<(), StepError>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Send + Sync,
    V: PlaneValue,
{
    let Some(pool) = pool else {
        return batch.step_with(step, actions, out);
    };
    let (mut out, mut stepped) = (Some(out), Ok(()));
    within(pool, &mut || {
        let out = out.take();
        stepped = out.map_or(Ok(()), |out| batch.par_step_with(step, actions, out));
    });
    stepped
}

/// Searches with random games. Checks for interrupts from time to time.
fn random_games<R>(py: Python<'_>, search: &mut Search<&R>, rounds: usize) -> PyResult<()>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
{
    const LONG: Duration = Duration::from_millis(10);
    let (mut left, mut at_a_time) = (rounds, 1);
    while left > 0 {
        let (now, since) = (left.min(at_a_time), Instant::now());
        py.detach(|| search.run(now));
        py.check_signals()?;
        left -= now;
        // The time of a round differs between games: from a microsecond to seconds.
        at_a_time = if since.elapsed() < LONG {
            at_a_time.saturating_mul(2)
        } else {
            (at_a_time / 2).max(1)
        };
    }
    Ok(())
}

/// Runs a closure on the threads of a pool. Not generic, so that it is compiled only once.
fn within(pool: &ThreadPool, work: &mut (dyn FnMut() + Send)) {
    pool.install(work);
}

/// Searches with evaluations from a Python function.
fn asked<R, V>(
    py: Python<'_>,
    search: &mut Search<&R>,
    rounds: usize,
    evaluate: &Evaluate<'_>,
) -> PyResult<()>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
    V: PlaneValue + numpy::Element,
{
    for _ in 0..rounds {
        let mut said = Ok(());
        search.run_with(1, |leaves: &Leaves<'_, V>, mut out: Evaluations<'_>| {
            said = evaluate.ask(leaves, &mut out);
        });
        said?;
        py.check_signals()?;
    }
    Ok(())
}
