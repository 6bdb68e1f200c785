//! [`Seat`]: one game of a batch.

use alloc::boxed::Box;

use num_traits::{ToPrimitive, cast};

use crate::{
    Slices, Step, StepError,
    buffers::{CUT_OFF, ENDED},
};
use collinear::{
    bits::PlaneValue,
    rules::{Encode, Illegal, Outcome, Random, Side, View, draw, not_over},
};

/// The maximum number of restarts if chance ends each game before the first move.
const MOST_STARTS: usize = 1000;

/// The maximum number of random moves in a row. In a game for one player the turn of the other side never comes.
const MOST_REPLIES: usize = 1000;

/// The number of games per block. A step applies the moves to a whole block and then writes its results. A block is
/// large enough for rules that apply many moves at once, and small enough for the L1 cache.
const AT_ONCE: usize = 128;

/// With fewer games than this, moves are applied one by one, because applying many at once has a setup cost.
const FEW: usize = 16;

/// One game of a batch: its state, and what the state does not record.
#[derive(Clone, Debug)]
pub(super) struct Seat<R: Encode> {
    pub(super) state: R::State,
    /// The last move made by a player.
    pub(super) last: Option<R::Move>,
    /// True if the game is over and was not restarted.
    over: bool,
    mover: Side,
    plies: u32,
    random: Random,
}

/// Data shared by all games of a batch.
#[derive(Clone, Debug)]
pub(super) struct Rulebook<R: Encode> {
    pub(super) rules: R,
    pub(super) start: R::State,
    /// True if a finished game is followed by a new one.
    pub(super) resets: bool,
    pub(super) ply_limit: u32,
    pub(super) planes: usize,
    /// The number of actions, which is the length of a legal mask.
    pub(super) actions: usize,
}

impl<R: Encode> Seat<R> {
    pub(super) fn new(table: &Rulebook<R>, random: Random) -> Self {
        let mut seat = Self {
            state: table.start.clone(),
            last: None,
            over: false,
            mover: Side::First,
            plies: 0,
            random,
        };
        seat.reset(table);
        seat
    }

    pub(super) fn reseed(&mut self, random: Random) {
        self.random = random;
    }

    /// Starts a game, and restarts it while chance ends it before the first move.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn reset(&mut self, table: &Rulebook<R>) {
        for _ in 0..MOST_STARTS {
            self.state.clone_from(&table.start);
            (self.last, self.plies) = (None, 0);
            self.over = self.chance(table).is_some();
            if !self.over {
                return;
            }
        }
    }

    /// Continues from a state, without history.
    pub(super) fn set(&mut self, table: &Rulebook<R>, state: &R::State) {
        self.state.clone_from(state);
        (self.last, self.plies) = (None, 0);
        self.over = self.chance(table).is_some();
    }

    /// Makes the moves of chance. Returns the outcome if the game has ended.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn chance(&mut self, table: &Rulebook<R>) -> Option<Outcome> {
        let rules = &table.rules;
        let mut outcome = rules.outcome(&self.state);
        while outcome.is_none() && rules.is_chance(&self.state) {
            let drawn = draw(rules, &self.state, |n| self.random.below(n))?;
            rules.apply(&mut self.state, drawn);
            outcome = rules.outcome(&self.state);
        }
        outcome
    }

    /// True if the game is over and was not restarted.
    #[cfg(feature = "std")]
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Picks a random legal action, all equally likely. 0 if the game is over.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn random_action(&mut self, rules: &R) -> usize {
        if self.over {
            return 0;
        }
        let m = rules.random_move(&self.state, |n| self.random.below(n));
        let action = m.map(|m| rules.action_of(&self.state, &m));
        action
            .and_then(|action| rules.actions().number(action))
            .unwrap_or(0)
    }

    /// Records a legal move and returns the state to apply it to.
    #[inline(always)]
    fn begin_move(&mut self, m: &R::Move) -> &mut R::State {
        self.mover = self.state.turn();
        self.plies += 1;
        self.last = Some(m.clone());
        &mut self.state
    }

    /// Finishes the move. Returns the reward of the player who made it, and the value for `done`.
    #[inline(always)]
    fn end_move(&mut self, table: &Rulebook<R>) -> (f32, u8) {
        let outcome = self.chance(table);
        let reward = outcome.map_or(0., |outcome| table.rules.reward(outcome, self.mover));
        let done = match outcome {
            Some(_) => ENDED,
            None if self.plies >= table.ply_limit => CUT_OFF,
            None => return (0., 0),
        };
        if table.resets {
            self.reset(table);
        } else {
            self.over = true;
        }
        (reward, done)
    }

    /// Makes random moves up to the turn of a side. Takes the reward of the last mover, and the value for `done`. Returns
    /// the reward of the side, and the new value.
    fn reply(
        &mut self,
        table: &Rulebook<R>,
        side: u8,
        (mut reward, mut done): (f32, u8),
    ) -> (f32, u8) {
        let number = |side| u8::from(side == Side::Second);
        if number(self.mover) != side {
            reward = 0. - reward; // no -0
        }
        for _ in 0..MOST_REPLIES {
            if done != 0 || number(self.state.turn()) == side {
                break;
            }
            let rules = &table.rules;
            let Some(m) = rules.random_move(&self.state, |n| self.random.below(n)) else {
                break;
            };
            rules.apply(self.begin_move(&m), m);
            (reward, done) = self.end_move(table);
            reward = 0. - reward; // no -0
        }
        (reward, done)
    }

    /// Writes the observation and the legal mask of the player to move. Returns the turn.
    #[inline(always)]
    pub(super) fn write<V: PlaneValue>(&self, rules: &R, planes: &mut [V], legal: &mut [u8]) -> u8 {
        rules.write_planes(&self.state, self.last.as_ref(), planes);
        if self.over {
            legal.fill(0);
        } else {
            rules.write_legal(&self.state, legal);
        }
        u8::from(self.state.turn() == Side::Second)
    }
}

