//! Batches on several threads. Each thread takes some of the games. Each game has its own random numbers, so the
//! results do not depend on the number of threads.

use alloc::vec::Vec;
use core::{convert::Infallible, ops::Range};

use num_traits::{NumCast, ToPrimitive};

use crate::{
    Batch, Slices, Step, StepError,
    playouts::play_in_turn,
    seat::{Rulebook, advance_all, draw_all, observe_all, read_all},
};
use collinear::{
    bits::PlaneValue,
    rules::{Bulk, Encode, Outcome, Random},
};

/// The number of games per task, large enough to outweigh the cost of handing it to a thread.
const SHARE: usize = 256;

/// Requires the feature `rayon`.
impl<R> Batch<R>
where
    R: Encode<State: Send + Sync, Move: Send + Sync> + Sync,
{
    /// Does [`step`](Self::step) on all threads of rayon's pool, with the same results.
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step). If several games are refused, the error names the first.
    ///
    /// ```
    /// use collinear_batch::Batch;
    /// use collinear::{
    ///     rules::reversi::{BitReversi8x8, Reversi},
    /// };
    ///
    /// let mut batch = Batch::new(BitReversi8x8::new(Reversi::default())?, 4096, 0);
    /// let (mut out, mut actions) = (batch.buffers::<u8>(), vec![0; 4096]);
    /// batch.random_actions(&mut actions);
    /// batch.par_step(&actions, &mut out)?;
    /// assert!(out.turn.iter().all(|&turn| turn == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn par_step<'a, A, V>(
        &mut self,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy + Sync,
        V: PlaneValue,
    {
        self.par_step_with(Step::default(), actions, out)
    }

    /// Does [`step_with`](Self::step_with) on all threads of rayon's pool, with the same results.
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step). If several games are refused, the error names the first.
    pub fn par_step_with<'a, A, V>(
        &mut self,
        step: Step<'_>,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy + Sync,
        V: PlaneValue,
    {
        let out = self.checked(out.into())?;
        self.check_len(step, actions.len())?;
        let (table, games) = (&self.table, self.seats.len());
        let asked = ((&self.seats[..], &mut self.moves[..]), (step, actions));
        share(games, (0..games, asked), &|(games, asked)| {
            let ((seats, moves), (step, actions)) = asked;
            read_all(table, seats, moves, step, actions, games.start)
        })?;
        let made = ((&mut self.seats[..], &mut self.moves[..]), step);
        share(games, (made, out.of(table)), &|(made, mut out)| {
            let ((seats, moves), step) = made;
            advance_all(table, seats, moves, step, &mut out.slices);
            Ok(())
        })
    }

    /// Does [`observe`](Self::observe) on all threads of rayon's pool.
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    pub fn par_observe<'a, V: PlaneValue>(
        &self,
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError> {
        let out = self.checked(out.into())?;
        let table = &self.table;
        let seen = (&self.seats[..], out.of(table));
        share(self.seats.len(), seen, &|(seats, mut out)| {
            observe_all(table, seats, 0..seats.len(), &mut out.slices);
            Ok(())
        })
    }

    /// Does [`random_actions`](Self::random_actions) on all threads of rayon's pool, with the same results.
    ///
    /// # Panics
    ///
    /// If the numbers of actions and games differ.
    pub fn par_random_actions<A: NumCast + Default + Send>(&mut self, actions: &mut [A]) {
        let games = self.seats.len();
        assert_eq!(actions.len(), games, "an action for each game");
        let table = &self.table;
        let asked = (&mut self.seats[..], actions);
        let Ok(()) = share::<_, Infallible>(games, asked, &|(seats, actions)| {
            draw_all(table, seats, actions);
            Ok(())
        });
    }
}

