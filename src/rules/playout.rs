//! [`playout`]: a game played at random.

use alloc::vec::Vec;

use super::{Outcome, Rules, rules::listed};

/// Plays moves at random until the game ends or `plies` of them are made, and answers how it
/// ended; `None` if it has not.
///
/// The randomness is the caller's: `pick(n)` has to answer a number below `n`, and gets a move
/// with every equally likely answer if its answers are; a larger number stands for the last move.
/// The limit is there because not every game ends by itself.
///
/// Where [chance](Rules::is_chance) makes the move, `pick` is called with the sum of the
/// [weights](Rules::weight), and each move comes as often as its weight says.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::FOUR_IN_A_ROW, playout};
///
/// let mut state = FOUR_IN_A_ROW.start();
/// let mut seed = 1_u64; // a small generator of numbers (Marsaglia's xorshift)
/// let outcome = playout(&FOUR_IN_A_ROW, &mut state, 42, |n| {
///     seed ^= seed << 13;
///     seed ^= seed >> 7;
///     seed ^= seed << 17;
///     (seed % n as u64) as usize
/// });
/// assert!(outcome.is_some());
/// ```
///
/// With a limit of one ply it makes a random move, so that each can be looked at.
///
/// # Complexity
///
/// For each ply what [`random_move`](Rules::random_move) takes: by default it counts the moves, and lists them up to the
/// one that is picked. A move of chance is [drawn](draw).
pub fn playout<R: Rules>(
    rules: &R,
    state: &mut R::State,
    plies: usize,
    mut pick: impl FnMut(usize) -> usize,
) -> Option<Outcome> {
    for _ in 0..plies {
        let outcome = rules.outcome(state);
        if outcome.is_some() {
            return outcome;
        }
        let m = if rules.is_chance(state) {
            draw(rules, state, &mut pick)?
        } else {
            rules.random_move(state, &mut pick)?
        };
        rules.apply(state, m);
    }
    rules.outcome(state)
}

/// A move of chance, drawn by weight, where the game goes on and [chance](Rules::is_chance) makes the
/// next one. `None` if no move has a weight: `pick` is not called then.
///
/// `pick(n)` has to answer a number below `n`, the sum of the weights; a larger one stands for the last
/// move that has one.
///
/// ```
/// use collinear::rules::{Outcome, Rules, draw};
///
/// /// A tile spawns: a 2 nine times of ten, else a 4.
/// struct Spawn;
///
/// impl Rules for Spawn {
///     type State = u8;
///     type Move = u8;
///
///     fn start(&self) -> u8 { 0 }
///     fn moves(&self, _: &u8) -> impl Iterator<Item = u8> { [2, 4].into_iter() }
///     fn apply(&self, tile: &mut u8, spawned: u8) { *tile = spawned; }
///     fn outcome(&self, &tile: &u8) -> Option<Outcome> { (tile > 0).then_some(Outcome::Score(0)) }
///     fn is_chance(&self, _: &u8) -> bool { true }
///     fn weight(&self, _: &u8, &tile: &u8) -> u32 { if tile == 2 { 9 } else { 1 } }
/// }
///
/// let drawn = (0..10).map(|number| draw(&Spawn, &0, |_| number).unwrap());
/// assert_eq!(drawn.collect::<Vec<_>>(), [2, 2, 2, 2, 2, 2, 2, 2, 2, 4]);
/// ```
/// # Complexity
///
/// Lists the moves, and their weights beside them.
#[doc(alias("roll", "spawn", "sample"))]
pub fn draw<R: Rules>(
    rules: &R,
    state: &R::State,
    pick: impl FnOnce(usize) -> usize,
) -> Option<R::Move> {
    let mut moves = listed(rules, state);
    let weight = |m| usize::try_from(rules.weight(state, m)).unwrap_or(usize::MAX);
    let weights: Vec<usize> = moves.iter().map(weight).collect();
    Some(moves.swap_remove(drawn(&weights, pick)?))
}

/// The place that is drawn by these weights.
fn drawn(weights: &[usize], pick: impl FnOnce(usize) -> usize) -> Option<usize> {
    let sum = weights.iter().copied().fold(0, usize::saturating_add);
    let last = sum.checked_sub(1)?;
    let mut left = pick(sum).min(last);
    weights.iter().position(|&weight| {
        let is_it = left < weight;
        left = left.saturating_sub(weight);
        is_it
    })
}
