//! [`playouts`]: random games, several interleaved.
//!
//! A single random game leaves the processor idle most of the time, because each step needs the result of the step
//! before. Therefore a few games are played in turn, one ply each. When a game ends, the next game takes its slot.
//! Rules that make [several moves at once](Bulk::random_moves) get the states of all slots, for SIMD.

use alloc::vec::Vec;

use collinear::rules::{Bulk, Outcome, Random, draw};

/// The number of games played in turn: large enough to keep a processor busy, small enough for the L1 cache.
const fn in_turn<S>() -> usize {
    match size_of::<S>() {
        0..=64 => 64,
        65..=512 => 16,
        _ => 8,
    }
}

/// Plays a random game from each state, to its end or for at most `plies` moves.
///
/// `ended` is called once per game, in no fixed order. It gets the index of the game's first state, the last state, and
/// the outcome (`None` if the game was cut off). For many states, `playouts` is faster than
/// [`playout`](collinear::rules::playout). The same seed gives the same games.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
/// use collinear_batch::playouts;
///
/// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let mut wins = [0, 0];
/// playouts(&rules, std::iter::repeat_n(rules.start(), 1000), 42, 7, |_, _, outcome| {
///     if let Some(winner) = outcome.and_then(|outcome| outcome.winner()) {
///         wins[winner.index()] += 1;
///     }
/// });
/// assert!(wins[0] > wins[1]); // the first player has an advantage
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[doc(alias("rollout", "Monte Carlo", "random games"))]
pub fn playouts<R: Bulk>(
    rules: &R,
    states: impl IntoIterator<Item = R::State>,
    plies: usize,
    seed: u64,
    ended: impl FnMut(usize, &R::State, Option<Outcome>),
) {
    let states = states.into_iter().enumerate();
    let games = states.map(|(index, state)| (index, state, Random::of_game(seed, index)));
    play_in_turn(rules, games, plies, ended);
}

/// Does [`playouts`] for games that have their own random numbers.
pub(super) fn play_in_turn<R: Bulk>(
    rules: &R,
    waiting: impl Iterator<Item = (usize, R::State, Random)>,
    plies: usize,
    mut ended: impl FnMut(usize, &R::State, Option<Outcome>),
) {
    let mut waiting = waiting.map(|(index, state, random)| {
        let game = Game {
            index,
            left: plies,
            random,
        };
        (game, state)
    });
    let first = waiting.by_ref().take(in_turn::<R::State>());
    let (mut games, mut states): (Vec<_>, Vec<_>) = first.unzip();
    loop {
        // No branch per game here: it would be unpredictable. The loop below takes the highest index first, so that
        // `swap_remove` moves in a game that is not over.
        let mut over = 0_u64;
        for (game, state) in games.iter().zip(&states).rev() {
            over = over << 1 | u64::from(game.is_over(rules, state));
        }
        while let Some(place) = over.checked_ilog2() {
            over ^= 1 << place;
            let place = place as usize;
            loop {
                let outcome = rules.outcome(&states[place]);
                ended(games[place].index, &states[place], outcome);
                let Some(next) = waiting.next() else {
                    games.swap_remove(place);
                    states.swap_remove(place);
                    break;
                };
                (games[place], states[place]) = next;
                if !games[place].is_over(rules, &states[place]) {
                    break;
                }
            }
        }
        if games.is_empty() {
            return;
        }
        make_moves(rules, &mut games, &mut states);
    }
}

#[inline(always)]
fn make_moves<R: Bulk>(rules: &R, games: &mut [Game], states: &mut [R::State]) {
    let pick = |game: usize, n| games[game].random.below(n);
    let has_chance = states.iter().any(|state| rules.is_chance(state));
    if !has_chance && rules.random_moves(states, pick) {
        for game in games {
            game.left -= 1;
        }
        return;
    }
    for (game, state) in games.iter_mut().zip(states) {
        let random = &mut game.random;
        let m = if rules.is_chance(state) {
            draw(rules, state, |n| random.below(n))
        } else {
            rules.random_move(state, |n| random.below(n))
        };
        if let Some(m) = m {
            rules.apply(state, m);
            game.left -= 1;
        } else {
            // Rules that list no moves and report no outcome are stuck.
            game.left = 0;
        }
    }
}

struct Game {
    index: usize,
    left: usize,
    random: Random,
}

impl Game {
    /// True if the game has ended by its rules or has no plies left.
    #[inline(always)]
    fn is_over<R: Bulk>(&self, rules: &R, state: &R::State) -> bool {
        (self.left == 0) | rules.outcome(state).is_some()
    }
}