/// Plays the same games as [`playouts`](super::playouts) on all threads of rayon's pool. `ended` is called from several
/// threads.
///
/// ```
/// use std::sync::atomic::{AtomicU32, Ordering};
///
/// use collinear::rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
/// use collinear_batch::par_playouts;
///
/// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let draws = AtomicU32::new(0);
/// par_playouts(&rules, std::iter::repeat_n(rules.start(), 2000), 42, 7, |_, _, outcome| {
///     if outcome.and_then(|outcome| outcome.winner()).is_none() {
///         draws.fetch_add(1, Ordering::Relaxed);
///     }
/// });
/// assert!((1..20).contains(&draws.into_inner()));
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
pub fn par_playouts<R>(
    rules: &R,
    states: impl IntoIterator<Item = R::State>,
    plies: usize,
    seed: u64,
    ended: impl Fn(usize, &R::State, Option<Outcome>) + Sync,
) where
    R: Bulk<State: Send + Sync> + Sync,
{
    let states: Vec<_> = states.into_iter().collect();
    let all = (0..states.len(), &states[..]);
    let Ok(()) = share::<_, Infallible>(states.len(), all, &|(indices, states)| {
        let games = indices.zip(states);
        let games =
            games.map(|(index, state)| (index, state.clone(), Random::of_game(seed, index)));
        play_in_turn(rules, games, plies, &ended);
        Ok(())
    });
}

/// Splits the games in halves until each part is small enough for one task, and does the work on all threads. If
/// several games fail, returns the error of the game with the lowest index.
fn share<P: Part, E: Send>(
    games: usize,
    part: P,
    work: &(impl Fn(P) -> Result<(), E> + Sync),
) -> Result<(), E> {
    if games <= SHARE {
        return work(part);
    }
    let half = games / 2;
    let (first, others) = part.split(half);
    let [mut done, mut others_done] = [Ok(()), Ok(())];
    let [mut first, mut others] = [Some(first), Some(others)];
    both(
        &mut || done = first.take().map_or(Ok(()), |part| share(half, part, work)),
        &mut || {
            others_done = others
                .take()
                .map_or(Ok(()), |part| share(games - half, part, work));
        },
    );
    done.and(others_done)
}

/// Runs two closures in parallel. Not generic, so that it is compiled only once.
fn both(first: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    rayon::join(first, other);
}

/// Data of consecutive games.
trait Part: Send + Sized {
    /// Splits off the data of the first `games` games.
    fn split(self, games: usize) -> (Self, Self);
}

impl<T: Sync> Part for &[T] {
    fn split(self, games: usize) -> (Self, Self) {
        self.split_at(games)
    }
}

impl<T: Send> Part for &mut [T] {
    fn split(self, games: usize) -> (Self, Self) {
        self.split_at_mut(games)
    }
}

impl Part for Range<usize> {
    fn split(self, games: usize) -> (Self, Self) {
        let half = self.start + games;
        (self.start..half, half..self.end)
    }
}

impl Part for Step<'_> {
    fn split(self, games: usize) -> (Self, Self) {
        let (first, others) = self.games.map(|mask| mask.split_at(games)).unzip();
        let (restart, others_restart) = self.restart.map(|mask| mask.split_at(games)).unzip();
        let (sides, other_sides) = self.sides.map(|sides| sides.split_at(games)).unzip();
        let first = Self {
            games: first,
            restart,
            sides,
        };
        let others = Self {
            games: others,
            restart: others_restart,
            sides: other_sides,
        };
        (first, others)
    }
}

impl<P: Part, Q: Part> Part for (P, Q) {
    fn split(self, games: usize) -> (Self, Self) {
        let (first, others) = self.0.split(games);
        let (also, also_others) = self.1.split(games);
        ((first, also), (others, also_others))
    }
}

/// The buffers, and the number of values that each game has in them.
struct Out<'a, V> {
    slices: Slices<'a, V>,
    planes: usize,
    actions: usize,
}

impl<'a, V> Slices<'a, V> {
    const fn of<R: Encode>(self, table: &Rulebook<R>) -> Out<'a, V> {
        let (planes, actions) = (table.planes, table.actions);
        Out {
            slices: self,
            planes,
            actions,
        }
    }
}

impl<V: Send> Part for Out<'_, V> {
    fn split(self, games: usize) -> (Self, Self) {
        let (planes, actions) = (self.planes, self.actions);
        let (first, others) = self.slices.split_at(games, planes, actions);
        let of = |slices| Self {
            slices,
            planes,
            actions,
        };
        (of(first), of(others))
    }
}
