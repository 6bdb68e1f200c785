//! [`Batch`]: games of one kind, stepped together.

use alloc::{vec, vec::Vec};
use core::fmt;

use collinear::{
    bits::PlaneValue,
    rules::{Encode, Random},
};
use num_traits::{NumCast, ToPrimitive};

use crate::{
    Buffers, Slices, StepError,
    seat::{Rulebook, Seat, advance_all, draw_all, observe_all, read_all},
};

/// Games of one kind side by side, stepped together: actions in; rewards, ends, legal masks, whose turn it is
/// and what a network sees out, into buffers that are made once.
///
/// A game that ends is followed by a new one at once: then the buffers tell the reward and the end of the
/// one, and the start of the other. One that chance ends before anybody moves is not told: it is begun again.
/// Both players are the caller's: each action is one of the player to move.
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
/// The same seed gives the same games on every machine, however many threads there are.
#[doc(alias("vectorized environment", "vector env", "VecEnv", "gym", "self-play"))]
pub struct Batch<R: Encode> {
    pub(super) table: Rulebook<R>,
    pub(super) seats: Vec<Seat<R>>,
    /// The moves of a step, while it is checked that all are legal.
    pub(super) moves: Vec<Option<R::Move>>,
}

impl<R: Encode> Batch<R> {
    /// This number of games, each at its start.
    ///
    /// The seed is for chance, if the game has any, and for [random actions](Self::random_actions).
    #[must_use]
    pub fn new(rules: R, games: usize, seed: u64) -> Self {
        let table = Rulebook {
            start: rules.start(),
            planes: rules.shape().len(),
            numbers: rules.actions(),
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

    /// The batch in which no game follows one that is over: it stays as it is, without legal actions, until
    /// it is [reset](Self::reset). For programs that have to see the last position.
    #[must_use]
    pub fn without_reset(mut self) -> Self {
        self.table.resets = false;
        self
    }

    /// The batch in which a game is cut off after this number of moves, without reward: not every game ends
    /// by itself.
    /// At least one is made.
    #[doc(alias("truncated", "max_episode_steps"))]
    #[must_use]
    pub fn with_ply_limit(mut self, plies: u32) -> Self {
        self.table.ply_limit = plies;
        self
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether there is no game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &R {
        &self.table.rules
    }

    /// Buffers for the answers of a step, all zeros.
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

    /// The state of each game, in their order.
    pub fn states(&self) -> impl ExactSizeIterator<Item = &R::State> {
        self.seats.iter().map(|seat| &seat.state)
    }

    /// Begins a game anew.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn reset(&mut self, game: usize) {
        self.seats[game].reset(&self.table);
    }

    /// Goes on with a game from another state of the rules, without a last move.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn set_state(&mut self, game: usize, state: &R::State) {
        self.seats[game].set(&self.table, state);
    }

    /// Writes what the players see before the first step: rewards and ends are 0.
    ///
    /// # Errors
    ///
    /// [`StepError::Buffer`] for a buffer of another length.
    pub fn observe<'a, V: PlaneValue>(
        &self,
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError> {
        self.observe_games(0..self.len(), out)
    }

    /// Writes what the players of these games see, after they were [reset](Self::reset): their rewards and
    /// ends are 0, and nothing is written of the others.
    ///
    /// # Errors
    ///
    /// As [`observe`](Self::observe).
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn observe_games<'a, V: PlaneValue>(
        &self,
        games: impl IntoIterator<Item = usize>,
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError> {
        let mut out = self.checked(out.into())?;
        observe_all(&self.table, &self.seats, games, &mut out);
        Ok(())
    }

    /// Makes a move in each game, and writes what comes of it.
    ///
    /// # Errors
    ///
    /// [`StepError`], with the first game whose action is no action, not legal, or too late, or the buffer that
    /// has another length. Then no move is made and nothing is written.
    ///
    /// # Complexity
    ///
    /// Nothing is allocated, unless the rules do so: those that list earlier positions or the pieces that a
    /// move takes, and any game that is [`Encoded`](crate::Encoded) by its picture.
    pub fn step<'a, A, V>(
        &mut self,
        actions: &[A],
        out: impl Into<Slices<'a, V>>,
    ) -> Result<(), StepError>
    where
        A: ToPrimitive + Copy,
        V: PlaneValue,
    {
        let mut out = self.checked(out.into())?;
        self.check_len(actions.len())?;
        read_all(&self.table, &self.seats, &mut self.moves, actions, 0)?;
        advance_all(&self.table, &mut self.seats, &mut self.moves, &mut out);
        Ok(())
    }

    /// The action of a legal move that is drawn for each game, each move as likely as the others; 0 for a
    /// game that is over. What doesn't fit the type of the actions is 0 as well.
    ///
    /// # Panics
    ///
    /// If there are more or fewer actions than games.
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

    pub(super) fn check_len(&self, actions: usize) -> Result<(), StepError> {
        let games = self.len();
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

/// How many games, and of which shape.
impl<R: Encode> fmt::Debug for Batch<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.len())
            .field("shape", &self.rules().shape())
            .field("actions", &self.rules().actions())
            .finish_non_exhaustive()
    }
}