/// Finds the legal move of an action, or says why the action is illegal.
#[cfg(feature = "std")]
#[inline]
pub(super) fn legal_move<R: Encode>(
    rules: &R,
    state: &R::State,
    over: bool,
    number: usize,
) -> Result<R::Move, Illegal> {
    let found = if over {
        None
    } else {
        rules.legal_move(state, number)
    };
    found.ok_or_else(|| refusal(rules, state, over, number))
}

/// The reason why an action is not a legal move.
#[cold]
#[inline(never)]
fn refusal<R: Encode>(rules: &R, state: &R::State, over: bool, number: usize) -> Illegal {
    let refused = || -> Result<(), Illegal> {
        if over {
            not_over(rules, state)?;
            return Err(Illegal::refused("the game was cut off"));
        }
        let off_the_board = || Illegal::refused("it leads off the board");
        let action = rules.actions().action(number).ok_or_else(off_the_board)?;
        rules.check(state, &rules.move_of(state, action)?)
    };
    refused().err().unwrap_or(Illegal::NotLegal)
}

/// Finds the move of each action in the games that move. `first` is the number of the first of these games.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))
)]
pub(super) fn read_all<R: Encode, A: ToPrimitive + Copy>(
    table: &Rulebook<R>,
    seats: &[Seat<R>],
    moves: &mut [Option<R::Move>],
    step: Step<'_>,
    actions: &[A],
    first: usize,
) -> Result<(), StepError> {
    let count = table.actions;
    for (index, ((seat, m), &action)) in seats.iter().zip(moves).zip(actions).enumerate() {
        if !step.moves(index) {
            *m = None;
            continue;
        }
        let game = first + index;
        let number = action.to_usize().filter(|&number| number < count);
        let Some(number) = number else {
            let action = action.to_i128();
            return Err(StepError::OutOfRange {
                game,
                action,
                count,
            });
        };
        *m = if seat.over {
            None
        } else {
            table.rules.legal_move(&seat.state, number)
        };
        if m.is_none() {
            let reason = refusal(&table.rules, &seat.state, seat.over, number);
            return Err(StepError::Illegal {
                game,
                action: number,
                reason: Box::new(reason),
            });
        }
    }
    Ok(())
}

/// Applies the moves and the random replies, and writes the results of the games that take part.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))
)]
pub(super) fn advance_all<R: Encode, V: PlaneValue>(
    table: &Rulebook<R>,
    seats: &mut [Seat<R>],
    moves: &mut [Option<R::Move>],
    step: Step<'_>,
    out: &mut Slices<'_, V>,
) {
    let (planes, actions) = (table.planes, table.actions);
    for first in (0..seats.len()).step_by(AT_ONCE) {
        let last = seats.len().min(first + AT_ONCE);
        let (seats, moves) = (&mut seats[first..last], &mut moves[first..last]);
        let legal_moves = seats.iter_mut().zip(moves).filter_map(|(seat, m)| {
            let m = m.take()?;
            Some((seat.begin_move(&m), m))
        });
        if last - first < FEW {
            legal_moves.for_each(|(state, m)| table.rules.apply(state, m));
        } else {
            table.rules.apply_each(legal_moves);
        }
        for (game, seat) in (first..).zip(seats) {
            let mut results = if step.moves(game) {
                seat.end_move(table)
            } else if step.restarts(game) {
                seat.reset(table);
                (0., 0)
            } else {
                continue;
            };
            if let Some(sides) = step.sides {
                results = seat.reply(table, sides[game], results);
            }
            (out.reward[game], out.done[game]) = results;
            let observation = &mut out.observation[game * planes..][..planes];
            let legal = &mut out.legal[game * actions..][..actions];
            out.turn[game] = seat.write(&table.rules, observation, legal);
        }
    }
}

/// Writes the observations, legal masks and turns of some games, before any step.
#[inline(always)]
pub(super) fn observe_all<R: Encode, V: PlaneValue>(
    table: &Rulebook<R>,
    seats: &[Seat<R>],
    games: impl IntoIterator<Item = usize>,
    out: &mut Slices<'_, V>,
) {
    let (planes, actions) = (table.planes, table.actions);
    for game in games {
        let observation = &mut out.observation[game * planes..][..planes];
        let legal = &mut out.legal[game * actions..][..actions];
        out.turn[game] = seats[game].write(&table.rules, observation, legal);
        (out.reward[game], out.done[game]) = (0., 0);
    }
}

/// Picks a random action for each of some games.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))
)]
pub(super) fn draw_all<R: Encode, A: num_traits::NumCast + Default>(
    table: &Rulebook<R>,
    seats: &mut [Seat<R>],
    actions: &mut [A],
) {
    for (seat, action) in seats.iter_mut().zip(actions) {
        let number = seat.random_action(&table.rules);
        *action = cast(number).unwrap_or_default();
    }
}
