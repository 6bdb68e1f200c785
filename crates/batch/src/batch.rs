//! [`Batch`]: many games of one kind, stepped together.

use alloc::{vec, vec::Vec};
use core::fmt;

use collinear::{
    bits::PlaneValue,
    rules::{Encode, Random},
};
use num_traits::{NumCast, ToPrimitive};

use crate::{
    Buffers, Slices, Step, StepError,
    seat::{Rulebook, Seat, advance_all, draw_all, observe_all, read_all},
};

/// Many games of one kind, stepped together.
///
/// A step takes one action per game, chosen for the player to move. It writes rewards, ends of games, legal masks,
/// turns and observations into buffers that are allocated once.
///
/// When a game ends, the next one starts at once: `reward` and `done` are about the old game, the other buffers about
/// the new one. A game that chance ends before the first move is restarted without a report.
///
/// ```
/// use collinear_batch::Batch;
/// use collinear::{
///     rules::in_a_row::{BitFourInARow, FOUR_IN_A_ROW},
/// };
///
/// let mut batch = Batch::new(BitFourInARow::new(FOUR_IN_A_ROW)?, 1024, 0);
/// let mut out = batch.buffers::<u8>();
/// let mut actions = vec![0; batch.len()];
/// batch.observe(&mut out)?;
/// for _ in 0..100 {
///     batch.random_actions(&mut actions); // your network here, with out.observation and out.legal
///     batch.step(&actions, &mut out)?;
/// }
///
/// let error = batch.step(&vec![7; 1024], &mut out).unwrap_err();
/// assert_eq!(error.to_string(), "game 0: there is no action 7: actions are 0 to 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The same seed gives the same games on every machine and with any number of threads.
#[doc(alias("vectorized environment", "vector env", "VecEnv", "gym", "self-play"))]
pub struct Batch<R: Encode> {
    pub(super) table: Rulebook<R>,
    pub(super) seats: Vec<Seat<R>>,
    /// The moves of a step, collected until all are known to be legal.
    pub(super) moves: Vec<Option<R::Move>>,
}

impl<R: Encode> Batch<R> {
    /// Creates a batch of games, each at its start.
    ///
    /// The seed determines chance, if the game has any, and the [random actions](Self::random_actions).
    #[must_use]
    pub fn new(rules: R, games: usize, seed: u64) -> Self {
        let table = Rulebook {
            start: rules.start(),
            planes: rules.shape().len(),
            actions: rules.actions().count(),
            rules,
            resets: true,
            ply_limit: u32::MAX,
        };
        let seat = |game| Seat::new(&table, Random::of_game(seed, game));
        Self {
            seats: (0..games).map(seat).collect(),
            moves: (0..games).map(|_| None).collect(),
            table,
        }
    }

    /// Keeps each finished game as it is, without legal actions, until it is [reset](Self::reset). Use this if you need
    /// the last position.
    #[must_use]
    pub fn without_reset(mut self) -> Self {
        self.table.resets = false;
        self
    }

    /// Cuts off each game after a number of moves, without a reward. Use this for games that might never end. The limit
    /// is at least one move.
    #[doc(alias("truncated", "max_episode_steps"))]
    #[must_use]
    pub fn with_ply_limit(mut self, plies: u32) -> Self {
        self.table.ply_limit = plies;
        self
    }

    /// The number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// True if there are no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The rules of the games.
    #[must_use]
    pub fn rules(&self) -> &R {
        &self.table.rules
    }

    /// Allocates buffers for the results of a step, all zeros.
    #[must_use]
    pub fn buffers<V: PlaneValue>(&self) -> Buffers<V> {
        let games = self.len();
        Buffers {
            observation: vec![V::default(); games * self.table.planes],
            legal: vec![0; games * self.table.actions],
            reward: vec![0.; games],
            done: vec![0; games],
            turn: vec![0; games],
        }
    }

    /// The state of each game, in order.
    pub fn states(&self) -> impl ExactSizeIterator<Item = &R::State> {
        self.seats.iter().map(|seat| &seat.state)
    }

    /// Starts a game from the beginning.
    ///
    /// # Panics
    ///
    /// If there is no game with this number.
    pub fn reset(&mut self, game: usize) {
        self.seats[game].reset(&self.table);
    }

    /// Restarts the random numbers of a game, as if the batch had been created with this seed. Chance moves that were
    /// made before are unchanged; [`reset`](Self::reset) makes new ones.
    ///
    /// # Panics
    ///
    /// If there is no game with this number.
    pub fn reseed(&mut self, game: usize, seed: u64) {
        self.seats[game].reseed(Random::of_game(seed, game));
    }

