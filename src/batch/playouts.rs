//! [`playouts`]: random games, several in turn.
//!
//! A random game is one chain of steps, each of which waits for the one before: the draw for the number of
//! moves, the move for the draw, the number of moves for the move. A processor that could do four times as
//! much waits most of the time. So a handful of games is played in turn, a ply each: what the one waits for,
//! the others fill. A game that ends leaves its place to the next one.

use core::ops::ControlFlow;

use super::random::Random;
use crate::rules::{Outcome, Rules, draw};

/// How many games are played in turn: as many as keep a processor busy, and few enough for its registers and
/// its nearest cache.
const IN_TURN: usize = 8;

/// Plays a random game from each state, to its end or for at most this many plies. `ended` is called for each
/// game, in no order: with the index of its state, its last state, and how it ended; `None` if it was cut
/// off.
///
/// [`playout`](crate::rules::playout) of many states, faster. The same seed gives the same games.
///
/// ```
/// use collinear::{batch::playouts, rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}}};
///
/// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let mut wins = [0, 0];
/// playouts(&rules, std::iter::repeat_n(rules.start(), 1000), 42, 7, |_, _, outcome| {
///     if let Some(winner) = outcome.and_then(|outcome| outcome.winner()) {
///         wins[winner.index()] += 1;
///     }
/// });
/// assert!(wins[0] > wins[1]); // who begins has an advantage
/// # Ok::<(), collinear::rules::EngineError>(())
/// ```
#[doc(alias("rollout", "Monte Carlo", "random games"))]
pub fn playouts<R: Rules>(
    rules: &R,
    states: impl IntoIterator<Item = R::State>,
    plies: usize,
    seed: u64,
    ended: impl FnMut(usize, &R::State, Option<Outcome>),
) {
    let states = states.into_iter().enumerate();
    let games = states.map(|(index, state)| (index, state, Random::new(seed, index)));
    play_in_turn(rules, games, plies, ended);
}

/// The same for games with random numbers of their own.
pub(super) fn play_in_turn<R: Rules>(
    rules: &R,
    games: impl Iterator<Item = (usize, R::State, Random)>,
    plies: usize,
    mut ended: impl FnMut(usize, &R::State, Option<Outcome>),
) {
    let mut waiting = games.map(|(index, state, random)| Game {
        index,
        state,
        left: plies,
        random,
    });
    let mut games: [Option<Game<R>>; IN_TURN] = core::array::from_fn(|_| waiting.next());
    loop {
        let mut is_idle = true;
        for place in &mut games {
            let Some(game) = place else { continue };
            is_idle = false;
            if let ControlFlow::Break(outcome) = game.step(rules) {
                ended(game.index, &game.state, outcome);
                *place = waiting.next();
            }
        }
        if is_idle {
            return;
        }
    }
}

/// A game that is played.
struct Game<R: Rules> {
    index: usize,
    state: R::State,
    /// How many plies may still be made.
    left: usize,
    random: Random,
}

impl<R: Rules> Game<R> {
    /// Makes a move, or answers how it ended.
    #[inline(always)]
    fn step(&mut self, rules: &R) -> ControlFlow<Option<Outcome>> {
        let outcome = rules.outcome(&self.state);
        if outcome.is_some() || self.left == 0 {
            return ControlFlow::Break(outcome);
        }
        let random = &mut self.random;
        let m = if rules.is_chance(&self.state) {
            draw(rules, &self.state, |n| random.below(n))
        } else {
            rules.random_move(&self.state, |n| random.below(n))
        };
        // Rules that list no move and know no end are stuck.
        let Some(m) = m else {
            return ControlFlow::Break(None);
        };
        rules.apply(&mut self.state, m);
        self.left -= 1;
        ControlFlow::Continue(())
    }
}