    /// Replaces the state of a game, which continues from the new state. The new state has no last move.
    ///
    /// # Panics
    ///
    /// If there is no game with this number.
    pub fn set_state(&mut self, game: usize, state: &R::State) {
        self.seats[game].set(&self.table, state);
    }

    /// Writes observations, legal masks and turns before the first step. Sets `reward` and `done` to 0.
    ///
    /// # Errors
    ///
    /// [`StepError::Buffer`] if a buffer has the wrong length.
    pub fn observe<'a, V: PlaneValue>(
        &self,
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError> {
        self.observe_games(0..self.len(), out)
    }

    /// Writes observations, legal masks and turns of some games after a [reset](Self::reset). Sets their `reward` and
    /// `done` to 0. Writes nothing for the other games.
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    ///
    /// # Panics
    ///
    /// If there is no game with one of these numbers.
    pub fn observe_games<'a, V: PlaneValue>(
        &self,
        games: impl IntoIterator<Item = usize>,
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError> {
        let mut out = self.checked(out.into())?;
        observe_all(&self.table, &self.seats, games, &mut out);
        Ok(())
    }

    /// Makes a move in each game and writes the results.
    ///
    /// # Errors
    ///
    /// A [`StepError`] if a buffer or the list of actions has the wrong length, or if an action is out of range or
    /// illegal. The error names the first such game. In every case no move is made and nothing is written.
    ///
    /// # Complexity
    ///
    /// Allocates nothing itself. Some rules allocate: rules that record earlier positions, rules whose moves list the
    /// captured pieces, and any game wrapped in [`Encoded`](crate::Encoded).
    pub fn step<'a, A, V>(
        &mut self,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy,
        V: PlaneValue,
    {
        self.step_with(Step::default(), actions, out)
    }

    /// Makes a move in some games, or lets a random opponent answer. See [`Step`].
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step). Actions of games that do not take part are ignored.
    ///
    /// ```
    /// use collinear::rules::in_a_row::{BitFourInARow, FOUR_IN_A_ROW};
    /// use collinear_batch::{Batch, Step};
    ///
    /// let mut batch = Batch::new(BitFourInARow::new(FOUR_IN_A_ROW)?, 3, 0);
    /// let mut out = batch.buffers::<u8>();
    /// let step = Step { games: Some(&[true, false, true]), ..Step::default() };
    /// batch.step_with(step, &[3, 99, 3], &mut out)?;
    /// assert_eq!(out.turn, [1, 0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("mask", "partial step", "opponent"))]
    pub fn step_with<'a, A, V>(
        &mut self,
        step: Step<'_>,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy,
        V: PlaneValue,
    {
        let mut out = self.checked(out.into())?;
        self.check_len(step, actions.len())?;
        read_all(&self.table, &self.seats, &mut self.moves, step, actions, 0)?;
        advance_all(
            &self.table,
            &mut self.seats,
            &mut self.moves,
            step,
            &mut out,
        );
        Ok(())
    }

    /// Picks a random legal action for each game, all equally likely. The action is 0 if the game is over or if the
    /// number of the action does not fit the type.
    ///
    /// # Panics
    ///
    /// If the numbers of actions and games differ.
    #[doc(alias("sample", "random policy"))]
    pub fn random_actions<A: NumCast + Default>(&mut self, actions: &mut [A]) {
        assert_eq!(actions.len(), self.seats.len(), "an action for each game");
        draw_all(&self.table, &mut self.seats, actions);
    }

    pub(super) fn checked<'a, V>(&self, out: Slices<'a, V>) -> Result<Slices<'a, V>, StepError> {
        let (planes, actions) = (self.table.planes, self.table.actions);
        out.check(self.len(), planes, actions)?;
        Ok(out)
    }

    pub(super) fn check_len(&self, step: Step<'_>, actions: usize) -> Result<(), StepError> {
        let games = self.len();
        step.check(games)?;
        if actions == games {
            Ok(())
        } else {
            Err(StepError::Actions {
                found: actions,
                games,
            })
        }
    }
}

impl<R: Encode + Clone> Clone for Batch<R> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            seats: self.seats.clone(),
            moves: self.moves.clone(),
        }
    }
}

/// Shows the number of games and their shapes.
impl<R: Encode> fmt::Debug for Batch<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.len())
            .field("shape", &self.rules().shape())
            .field("actions", &self.rules().actions())
            .finish_non_exhaustive()
    }
}
